### What one can choose: verbs, with the sum where there is one.

option-bet-on = Bet on { $lane } { $kind }
option-on-lane = { $lane }
option-next-card = Turn a card
option-another-race = Run another race
option-that-was-the-last = Stop here and count the money
