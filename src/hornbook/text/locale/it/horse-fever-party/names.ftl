### How the things of the Party are called.

## Horses, by the colour of their stable

horse-black = Nero
horse-blue = Blu
horse-green = Verde
horse-red = Rosso
horse-yellow = Giallo
horse-white = Bianco

## Bets. They follow a horse's name: “200 D on Green to place”.

bet-place = piazzato
bet-win = vincente

## Where a horse came in: “Green came in 1st.”

place =
    { $place ->
        [1] 1°
        [2] 2°
        [3] 3°
       *[other] { $place }°
    }

## The deck, as a list of cards names it

deck-movement = Carte Movimento del mazzo base, per le corsie da 1 a 6
