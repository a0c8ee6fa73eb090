### The Party Game in the registry, and what only a party can be refused.

game-horse-fever-party = Horse Fever: Party
    .about = Two bets each, six horses, and a bookmaker nobody believes. For 3 players up to a stadium.
    .score = { $score } D
setting-horse-fever-party-races = races
    .help = How many races are run. The host may stop after any of them.
setting-horse-fever-party-money = money
    .help = How many Danari everyone starts with, in hundreds. Latecomers get the same.
setting-horse-fever-party-broke = broke
    .help = What becomes of players with nothing left to bet: they watch, or they get a fresh stake.

## Sitting down and thinking again, at any game that allows it

refusal-not-open = Nobody can sit down now: wait until the game opens its doors again.
refusal-table-full = The table is full: it seats { $most }.
refusal-not-the-next-seat = Seat { NUMBER($seat, useGrouping: 0) } cannot be taken: the next free seat is { NUMBER($next, useGrouping: 0) }.
refusal-not-without-you = Nobody can let a race go by now.
refusal-nothing-to-take-back = There is nothing to take back: answers can only be changed while others are still thinking.

## Card files

card-lane-stands-still = line { NUMBER($line, useGrouping: 0) }: no base card moves lane { $lane }; every race has to end.
