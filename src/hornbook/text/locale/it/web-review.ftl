### A finished game looked over.

web-review = Analisi
web-review-open = Analizza la partita
# $winners: who won, $score: the winner's
web-review-note =
    { $winners-count ->
        [0] { $game }, e non ha vinto nessuno
        [one] { $game }, vittoria con { $score }: { $winners-within }
       *[other] { $game }, vittoria con { $score } a testa: { $winners-within }
    }
web-review-busy = Un bot rigioca tutto. Piano, e con il sopracciglio alzato.
web-no-review = Niente da analizzare
    .help = Questa partita non ha scelte che si possano pesare. Rivederla si può lo stesso.

## The chart and its moments

web-review-curve = Probabilità di vincere, turno per turno
web-review-pin = Momento { $number }
web-review-no-moments = Qui compariranno i momenti che hanno contato.
web-review-no-choice = Qui comparirà, scelta per scelta, che altro si poteva fare.
web-review-moments =
    { $count ->
        [0] Nessun momento
        [1] Un momento
        [2] Due momenti
        [3] Tre momenti
        [4] Quattro momenti
        [5] Cinque momenti
       *[other] { $count } momenti
    }
# A short answer after its question: “Behind which horse? Black”.
web-review-answer = { $question } { $option }
# $round: “Race 2”
web-review-by-luck = { $round }: la fortuna
web-review-by-choice = { $round }: una scelta fatta { $seat-by }
web-review-earlier = Prima
web-review-later = Dopo
web-review-see = Guardalo sul tavolo
web-review-before = prima
web-review-after = dopo
web-review-change = scarto

## One decision

web-review-could =
    { $seat-is ->
        [you] che cosa potevi fare
       *[other] che cosa poteva fare { $seat-within }
    }
web-review-afterwards = probabilità di vincere la partita, dopo
web-review-amount = Punta { $amount }
# $said: what was chosen, $amount: how much was staked on it
web-review-with = { $said }, { $amount }
web-review-usual = il gioco solido
web-review-best = migliore trovata
web-review-played = giocata
web-review-why = Perché
web-review-first = Di meglio non si è trovato niente.
web-review-same = Buona quanto la migliore trovata: la differenza è più piccola dell’errore, { $error }.
web-review-worse = Dopo questa mossa restavano { $seat-to } { $played } probabilità su cento, dopo la migliore trovata { $best }.
web-review-steady =
    { $gain ->
        [0] Il gioco solido sarebbe valso { $share } su cento: lo stesso.
       *[other] Il gioco solido sarebbe valso { $share } su cento.
    }
web-review-known = Conta solo quello che era noto { $seat-to }. Tutto ciò che era nascosto è stato distribuito di nuovo, molte volte.
web-review-cost = Costo di questa mossa
web-review-points = punti su cento
web-review-good = buona
web-review-tally = Mosse fatte { $seat-by } e costate 3 o meno: { $good } su { $all }.

## Luck and skill

web-review-luck-and-skill = Fortuna e bravura
web-review-luck = fortuna
web-review-choices = scelte
web-review-score = punti
web-review-adds-up = In punti su cento. Il gioco solido, con una fortuna media, a questo tavolo vince { $even } partite su cento. Le scelte sono quanto ognuno ci ha guadagnato o perso al confronto; il resto è fortuna, e gli altri.
web-review-chose-best = { $seat } { $seat-has } scelto meglio di tutti. Il resto è meteo.
