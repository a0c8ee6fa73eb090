### What is asked, and in .help what it means, with the chapter of the rulebook.

question-choose-action = Azione { $action } di 3: che cosa prendi?
    .help = In ogni round ognuno prende tre segnalini, uno per turno, sempre quello in cima a una pila, e fa tutto quello che dice. Sotto le pile dell’oro e delle scommesse c’è un effetto stampato: vale quando la pila è finita. Un prestito non è un’azione, e con tre prestiti gli elfi non danno più niente, tranne che per la tassa. Regolamento, 1.
question-choose-bet = Quale scommessa?
    .help = Una scommessa vincente paga la puntata moltiplicata per la quotazione, più 5 gloria, se l’unicorno è primo. Una piazzato paga il doppio della puntata se è fra i primi tre: 3 gloria se rapida, 2 se tardiva. Ogni segnalino si prende una volta per corsa. Regolamento, 1.2.
question-choose-stake = Quanto oro su { $lane } { $kind }?
    .help = La puntata resta sul segnalino fino alla fine della corsa, ed è persa se la scommessa è persa. Quello che manca nel borsellino lo copre un prestito: 20 oro subito, 25 alla fine, se ne hai meno di tre. Regolamento, 1.2 e pagina 17.
question-choose-contract =
    { $price ->
        [0] Quale contratto? È gratis.
       *[other] Quale contratto? I { $price } oro sono già pagati.
    }
    .help = Un contratto vale dal momento della firma fino alla fine della partita. La sua gloria conta alla fine e non è tassata. Regolamento, 1.4.
question-choose-peek = Sotto quale corsia guardi?
    .help = Il tuo contratto ti fa vedere le carte coperte di una corsia prima di giocare magie. Le vedi solo tu. Regolamento, 1.1 e 1.4.
question-play-magic =
    { $count ->
        [0] { $extra ->
            [one] Quale carta? Puoi giocarne ancora { $extra }.
           *[other] Quale carta? Puoi giocarne ancora { $extra }.
        }
        [one] Quale carta? { $count } da giocare.
       *[other] Quale carta? { $count } da giocare.
    }
    .help = Le carte vanno a faccia in giù sotto una corsia qualsiasi, quante ne vuoi sotto la stessa, e agiscono quando parte la corsa. Una carta buona e una cattiva con la stessa lettera nella stessa corsia si annullano. Poi ripristini la mano. Regolamento, 1.1 e 2.2.
question-choose-lane = { $card }: sotto quale corsia?
    .help = Va bene una corsia qualsiasi. I rivali vedono che hai messo lì una carta, non quale. Regolamento, 1.1.
question-choose-exchange = Cambi tutta la mano?
    .help = Il tuo contratto ti fa scartare tutte le carte Magia, scoperte, e pescarne altrettante. Regolamento, 1.1 e 1.4.
question-choose-reserved-bet = Quale segnalino Scommessa prenoti?
    .help = Resta sul tuo contratto, solo per te, fino alla fine della corsa. Per usarlo ti serve comunque un’azione di scommessa. Regolamento, 1.4 e 3.1.
question-choose-reserved-action = Quale segnalino Azione prenoti?
    .help = Resta sul tuo contratto, solo per te, fino alla fine della corsa. Prenderlo costa comunque un’azione, e il segnalino dopo di lui nella pila è libero per tutti. Regolamento, 1.4 e 3.1.
question-choose-withdrawal = Togli una delle tue carte?
    .help = Il tuo contratto ti fa scartare una delle tue carte coperte prima della corsa. Tutti vedono quale. Regolamento, 1.4 e 2.2.
question-choose-nudge =
    { $rows ->
        [one] Quale quotazione sposti di { $rows } riga?
       *[other] Quale quotazione sposti di { $rows } righe?
    }
    .help = Il tuo contratto ti fa spostare un segnalino Quotazione prima della corsa. In su vuol dire più veloce e una vincita più piccola, in giù il contrario. Chi è scatenato lo resta. Regolamento, 1.4 e 3.4.
question-choose-who-was-ahead = Pareggio fra { $lanes }: chi era davanti?
    .help = Stessa casella, stessa quotazione, e nessuna magia decide: allora il primo giocatore dice chi è arrivato prima. Nessuno chiede perché. Regolamento, 2.4.
