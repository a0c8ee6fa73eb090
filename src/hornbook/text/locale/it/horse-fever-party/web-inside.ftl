### The Party on phones, once one is in; the television and the desk use some of it, too.

## Waiting for the start

web-party-you-are-in = Ci sei
web-party-closed = Questo Party era cominciato con regole più vecchie ed è stato chiuso com’era. Uno nuovo comincia da capo.
web-party-are-in-the-room =
    { $players ->
        [one] Per ora ci sei solo tu. Qualcuno deve pur cominciare.
       *[other] Siete in { $players }.
    }
web-party-and-more =
    { $count ->
        [one] e un’altra persona
       *[other] e altri { $count }
    }
web-party-host-says = Ospita { $host }: si comincia a un suo cenno.
web-party-soon = Si comincia quando lo dice chi ospita.
web-party-way-in = Gli altri entrano da { $address }
web-party-deal = Comincia in { $players }
web-party-need = Per un Party bisogna essere in tre

## Coming late

web-party-have-seat = hai un posto
web-party-in-from = Dentro dalla corsa { $race }
web-party-left-without = La corsa { $race } è partita senza di te. I tuoi { $money } D no. Si scommette quando è pagata.
web-party-running = in corsa
web-party-running-card =
    { $card ->
        [0] alla partenza
       *[other] in corsa, carta { $card }
    }
web-party-payout = Paga
web-party-payout-means = su tutti i telefoni
web-party-your-bets = le tue due scommesse
web-party-open-after = Si scommette dopo la corsa { $race }
web-party-next-night = Dentro per la prossima serata
web-party-next-night-means = L’ultima corsa è partita senza di te. Avrai un posto appena c’è un’altra serata.
web-party-meanwhile = Intanto
web-party-the-race = La corsa
web-party-at-the-start = Alla partenza
web-party-leads =
    { $spaces ->
        [one] { $horse } di una lunghezza
       *[other] { $horse } di { $spaces }
    }
web-party-level =
    { $count ->
        [2] Due in testa, alla pari
        [6] Tutti e sei alla pari
       *[other] { $count } in testa, alla pari
    }
web-party-is-home = { $horse } è arrivato

## Betting

web-party-race = Corsa { $race }
# Beside the purse, on one line: $place is “2nd”.
web-party-rank = { $place }; vince il più ricco
web-party-win = Vincente
web-party-win-means = primo, e basta
web-party-place = Piazzato
web-party-place-means = primo, secondo o terzo
web-party-win-back = { $horse } arriva primo
web-party-place-back = { $horse } nei primi tre
web-party-back = tornano { $sum }
web-party-pick = Scegli un cavallo
web-party-half = ½
web-party-all = tutto
web-party-less = meno su { $bet }
web-party-more = più su { $bet }
web-party-stake = { $sum } D
web-party-of-purse-here = { $sum } dei tuoi { $purse }. Segreto fino alla corsa.
web-party-of-purse = { $sum } dei tuoi { $purse }. Poi guarda la televisione.
web-party-lock = Conferma le scommesse
web-party-lock-one = Conferma la scommessa
web-party-missing-place = Scegli un cavallo per il piazzato
web-party-missing-win = Scegli un cavallo per il vincente
web-party-too-much = Insieme è più di quello che hai
web-party-one-bet = Soldi per una scommessa. Sceglila bene.

## Waiting and watching

web-party-locked = Le tue scommesse sono dentro.
web-party-change = Cambiale
web-party-still = { $count ->
        [one] { $count } ci pensa ancora.
       *[other] { $count } ci pensano ancora.
    }
web-party-on-place = { $sum } su { $horse } piazzato
web-party-on-win = { $sum } su { $horse } vincente
web-party-watch = Occhi alla televisione.
web-party-out = Niente schedina, niente scommessa.
web-party-out-means = Lasci passare questa corsa. Il tuo borsellino non se n’è accorto.
web-party-bet-after-all = Scommetti lo stesso
web-party-cheer = Fatti sentire, è gratis
web-party-noise-cheer = evviva
web-party-noise-clap = tanto di cappello
web-party-noise-gasp = oooh
web-party-noise-laugh = risata
web-party-noise-groan = pianto
web-party-gained = +{ $sum } D
web-party-lost = −{ $sum } D
web-party-even = Niente vinto, niente perso
web-party-paid-out = La corsa è pagata.
web-party-purse-empty = al verde
web-party-broke = Al verde
web-party-broke-fresh = Guarda, urla e aspetta: una nuova dote arriva prima della prossima corsa.
web-party-broke-watch = Guarda, urla e tifa per il cavallo di qualcun altro.
web-party-wait-host = Chi ospita decide se c’è un’altra corsa.
web-party-host-opens = La corsa { $race } si apre quando lo dice { $host }.
web-party-you-hold-next =
    { $why ->
        [won] Hai vinto più di tutti, quindi il banco è tuo: la prossima volta giri le carte e non scommetti.
        [lost] Hai perso meno di tutti, quindi il banco è tuo: la prossima volta giri le carte e non scommetti.
        [even] Nessuno ha fatto meglio, quindi il banco è tuo: la prossima volta giri le carte e non scommetti.
       *[kept] Nessuno aveva scommesso, quindi il banco resta tuo: la prossima volta giri le carte e non scommetti.
    }

## The bookmaker

web-party-book = Tieni il banco
web-party-book-means = In questa corsa il banco è tuo: non scommetti, giri le carte.
web-party-turn = Gira una carta
web-party-turn-next = Carta { $card }. La sala aspetta.
web-party-in-stead = { $name } dorme sul banco. Visto che ospiti, puoi andare avanti tu.
web-party-tie = Chi era davanti?
web-party-tie-means = Hanno tagliato il traguardo insieme. Toccali in ordine.
web-party-tie-lock = L’ordine è questo
web-party-tie-again = Da capo

## The host

web-party-another = Un’altra corsa?
web-party-next = Prossima corsa
web-party-last = Era l’ultima
web-party-more-time = +30 s

## The end

web-party-night-over = La serata è finita
web-party-room-races =
    { $races ->
        [one] sala { $code }, { $races } corsa
       *[other] sala { $code }, { $races } corse
    }
web-party-of-players = di { $players }, { $name }
web-party-on-the-night = { $sum } in tutta la serata
web-party-even-night = in pari, a fine serata
web-party-your-purse = Il tuo borsellino
web-party-richest = { $name }: { $money }
web-party-start = inizio
web-party-best-title = La migliore, corsa { $race }
web-party-best-won = { $horse }, { $place }. Lo sapevi.
web-party-best-even = { $horse }, { $place }. È tornato tutto.
web-party-best-lost = { $horse }, { $place }. Poteva andare peggio, e infatti.
web-party-worst-title = La peggiore, corsa { $race }
web-party-worst-won = { $horse }, { $place }. C’è chi la chiama una brutta serata.
web-party-worst-even = { $horse }, { $place }. Perso solo tempo.
web-party-worst-lost = { $horse }, { $place }. Eppure aveva la faccia giusta.
web-party-held-book =
    { $count ->
        [one] Hai tenuto il banco { $count } volta.
       *[other] Hai tenuto il banco { $count } volte.
    }
web-party-bank-kept =
    { $count ->
        [one] Nella corsa { $race } la banca ha tenuto { $sum }. Se n’è accorta.
       *[other] La banca ha tenuto { $sum } in tutto. Se n’è accorta.
    }
web-party-bank-level =
    { $count ->
        [one] Nella corsa { $race } la banca ha chiuso in pari. Non ci è abituata.
       *[other] La banca ha chiuso in pari. Non ci è abituata.
    }
web-party-bank-paid =
    { $count ->
        [one] Nella corsa { $race } la banca ha pagato { $sum } più di quanto ha preso. Se n’è accorta.
       *[other] La banca ha pagato { $sum } più di quanto ha preso in tutto. Se n’è accorta.
    }
web-party-stay = Resta, gioca ancora
web-party-leave = Esci
web-party-stay-so-far = Resti. Finora restano in { $staying } su { $players }.

## Sound

web-party-hear = Campanella e ticchettio

## Trouble

web-party-offline = La linea è caduta. Il tuo posto c’è ancora.
web-party-refused = Non ha funzionato. Non è cambiato niente.

## Where one is asked or waits, and what is told there

web-party-page-title = { $page } · Horse Fever Party
web-party-place-bets = Le tue scommesse
web-party-place-others = Gli altri scommettono
web-party-place-soon = Fra poco
web-party-told-opened = Corsa { $race }. Si scommette.
web-party-told-closed = Scommesse chiuse. Sui cavalli ci sono { $total } D.
web-party-told-heat = { $lanes } hanno tagliato il traguardo insieme.
web-party-told-paid =
    { $way ->
        [up] Le tue scommesse hanno portato { $sum } D. Hai { $money } D.
        [down] Le tue scommesse sono costate { $sum } D. Hai { $money } D.
       *[even] Niente vinto, niente perso. Hai { $money } D.
    }
# Who had nothing left and starts anew.
web-party-told-fresh = Ricevi una nuova dote di { $money } D.
# $names: of one or more; $known is none, where there are too many to know them all.
web-party-told-won =
    { $known ->
        [none] La serata è finita. Chi è più ricco ha { $money } D.
       *[all] La serata è finita. Vittoria: { $names }, con { $money } D.
    }
