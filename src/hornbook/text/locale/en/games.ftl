### The games in the registry: name, one line about each, its score, its settings.

## How seats and settings are listed

cli-seats = { $low } to { $high } players, usually { $usual }
cli-allowed-flag = yes or no, usually { $usual }
cli-allowed-number = { $low } to { $high }, usually { $usual }
cli-allowed-choice = one of { $allowed }; usually { $usual }
cli-allowed-choices = { $pick } of { $allowed }

## Unicorn Fever

game-unicorn-fever = Unicorn Fever
    .about = Six unicorns run for a pot of gold. You bet on them, bewitch them and pay tax on your fame.
    .score = { $score } glory
setting-unicorn-fever-races = races
    .help = How many races are run.
setting-unicorn-fever-clans = clans
    .help = The two clans that offer contracts. Left open, chance picks them.
