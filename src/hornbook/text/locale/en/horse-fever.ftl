### What is said of Horse Fever's Board and Family games before one of them is loaded.

game-horse-fever-board = Horse Fever: Board
    .about = You buy stables, horses, assistants and a few favours, rig the race, bet on it and auction your good name.
    .score = { $score } VP
setting-horse-fever-board-characters = characters
    .help = Dealt by lot, or chosen one after the other, clockwise from the first player.
setting-horse-fever-board-length = length
    .help = How many rounds are played.
setting-horse-fever-board-stars = stars
    .help = Also play with the cards that have a star, meant for players who know the game.
game-horse-fever-family = Horse Fever: Family
    .about = Two action cards a round, two bets and a race. The quick way to learn what a horse is worth.
    .score = { $score } VP
setting-horse-fever-family-characters = characters
    .help = Dealt by lot, or chosen one after the other, clockwise from the first player.
setting-horse-fever-family-length = length
    .help = How many races are run.

## Setting up a game

refusal-no-quick-game = There is no quick game for { $seats } players: choose normal or long.

## Faults in card files. Every sentence starts with the line.

card-too-many-blanks = line { NUMBER($line, useGrouping: 0) }: the box has { $most } blank cards, and this is one more; leave one out.
card-no-such-effect = line { NUMBER($line, useGrouping: 0) }: “{ $effect }” means nothing in Horse Fever; use another effect.
card-not-hundreds = line { NUMBER($line, useGrouping: 0) }: “{ $key }” cannot be { $value }; money comes in hundreds of Danari.
card-too-many = line { NUMBER($line, useGrouping: 0) }: the deck “{ $deck }” has { $found } cards; at most { $most } are allowed.
card-too-few-plain = line { NUMBER($line, useGrouping: 0) }: the deck “{ $deck }” has { $found } cards for every game; it needs at least { $least }, not counting those with a star or without “base”.
card-stable-twice = line { NUMBER($line, useGrouping: 0) }: two characters own the stable at { $odds }; each stable has one owner.
