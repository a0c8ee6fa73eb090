### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You took 10 gold” and “Ada took 10 gold” are both right.

## Setup

event-clans-chosen = At this table: { $clans }.
event-odds-dealt = The odds from x2 to x7: { $lanes }.
event-first-player-drawn = { $seat } got the bell and will start.
event-owner-tile-given = { $seat } became the owner of { $lane }.
event-fever-spread = In fever: { $lanes }.
event-contracts-shown = Contracts on display: { $contracts }.
event-round-began = Race { $race } of { $races }. Place your bets.
event-bet-tokens-removed = The die took away two bets: { $win } to win, { $early } for an early place.

## Planning

event-action-taken = { $seat } took { $token }.
event-gold-taken = { $seat } pocketed { $gold } gold.
event-loan-taken =
    { $forced ->
        [yes] { $seat } had to borrow { $gold } gold from the elves.
       *[no] { $seat } borrowed { $gold } gold from the elves.
    }
event-bet-placed =
    { $glory ->
        [0] { $seat } put { $stake } gold on { $lane } { $kind }.
       *[other] { $seat } put { $stake } gold on { $lane } { $kind }, and { $glory } glory on top.
    }
event-contract-signed =
    { $price ->
        [0] { $seat } signed { $contract } for free.
       *[other] { $seat } signed { $contract } for { $price } gold.
    }
event-magic-played = { $seat } laid a card under { $lane }, face down.
# Only the seat itself hears this one, right after event-magic-played.
event-magic-placed = It was { $card }.
event-magic-drawn =
    { $count ->
        [one] { $seat } drew 1 magic card.
       *[other] { $seat } drew { $count } magic cards.
    }
# Only the seat itself hears this one, right after event-magic-drawn.
event-magic-taken = Drawn: { $cards }.
event-magic-reshuffled = The discards are the new magic deck: { $count } cards.
event-lane-peeked = { $seat } looked under { $lane }.
# Only the seat itself hears this one, right after event-lane-peeked.
event-magic-seen = Under { $lane }: { $cards }.
event-hand-exchanged = { $seat } threw the hand away: { $cards }.
event-magic-withdrawn = { $seat } scrapped { $card } under { $lane }.
event-bet-token-reserved = { $seat } set aside the bet on { $lane } { $kind }.
event-action-token-reserved = { $seat } set aside { $token }.
event-odds-nudged = { $seat } moved the odds of { $lane } from { $before } to { $after }.

## Race

event-first-player-changed = { $seat } took over the bell.
event-magic-revealed = Under { $lane }: { $cards }, by { $seats-within }.
event-magic-cancelled = { $lane }: { $positive } and { $negative } cancel each other.
event-magic-cleansed = { $lane } is swept of { $cards }.
event-odds-shifted = { $lane } goes from { $before } to { $after }.
# $card is six digits, the spaces for the rows x2 to x7; $spaces is what each lane moved, in the order of the lanes.
event-movement-turned = Card { $turn }. Lane by lane they move { $spaces }.
# $spaces-count is 0 if neither racer is still on the track.
event-sprints-rolled =
    { $spaces-count ->
        [0] The dice call { $dice }. Too late.
       *[other] The dice call { $dice }. Sprint: { $lanes }, by { $spaces }.
    }
event-dead-heat = Dead heat of { $lanes }. { $seat } had the bell, and the last word.
event-unicorn-finished = { $lane } came in { $place }.

## Results

event-owner-paid = { $seat } got { $gold } gold as the owner of { $lane }, { $place }.
event-bet-won = { $seat } had { $stake } on { $lane } { $kind }, and won { $gold } gold and { $glory } glory.
event-bet-lost =
    { $refund ->
        [0] { $seat } had { $stake } on { $lane } { $kind }, and lost.
       *[other] { $seat } had { $stake } on { $lane } { $kind }, lost, and got { $refund } back.
    }
event-contract-paid =
    { $glory ->
        [0] { $seat } got { $gold } gold { $perk ->
            [signing_gold] for signing
            [kickback] as a finder’s fee
            [magic_gold] in tips
            [cancel_gold] for a cancelled card
            [lost_gold] for losing so well
            [blessing_gold] for good cards on the podium
            [hex_gold] for bad cards off the podium
            [rival_lost_gold] for the misery of others
            [income] in rent
            [interest] in interest
           *[other] from a contract
        }.
       *[other] { $seat } got { $glory } glory, out of pity.
    }
event-tax-paid =
    { $gold ->
        [0] { $seat } paid no glory tax.
       *[other] { $seat } paid { $gold } gold in glory tax.
    }
event-odds-moved = { $lane } moves from { $before } to { $after }.

## End of the game

event-loans-repaid =
    { $unpaid ->
        [0] { $seat } paid the elves { $gold } gold, and { $seat-has } no debts.
       *[other] { $seat } paid the elves { $gold ->
            [0] nothing
           *[other] { $gold } gold
        }, and still { $seat-has } { $unpaid ->
            [one] 1 loan
           *[other] { $unpaid } loans
        } to pay.
    }
event-gold-converted = { $seat } turned { $gold } gold into { $glory } glory.
event-contract-glory-counted = { $seat } counted { $glory } glory on contracts.
event-game-ended = Victory: { $winners }.
