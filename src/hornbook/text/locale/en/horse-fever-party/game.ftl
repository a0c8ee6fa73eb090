### The Party Game in the registry.

game-horse-fever-party = Horse Fever: Party
    .about = Two bets each, six horses, and a bookmaker nobody believes. For 3 players up to a stadium.
    .score = { $score } D
setting-horse-fever-party-races = races
    .help = How many races are run. The host may stop after any of them.
setting-horse-fever-party-money = money
    .help = How many Danari everyone starts with, in hundreds. Latecomers get the same.
setting-horse-fever-party-broke = broke
    .help = What becomes of players with nothing left to bet: they watch, or they get a fresh stake.
