### The race, as the browser shows it: for Unicorn Fever and Horse Fever.

## What is said while they run. $lanes are names of racers, joined.

web-race-leads = { $lanes } führt, auf { $spot }.
web-race-level = { $lanes } gleichauf, auf { $spot }.
web-race-bunch = { $count } davon gleichauf, auf { $spot }.
web-race-over-the-line =
    { $count ->
        [one] { $lanes } ist über der Linie.
       *[other] { $lanes } sind über der Linie.
    }
web-race-ready = Sie stehen am Start.

## Boards

web-race-odds = Quote
web-race-card-short = Karte { $turn }
web-race-nobody = keins
web-race-sprint = Sprint
web-race-sprint-dice = Sprintwürfel: { $lanes }
web-race-order = Einlauf
web-race-order-place = { $place }: { $lane }
web-race-order-open = { $place }: noch offen
web-race-track = Die Rennstrecke
web-race-racer = Wer
web-race-space = Feld
web-race-spot =
    { $spot ->
        [0] am Start
        [12] auf der Linie
       *[other] { $spot }
    }
web-race-spot-beyond = { $beyond } hinter der Linie
web-race-home-as = im Ziel als { $place }

## Chances

web-race-chance = Siegchance
web-race-chance-note = was alle wissen, nach jeder Karte
web-race-chance-short = was alle wissen
web-race-start = Start
web-race-percent = { $percent } %
web-race-rest = die anderen { $percent }
web-race-chance-said = { $lane } { $percent } %
# For whoever cannot see the picture: web-race-chance-said of every lane, joined by list-then
web-race-chances-said = Siegchance: { $chances }
web-race-chances-ask = Chancen zeigen
web-race-chances-hide = Chancen ausblenden
# Of a bet, with what the player can know; $error is half the width of a 95 % interval.
web-race-bet-chance = Gewinnt zu { $percent } % ± { $error }
# $sum is gained or lost on average, without its sign.
web-race-bet-average =
    { $sign ->
        [-1] −{ $sum } im Schnitt
        [0] ±0 im Schnitt
       *[1] +{ $sum } im Schnitt
    }
web-race-chance-none = Die Buchmacher zählen noch an den Fingern ab.

web-race-chart = Chancen
web-race-coming = Das nächste Rennen, nach dem, was du weißt
web-race-to-win = Sieg
web-race-to-place = unter den ersten Drei
web-race-last = Das letzte Rennen

## Bets

web-race-bets =
    { $seat-is ->
        [you] Deine Wetten
        [none] Wetten
       *[other] Wetten { $seat-of }
    }
web-race-no-bets = Du hast in diesem Rennen keine Wette. Genieß die Aussicht.
web-race-others = Die anderen
web-race-no-other-bets = keine Wette
web-race-bet = { $stake } auf { $lane }, { $kind }
web-race-bet-short = { $kind }, { $stake }
web-race-kind =
    { $kind ->
        [0] Sieg
        [1] früh
       *[other] spät
    }
web-race-bet-odds = Quote { $odds }
web-race-bet-running = läuft noch
web-race-bet-doomed = kann nicht mehr gewinnen
web-race-own = { $lane } gehört dir
# The same on a phone, beside the unicorn’s picture.
web-race-own-short = deins
web-race-own-pays = zahlt auf dem Podest
web-race-own-past = das Podest ist vergeben
web-race-bet-home = als { $place } im Ziel
web-race-pays = zahlt
web-race-lost = verloren

## Magic

web-race-magic = Zauber
web-race-turned =
    { $count ->
        [one] 1 Karte unter { $lane }.
       *[other] { $count } Karten unter { $lane }.
    }
web-race-played-by = { $seat-by }

## Photo

web-race-photo = Fotofinish
web-race-photo-level =
    { $beyond ->
        [0] Gleichauf auf der Linie.
       *[other] Gleichauf, { $beyond } hinter der Linie.
    }
web-race-photo-odds = { $lane } hat die bessere Quote.
web-race-photo-card = { $card } entscheidet.
web-race-photo-judge = Nichts trennt sie. Die Glocke und das letzte Wort { $seat-has } { $seat-within }.
web-race-photo-judged = { $seat } { $seat-has } es genau gesehen. Ganz genau.
web-race-stamp = Um Nüstern
web-race-stamp-open = Totes Rennen
web-race-stamp-judged = So gesehen

## Payout

web-race-payout = Auszahlung
web-race-purse = Kasse
web-race-line-owner = { $lane }, { $place } Platz, deins
web-race-line-bet = { $lane }, { $kind }
web-race-line-stake = { $stake } gesetzt
web-race-line-lost = { $stake } verloren
web-race-line-contract = Vertrag
web-race-line-loan = Die Elfenmafia leiht
web-race-line-tax = Ruhmsteuer
web-race-all-purses = Alle Kassen

## Controls

web-race-controls = Wie schnell das Rennen läuft
web-race-pause = Pause
web-race-go-on = Weiter
web-race-skip = Überspringen
web-race-speed =
    { $speed ->
        [normal] 1×
        [fast] 2×
       *[instant] sofort
    }

## How a racer is called for the ear: “Bramble, green”

web-race-named = { $lane }, { $colour ->
        [0] grün
        [1] orange
        [2] gelb
        [3] blau
        [4] lila
       *[5] rot
    }
