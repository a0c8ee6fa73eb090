### The games in the registry: name, one line about each, its score, its settings.

## Unicorn Fever

game-unicorn-fever = Unicorn Fever
    .about = Six unicorns run for a pot of gold. You bet on them, bewitch them and pay tax on your fame.
    .score = { $score } glory
setting-unicorn-fever-races = races
    .help = How many races are run. The short game of 3 is for six players.
setting-unicorn-fever-clans = clans
    .help = The two clans that offer contracts. Left open, chance picks them.
