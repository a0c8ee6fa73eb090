### How the things of the Party are called.

## Horses, by the colour of their stable

horse-black = Black
horse-blue = Blue
horse-green = Green
horse-red = Red
horse-yellow = Yellow
horse-white = White

## Bets. They follow a horse's name: “200 D on Green to place”.

bet-place = to place
bet-win = to win

## Where a horse came in: “Green came in 1st.”

place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## The deck, as a list of cards names it

deck-movement = Movement cards of the base deck, for the lanes 1 to 6
