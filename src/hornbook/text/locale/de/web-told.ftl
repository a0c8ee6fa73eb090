### What is told to whoever listens, on tables and on a party’s phones.

# It is somebody’s turn: said after all that has happened.
web-turn-asks = Du bist dran. { $question }
# A race of so many cards, for whoever sees its end at once. $lanes: all racers, the winner first.
web-race-summed-up = Das Rennen ist nach { $turn } Karten vorbei: { $lanes }, in dieser Reihenfolge.
# At the end of a game, after who has won.
web-own-place =
    { $place ->
        [1] Du bist auf Platz 1 von { $players }.
        [2] Du bist auf Platz 2 von { $players }.
        [3] Du bist auf Platz 3 von { $players }.
       *[other] Du bist auf Platz { $place } von { $players }.
    }
web-clock-low =
    { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
web-more-time = 30 Sekunden mehr
    .short = +30 s

## A race, a sentence a card. $lanes are names of racers, joined.

web-race-card = Karte { $turn }.
    .title = Karte { $turn }
web-race-cross =
    { $count ->
        [one] { $lanes } überquert die Linie.
       *[other] { $lanes } überqueren die Linie.
    }
# Pieces of one sentence, joined by list-then: “Cinder and Rumpus on 11, Bramble on 10.”
web-race-on = { $lanes } auf { $spot }
web-race-all-on = { $groups }.
web-race-wins = { $lane } gewinnt.
web-race-order-said = Der Einlauf: { $lanes }.
