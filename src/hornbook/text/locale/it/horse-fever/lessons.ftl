### What the coach says in a first game of Horse Fever. At most 25 words at a time, and no exclamation marks.

## The Family game

lesson-horse-fever-family-welcome = Tre corse, vince chi ha più punti. Tua è la scuderia di { $horse }, con { $danari } Danari e due carte truccate. Gli altri pure, quasi.
lesson-horse-fever-family-first-bet = La prima scommessa è obbligatoria: 100 per punto, per te { $minimum }. { $horse } vincente sta a { $odds }: 4 volte la puntata e 3 punti.
lesson-horse-fever-family-stake = { $amount } bastano. Chi vince riprende anche la puntata. Chi perde la lascia alla banca.
lesson-horse-fever-family-rival-bets = { $seat } crede in { $lane }, il favorito. E ora la parte che i fantini non devono vedere.
lesson-horse-fever-family-hurry = Coperta dietro un cavallo: tutti vedono dove, nessuno che cosa. { $card }: 4 caselle alla prima carta. Per il tuo, certo.
lesson-horse-fever-family-two-cards = Due carte dietro { $lane }, di due persone. Almeno una gli vuole bene.
lesson-horse-fever-family-thirsty = { $card }: niente sprint per quel cavallo. Ogni carta va giocata, dietro qualsiasi cavallo. { $horse } sembra assetato.
lesson-horse-fever-family-last-card = Anche l’ultima carta va giocata. { $card }: 4 caselle alla prima carta. Dietro il tuo cavallo, certo.
lesson-horse-fever-family-second-bet = Ancora una scommessa, se vuoi. La tua viene alla fine, quindi hai visto tutto. { $horse }, il tuo, piazzato paga il doppio.
lesson-horse-fever-family-cancelled = { $positive } e { $negative } hanno la stessa lettera, una buona e una cattiva: via entrambe. Il resto rimane.
lesson-horse-fever-family-card = La carta ha un numero per ogni quotazione, e tutti corrono insieme. Una carta dietro un cavallo può volere altro.
lesson-horse-fever-family-dice = Poi due dadi: quei cavalli sprintano di una casella. La casella 12 è il traguardo. Ora taccio.
lesson-horse-fever-family-drunk = I dadi hanno chiamato { $horse }. { $horse } ha bevuto, e non sprinta. Merito tuo.
lesson-horse-fever-family-won = { $stake } puntati, { $danari } indietro, puntata compresa. E { $points } punti per il primo posto.
lesson-horse-fever-family-lost = Le puntate perse restano alla banca. Erano { $stake }, e c’è chi spende di più per un cappello.
lesson-horse-fever-family-own-stable = La tua scuderia è piazzata: { $danari } per te, chiunque ci abbia scommesso.
lesson-horse-fever-family-carry-on = Chi corre bene sale sulla lavagna e paga meno, e il tuo minimo cresce con i punti. Ancora due corse, e sono tue.

## The Board game

lesson-horse-fever-board-welcome = Scommesse e carte truccate le conosci. Qui ci sono acquisti prima della corsa e un’asta dopo. Due acquisti per turno.
lesson-horse-fever-board-cards = Qui nessuno ti regala carte: due per 400. Oppure non comprare niente, e la banca ti paga 400.
lesson-horse-fever-board-stable = Una scuderia vale 1 punto, e porta 600, 400 o 200 ogni volta che il suo cavallo è piazzato. { $horse } è in vendita.
lesson-horse-fever-board-staff = Assistenti, obiettivi, cavalli: { $price } l’uno, ne peschi 4, ne tieni 1. Ora { $seat } ha personale.
lesson-horse-fever-board-first-bet = La fama costa: almeno 100 per punto, scuderie comprese, quindi { $minimum }. { $horse } vincente sta a { $odds }.
lesson-horse-fever-board-rig = Questa parte la sai. { $card } dietro { $horse }, l’altra dove fa male.
lesson-horse-fever-board-rig-more = E l’altra. Ogni carta va giocata, e va bene qualsiasi cavallo.
lesson-horse-fever-board-second-bet = Ora { $horse } è tuo. Giocalo piazzato, e ti paga due volte: la scommessa e la scuderia.
lesson-horse-fever-board-stable-pays = { $danari } dalla tua scuderia. Quello che è costata torna piano piano, ma il punto c’è già.
lesson-horse-fever-board-sale = Al ribasso: chi vende un punto per { $price }? Ogni sì lo abbassa di 100. Vende l’ultimo a dire sì.
lesson-horse-fever-board-bid = Al rialzo: chi compra un punto per { $price }? Ogni sì lo alza di 100. Tu hai soldi, loro dubbi.
lesson-horse-fever-board-carry-on = Ancora due turni. Poi si rendono i prestiti e si girano gli obiettivi; chi non paga è fuori. Il resto è nel libro in alto.
