### What the browser client says by itself. Questions, options and events come from the games.

## Asking and confirming

web-your-turn = Your turn
web-sure = ready
# A thing without a name among others of its kind, or one without a sentence: what it is, and what is in it
web-plain-number = { $what } { $number }
web-plain-fact = { $what }: { $value }
# A card that lies face down: "Card: hidden"
web-plain-hidden = hidden
web-pick-first = Pick something first
web-back = Put it back
web-no-way-back = No way back after this: something will be turned.
web-amount = Take { $amount }
web-less = less
web-more = more
web-stake = stake
web-thinking =
    { $names-is ->
        [you] You are thinking.
       *[other] { $names-count ->
            [one] { $names } is thinking.
           *[other] { $names } are thinking.
        }
    }
web-refused = That was refused.

## The house

web-menu = Menu
web-play-now = Play now

## Whether phones can come in

web-reach-here = Only this computer can come in so far.
web-reach-open = Let phones in
web-reach-means = Whoever is in your network can then open tables and sit down at yours. Nothing else of this computer is shown.
web-reach-how = Start the tables with “hornbook --lan”, and phones can scan a picture here.
web-reach-network = Your network can come in.
web-reach-close = Shut it out
