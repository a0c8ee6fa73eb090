### What the coach says in a first game of Unicorn Fever. At most 25 words at a time, and no exclamation marks.

lesson-unicorn-fever-welcome = Sei unicorni, quattro corse. Le scommesse portano gloria. Vince chi ha più gloria, fra chi può ripagare gli elfi.
lesson-unicorn-fever-win-bet = A ogni turno prendi un segnalino e fai quello che dice. Il rosso: una scommessa vincente, con 2 gloria in più.
lesson-unicorn-fever-who-wins = Chi arriva primo? Il numero dice quanto paga: { $unicorn } { $odds }. { $favourite } è più veloce, quindi paga solo { $low }.
lesson-unicorn-fever-stake = Quanto? Hai { $gold } e tre turni. { $amount } è già un bel coraggio.
lesson-unicorn-fever-rival-gold = { $seat } ha preso oro e campanella, e comincia da questa corsa in poi. Quello che è preso torna solo alla prossima.
lesson-unicorn-fever-rival-bet = { $seat } ha { $lane } vincente. Di segnalini così ce n’è uno solo, e non c’è più.
lesson-unicorn-fever-any-bet = Blu: una scommessa qualsiasi e 2 carte Magia. Prima una scommessa sicura.
lesson-unicorn-fever-early = Piazzato rapida: basta essere fra i primi tre. Paga il doppio e 3 gloria. I favoriti come { $favourite } ci riescono spesso.
lesson-unicorn-fever-gust = Le carte Magia vanno coperte sotto una corsia. Tutti vedono dove, nessuno quali. { $card }: 4 caselle alla prima carta.
lesson-unicorn-fever-second-card = Ancora una. Le buone sotto i tuoi amici, le cattive sotto quelli degli altri.
lesson-unicorn-fever-drawn = La mano è di nuovo piena: tante carte quante ne hai messe. Quello che hai nascosto non lo sa nessun altro.
lesson-unicorn-fever-meddler = { $seat } ha messo una carta sotto { $lane }, senza averci scommesso. Traine le conclusioni.
lesson-unicorn-fever-contract = I contratti valgono fino alla fine, anche per scommesse già fatte. Questo è gratis. { $contract } ama chi vince.
lesson-unicorn-fever-cancelled = { $positive } e { $negative } hanno la stessa lettera, una buona e una cattiva: via entrambe. Il resto rimane.
lesson-unicorn-fever-card = La carta ha un numero per ogni riga di quotazioni. Tutti si muovono insieme. La magia può volere altro.
lesson-unicorn-fever-dice = Poi due dadi: chi esce sprinta di una casella. Il traguardo è la 12. Ora taccio.
lesson-unicorn-fever-nose = { $lane } è tuo, e scatenato: il più lento ha un dono. Vince i pareggi. Terzo, per un muso.
lesson-unicorn-fever-own = { $lane } è il tuo unicorno: i primi tre danno 6, 4 e 2 oro a chi li possiede, chiunque scommetta.
lesson-unicorn-fever-won = { $stake } puntati, { $gold } indietro, puntata compresa. E { $glory } gloria, con quella del segnalino.
lesson-unicorn-fever-lost = Le puntate perse restano alla banca. Erano { $stake } oro, e c’è chi spende di più per un cappello.
lesson-unicorn-fever-tax = Tassa sulla Gloria: 1 oro per ogni gloria, dopo ogni corsa. Stavolta { $gold }. La fama ha le sue spese.
lesson-unicorn-fever-odds = Chi corre bene diventa favorito e paga meno. Gli affari non durano.
lesson-unicorn-fever-carry-on = Ancora tre corse, e sai come si fa. Prestiti, piazzato tardive e il resto: sono nel libro in alto.
