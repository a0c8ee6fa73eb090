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

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-horse-fever-board-1 = Le plus de points de victoire (P.V.) à la fin. Chacun est un personnage, avec de l’argent pour commencer et une écurie ou un talent. Paris, écuries et objectifs rapportent des P.V., et on en achète ou en vend aux enchères. Une partie dure de 3 à 10 tours, selon le nombre de joueurs et la durée choisie.
    .title = Ce qui compte
    .asks = choose-character
web-learn-horse-fever-board-2 = Chacun achète deux fois par tour : cartes Action, objectif, assistant, cheval, écurie, emprunt, ou rien pour 400 Danari. Les cartes des rivaux s’achètent au double, s’ils sont d’accord. Dans la plupart des paquets, piochez-en 4 et gardez-en 1.
    .title = Les achats
    .asks = choose-purchase choose-shuffle choose-objective choose-assistant choose-horse-card choose-swap consider-objective consider-assistant consider-horse consider-stable choose-horse
web-learn-horse-fever-board-3 = Le premier pari est obligatoire, et le minimum grandit avec votre renommée : 100 Danari par P.V. Gagnant paie la mise multipliée par la cotation et 3 P.V. ; placé paie le double et 1 P.V. Qui ne peut pas payer perd 2 P.V. et, sans 2 P.V. à rendre, la partie ; ceux des écuries ne se rendent pas. Le deuxième pari est à votre bon vouloir.
    .title = Les paris
    .asks = choose-first-bet choose-second-bet choose-stake
web-learn-horse-fever-board-4 = Entre les paris, toutes les cartes Action se posent face cachée derrière les chevaux, une à la fois. Une bonne et une mauvaise de même lettre s’annulent. Les grises, jamais. Vous savez ce que vous avez posé ; les autres devinent.
    .title = Truquer la course
    .asks = choose-card choose-lane choose-nudge
web-learn-horse-fever-board-5 = Chaque carte Mouvement fait avancer tous les chevaux du nombre inscrit à leur cotation, puis les dés en font sprinter deux. La case 12 est la ligne d’arrivée, et l’ordre y est définitif ; à égalité, la meilleure cotation passe devant, sauf avis contraire d’une carte.
    .title = La course
    .asks = choose-who-was-ahead
web-learn-horse-fever-board-6 = Paris et écuries paient, les cotations suivent le résultat. Puis 1 P.V. se vend à la baisse et 1 s’achète à la hausse : de l’argent contre la gloire, de la gloire contre l’argent.
    .title = Paiements et enchères
    .asks = choose-sale choose-bid
web-learn-horse-fever-board-7 = On rembourse les emprunts ; qui ne peut pas est hors jeu. On retourne les objectifs, et chacun rapporte 2 P.V. à l’unique joueur qui le remplit. Puis on compte.
    .title = La fin
    .asks = choose-contest-winner

web-learn-horse-fever-family-1 = Le plus de points de victoire (P.V.) après la dernière course. Chacun est un personnage, avec de l’argent et une écurie, et commence avec 1 P.V. de plus. Ni achats, ni enchères : le plus court chemin pour apprendre.
    .title = Ce qui compte
    .asks = choose-character choose-contest-winner
web-learn-horse-fever-family-2 = À chaque tour, vous recevez 2 cartes Action. Regardez-les, puis pariez : le premier pari est obligatoire, 100 Danari au moins par P.V. que vous avez. Qui ne peut pas payer ne parie pas et perd 2 P.V. ; sans 2 P.V. à rendre, la partie. Celui d’une écurie ne se rend pas.
    .title = Les paris
    .asks = choose-first-bet choose-stake
web-learn-horse-fever-family-3 = Gagnant paie la mise multipliée par la cotation et 3 P.V. si le cheval arrive premier. Placé paie le double et 1 P.V. s’il est parmi les trois premiers. Une mise perdue est à la Banque. Une fois les cartes posées, vous pouvez parier encore une fois.
    .title = Ce que paient les paris
    .asks = choose-second-bet
web-learn-horse-fever-family-4 = Posez vos cartes face cachée derrière les chevaux de votre choix, une à la fois. Une bonne et une mauvaise de même lettre s’annulent. Puis on retourne tout.
    .title = Truquer la course
    .asks = choose-card choose-lane choose-nudge
web-learn-horse-fever-family-5 = Une carte fait avancer chaque cheval du nombre inscrit à sa cotation, et les dés en font sprinter deux. La case 12 est la ligne d’arrivée. Puis on paie tout le monde, les cotations bougent, et la course suivante commence.
    .title = La course
    .asks = choose-who-was-ahead
