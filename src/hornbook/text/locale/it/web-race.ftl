### The race, as the browser shows it: for Unicorn Fever and Horse Fever.

## What is said while they run. $lanes are names of racers, joined.

web-race-leads = { $lanes } in testa, su { $spot }.
web-race-level = { $lanes } alla pari su { $spot }.
web-race-bunch = In { $count } alla pari su { $spot }.
web-race-over-the-line =
    { $count ->
        [one] { $lanes } è oltre il traguardo.
       *[other] { $lanes } sono oltre il traguardo.
    }
web-race-ready = Sono alla partenza.

## Boards

web-race-odds = Quote
web-race-card-short = carta { $turn }
web-race-nobody = nessuno
web-race-sprint = Sprint
web-race-sprint-dice = Dadi Sprint: { $lanes }
web-race-order = Arrivo
web-race-order-place = { $place }: { $lane }
web-race-order-open = { $place }: ancora aperto
web-race-track = La pista
web-race-racer = Chi corre
web-race-space = Casella
web-race-spot =
    { $spot ->
        [0] alla partenza
        [12] sul traguardo
       *[other] { $spot }
    }
web-race-spot-beyond = { $beyond } oltre il traguardo
web-race-home-as = arrivato, { $place }

## Chances

web-race-chance = Probabilità di vittoria
web-race-chance-note = informazioni pubbliche, dopo ogni carta
web-race-chance-short = quello che sanno tutti
web-race-start = via
web-race-percent = { $percent }%
web-race-rest = gli altri { $percent }
web-race-chance-said = { $lane } { $percent }%
# For whoever cannot see the picture: web-race-chance-said of every lane, joined by list-then
web-race-chances-said = Probabilità di vittoria: { $chances }
web-race-chances-ask = mostra probabilità
web-race-chances-hide = nascondi probabilità
# Of a bet, with what the player can know; $error is half the width of a 95 % interval.
web-race-bet-chance = Vince al { $percent }% ± { $error }
# $sum is gained or lost on average, without its sign.
web-race-bet-average =
    { $sign ->
        [-1] −{ $sum } in media
        [0] ±0 in media
       *[1] +{ $sum } in media
    }
web-race-chance-none = Gli allibratori contano ancora sulle dita.

web-race-chart = Probabilità
web-race-coming = La prossima corsa, con quello che sai
web-race-to-win = primo
web-race-to-place = fra i primi tre
web-race-last = L’ultima corsa

## Bets

web-race-bets =
    { $seat-is ->
        [you] Le tue scommesse
        [none] Scommesse
       *[other] Scommesse { $seat-of }
    }
web-race-no-bets = In questa corsa non hai scommesse. Goditi lo spettacolo.
web-race-others = Gli altri
web-race-no-other-bets = nessuna scommessa
web-race-bet = { $stake } su { $lane }, { $kind }
web-race-bet-short = { $kind }, { $stake }
web-race-kind =
    { $kind ->
        [0] vincente
        [1] rapida
       *[other] tardiva
    }
web-race-bet-odds = quota { $odds }
web-race-bet-running = ancora in corsa
web-race-bet-doomed = non può più vincere
web-race-own = { $lane } è tuo
# The same on a phone, beside the unicorn’s picture.
web-race-own-short = tuo
web-race-own-pays = sul podio ti paga
web-race-own-past = il podio è andato ad altri
web-race-bet-home = arrivato { $place }
web-race-pays = paga
web-race-lost = persa

## Magic

web-race-magic = Magia
web-race-turned =
    { $count ->
        [one] { $count } carta sotto { $lane }.
       *[other] { $count } carte sotto { $lane }.
    }
web-race-played-by = { $seat-by }

## Photo

web-race-photo = Fotofinish
web-race-photo-level =
    { $beyond ->
        [0] Alla pari sul traguardo.
       *[other] Alla pari, { $beyond } oltre il traguardo.
    }
web-race-photo-odds = { $lane } ha la quotazione migliore.
web-race-photo-card = Decide { $card }.
web-race-photo-judge = Niente li divide. { $seat } { $seat-has } la campanella, e l’ultima parola.
web-race-photo-judged = { $seat } { $seat-has } visto benissimo. Proprio benissimo.
web-race-stamp = Per un muso
web-race-stamp-open = Pareggio
web-race-stamp-judged = A occhio

## Payout

web-race-payout = Paga
web-race-purse = Borsellino
web-race-line-owner = { $lane }, { $place }, tuo
web-race-line-bet = { $lane }, { $kind }
web-race-line-stake = { $stake } puntati
web-race-line-lost = { $stake } persi
web-race-line-contract = Contratto
web-race-line-loan = Gli elfi prestano
web-race-line-tax = Tassa sulla gloria
web-race-all-purses = Tutti i borsellini

## Controls

web-race-controls = Quanto veloce si mostra la corsa
web-race-pause = Pausa
web-race-go-on = Avanti
web-race-skip = Salta
web-race-speed =
    { $speed ->
        [normal] 1×
        [fast] 2×
       *[instant] subito
    }

## How a racer is called for the ear: “Bramble, green”

web-race-named = { $lane }, { $colour ->
        [0] verde
        [1] arancione
        [2] giallo
        [3] blu
        [4] viola
       *[5] rosso
    }
