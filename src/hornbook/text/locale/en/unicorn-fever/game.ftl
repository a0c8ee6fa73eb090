### Unicorn Fever in the registry.

game-unicorn-fever = Unicorn Fever
    .about = Six unicorns run for a pot of gold. You bet on them, bewitch them and pay tax on your fame.
    .score = { $score } glory
setting-unicorn-fever-races = races
    .help = How many races are run.
setting-unicorn-fever-clans = clans
    .help = The two clans that offer contracts. Left open, chance picks them.

## Setting up a game

refusal-short-game = The short game of 3 races is for six players: with fewer there are 4.
# Where the rulebook says so; shown by refusal-with-rule.
rule-six-players = Additional rules for 6 players
refusal-clan-missing = This edition has no contracts of the { $clan }: choose clans it has.

## Cards of one’s own: their kinds, and what stands on them

blank-magic = Magic card
blank-contract = Contract
blank-field-sign = sign
blank-field-cleanse = throws away the lane’s opposite cards
blank-field-clan = clan
blank-field-glory = glory at the end
blank-field-fever = in fever
