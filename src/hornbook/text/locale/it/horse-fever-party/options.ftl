### What one can choose: verbs, with the sum where there is one.

option-bet-on = Scommetti su { $lane } { $kind }
option-on-lane = { $lane }
option-next-card = Gira una carta
option-another-race = Corri un’altra corsa
option-that-was-the-last = Basta così, conta i soldi
