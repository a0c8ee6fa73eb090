### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You got 300 D” and “Ada got 300 D” are both right. D is Danari, VP are victory points.

## Preparation

event-odds-dealt = The odds from 1:2 to 1:7: { $lanes }.
event-character-dealt = { $seat } became { $character }, with { $danari } D.
event-stable-given = { $seat } owned the { $lane } stable from the start.
event-point-given = { $seat } got 1 VP to start with.
event-first-player-drawn = { $seat } got the first player card, by lot.
event-round-began = Round { $number } of { $rounds }.

## Purchases

event-actions-bought = { $seat } bought { $count } action cards for { $price } D.
event-actions-dealt = { $seat } got { $count } action cards.
# Only the seat itself hears this one, right after the cards were bought or dealt.
event-actions-taken = In hand: { $cards }.
event-deck-shuffled = { $seat } shuffled the { $deck }.
event-cards-drawn = { $seat } paid { $price } D and drew { $count } from the { $deck }.
# Only the seat itself hears the next three, right after event-cards-drawn.
event-objectives-seen = Drawn: { $objectives }.
event-assistants-seen = Drawn: { $assistants }.
event-horses-seen = Drawn: { $horses }.
event-objective-kept = { $seat } kept an objective, face down.
# Only the seat itself hears this one, right after event-objective-kept.
event-objective-chosen = It was { $objective }.
event-assistant-hired = { $seat } hired { $assistant }.
event-horse-bought = { $seat } took { $horse } home.
event-stable-bought = { $seat } bought the { $lane } stable for { $price } D, and its VP.
event-loan-taken = { $seat } borrowed { $danari } D from { $loan }.
event-passed = { $seat } bought nothing and got { $danari } D for it.
event-offer-declined = { $seat } would not sell { $buyer-to }.
event-objective-sold = { $seat } sold { $buyer-within } an objective for { $price } D.
# Only the buyer hears this one, right after event-objective-sold.
event-objective-received = Bought: { $objective }.
# Only the seller hears this one, right after event-objective-sold.
event-objective-given = Sold: { $objective }.
event-assistant-sold = { $seat } sold { $buyer-within } { $assistant } for { $price } D.
event-horse-sold = { $seat } sold { $buyer-within } { $horse } for { $price } D.
event-stable-sold = { $seat } sold { $buyer-within } the { $lane } stable for { $price } D, VP included.
event-assistants-swapped = { $seat } swapped { $given } for { $taken }. { $owner } { $owner-were } not asked.
event-horse-lined-up = { $seat } lined up { $horse } for { $lane }.

## Bets

event-bet-placed = { $seat } put { $stake } D on { $lane } { $kind }.
event-bet-missed = { $seat } could not cover the minimum bet of { $minimum } D.
event-bet-passed = { $seat } placed no further bet.
event-odds-nudged = { $seat } moved the odds of { $lane } from { $before } to { $after }.
event-action-played = { $seat } laid a card behind { $lane }, face down.
# Only the seat itself hears this one, right after event-action-played.
event-action-placed = It was { $card }.

## Race

event-actions-revealed = Behind { $lane }: { $cards }, by { $seats-within }.
event-actions-cancelled = { $lane }: { $positive } and { $negative } cancel each other.
event-actions-discarded = { $lane } is rid of { $cards }.
event-odds-shifted = { $lane } goes from { $before } to { $after }.
# $card is six digits, the spaces for the odds 1:2 to 1:7; $spaces is what each lane moved, in the order of the lanes.
event-movement-turned = Card { $turn }. Lane by lane they move { $spaces }.
# $spaces-count is 0 if neither horse is still on the track.
event-sprints-rolled =
    { $spaces-count ->
        [0] The dice call { $dice }. Too late.
       *[other] The dice call { $dice }. Sprint: { $lanes }, by { $spaces }.
    }
event-dead-heat = Dead heat of { $lanes }. { $seat } had the first player card, and the last word.
event-horse-finished = { $lane } came in { $place }.

## Payments

event-bet-won =
    { $points ->
        [0] { $seat } had { $stake } D on { $lane } { $kind }, and won { $danari } D.
       *[other] { $seat } had { $stake } D on { $lane } { $kind }, and won { $danari } D and { $points } VP.
    }
event-bet-lost = { $seat } had { $stake } D on { $lane } { $kind }, and lost.
event-stable-paid = { $seat } got { $danari } D as the owner of { $lane }, { $place }.
event-income-paid = { $seat } got { $danari } D from the bank, as after each race.
event-horse-paid = { $seat } got { $danari } D for running { $horse }.
event-points-honoured = { $seat } got { $danari } D for { $points } VP. Fame pays, with the right friend.
event-fine-paid = { $seat } paid { $danari } D in fines for betting on { $lane }.
event-neighbour-paid = { $seat } collected { $danari } D from { $neighbour-within }. Nobody asked why.
event-payment-failed = { $seat } { $seat-were } { $missing } D short.
event-points-lost = { $seat } lost { $points } VP.
event-player-out =
    { $lanes-count ->
        [0] { $seat } { $seat-were } out of the game.
       *[other] { $seat } { $seat-were } out of the game. For sale again: { $lanes }.
    }
event-odds-moved = { $lane } moves from { $before } to { $after }.

## Auctions

event-sale-accepted = { $seat } would sell a VP for { $price } D.
event-bid-accepted = { $seat } would pay { $price } D for a VP.
# $why: of one's own will, or without having been asked
event-auction-left =
    { $why ->
        [no-money] { $seat } could not pay { $price } D, and { $seat-were } out of the auction.
        [no-point] { $seat } had no VP to sell, and { $seat-were } out of the auction. Those on stables stay there.
        [too-cheap] { $seat } { $seat-were } out of the auction: the bank offers nothing below 100 D.
       *[chosen] { $seat } left the auction at { $price } D.
    }
event-point-sold = { $seat } sold 1 VP for { $danari } D.
event-point-bought = { $seat } bought 1 VP for { $danari } D.
event-nobody-traded = The auction ended without a deal.
event-first-player-moved = { $seat } took over the first player card.

## The end

event-loan-repaid = { $seat } paid { $danari } D back to { $loan }.
event-loan-unpaid = { $seat } could not pay { $due } D back to { $loan }, and lost.
event-objective-fulfilled = { $seat } fulfilled an objective, { $objective }: { $points } VP.
event-points-counted = { $seat } counted { $points } VP.
event-contest-drawn = A draw of { $seats-within }. What decides: { $contest }.
event-contest-judged = { $seat } won the contest, said { $judge-within }.
event-lot-drawn = { $seat } won the draw, by lot.
event-game-ended =
    { $winners-count ->
        [0] Nobody won. The bank sends its regards.
       *[other] Victory: { $winners }.
    }
