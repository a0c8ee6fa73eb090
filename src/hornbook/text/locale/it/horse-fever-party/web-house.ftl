### What the pages of the house say of the Party: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-mode-horse-fever-party = Party
web-time-horse-fever-party = 20 min

## Values of its settings, and on its cards

web-value-watch = Guarda
web-value-fresh-stake = Nuova dote

## What may be wrong with a card, said beside the field

web-fault-lane-stands-still = Nessuna carta Movimento muove la corsia { $lane }; ogni corsa deve finire.
