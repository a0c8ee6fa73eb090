### The Party's door, as a phone has it: all that it loads before one is in. Keep it short.

## Coming in

web-party-box = Horse Fever
web-party-room = room { $code }
web-party-room-host = room { $code }, host { $host }
web-party-many-in = { $players } in
web-party-name = Your name
web-party-letters = { $length } of { $most }
web-party-face = Your face
web-party-face-dealt = dealt; tap to change
web-party-face-number = face { $number }
web-party-you-get = You get { $money } D.
web-party-you-get-means =
    { $races ->
        [one] Two bets, one race. Keep this page open: the television does the rest.
       *[other] Two bets a race, { $races } races. Keep this page open: the television does the rest.
    }
# The choice of a language in a corner: read aloud only
web-party-language = Language
web-party-no-account = No account, no app. You may leave any time.
web-party-enter = Come in
web-party-enter-as = Come in, { $name }

## Closed doors

web-party-no-room = There is no room { $code }
web-party-no-room-means = Look at the letters on the television once more. They have no vowels.
web-party-letters-of-room = The letters
web-party-go-there = Go there
web-party-shut = Room { $code } is locked
web-party-shut-means = The host lets nobody new in just now. Knock on the host, then on this button.
web-party-full = Room { $code } is full
web-party-full-means = Every seat is taken. The television is for everyone.
web-party-no-answer = No answer from room { $code }
web-party-no-answer-means = Is this phone in the same network as the television?
web-party-not-in = Room { $code } does not let you in yet
web-party-not-in-means = Try again in a moment.
web-party-part-missing = A part of this page did not come. Your seat is kept.
web-party-try-again = Try again

## Gone

web-party-bye = Mind the step
web-party-bye-means = Your seat is free. The horses will ask after you.
web-party-come-back = I changed my mind
