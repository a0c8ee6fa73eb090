### What the pages of the house say of the Party: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-mode-horse-fever-party = Party
web-time-horse-fever-party = 20 min

## Values of its settings, and on its cards

web-value-watch = Guarda
web-value-fresh-stake = Nuova dote

## What may be wrong with a card, said beside the field

web-fault-lane-stands-still = Nessuna carta Movimento muove la corsia { $lane }; ogni corsa deve finire.

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-horse-fever-party-1 = Da 3 giocatori a uno stadio. Ognuno gioca con il telefono, la corsa è in televisione. Alla fine vince chi è più ricco.
    .title = Che cosa conta
web-learn-horse-fever-party-2 = Prima di ogni corsa tutti fanno insieme due scommesse: una vincente, una piazzato, almeno 100 Danari l’una. Possono essere sullo stesso cavallo.
    .title = Scommesse
web-learn-horse-fever-party-3 = Vincente paga 6 volte la puntata, piazzato 2 volte. Nessuno vede le tue scommesse finché non è dentro l’ultima schedina.
    .title = Quanto pagano
web-learn-horse-fever-party-4 = Uno tiene il banco, gira le carte, decide i pareggi e non scommette. I sei cavalli sono ugualmente veloci: niente quotazioni, niente dadi, niente scuse. Il prossimo bookmaker è chi ha vinto di più.
    .title = Il bookmaker
web-learn-horse-fever-party-5 = Chi ospita può chiudere il Party dopo ogni corsa. Chi arriva tardi riceve gli stessi soldi di partenza; chi è al verde riceve una nuova dote, o guarda, se chi ospita non fa sconti. Chi non consegna una schedina in tempo lascia passare la corsa.
    .title = Arrivi e partenze
