### How the things of the Party are called.

## Horses, by the colour of their stable

horse-black = Noir
horse-blue = Bleu
horse-green = Vert
horse-red = Rouge
horse-yellow = Jaune
horse-white = Blanc

## Bets. They follow a horse's name: “200 D on Green to place”.

bet-place = placé
bet-win = gagnant

## Where a horse came in: “Green came in 1st.”

place =
    { $place ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }

## The deck, as a list of cards names it

deck-movement = Cartes Mouvement de base, pour les couloirs 1 à 6
