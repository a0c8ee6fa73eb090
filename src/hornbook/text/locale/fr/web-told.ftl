### What is told to whoever listens, on tables and on a party’s phones.

# It is somebody’s turn: said after all that has happened.
web-turn-asks = C’est à vous. { $question }
# A race of so many cards, for whoever sees its end at once. $lanes: all racers, the winner first.
web-race-summed-up = Course finie en { $turn } cartes : { $lanes }, dans cet ordre.
# At the end of a game, after who has won.
web-own-place =
    { $place ->
        [1] Vous terminez à la première place sur { $players }.
        [2] Vous terminez à la deuxième place sur { $players }.
        [3] Vous terminez à la troisième place sur { $players }.
       *[other] Vous terminez à la { $place }e place sur { $players }.
    }
web-clock-low =
    { $seconds ->
        [one] Encore { $seconds } seconde.
       *[other] Encore { $seconds } secondes.
    }
web-more-time = 30 secondes de plus
    .short = +30 s

## A race, a sentence a card. $lanes are names of racers, joined.

web-race-card = Carte { $turn }.
    .title = Carte { $turn }
web-race-cross =
    { $count ->
        [one] { $lanes } franchit la ligne.
       *[other] { $lanes } franchissent la ligne.
    }
# Pieces of one sentence, joined by list-then: “Cinder and Rumpus on 11, Bramble on 10.”
web-race-on = { $lanes } en { $spot }
web-race-all-on = { $groups }.
web-race-wins = { $lane } gagne.
web-race-order-said = L’ordre : { $lanes }.
