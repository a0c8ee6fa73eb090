### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You got 300 D” and “Ada got 300 D” are both right. D is Danari, VP are victory points.

## Preparation

event-odds-dealt = Le quotazioni da 1:2 a 1:7: { $lanes }.
event-character-dealt = { $seat } { $seat-has } vestito i panni di { $character }, con { $danari } D.
event-stable-given = { $seat } { $seat-has } fin dall’inizio la scuderia di { $lane }.
event-point-given = { $seat } { $seat-has } ricevuto 1 PV per cominciare.
event-first-player-drawn = { $seat } { $seat-has } ricevuto in sorte la carta Primo Giocatore.
event-round-began = Turno { $number } di { $rounds }.

## Purchases

event-actions-bought = { $seat } { $seat-has } comprato { $count } carte Azione per { $price } D.
event-actions-dealt = { $seat } { $seat-has } ricevuto { $count } carte Azione.
# Only the seat itself hears this one, right after the cards were bought or dealt.
event-actions-taken = In mano: { $cards }.
event-deck-shuffled =
    { $deck-key ->
        [objective] { $seat } { $seat-has } mescolato gli obiettivi.
        [assistant] { $seat } { $seat-has } mescolato gli assistenti.
       *[horse] { $seat } { $seat-has } mescolato i cavalli.
    }
event-cards-drawn =
    { $count ->
        [one] { $seat } { $seat-has } pagato { $price } D e pescato { $count } carta: { $deck }.
       *[other] { $seat } { $seat-has } pagato { $price } D e pescato { $count } { $deck }.
    }
# Only the seat itself hears the next three, right after event-cards-drawn.
event-objectives-seen =
    { $objectives-count ->
        [one] Pescato: { $objectives }.
       *[other] Pescati: { $objectives }.
    }
event-assistants-seen =
    { $assistants-count ->
        [one] Pescato: { $assistants }.
       *[other] Pescati: { $assistants }.
    }
event-horses-seen =
    { $horses-count ->
        [one] Pescato: { $horses }.
       *[other] Pescati: { $horses }.
    }
event-objective-kept = { $seat } { $seat-has } tenuto un obiettivo, coperto.
# Only the seat itself hears this one, right after event-objective-kept.
event-objective-chosen = Era { $objective }.
event-assistant-hired = { $seat } { $seat-has } assunto { $assistant }.
event-horse-bought = { $seat } { $seat-has } portato a casa { $horse }.
event-stable-bought = { $seat } { $seat-has } comprato la scuderia di { $lane } per { $price } D, con il suo PV.
event-loan-taken =
    { $loan-key ->
        [bank] { $seat } { $seat-has } preso { $danari } D in prestito dalla banca.
       *[mob] { $seat } { $seat-has } preso { $danari } D in prestito dalla mala.
    }
event-passed = { $seat } non { $seat-has } comprato niente e { $seat-has } preso { $danari } D.
event-offer-declined =
    { $buyer-is ->
        [you] { $seat } non ti ha voluto vendere niente.
       *[other] { $seat } non { $seat-has } voluto vendere { $buyer-to }.
    }
event-objective-sold =
    { $buyer-is ->
        [you] { $seat } ti ha venduto un obiettivo per { $price } D.
       *[other] { $seat } { $seat-has } venduto { $buyer-to } un obiettivo per { $price } D.
    }
# Only the buyer hears this one, right after event-objective-sold.
event-objective-received = Comprato: { $objective }.
# Only the seller hears this one, right after event-objective-sold.
event-objective-given = Venduto: { $objective }.
event-assistant-sold =
    { $buyer-is ->
        [you] { $seat } ti ha venduto { $assistant } per { $price } D.
       *[other] { $seat } { $seat-has } venduto { $buyer-to } { $assistant } per { $price } D.
    }
event-horse-sold =
    { $buyer-is ->
        [you] { $seat } ti ha venduto { $horse } per { $price } D.
       *[other] { $seat } { $seat-has } venduto { $buyer-to } { $horse } per { $price } D.
    }
event-stable-sold =
    { $buyer-is ->
        [you] { $seat } ti ha venduto la scuderia di { $lane } per { $price } D, PV compreso.
       *[other] { $seat } { $seat-has } venduto { $buyer-to } la scuderia di { $lane } per { $price } D, PV compreso.
    }
event-assistants-swapped = { $seat } { $seat-has } scambiato { $given } con { $taken }. Il permesso { $owner-to } non l’ha chiesto nessuno.
event-horse-lined-up = { $seat } { $seat-has } schierato { $horse } per { $lane }.

## Bets

event-bet-placed = { $seat } { $seat-has } puntato { $stake } D su { $lane } { $kind }.
event-bet-missed = { $seat } non { $seat-has } potuto coprire la puntata minima di { $minimum } D.
event-bet-passed = { $seat } non { $seat-has } fatto altre scommesse.
event-odds-nudged = { $seat } { $seat-has } spostato la quotazione di { $lane } da { $before } a { $after }.
event-action-played = { $seat } { $seat-has } messo una carta dietro { $lane }, coperta.
# Only the seat itself hears this one, right after event-action-played.
event-action-placed = Era { $card }.

## Race

event-actions-revealed = Dietro { $lane }: { $cards } ({ $seats-within }).
event-actions-cancelled = { $lane }: { $positive } e { $negative } si annullano.
event-actions-discarded = { $lane } si libera di { $cards }.
event-odds-shifted = { $lane } va da { $before } a { $after }.
# $card is six digits, the spaces for the odds 1:2 to 1:7; $spaces is what each lane moved, in the order of the lanes.
event-movement-turned = Carta { $turn }. Corsia per corsia avanzano di { $spaces }.
# $spaces-count is 0 if neither horse is still on the track.
event-sprints-rolled =
    { $spaces-count ->
        [0] I dadi chiamano { $dice }. Troppo tardi.
       *[other] I dadi chiamano { $dice }. Sprint: { $lanes }, di { $spaces }.
    }
event-dead-heat = Fotofinish fra { $lanes }. La carta Primo Giocatore ha l’ultima parola: { $seat }.
event-horse-finished = { $lane } arriva { $place }.

## Payments

event-bet-won =
    { $points ->
        [0] { $seat } { $seat-had } { $stake } D su { $lane } { $kind }: { $seat-has } vinto { $danari } D.
       *[other] { $seat } { $seat-had } { $stake } D su { $lane } { $kind }: { $seat-has } vinto { $danari } D e { $points } PV.
    }
event-bet-lost = { $seat } { $seat-had } { $stake } D su { $lane } { $kind }, e { $seat-has } perso.
event-stable-paid = { $seat } { $seat-has } incassato { $danari } D dalla scuderia: { $lane }, { $place }.
event-income-paid = { $seat } { $seat-has } ricevuto { $danari } D dalla banca, come dopo ogni corsa.
event-horse-paid = { $seat } { $seat-has } incassato { $danari } D per aver fatto correre { $horse }.
event-points-honoured = { $seat } { $seat-has } incassato { $danari } D per { $points } PV. La fama paga, con l’amico giusto.
event-fine-paid = { $seat } { $seat-has } pagato { $danari } D di multa per aver scommesso su { $lane }.
event-neighbour-paid = { $seat } { $seat-has } riscosso { $danari } D { $neighbour-by }. Nessuno ha chiesto perché.
event-payment-failed = A conti fatti mancavano { $missing } D { $seat-to }.
event-points-lost = { $seat } { $seat-has } perso { $points } PV.
event-player-out =
    { $lanes-count ->
        [0] { $seat } { $seat-are } fuori gioco.
       *[other] { $seat } { $seat-are } fuori gioco. Di nuovo in vendita: { $lanes }.
    }
event-odds-moved = { $lane } va da { $before } a { $after }.

## Auctions

event-sale-accepted = { $seat } { $seat-has } detto sì: un PV per { $price } D.
event-bid-accepted = { $seat } { $seat-has } detto sì: { $price } D per un PV.
# $why: of one's own will, or without having been asked
event-auction-left =
    { $why ->
        [no-money] { $seat } non { $seat-has } potuto pagare { $price } D: fuori dall’asta.
        [no-point] { $seat } non { $seat-has } PV da vendere: fuori dall’asta. Quelli delle scuderie restano dove sono.
        [too-cheap] { $seat } { $seat-are } fuori dall’asta: sotto i 100 D la banca non offre niente.
       *[chosen] { $seat } { $seat-has } lasciato l’asta a { $price } D.
    }
event-point-sold = { $seat } { $seat-has } venduto 1 PV per { $danari } D.
event-point-bought = { $seat } { $seat-has } comprato 1 PV per { $danari } D.
event-nobody-traded = L’asta è andata deserta.
event-first-player-moved = { $seat } { $seat-has } preso in consegna la carta Primo Giocatore.

## The end

event-loan-repaid =
    { $loan-key ->
        [bank] { $seat } { $seat-has } reso { $danari } D alla banca.
       *[mob] { $seat } { $seat-has } reso { $danari } D alla mala.
    }
event-loan-unpaid =
    { $loan-key ->
        [bank] { $seat } non { $seat-has } potuto rendere { $due } D alla banca, e { $seat-has } perso.
       *[mob] { $seat } non { $seat-has } potuto rendere { $due } D alla mala, e { $seat-has } perso.
    }
event-objective-fulfilled = { $seat } { $seat-has } raggiunto un obiettivo, { $objective }: { $points } PV.
event-points-counted = { $seat } { $seat-has } contato { $points } PV.
event-contest-drawn = Parità: { $seats }. Si decide così: { $contest }.
event-contest-judged =
    { $judge-is ->
        [you] { $seat } { $seat-has } vinto lo spareggio. Parola tua.
       *[other] { $seat } { $seat-has } vinto lo spareggio. Parola { $judge-of }.
    }
event-lot-drawn = { $seat } { $seat-has } vinto il sorteggio.
event-game-ended =
    { $winners-count ->
        [0] Non ha vinto nessuno. La banca porge i suoi saluti.
       *[other] Vittoria: { $winners }.
    }
