### What is asked, and in .help what it means, with the chapter of the rulebook.

question-choose-character = Chi sarai?
    .help = Ogni personaggio ha un potere, una volta per round, e 8 tranelli: 4 che hanno tutti e 4 suoi. Le carte Caccia sono uguali per tutti. Regolamento, 1.
question-place-ruse = Quale tranello, sotto quale unicorno?
    .help = Uno va a faccia in giù sotto un unicorno che ne ha meno di 2, l’altro si scarta scoperto. La sciamana lo tiene in mano finché non apre il mercato. Nessuno può riguardarlo prima che sia girato, nemmeno tu. Regolamento, 2.1.
question-open-hunt = Quante carte vuole questa caccia?
    .help = Sei il primo giocatore: metti giù da 1 a 3 carte Caccia, coperte, e chi vuole partecipare ne mette altrettante. Se passi, il corno va a sinistra e decide il prossimo. Le carte usate non tornano fino alla fine del round, e quelle che tieni pagano al mercato. Regolamento, 2.2.
question-join-hunt =
    { $cards ->
        [one] Partecipi alla caccia con { $cards } carta?
       *[other] Partecipi alla caccia con { $cards } carte?
    }
    .help = Esattamente quante ne ha messe il primo giocatore, coperte, o nessuna. Chi passa non può avere questo unicorno, nemmeno con un tranello. Regolamento, 2.2.
question-lay-card =
    { $left ->
        [one] Quale carta? { $left } da mettere.
       *[other] Quale carta? { $left } da mettere.
    }
    .help = Vince il totale più alto, ma totali uguali si annullano e vince il migliore che resta. Nessuno vede le tue carte finché non hanno scelto tutti. Regolamento, 2.2 e 2.3.
question-choose-ruse = Sei in testa. Quale tranello giri?
    .help = Devi girare uno dei due, alla cieca, e agisce. L’altro si scarta senza effetto. Regolamento, 2.3.
question-choose-heir = Chi riceve l’unicorno al posto tuo?
    .help = Il tranello te lo fa dare a un altro che caccia, che sarà anche primo giocatore. Regolamento, 2.3.
question-choose-colour = Di che colore sarà { $unicorn }?
    .help = Il tranello resta con l’unicorno, e il colore anche, finché un gettone del mercato non lo cambia. Regolamento, 2.3.

## Powers

question-choose-rival-to-dare = Guanto di sfida: sfidi un rivale?
    .help = Il tuo potere, una volta per round: se mostrate lo stesso totale, il rivale è fuori e tu no. Un terzo con quel totale ti annulla lo stesso. Se non siete pari, il potere è sprecato. Regolamento, 2 e 2.3.
question-choose-total-to-foretell = Lo sapevo: dici un totale?
    .help = Il tuo potere, una volta per round: paga la carta più bassa della tua mano e di’ un totale. Chi ce l’ha, dopo gli scambi di carte, è fuori. Un tranello può dargli comunque l’unicorno. Regolamento, 2 e 2.3.
question-choose-swap = Capriccio reale: scambi una carta?
    .help = Il tuo potere, una volta per round: una delle carte che hai messo torna in mano, e un’altra della mano prende il suo posto. I tranelli vengono dopo. Regolamento, 2 e 2.3.
question-choose-to-lie-in-wait = In agguato: prendi l’unicorno?
    .help = Il tuo potere, una volta per round: non resta nessuno che vinca, quindi è tuo, così com’è stampato. I suoi tranelli sono sprecati, e prendi il corno. Regolamento, 2 e 2.3.
question-choose-second-ruse = Secondo parere: fai agire il tuo tranello?
    .help = Il tuo potere, una volta per round: paga la carta più alta della tua mano. Il tranello girato se ne va, e quello che avevi tenuto agisce come se l’avessi messo tu. Regolamento, 2 e 2.3.
question-choose-take-back = Bis: riprendi una carta?
    .help = Il tuo potere, una volta per round: riprendi una delle carte che hai messo in questa caccia. Usala in un’altra caccia, o paga con quella al mercato. Regolamento, 2.

## The black market

question-go-to-market = Gli gnomi hanno aperto. Che cosa compri?
    .help = Una cosa per round, pagata con le carte Caccia rimaste in mano. Un corno aggiunge punti, la polvere un colore e punti, lo zucchero un colore, e un pâté costa un unicorno. Quello che si compra non c’è più per gli altri. Poi tornano tutte le carte Caccia. Regolamento, 2.4.
question-choose-unicorn =
    { $goods ->
        [pate] Quale unicorno diventa pâté?
       *[other] Su quale unicorno?
    }
    .help = I gettoni si accumulano: conta l’ultimo colore, i punti restano tutti. Un unicorno fatto pâté si porta via tranello e gettoni. Regolamento, 2.4.
question-choose-payment = Il prezzo è { $price }. Con quali carte paghi?
    .help = Le carte devono valere il prezzo o di più, e resto non se ne dà. Tornano tutte per il prossimo round. Regolamento, 2.4.
