### What the pages of the house say of Horse Fever, Board and Family: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-horse-fever = Horse Fever
    .line = 1928. Une piste droite, et tout le reste tordu.
web-mode-horse-fever-board = Board
web-mode-horse-fever-family = Family
web-time-horse-fever-board = 90 min
web-time-horse-fever-family = 30 min

## Values of its settings, and on its cards

web-value-quick = Rapide
web-value-normal = Normale
web-value-long = Longue
web-value-special = Spéciale
web-value-nothing = Rien
web-value-stables = Écuries
web-value-assistants = Assistants
web-value-horses = Chevaux
web-value-objectives = Objectifs
web-value-danari = Danari
web-value-points = Points de victoire
web-value-stable =
    { $value ->
        [0] Aucune
       *[other] 1:{ $value }
    }

## What may be wrong with a card, said beside the field

web-fault-not-hundreds = L’argent va par centaines de Danari.
web-fault-too-many-blanks = La boîte a { $most } cartes blanches, exemplaires compris, et en voici une de trop.
web-fault-too-many = Cela fait { $found } cartes en tout ; { $most } au plus tiennent.
web-fault-too-few-plain = Sans celles pour qui connaît déjà le jeu, cela fait { $found } cartes ; il en faut au moins { $least }.
web-fault-stable-twice = Deux personnages possèdent l’écurie à { $odds }. Modifiez celui de la maison pour la libérer.
