### The Party on phones and on the television. The phone loads this file alone: keep it short.

# Where a sentence is missing, on every page.
web-no-words = (no words for this)

## Coming in

web-party-room = room { $code }
web-party-name = Your name
web-party-sit = Take a seat
web-party-full = No seat is free just now. Stay here: the next race may have one.
web-party-late = You are in from the next race on.
web-party-gather =
    { $players ->
        [one] You are the first. The host deals when the room is full enough.
       *[other] { $players } are here. The host deals when the room is full enough.
    }
web-party-deal = Start with { $players }
web-party-need = Three make a party

## Betting

web-party-race = Race { $race }
web-party-rank =
    { $rank ->
        [1] first on the rich list
        [2] second on the rich list
        [3] third on the rich list
       *[other] number { $rank } on the rich list
    }
web-party-win = Win
web-party-win-means = first, nothing else
web-party-place = Place
web-party-place-means = first, second or third
web-party-win-back = { $horse } comes first
web-party-place-back = { $horse } in the top three
web-party-back = { $sum } back
web-party-pick = Pick a horse
web-party-half = ½
web-party-all = all
web-party-less = less on { $bet }
web-party-more = more on { $bet }
web-party-stake = { $sum } D
web-party-of-purse = { $sum } of your { $purse }. Eyes on the television after this.
web-party-lock = Lock both bets
web-party-lock-one = Lock the bet
web-party-missing-place = Pick a horse to place
web-party-missing-win = Pick a horse to win
web-party-too-much = Together that is more than your purse
web-party-one-bet = Money for one bet. Choose it well.

## Waiting and watching

web-party-locked = Your bets are in.
web-party-change = Change them
web-party-still = { $count ->
        [one] 1 is still thinking.
       *[other] { $count } are still thinking.
    }
web-party-on-place = { $sum } on { $horse } to place
web-party-on-win = { $sum } on { $horse } to win
web-party-watch = Eyes on the television.
web-party-cheer = Make some noise
web-party-gained = +{ $sum } D
web-party-lost = −{ $sum } D
web-party-even = Nothing won, nothing lost
web-party-broke = Your purse is empty. Cheer for somebody else’s horse.
web-party-wait-host = The host decides whether there is another race.

## The bookmaker

web-party-book = You hold the book
web-party-book-means = The book is yours this race: you do not bet, you turn the cards.
web-party-turn = Turn a card
web-party-turn-next = Card { $card }. The room is waiting.
web-party-tie = Who was ahead?
web-party-tie-means = They crossed the line together. Tap them in order.
web-party-tie-lock = That is the order
web-party-tie-again = Start again

## The host

web-party-another = Another race?
web-party-next = Next race
web-party-last = That was the last

## The end, and trouble

web-party-over = The party is over
web-party-offline = The line is down. Your place is kept.
web-party-gone = This room has closed.
web-party-refused = That did not work ({ $code }). Nothing was changed.
