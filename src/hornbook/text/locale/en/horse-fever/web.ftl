### The browser's table of Horse Fever, Board and Family. D is Danari, VP are victory points.
### Sums come with their spaces: { $danari } is “2 400”.

## The bar

# Round 0 is the preparation.
web-horse-fever-round =
    { $round ->
        [0] before round 1 of { $rounds }
       *[other] Round { $round } of { $rounds }
    }
web-horse-fever-round-brief =
    { $round ->
        [0] before round 1
       *[other] Round { $round }/{ $rounds }
    }
web-horse-fever-phases = Phases of the round
web-horse-fever-phase-buy = Buy
web-horse-fever-phase-bet = Bet
web-horse-fever-phase-race = Race
web-horse-fever-phase-auction = Auction

## The table

web-horse-fever-blackboard = Blackboard
web-horse-fever-odds = Odds
web-horse-fever-stable-price = stable price
# A token on the blackboard.
web-horse-fever-token =
    { $owner-is ->
        [none] { $horse }, stable for sale
       *[other] { $horse }, owned { $owner-by }
    }
web-horse-fever-shelf = Decks
web-horse-fever-pile-actions = action
web-horse-fever-pile-assistants = helpers
web-horse-fever-pile-horses = horses
web-horse-fever-pile-objectives = aims
web-horse-fever-pile-loans = loans
web-horse-fever-track = Track
# A lane for those who do not see it.
web-horse-fever-lane =
    { $owner-is ->
        [none] { $horse }, number { $number }, { $odds }, space { $spot }. Cards behind it: { $cards }. Bet tokens left: { $left }.
       *[other] { $horse }, number { $number }, { $odds }, owned { $owner-by }, space { $spot }. Cards behind it: { $cards }. Bet tokens left: { $left }.
    }
web-horse-fever-placing = The last race
web-horse-fever-key-rigged = rigged by
web-horse-fever-key-odds = odds
web-horse-fever-key-left = left
web-horse-fever-peek = Your card: { $card }
web-horse-fever-card-down = A card { $who-by }
web-horse-fever-card-by = { $card }, { $who-by }
web-horse-fever-bet-by = { $who }: { $stake } { $kind }
web-horse-fever-bet-on = { $stake } on { $horse } { $kind }
web-horse-fever-bet-on-horse = Bet on { $horse }

## Cards

web-horse-fever-stable = { $horse } stable
web-horse-fever-bank-loan = Bank loan
web-horse-fever-mob-loan = Mob loan
web-horse-fever-due = { $danari } due at the end

## The tray and the rivals

web-horse-fever-tray = What is yours
web-horse-fever-danari = Danari
web-horse-fever-points = Points
web-horse-fever-on-stables =
    { $count ->
        [0] none on stables
        [one] 1 on a stable
       *[other] { $count } on stables
    }
web-horse-fever-minimum = minimum bet { $danari }
web-horse-fever-minimum-bet = Minimum bet
web-horse-fever-loans = Loans
web-horse-fever-first = First player
web-horse-fever-out = out
web-horse-fever-left-auction = out
web-horse-fever-said = said { $price }

## The shop. .note stands on the tile, .about in the slip.

web-horse-fever-shop = Odds & Ends, turf supplies
web-horse-fever-tile-actions = Two actions
    .note = may be bought twice
    .about = Drawn unseen. All of them must be played this round.
web-horse-fever-tile-objective = Objective
    .note = draw 4, keep 1, yours to see
    .about = 2 points at the end, if you alone fulfil it.
web-horse-fever-tile-assistant = Assistant
    .note = draw 4, keep 1, stays open
    .about = On the payroll until the end. Nobody asks which payroll.
web-horse-fever-tile-horse = Horse
    .note = draw 4, keep 1, owners only
    .about = Runs for one of your stables, whenever you like.
web-horse-fever-tile-bank = Bank loan
    .note = { $danari } back at the end
    .about = { $danari } back at the end, or the game is lost.
web-horse-fever-tile-mob = Mob loan
    .note = { $danari } back at the end
    .about = { $danari } back at the end. They know your stable.
web-horse-fever-tile-pass = Pass
    .note = and be paid for it
    .about = You buy nothing, and the bank pays you for it.
web-horse-fever-tile-stable = Stable
    .note = +1 point, price as chalked
    .about = 1 point now, and 600, 400 or 200 whenever it comes 1st, 2nd or 3rd.
web-horse-fever-loan-taken = you have it already
web-horse-fever-no-loans = all loan cards are out
web-horse-fever-no-stable = you have no stable
web-horse-fever-bought-one = one of these a phase, and you have it
web-horse-fever-sold-out = the deck is empty
web-horse-fever-too-dear = more than you have
web-horse-fever-all-owned = every stable has an owner
web-horse-fever-no-token = no bet token of it is left
web-horse-fever-offer = Or make a player an offer, at double price
web-horse-fever-no-offers = Players have nothing you could pay for.
web-horse-fever-shop-waits = One customer at a time.
web-horse-fever-an-objective = An objective
# Stands before what is asked for, for those who do not see the portrait.
web-horse-fever-offer-to = Offer { $who-to }:
web-horse-fever-purchase-of = purchase { $lap } of 2
# counter: where there is no blackboard to be seen, or no stable to be had.
web-horse-fever-buy-hint = What will it be? Point at the counter, or at a stable on the blackboard.
    .counter = What will it be? Point at the counter.
web-horse-fever-pick-tile = Pick something first
web-horse-fever-ask-title = An offer { $who-to }
# $option is the offer as a button has it
web-horse-fever-ask-means = { $option }. They may say no, and then you choose again.
web-horse-fever-ask-after = The offer is made as soon as you confirm.
web-horse-fever-until-confirm = Nobody sees this until you confirm.
web-horse-fever-no-way-back = Cards are drawn at once: no way back after this.
web-horse-fever-shuffle = Shuffle the deck first?
web-horse-fever-now = now
web-horse-fever-after = after
web-horse-fever-after-bets = After two bets
web-horse-fever-do-actions = Buy two actions for { $danari }
web-horse-fever-do-objective = Buy an objective for { $danari }
web-horse-fever-do-assistant = Hire an assistant for { $danari }
web-horse-fever-do-horse = Buy a horse for { $danari }
web-horse-fever-do-stable = Buy the { $horse } stable for { $danari }
web-horse-fever-do-bank = Borrow { $danari } from the bank
web-horse-fever-do-mob = Borrow { $danari } from the mob
web-horse-fever-do-pass = Pass, take { $danari }
web-horse-fever-do-ask = Offer { $danari }

## The start line

web-horse-fever-start-line = start line
web-horse-fever-runs-for = runs for { $horse }
web-horse-fever-stall-taken = { $horse } stands there already.
web-horse-fever-stall-closed = This horse cannot run for that stable.
web-horse-fever-horse-first = Pick a horse first.
web-horse-fever-your-stalls = Your stalls
web-horse-fever-do-line-up =
    { $count ->
        [0] Run without horse cards
        [one] Line up 1 horse
       *[other] Line up { $count } horses
    }

## Bets

web-horse-fever-first-bet = first bet
web-horse-fever-second-bet = second bet
web-horse-fever-bet-hint = Which horse? Point at a lane.
web-horse-fever-bet-note =
    { $owner-is ->
        [none] no owner; your minimum { $minimum }, 100 a point
        [you] yours; your minimum { $minimum }, 100 a point
       *[other] owned { $owner-by }; your minimum { $minimum }, 100 a point
    }
web-horse-fever-side = Side of the token
web-horse-fever-win = Win
web-horse-fever-place = Place
web-horse-fever-pays =
    { $points ->
        [one] ×{ $times }, 1 point
       *[other] ×{ $times }, { $points } points
    }
web-horse-fever-had = you have it
web-horse-fever-min = min { $danari }
web-horse-fever-half = half
web-horse-fever-all = all
web-horse-fever-if-first =
    { $places ->
        [1] { $horse } comes first
       *[other] { $horse } in the first { $places }
    }
web-horse-fever-else = Anything else
web-horse-fever-cannot-bet = Your minimum is { $minimum }, and you do not have it. No second bet, then.
web-horse-fever-no-second = No second bet
web-horse-fever-pick-horse = Pick a horse
web-horse-fever-do-bet = Put { $stake } on { $horse } { $kind }
web-horse-fever-nudge = move the odds
web-horse-fever-no-nudge = Its odds cannot be moved any further.

## Rigging

web-horse-fever-rig =
    { $count ->
        [one] last card
       *[other] rig, { $count } cards
    }
web-horse-fever-rig-card = Which card?
web-horse-fever-rig-card-first = Pick the card first.
web-horse-fever-rig-lane = Behind which horse?
web-horse-fever-pick-card = Pick a card
web-horse-fever-do-rig = Lay it behind { $horse }
web-horse-fever-take-back = Take it back

## Auctions

web-horse-fever-falling = Falling auction
    .note = The Bank buys one point. Every yes makes it cheaper.
web-horse-fever-rising = Rising auction
    .note = The Bank sells one point. Every yes makes it dearer.
web-horse-fever-falling-note = falling auction
web-horse-fever-rising-note = rising auction
web-horse-fever-falling-call = { $price }. Going down.
web-horse-fever-rising-call = { $price }. Going up.
web-horse-fever-the-bank = The Bank
web-horse-fever-out-of-it = Out of it
web-horse-fever-maybe = { $who }?
web-horse-fever-sale-ask = Danari for one of your victory points?
web-horse-fever-bid-ask = Danari for one more victory point?
web-horse-fever-sale-next = Yes: { $who-within } { $who-are } asked at { $yes }. Pass: at { $no }. The last voice left sells, at its own price.
web-horse-fever-bid-next = Yes: { $who-within } { $who-are } asked at { $yes }. Pass: at { $no }. The last voice left buys, at its own price.
web-horse-fever-last-seller = Nobody else is left. Yes, and the point is sold.
web-horse-fever-last-buyer = Nobody else is left. Yes, and the point is yours.
web-horse-fever-do-sell = Sell for { $price }
web-horse-fever-do-bid = Buy for { $price }
web-horse-fever-limit = Your limit in this auction
web-horse-fever-limit-up = Or go along by yourself, up to a limit. Beyond it you are asked again.
web-horse-fever-limit-down = Or go along by yourself, down to a limit. Beyond it you are asked again.
web-horse-fever-limit-up-set = You go along up to { $price }. Beyond it you are asked again. Nobody else knows.
web-horse-fever-limit-down-set = You go along down to { $price }. Beyond it you are asked again. Nobody else knows.
web-horse-fever-do-limit-up = Yes, up to { $price }
web-horse-fever-do-limit-down = Yes, down to { $price }
web-horse-fever-do-unlimit = Ask me each time
web-horse-fever-do-leave = Pass, and leave this auction
web-horse-fever-choose-one = choose one

## The race and what it brings

web-horse-fever-race-desk = The race
web-horse-fever-card = Movement card { $turn }
web-horse-fever-turning = The cards behind the horses are turned.
web-horse-fever-ledger = What the race brought
web-horse-fever-paid-win = { $horse } won
web-horse-fever-paid-place = { $horse } placed
web-horse-fever-paid-lost = { $horse }, lost
web-horse-fever-paid-stable = { $horse } stable
web-horse-fever-paid-income = income
# A talent paid: $place is where the horse came in, “4th”.
web-horse-fever-paid-reach = { $horse } came { $place }. { $character } collects.
web-horse-fever-paid-talent = { $what }: { $character }
web-horse-fever-paid-horse = for the horse
web-horse-fever-paid-honour = for the fame
web-horse-fever-paid-fine = fine on { $horse }
web-horse-fever-paid-neighbour = between neighbours
web-horse-fever-paid-penalty = could not pay

## The end

# $contest is a sentence: “the shortest player wins”
web-horse-fever-contest = A draw: { $contest }
web-horse-fever-finale = The last count
web-horse-fever-wins =
    { $names-is ->
        [you] You win. The horses were not asked.
       *[other] { $names-count ->
            [one] { $names } wins. The horses were not asked.
           *[other] { $names } win. The horses were not asked.
        }
    }
web-horse-fever-repaid = { $danari } paid back
web-horse-fever-owed = { $danari } not paid back

## Keys

web-horse-fever-key-lane = Lane 1 to 6
web-horse-fever-key-win = To win
web-horse-fever-key-place = To place

## What every table says, in this game’s own words

web-goal-horse-fever-board = Most VP win
web-goal-unit-horse-fever-board = VP
web-review-score-horse-fever-board = VP
web-goal-horse-fever-family = Most VP win
web-goal-unit-horse-fever-family = VP
web-review-score-horse-fever-family = VP
