### The browser's table of Horse Fever, Board and Family. D is Danari, VP are victory points.
### Sums come with their spaces: { $danari } is “2 400”.

## The bar

# Round 0 is the preparation.
web-hf-round =
    { $round ->
        [0] before round 1 of { $rounds }
       *[other] Round { $round } of { $rounds }
    }
web-hf-round-brief =
    { $round ->
        [0] before round 1
       *[other] Round { $round }/{ $rounds }
    }
web-hf-phases = Phases of the round
web-hf-phase-buy = Buy
web-hf-phase-bet = Bet
web-hf-phase-race = Race
web-hf-phase-auction = Auction

## The table

web-hf-blackboard = Blackboard
web-hf-odds = Odds
web-hf-stable-price = stable price
# A token on the blackboard.
web-hf-token =
    { $owner-is ->
        [none] { $horse }, stable for sale
       *[other] { $horse }, owned { $owner-by }
    }
web-hf-shelf = Decks
web-hf-pile-actions = action
web-hf-pile-assistants = helpers
web-hf-pile-horses = horses
web-hf-pile-objectives = aims
web-hf-pile-loans = loans
web-hf-track = Track
# A lane for those who do not see it.
web-hf-lane =
    { $owner-is ->
        [none] { $horse }, number { $number }, { $odds }, space { $spot }. Cards behind it: { $cards }. Bet tokens left: { $left }.
       *[other] { $horse }, number { $number }, { $odds }, owned { $owner-by }, space { $spot }. Cards behind it: { $cards }. Bet tokens left: { $left }.
    }
web-hf-placing = The last race
web-hf-key-rigged = rigged by
web-hf-key-odds = odds
web-hf-key-left = left
web-hf-peek = Your card: { $card }
web-hf-card-down = A card { $who-by }
web-hf-card-by = { $card }, { $who-by }
web-hf-bet-by = { $who }: { $stake } { $kind }
web-hf-bet-on = { $stake } on { $horse } { $kind }
web-hf-bet-on-horse = Bet on { $horse }

## Cards

web-hf-stable = { $horse } stable
web-hf-bank-loan = Bank loan
web-hf-mob-loan = Mob loan
web-hf-due = { $danari } due at the end

## The tray and the rivals

web-hf-tray = What is yours
web-hf-danari = Danari
web-hf-points = Points
web-hf-on-stables =
    { $count ->
        [0] none on stables
        [one] 1 on a stable
       *[other] { $count } on stables
    }
web-hf-minimum = minimum bet { $danari }
web-hf-minimum-bet = Minimum bet
web-hf-loans = Loans
web-hf-first = First player
web-hf-out = out
web-hf-left-auction = out
web-hf-said = said { $price }

## The shop. .note stands on the tile, .about in the slip.

web-hf-shop = Odds & Ends, turf supplies
web-hf-tile-actions = Two actions
    .note = may be bought twice
    .about = Drawn unseen. All of them must be played this round.
web-hf-tile-objective = Objective
    .note = draw 4, keep 1, yours to see
    .about = 2 points at the end, if you alone fulfil it.
web-hf-tile-assistant = Assistant
    .note = draw 4, keep 1, stays open
    .about = On the payroll until the end. Nobody asks which payroll.
web-hf-tile-horse = Horse
    .note = draw 4, keep 1, owners only
    .about = Runs for one of your stables, whenever you like.
web-hf-tile-bank = Bank loan
    .note = { $danari } back at the end
    .about = { $danari } back at the end, or the game is lost.
web-hf-tile-mob = Mob loan
    .note = { $danari } back at the end
    .about = { $danari } back at the end. They know your stable.
web-hf-tile-pass = Pass
    .note = and be paid for it
    .about = You buy nothing, and the bank pays you for it.
web-hf-tile-stable = Stable
    .note = +1 point, price as chalked
    .about = 1 point now, and 600, 400 or 200 whenever it comes 1st, 2nd or 3rd.
web-hf-loan-taken = you have it already
web-hf-no-loans = all loan cards are out
web-hf-no-stable = you have no stable
web-hf-bought-one = one of these a phase, and you have it
web-hf-sold-out = the deck is empty
web-hf-too-dear = more than you have
web-hf-all-owned = every stable has an owner
web-hf-no-token = no bet token of it is left
web-hf-offer = Or make a player an offer, at double price
web-hf-no-offers = Players have nothing you could pay for.
web-hf-shop-waits = One customer at a time.
web-hf-an-objective = An objective
# Stands before what is asked for, for those who do not see the portrait.
web-hf-offer-to = Offer { $who-to }:
web-hf-purchase-of = purchase { $lap } of 2
web-hf-buy-hint = What will it be? Point at the counter, or at a stable on the blackboard.
web-hf-pick-tile = Pick something first
web-hf-ask-title = An offer { $who-to }
web-hf-ask-about = They may say no, and then you choose again.
web-hf-ask-after = The offer is made as soon as you confirm.
web-hf-until-confirm = Nobody sees this until you confirm.
web-hf-no-way-back = Cards are drawn at once: no way back after this.
web-hf-shuffle = Shuffle the deck first?
web-hf-now = now
web-hf-after = after
web-hf-after-bets = After two bets
web-hf-do-actions = Buy two actions for { $danari }
web-hf-do-objective = Buy an objective for { $danari }
web-hf-do-assistant = Hire an assistant for { $danari }
web-hf-do-horse = Buy a horse for { $danari }
web-hf-do-stable = Buy the { $horse } stable for { $danari }
web-hf-do-bank = Borrow { $danari } from the bank
web-hf-do-mob = Borrow { $danari } from the mob
web-hf-do-pass = Pass, take { $danari }
web-hf-do-ask = Offer { $danari }

## The start line

web-hf-start-line = start line
web-hf-runs-for = runs for { $horse }
web-hf-stall-taken = { $horse } stands there already.
web-hf-stall-closed = This horse cannot run for that stable.
web-hf-horse-first = Pick a horse first.
web-hf-your-stalls = Your stalls
web-hf-do-line-up =
    { $count ->
        [0] Run without horse cards
        [one] Line up 1 horse
       *[other] Line up { $count } horses
    }

## Bets

web-hf-first-bet = first bet
web-hf-second-bet = second bet
web-hf-bet-hint = Which horse? Point at a lane.
web-hf-bet-note =
    { $owner-is ->
        [none] no owner; your minimum { $minimum }, 100 a point
        [you] yours; your minimum { $minimum }, 100 a point
       *[other] owned { $owner-by }; your minimum { $minimum }, 100 a point
    }
web-hf-side = Side of the token
web-hf-win = Win
web-hf-place = Place
web-hf-pays =
    { $points ->
        [one] ×{ $times }, 1 point
       *[other] ×{ $times }, { $points } points
    }
web-hf-had = you have it
web-hf-min = min { $danari }
web-hf-half = half
web-hf-all = all
web-hf-if-first =
    { $places ->
        [1] { $horse } comes first
       *[other] { $horse } in the first { $places }
    }
web-hf-else = Anything else
web-hf-cannot-bet = Your minimum is { $minimum }, and you do not have it. No second bet, then.
web-hf-no-second = No second bet
web-hf-pick-horse = Pick a horse
web-hf-do-bet = Put { $stake } on { $horse } { $kind }
web-hf-nudge = move the odds
web-hf-no-nudge = Its odds cannot be moved any further.

## Rigging

web-hf-rig =
    { $count ->
        [one] last card
       *[other] rig, { $count } cards
    }
web-hf-rig-card = Which card?
web-hf-rig-card-first = Pick the card first.
web-hf-rig-lane = Behind which horse?
web-hf-pick-card = Pick a card
web-hf-do-rig = Lay it behind { $horse }
web-hf-take-back = Take it back

## Auctions

web-hf-falling = Falling auction
    .note = The Bank buys one point. Every yes makes it cheaper.
web-hf-rising = Rising auction
    .note = The Bank sells one point. Every yes makes it dearer.
web-hf-falling-note = falling auction
web-hf-rising-note = rising auction
web-hf-falling-call = { $price }. Going down.
web-hf-rising-call = { $price }. Going up.
web-hf-the-bank = The Bank
web-hf-out-of-it = Out of it
web-hf-maybe = { $who }?
web-hf-sale-ask = Danari for one of your victory points?
web-hf-bid-ask = Danari for one more victory point?
web-hf-sale-next = Yes: { $who-within } { $who-are } asked at { $yes }. Pass: at { $no }. The last voice left sells, at its own price.
web-hf-bid-next = Yes: { $who-within } { $who-are } asked at { $yes }. Pass: at { $no }. The last voice left buys, at its own price.
web-hf-last-seller = Nobody else is left. Yes, and the point is sold.
web-hf-last-buyer = Nobody else is left. Yes, and the point is yours.
web-hf-do-sell = Sell for { $price }
web-hf-do-bid = Buy for { $price }
web-hf-limit = Your limit in this auction
web-hf-limit-up = Or go along by yourself, up to a limit. Beyond it you are asked again.
web-hf-limit-down = Or go along by yourself, down to a limit. Beyond it you are asked again.
web-hf-limit-up-set = You go along up to { $price }. Beyond it you are asked again. Nobody else knows.
web-hf-limit-down-set = You go along down to { $price }. Beyond it you are asked again. Nobody else knows.
web-hf-do-limit-up = Yes, up to { $price }
web-hf-do-limit-down = Yes, down to { $price }
web-hf-do-unlimit = Ask me each time
web-hf-do-leave = Pass, and leave this auction
web-hf-choose-one = choose one

## The race and what it brings

web-hf-race-desk = The race
web-hf-card = Movement card { $turn }
web-hf-turning = The cards behind the horses are turned.
web-hf-ledger = What the race brought
web-hf-paid-win = { $horse } won
web-hf-paid-place = { $horse } placed
web-hf-paid-lost = { $horse }, lost
web-hf-paid-stable = { $horse } stable
web-hf-paid-income = income
# A talent paid: $place is where the horse came in, “4th”.
web-hf-paid-reach = { $horse } came { $place }. { $character } collects.
web-hf-paid-talent = { $what }: { $character }
web-hf-paid-horse = for the horse
web-hf-paid-honour = for the fame
web-hf-paid-fine = fine on { $horse }
web-hf-paid-neighbour = between neighbours
web-hf-paid-penalty = could not pay

## The end

# $contest is a sentence: “the shortest player wins”
web-hf-contest = A draw: { $contest }
web-hf-finale = The last count
web-hf-wins =
    { $names-is ->
        [you] You win. The horses were not asked.
       *[other] { $names-count ->
            [one] { $names } wins. The horses were not asked.
           *[other] { $names } win. The horses were not asked.
        }
    }
web-hf-repaid = { $danari } paid back
web-hf-owed = { $danari } not paid back

## Keys

web-hf-key-lane = Lane 1 to 6
web-hf-key-win = To win
web-hf-key-place = To place
