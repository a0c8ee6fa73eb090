### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You took the knight” and “Ada took the knight” are both right.

## 1, setup

event-first-player-drawn = { $seat } got the hunting horn and will start.
event-starter-dealt = { $seat } came with { $unicorn }.
event-market-stocked = The gnomes stocked up: { $horns } fake horns, and pâtés worth { $pates }.
event-character-taken = { $seat } came as the { $character }.
event-round-began = Day { $round-number } of { $rounds }. Mind the wind.
event-unicorns-shown = In the clearing, from left to right: { $unicorns }.

## 2.1, ruses

event-ruses-drawn = { $seat } drew { $count } ruses.
# Only the seat itself hears this one, right after event-ruses-drawn.
event-ruses-taken = Drawn: { $ruses }.
event-ruse-placed = { $seat } slipped a ruse under { $unicorn }.
# Only the seat itself hears this one, right after event-ruse-placed.
event-ruse-hidden = It was { $ruse }. Remember that: nobody will show it to you again.
event-ruse-discarded = { $seat } discarded { $ruse }.
event-ruse-kept = { $seat } kept the other ruse in hand.

## 2.2, the hunt

event-hunt-began = Hunt { $hunt }: { $unicorn }.
event-hunt-joined =
    { $cards ->
        [one] { $seat } joined the hunt with 1 card.
       *[other] { $seat } joined the hunt with { $cards } cards.
    }
# Only the seat itself hears this one.
event-hunt-card-laid = It was a { $value }.
event-hunter-passed = { $seat } passed.
event-horn-passed = { $seat } got the horn, handed on from the right.

## 2.3, the end of a hunt

event-hunt-cards-revealed = { $seat } showed { $cards }, worth { $total }.
event-tie-cancelled = { $seats } cancelled each other at { $total }.
event-hunt-won = { $seat } took the lead with { $total }.
event-unicorn-fled = { $unicorn } fled. Nobody could look it in the eye anyway.
event-ruse-turned = A ruse { $seat-by }: { $ruse }.
event-ruse-wasted = Wasted: { $ruse }, { $seat-by }.
event-total-recounted = { $seat } now counted { $total }.
event-winner-changed = { $seat } got the unicorn from { $before-within }.
event-winner-kept = { $seat } kept it, { $ruse } or not.
event-ruse-attached =
    { $dyed ->
        [yes] { $points ->
            [0] { $ruse } stuck to { $unicorn }: now { $colour }.
           *[other] { $ruse } stuck to { $unicorn }: now { $colour }, and its points change by { $points }.
        }
       *[no] { $points ->
            [0] { $ruse } stuck to { $unicorn } and changed nothing.
           *[other] { $ruse } stuck to { $unicorn }: its points change by { $points }.
        }
    }
event-unicorn-caught = { $seat } caught { $unicorn }.
event-first-player-changed = { $seat } took the horn.

## Powers

event-rival-dared = { $seat } threw the gauntlet at { $rival-within }.
event-rival-yielded = { $rival } yielded { $seat-to } at { $total }.
event-total-foretold = { $seat } paid a { $value } and foresaw a { $total }.
event-hunter-foretold = { $seat } { $seat-were } foreseen at { $total }, and out.
event-card-swapped = { $seat } threw a tantrum: a { $instead } for the { $value }, so { $total }.
event-straggler-caught = { $seat } stepped out of the bush: { $unicorn } had nobody left to flee from.
event-ruse-overruled = { $seat } offered a { $value }; the ancestors preferred { $ruse } to { $before }.
event-ruse-unused = { $seat } discarded { $ruse }, about which nobody had been asked.
event-card-taken-back = { $seat } took a { $value } back for an encore.

## 2.4, the black market

event-market-opened = The black market opened. No questions, no change.
event-price-paid = { $seat } paid { $total } with { $cards }.
event-token-bought =
    { $goods ->
        [fake-horn] { $seat } put a fake horn on { $unicorn }: +{ $points }.
        [fairy-dust] { $seat } dusted { $unicorn } { $colour }: +{ $points }.
       *[cotton-candy] { $seat } rubbed { $unicorn } { $colour } with cotton candy.
    }
event-pate-bought = { $seat } turned { $unicorn } into a pâté worth { $points }. It is better not to watch.
event-market-left = { $seat } bought nothing.
event-hunt-cards-recovered = Everyone picked up all { $cards } hunt cards.

## 3, the end of the game

event-two-rainbows = { $seat } completed two rainbows and won on the spot.
event-stars-counted = { $seat } counted stars: { $points }.
event-ruses-counted = { $seat } counted ruses: { $points }.
event-tokens-counted = { $seat } counted tokens: { $points }.
event-pates-counted = { $seat } counted pâté: { $points }.
event-rainbow-counted = { $seat } counted a rainbow: { $points }.
event-set-counted = { $seat } counted { $size } { $colour }: { $points }.
event-total-counted =
    { $unicorns ->
        [one] { $seat } ended with { $points } points and 1 unicorn.
       *[other] { $seat } ended with { $points } points and { $unicorns } unicorns.
    }
event-game-ended = The hunt is over. It went to { $winners-within }.
