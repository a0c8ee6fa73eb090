### What the table says around every game: bar, seats, slip, tape, chat, curtain, end and replay.

## Bar

web-tools = Tools of the table
web-tape = What happened
# $count: lines not read yet
web-chat =
    { $count ->
        [0] Chat
        [one] Chat, 1 new line
       *[other] Chat, { $count } new lines
    }
web-sound = Sound
web-speed =
    Speed: { $speed ->
        [normal] normal
        [fast] fast
       *[instant] instant
    }
web-speed-short =
    { $speed ->
        [fast] 2×
       *[instant] ∞
    }

## Seats

web-seats = Players
web-you-now = You, now
web-next = next
web-absent = not here
web-stand-in = A bot plays on.

## Slip

web-slip-up = Open the slip
web-slip-down = Fold the slip
web-slip-help = Explain this question
web-seconds = { $seconds } s
web-tab-market = Market
web-tab-tray = Yours
web-waiting = The others
web-look-around = Look around: cards, odds and log stay open.
web-nudge = Nudge
web-skip = Skip
web-over = That was it.

## Keys

web-keys = Keys
web-close = Close
web-key-slip = go to the slip
web-key-confirm = do it
web-key-back = one step back
web-key-skip = skip what is being shown
web-key-more = stake more
web-key-less = stake less
web-key-log = what happened
web-key-chat = chat
web-key-help = these keys
web-key-name-space = Space
web-key-name-enter = Enter
web-key-name-escape = Esc

## Explanations. $source: rulebook, public, house or box

web-source = Source: { $source }
