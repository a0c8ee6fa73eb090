### How the things of the Party are called.

## Horses, by the colour of their stable

horse-black = Schwarz
horse-blue = Blau
horse-green = Grün
horse-red = Rot
horse-yellow = Gelb
horse-white = Weiß

## Bets. They follow a horse's name: “200 D on Green to place”.

bet-place = Platz
bet-win = Sieg

## Where a horse came in: “Green came in 1st.”

place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }

## The deck, as a list of cards names it

deck-movement = Bewegungskarten des Grundstapels, für die Bahnen 1 bis 6
