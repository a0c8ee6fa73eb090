### What one can choose: verbs, with the sum where there is one.

## Preparation

option-take-character = Be { $character }

## Purchases

option-buy-actions = Buy 2 action cards for { $price } D
option-buy-objective = Buy an objective for { $price } D
option-buy-assistant = Hire an assistant for { $price } D
option-buy-horse = Buy a horse for { $price } D
option-buy-stable = Buy the { $lane } stable for { $price } D
option-take-loan = Borrow { $danari } D from { $loan }, { $due } D back at the end
option-ask-for-objective = Offer { $owner-within } { $price } D for an objective
option-ask-for-assistant = Offer { $owner-within } { $price } D for { $assistant }
option-ask-for-horse = Offer { $owner-within } { $price } D for { $horse }
option-ask-for-stable = Offer { $owner-within } { $price } D for the { $lane } stable
option-pass-for-money = Buy nothing and take { $danari } D
option-sell = Sell
option-sell-objective = Sell { $objective }
option-decline = Keep it
option-shuffle-first = Shuffle first
option-draw-as-it-lies = Draw as it lies
option-keep-objective = Keep { $objective }
option-keep-assistant = Keep { $assistant }
option-keep-horse = Keep { $horse }
option-swap-for = Swap for { $assistant } ({ $owner-within })
option-line-up = { $horse } runs for { $lane }

## Bets

option-place-bet = Bet on { $lane } { $kind }
option-play-card = Play { $card }
option-on-lane = { $lane }
option-nudge-odds =
    { $rows ->
        [1] { $lane }: 1 row up
        [-1] { $lane }: 1 row down
        [-2] { $lane }: 2 rows down
        [-3] { $lane }: 3 rows down
        [-4] { $lane }: 4 rows down
        [-5] { $lane }: 5 rows down
       *[other] { $lane }: { $rows } rows up
    }
option-pass = Not now

## Auctions

option-accept = Accept { $price } D
option-leave-auction = Leave the auction

## The end

option-name-winner =
    { $winner-is ->
        [you] You win
       *[other] { $winner } wins
    }
