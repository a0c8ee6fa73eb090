### What is asked, and in .help what it means, with the chapter of the rulebook.

## Preparation

question-choose-character = Chi sarai?
    .help = Uno dopo l’altro, in senso orario dal primo giocatore, ognuno prende un personaggio rimasto. Porta dei soldi per cominciare, e una scuderia o un talento per tutta la partita. L’ordine è una decisione nostra. Regolamento, le carte dei personaggi.

## Purchases

question-choose-purchase =
    { $lap ->
        [1] Primo acquisto: che cosa prendi?
       *[other] Secondo acquisto: che cosa prendi?
    }
    .help = Due acquisti per turno di gioco, uno alla volta. Di obiettivi, assistenti, cavalli e scuderie se ne compra uno per tipo. Da un giocatore si paga il doppio che dalla banca. Le carte Azione si possono comprare due volte. Un cavallo vuole una scuderia. Anche un prestito è un acquisto, e anche farsi pagare per non comprare. Regolamento, 1.1.
question-choose-shuffle =
    { $deck-key ->
        [objective] Prima mescoli gli obiettivi?
        [assistant] Prima mescoli gli assistenti?
       *[horse] Prima mescoli i cavalli?
    }
    .help = Sotto questo mazzo sono finite delle carte, e qualcuno sa quali. Dopo averlo mescolato non lo sa più nessuno. Regolamento, 1.
question-choose-objective = Quale obiettivo tieni?
    .help = Resta coperto davanti a te fino alla fine, e porta 2 PV se lo raggiungi solo tu. Gli altri vanno sotto il mazzo. Regolamento, 1.1.
question-choose-assistant = Quale assistente tieni?
    .help = Gli assistenti restano scoperti e aiutano in ogni turno da ora in poi. Gli altri vanno sotto il mazzo. Regolamento, 1.1.
question-choose-horse-card = Quale cavallo tieni?
    .help = I cavalli restano scoperti. In ogni turno puoi farli correre per le tue scuderie. Gli altri vanno sotto il mazzo. Regolamento, 1.1.
question-choose-swap =
    { $compulsory ->
        [yes] Con quale assistente altrui scambi { $card }?
       *[no] Scambi { $card } con un assistente altrui?
    }
    .help = Prendi l’assistente di un rivale e lasci questo in cambio. Non può opporsi, né scambiare di nuovo. Se hai pescato la carta devi scambiare. Se l’hai comprata, puoi. Regolamento, 1.1 e carte degli assistenti.
question-consider-objective = { $buyer } offre { $price } D per uno dei tuoi obiettivi. Vendi?
    .help = Quale, lo dici tu, e lo saprete solo voi due. Se rifiuti, { $buyer-within } compra qualcos’altro. Regolamento, 1.1.
question-consider-assistant = { $buyer } offre { $price } D per { $assistant }. Vendi?
    .help = Il prezzo è il doppio di quello della banca, meno gli sconti di chi compra, ed è tutto tuo. Se rifiuti, { $buyer-within } compra qualcos’altro. Regolamento, 1.1.
question-consider-horse = { $buyer } offre { $price } D per { $horse }. Vendi?
    .help = Il prezzo è il doppio di quello della banca, meno gli sconti di chi compra, ed è tutto tuo. Se rifiuti, { $buyer-within } compra qualcos’altro. Regolamento, 1.1.
question-consider-stable = { $buyer } offre { $price } D per la tua scuderia di { $lane }. Vendi?
    .help = Con la scuderia se ne va il suo PV, e se ne vanno i suoi premi. Se rifiuti, { $buyer-within } compra qualcos’altro. Regolamento, 1.1.
question-choose-horse = Quale cavallo corre per quale scuderia?
    .help = Una carta Cavallo per ognuna delle tue scuderie, da capo in ogni turno, e anche nessuna. Alcuni spostano la quotazione quando li schieri, e lì resta. Regolamento, 1.3.

## Bets

question-choose-first-bet = Prima scommessa: su quale cavallo?
    .help = Tutti devono scommettere. Vincente paga la puntata moltiplicata per la quotazione, più 3 PV, se il cavallo è primo. Piazzato paga il doppio e 1 PV se è fra i primi tre. Di ogni colore c’è un segnalino in meno dei giocatori. Regolamento, 2.1.
question-choose-second-bet =
    { $bets ->
        [1] Seconda scommessa?
       *[other] Seconda scommessa? Ne puoi fare { $bets }.
    }
    .help = Non è obbligatoria. Vale sempre la puntata minima, e nessuno scommette due volte vincente, o due volte piazzato, sullo stesso cavallo. Regolamento, 2.3.
question-choose-stake = Quanto su { $lane } { $kind }?
    .help = Almeno 100 D per ogni PV che hai, scuderie comprese, e mai meno di 100 D. Una puntata persa è della banca. Regolamento, 2.1.
question-choose-nudge =
    { $rows ->
        [one] Quale quotazione sposti di { $rows } riga?
       *[other] Quale quotazione sposti di { $rows } righe?
    }
    .help = Fatte tutte le prime scommesse puoi spostare una scuderia in su o in giù sulla lavagna. E lì resta. Regolamento, 2.1 e carte dei personaggi.
question-choose-card = Quale carta Azione?
    .help = Ognuno gioca una carta alla volta, coperta, finché non sono finite; nessuna si può tenere. Una carta buona e una cattiva con la stessa lettera dietro lo stesso cavallo si annullano. Regolamento, 2.2.
question-choose-lane = { $card }: dietro quale cavallo?
    .help = Va bene uno qualsiasi. I rivali vedono che hai messo lì una carta, non quale. Regolamento, 2.2.

## Race

question-choose-who-was-ahead = Fotofinish fra { $lanes }: chi era davanti?
    .help = Sono arrivati altrettanto lontano, a pari quotazione, e nessuna carta decide. Decide il primo giocatore, un posto alla volta. Regolamento, 3.2.

## Auctions

question-choose-sale = Vendi 1 PV alla banca per { $price } D?
    .help = Ogni sì toglie 100 D al prezzo, e un no ti fa uscire. L’ultimo a dire sì consegna 1 PV al prezzo del suo sì. I PV delle scuderie non si vendono. Regolamento, 4.1.
question-choose-bid = Compri 1 PV dalla banca per { $price } D?
    .help = Ogni sì aggiunge 100 D al prezzo, e un no ti fa uscire. L’ultimo a dire sì paga il prezzo del suo sì. Regolamento, 4.2.

## The end

question-choose-contest-winner = Parità. Si decide così: { $contest }. Chi è?
    .help = Il dado ha parlato. Che sia il primo giocatore a dire chi vince è una decisione nostra. Regolamento, 5.2, gli spareggi.
