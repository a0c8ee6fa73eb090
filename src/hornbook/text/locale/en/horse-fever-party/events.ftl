### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You handed in a slip” and “Ada handed in a slip” are both right.

## Setup

event-bookmaker-drawn = { $seat } got the book, by lot.
event-player-joined = { $seat } came in with { $money } D. Better late than broke.

## Betting

event-fresh-stakes-given =
    { $count ->
        [one] 1 player was broke and got a fresh stake.
       *[other] { $count } players were broke and got a fresh stake.
    }
# Only the seat itself hears this one.
event-fresh-stake-received = Back in business, with { $money } D.
event-betting-opened =
    { $watching ->
        [0] Race { $race } of { $races }. { $bookmaker } held the book, { $bettors } could bet.
       *[other] Race { $race } of { $races }. { $bookmaker } held the book, { $bettors } could bet, { $watching } could only watch.
    }
# Only the seat itself hears this one.
event-bet-written = On the slip: { $stake } D on { $lane } { $kind }.
event-slip-handed-in = { $seat } handed in a slip.
event-slip-taken-back = { $seat } took the slip back.
event-race-sat-out = { $seat } handed in no slip and let this race go by.
event-bets-after-all = { $seat } came back in time to bet after all.
# Only the seat itself hears this one.
event-slip-torn-up = The slip is blank again.

## Race

# $place-stakes and $win-stakes: what lies on each horse, from the first lane to the last.
event-betting-closed = Bets are closed: { $total } D. To place { $place-stakes }, to win { $win-stakes }.
# $card: six digits, one for each lane. $spaces: how far each horse moved.
event-movement-turned = Card { $turn }. Lane by lane they move { $spaces }.
event-dead-heat = { $lanes } crossed the line together. { $bookmaker } had to decide.
event-horse-finished = { $lane } came in { $place }.

## Payment

# Only the seat itself hears this one. $place and $win: what each bet paid, stakes included.
event-bets-paid = The slip paid { $place } D to place and { $win } D to win. Less the stakes: { $gain } D. In the purse: { $money } D.
event-race-paid = { $winners } of { $bettors } won something. The bank took { $staked } D and paid { $paid } D.
event-rich-list-read = The rich list: { $seats }, with { $money } D.
# $gain may be negative: everybody lost, and this player lost least.
event-book-passed = { $seat } did best, with { $gain } D, and got the book.
event-book-kept = Nobody had bet. { $seat } kept the book.

## End

event-nobody-can-bet = Nobody but the bookmaker had money left.
event-party-stopped = { $seat } called it a night.
event-party-ended =
    { $winners ->
        [one] { $seats } won the party with { $money } D.
       *[other] { $winners } shared the victory with { $money } D each: { $seats }.
    }
