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
# Where the rulebook says so; shown by refusal-with-rule.
rule-table-1 = Table 1

## Cards of one’s own: their kinds, and what stands on them

blank-action = Action card
blank-assistant = Assistant
blank-objective = Objective
blank-horse = Horse
blank-character = Character
blank-field-kind = colour
blank-field-cumulative = joins a horse’s own sprint
blank-field-discards = throws away
blank-field-fine = fine for whoever bet on it
blank-field-base = also in the Family game
blank-field-star = for players who know the game
blank-field-swap = exchanged at once
blank-field-danari = Danari to start with
blank-field-stable = stable to start with
blank-field-income = Danari after each race
blank-field-counts = counts as so many horses
blank-field-fewest = fewest instead of most
blank-field-measure = compared by
