### What is told to whoever listens, on tables and on a party’s phones.

# It is somebody’s turn: said after all that has happened.
web-turn-asks = Your turn. { $question }
# A race of so many cards, for whoever sees its end at once. $lanes: all racers, the winner first.
web-race-summed-up = The race is over after { $turn } cards: { $lanes }, in this order.
# At the end of a game, after who has won.
web-own-place =
    { $place ->
        [1] You are first of { $players }.
        [2] You are second of { $players }.
        [3] You are third of { $players }.
       *[other] You are number { $place } of { $players }.
    }
web-clock-low =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
web-more-time = 30 seconds more
    .short = +30 s

## A race, a sentence a card. $lanes are names of racers, joined.

web-race-card = Card { $turn }.
    .title = Card { $turn }
web-race-cross =
    { $count ->
        [one] { $lanes } crosses the line.
       *[other] { $lanes } cross the line.
    }
# Pieces of one sentence, joined by list-then: “Cinder and Rumpus on 11, Bramble on 10.”
web-race-on = { $lanes } on { $spot }
web-race-all-on = { $groups }.
web-race-wins = { $lane } wins.
web-race-order-said = The order: { $lanes }.
