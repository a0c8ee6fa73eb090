### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You took the knight” and “Ada took the knight” are both right.

## 1, setup

event-first-player-drawn = { $seat } { $seat-has } ricevuto il corno da caccia, e con lui il primo turno.
event-starter-dealt = { $seat } { $seat-has } portato { $unicorn }.
event-market-stocked = Gli gnomi hanno fatto provvista: { $horns } corni finti, e pâté da { $pates }.
event-character-taken = { $seat } { $seat-has } scelto: { $character }.
event-round-began = Giorno { $round-number } di { $rounds }. Attenti al vento.
event-unicorns-shown = Nella radura, da sinistra a destra: { $unicorns }.

## 2.1, ruses

event-ruses-drawn = { $seat } { $seat-has } pescato { $count } tranelli.
# Only the seat itself hears this one, right after event-ruses-drawn.
event-ruses-taken = Pescati: { $ruses }.
event-ruse-placed = { $seat } { $seat-has } infilato un tranello sotto { $unicorn }.
# Only the seat itself hears this one, right after event-ruse-placed.
event-ruse-hidden = Era { $ruse }. Ricordatelo: nessuno te lo farà rivedere.
event-ruse-discarded = { $seat } { $seat-has } scartato { $ruse }.
event-ruse-kept = { $seat } { $seat-has } tenuto in mano l’altro tranello.

## 2.2, the hunt

event-hunt-began = Caccia { $hunt }: { $unicorn }.
event-hunt-joined =
    { $cards ->
        [one] { $seat } { $seat-has } preso parte alla caccia con { $cards } carta.
       *[other] { $seat } { $seat-has } preso parte alla caccia con { $cards } carte.
    }
# Only the seat itself hears this one.
event-hunt-card-laid = Era la carta { $value }.
event-hunter-passed = { $seat } { $seat-has } passato.
event-horn-passed = { $seat } { $seat-has } ricevuto il corno, da destra.

## 2.3, the end of a hunt

event-hunt-cards-revealed = { $seat } { $seat-has } mostrato { $cards }, in tutto { $total }.
event-tie-cancelled = Si annullano a { $total }: { $seats }.
event-hunt-won = { $seat } { $seat-are } in testa con { $total }.
event-unicorn-fled = { $unicorn } fugge. Tanto nessuno riusciva a guardarlo negli occhi.
event-ruse-turned =
    { $seat-is ->
        [you] Un tuo tranello: { $ruse }.
       *[other] Un tranello { $seat-of }: { $ruse }.
    }
event-ruse-wasted = Sprecato: { $ruse }, messo { $seat-by }.
event-total-recounted = { $seat } ora { $seat-has } { $total }.
event-winner-changed =
    { $before-is ->
        [you] { $seat } { $seat-has } ricevuto l’unicorno al posto tuo.
       *[other] { $seat } { $seat-has } ricevuto l’unicorno al posto { $before-of }.
    }
event-winner-kept = { $seat } { $seat-has } tenuto l’unicorno, alla faccia di { $ruse }.
event-ruse-attached =
    { $dyed ->
        [yes] { $points ->
            [0] { $ruse } resta su { $unicorn }: ora { $colour }.
           *[other] { $ruse } resta su { $unicorn }: ora { $colour }, e i punti cambiano di { $points }.
        }
       *[no] { $points ->
            [0] { $ruse } resta su { $unicorn } e non cambia niente.
           *[other] { $ruse } resta su { $unicorn }: i punti cambiano di { $points }.
        }
    }
event-unicorn-caught = { $seat } { $seat-has } preso { $unicorn }.
event-first-player-changed = { $seat } { $seat-has } preso il corno.

## Powers

event-rival-dared =
    { $rival-is ->
        [you] { $seat } ti ha lanciato il guanto di sfida.
       *[other] { $seat } { $seat-has } lanciato il guanto di sfida { $rival-to }.
    }
event-rival-yielded = { $rival } { $rival-has } ceduto { $seat-to } a { $total }.
event-total-foretold = { $seat } { $seat-has } pagato la carta { $value } e previsto { $total }.
event-hunter-foretold = Previsto { $total }: { $seat-within } { $seat-are } fuori.
event-card-swapped = { $seat } { $seat-has } fatto un capriccio: la carta { $instead } al posto della { $value }, quindi { $total }.
event-straggler-caught = { $seat } { $seat-has } fatto capolino dal cespuglio: { $unicorn } non aveva più nessuno da cui fuggire.
event-ruse-overruled = { $seat } { $seat-has } offerto la carta { $value }; gli antenati hanno preferito { $ruse } a { $before }.
event-ruse-unused = { $seat } { $seat-has } scartato { $ruse }: il parere non l’aveva chiesto nessuno.
event-card-taken-back = { $seat } { $seat-has } ripreso la carta { $value } per il bis.

## 2.4, the black market

event-market-opened = Il mercato nero ha aperto. Niente domande, niente resto.
event-price-paid = { $seat } { $seat-has } pagato { $total } con { $cards }.
event-token-bought =
    { $goods ->
        [fake-horn] { $seat } { $seat-has } messo un corno finto a { $unicorn }: +{ $points }.
        [fairy-dust] { $seat } { $seat-has } spolverato { $unicorn } di { $colour }: +{ $points }.
       *[cotton-candy] { $seat } { $seat-has } strofinato { $unicorn } con zucchero filato color { $colour }.
    }
event-pate-bought = { $seat } { $seat-has } fatto di { $unicorn } un pâté da { $points }. Meglio non guardare.
event-market-left = { $seat } non { $seat-has } comprato niente.
event-hunt-cards-recovered = Tutti hanno ripreso le loro { $cards } carte Caccia.

## 3, the end of the game

event-two-rainbows = { $seat } { $seat-has } completato due arcobaleni e vinto all’istante.
event-stars-counted = { $seat } { $seat-has } contato le stelle: { $points }.
event-ruses-counted = { $seat } { $seat-has } contato i tranelli: { $points }.
event-tokens-counted = { $seat } { $seat-has } contato i gettoni: { $points }.
event-pates-counted = { $seat } { $seat-has } contato i pâté: { $points }.
event-rainbow-counted = { $seat } { $seat-has } contato un arcobaleno: { $points }.
event-set-counted = { $seat } { $seat-has } contato { $size } unicorni color { $colour }: { $points }.
event-total-counted =
    { $seat } { $seat-has } chiuso con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e { $unicorns ->
        [one] { $unicorns } unicorno
       *[other] { $unicorns } unicorni
    }.
event-game-ended = La caccia è finita. Vittoria: { $winners }.
