### What one can choose: verbs, with the sum where there is one.

option-bet-on = Parier sur { $lane } { $kind }
option-on-lane = { $lane }
option-next-card = Retourner une carte
option-another-race = Courir encore une fois
option-that-was-the-last = S’arrêter là et compter l’argent
