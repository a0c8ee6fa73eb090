### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You took 10 gold” and “Ada took 10 gold” are both right.

## Setup

event-clans-chosen = A questo tavolo: { $clans }.
event-odds-dealt = Le quotazioni, da x2 a x7: { $lanes }.
event-first-player-drawn = { $seat } { $seat-has } ricevuto la campanella, e con lei il primo turno.
event-owner-tile-given = { $seat } { $seat-has } ricevuto { $lane }, con tanto di atto di proprietà.
event-fever-spread =
    { $lanes-count ->
        [one] Scatenato: { $lanes }.
       *[other] Scatenati: { $lanes }.
    }
event-contracts-shown = Contratti in mostra: { $contracts }.
event-round-began = Corsa { $race } di { $races }. Fate il vostro gioco.
event-bet-tokens-removed = Il dado ha tolto due scommesse: { $win } vincente, { $early } piazzato rapida.

## Planning

event-action-taken = { $seat } { $seat-has } preso { $token }.
event-gold-taken = { $seat } { $seat-has } intascato { $gold } oro.
event-loan-taken =
    { $forced ->
        [yes] { $seat } { $seat-has } dovuto chiedere { $gold } oro agli elfi.
       *[no] { $seat } { $seat-has } chiesto { $gold } oro in prestito agli elfi.
    }
event-bet-placed =
    { $glory ->
        [0] { $seat } { $seat-has } puntato { $stake } oro su { $lane } { $kind }.
       *[other] { $seat } { $seat-has } puntato { $stake } oro su { $lane } { $kind }, con { $glory } gloria in più.
    }
event-contract-signed =
    { $price ->
        [0] { $seat } { $seat-has } firmato { $contract }, gratis.
       *[other] { $seat } { $seat-has } firmato { $contract } per { $price } oro.
    }
event-magic-played = { $seat } { $seat-has } messo una carta sotto { $lane }, a faccia in giù.
# Only the seat itself hears this one, right after event-magic-played.
event-magic-placed = Era { $card }.
event-magic-drawn =
    { $count ->
        [one] { $seat } { $seat-has } pescato { $count } carta Magia.
       *[other] { $seat } { $seat-has } pescato { $count } carte Magia.
    }
# Only the seat itself hears this one, right after event-magic-drawn.
event-magic-taken =
    { $cards-count ->
        [one] Pescata: { $cards }.
       *[other] Pescate: { $cards }.
    }
event-magic-reshuffled =
    { $count ->
        [one] Gli scarti diventano il nuovo mazzo Magia: { $count } carta.
       *[other] Gli scarti diventano il nuovo mazzo Magia: { $count } carte.
    }
event-lane-peeked = { $seat } { $seat-has } sbirciato sotto { $lane }.
# Only the seat itself hears this one, right after event-lane-peeked.
event-magic-seen = Sotto { $lane }: { $cards }.
event-hand-exchanged = { $seat } { $seat-has } buttato via tutta la mano: { $cards }.
event-magic-withdrawn = { $seat } { $seat-has } tolto { $card } da sotto { $lane }.
event-bet-token-reserved = { $seat } { $seat-has } prenotato la scommessa su { $lane } { $kind }.
event-action-token-reserved = { $seat } { $seat-has } prenotato { $token }.
event-odds-nudged = { $seat } { $seat-has } spostato la quotazione di { $lane } da { $before } a { $after }.

## Race

event-first-player-changed = { $seat } { $seat-has } preso in consegna la campanella.
event-magic-revealed = Sotto { $lane }: { $cards } ({ $seats-within }).
event-magic-cancelled = { $lane }: { $positive } e { $negative } si annullano.
event-magic-cleansed = Una ramazzata sotto { $lane }: via { $cards }.
event-odds-shifted = { $lane } passa da { $before } a { $after }.
# $card is six digits, the spaces for the rows x2 to x7; $spaces is what each lane moved, in the order of the lanes.
event-movement-turned = Carta { $turn }. Corsia per corsia avanzano di { $spaces }.
# $spaces-count is 0 if neither racer is still on the track.
event-sprints-rolled =
    { $spaces-count ->
        [0] I dadi chiamano { $dice }. Troppo tardi.
       *[other] I dadi chiamano { $dice }. Sprint: { $lanes }, di { $spaces }.
    }
event-dead-heat = Pareggio fra { $lanes }. La campanella ha l’ultima parola: { $seat }.
event-unicorn-finished = { $lane } arriva { $place }.

## Results

event-owner-paid = { $seat } { $seat-has } incassato { $gold } oro con la tessera Proprietario: { $lane }, { $place }.
event-bet-won = { $seat } { $seat-had } { $stake } su { $lane } { $kind }: { $seat-has } vinto { $gold } oro e { $glory } gloria.
event-bet-lost =
    { $refund ->
        [0] { $seat } { $seat-had } { $stake } su { $lane } { $kind }, e { $seat-has } perso.
       *[other] { $seat } { $seat-had } { $stake } su { $lane } { $kind }, { $seat-has } perso e riavuto { $refund }.
    }
event-contract-paid =
    { $glory ->
        [0] { $seat } { $seat-has } incassato { $gold } oro { $perk ->
            [signing_gold] per la firma
            [kickback] di provvigione
            [magic_gold] di mance
            [cancel_gold] per una carta annullata
            [lost_gold] per aver perso con stile
            [blessing_gold] per le carte buone sul podio
            [hex_gold] per le carte cattive fuori dal podio
            [rival_lost_gold] grazie alle disgrazie altrui
            [income] di affitto
            [interest] di interessi
           *[other] da un contratto
        }.
       *[other] { $seat } { $seat-has } ricevuto { $glory } gloria, per compassione.
    }
event-tax-paid =
    { $gold ->
        [0] { $seat } non { $seat-has } pagato nessuna tassa sulla gloria.
       *[other] { $seat } { $seat-has } pagato { $gold } oro di tassa sulla gloria.
    }
event-odds-moved = { $lane } passa da { $before } a { $after }.

## End of the game

event-loans-repaid =
    { $unpaid ->
        [0] { $seat } { $seat-has } reso { $gold } oro agli elfi. Nessun debito.
       *[other] { $gold ->
            [0] { $seat } non { $seat-has } reso niente agli elfi.
           *[other] { $seat } { $seat-has } reso { $gold } oro agli elfi.
        } Ancora da pagare: { $unpaid ->
            [one] { $unpaid } prestito
           *[other] { $unpaid } prestiti
        }.
    }
event-gold-converted = { $seat } { $seat-has } cambiato { $gold } oro in { $glory } gloria.
event-contract-glory-counted = { $seat } { $seat-has } contato { $glory } gloria sui contratti.
event-game-ended = Vittoria: { $winners }.
