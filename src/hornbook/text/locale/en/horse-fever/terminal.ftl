### The table as the terminal draws it: headings and short notes. Space is scarce.

# Round 0 is the preparation.
table-title =
    { $round ->
        [0] Before round 1 of { $rounds }, first player °: { $first }
       *[other] Round { $round } of { $rounds }, first player °: { $first }
    }
table-lane = horse
table-odds = odds
table-owner = owner
# What the stable costs oneself: its owner asks for double.
table-price = price
# The horse card that runs instead of the stable's own nag.
table-runs = runs
table-bets = bets
# Bet tokens of that colour that nobody has taken.
table-left = left
# Action cards laid behind a horse.
table-cards = cards
# A bet in short: to win, to place.
table-win-stake = W{ $danari }
table-place-stake = P{ $danari }
table-sum = { $danari }
table-player = player
table-danari = D
table-points = VP
table-minimum = least bet
    .short = bet
# Action cards in hand.
table-hand = action cards
    .short = act
table-debts = owes
table-character = character
table-out-of-it = { $name } (out)
table-stables = stables

## One's own cards. .heading stands above a column, .short where there is hardly any room.

table-you-are = You are

## At the end

table-tally =
    { $out ->
        [yes] out of the game
       *[no] { $danari } D left
    }

## Notes beside the options

table-pays =
    { $places ->
        [1] Pays x{ $times } and { $points } VP if it comes first.
       *[other] Pays x{ $times } and { $points } VP if it is among the first { $places }.
    }
table-purse = You hold { $danari } D.
# $cards says who laid what, known cards by letter; “none” if there are none.
table-lane-note =
    { $cards ->
        [none] { $odds }, no cards yet
       *[other] { $odds }, cards: { $cards }
    }
# After what a thing is: the price without a discount.
table-instead = Without your discount { $full } D.
# After who is still in an auction, if an assistant helps with the price.
table-sale-own = You would get { $danari } D.
table-bid-own = You would pay { $danari } D.
table-left-to-take = { $left } are left.
table-draw = Draw { $drawn } of { $left }, keep 1.
table-stable-note = At { $odds } now. 1 VP, and { $first }, { $second } or { $third } D when it comes 1st, 2nd or 3rd.
table-has-objectives =
    { $count ->
        [one] There is only 1 to choose from, and the seller knows what it is.
       *[other] The seller says which of { $count }.
    }
# $leader said yes last, $others are asked next; “none” if there is nobody.
table-sale =
    { $leader-is ->
        [none] The price falls. Still in: { $others }.
       *[other] { $leader } would take 100 D more. Still in besides: { $others }.
    }
table-bid =
    { $leader-is ->
        [none] The price rises. Still in: { $others }.
       *[other] { $leader } would pay 100 D less. Still in besides: { $others }.
    }
