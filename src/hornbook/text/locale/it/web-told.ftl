### What is told to whoever listens, on tables and on a party’s phones.

# It is somebody’s turn: said after all that has happened.
web-turn-asks = Tocca a te. { $question }
# A race of so many cards, for whoever sees its end at once. $lanes: all racers, the winner first.
web-race-summed-up = La corsa è finita dopo { $turn } carte: { $lanes }, in quest’ordine.
# At the end of a game, after who has won.
web-own-place =
    { $place ->
        [1] Il tuo posto è il primo su { $players }.
        [2] Il tuo posto è il secondo su { $players }.
        [3] Il tuo posto è il terzo su { $players }.
       *[other] Il tuo posto è il numero { $place } su { $players }.
    }
web-clock-low =
    { $seconds ->
        [one] Ancora { $seconds } secondo.
       *[other] Ancora { $seconds } secondi.
    }
web-more-time = Altri 30 secondi
    .short = +30 s

## A race, a sentence a card. $lanes are names of racers, joined.

web-race-card = Carta { $turn }.
    .title = Carta { $turn }
web-race-cross =
    { $count ->
        [one] { $lanes } taglia il traguardo.
       *[other] { $lanes } tagliano il traguardo.
    }
# Pieces of one sentence, joined by list-then: “Cinder and Rumpus on 11, Bramble on 10.”
web-race-on = { $lanes } su { $spot }
web-race-all-on = { $groups }.
web-race-wins = Vince { $lane }.
web-race-order-said = L’ordine: { $lanes }.
