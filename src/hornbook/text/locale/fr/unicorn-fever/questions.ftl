### What is asked, and in .help what it means, with the chapter of the rulebook.

question-choose-action = Action { $action } sur 3 : que prenez-vous ?
    .help = Chacun prend trois jetons par manche, un par tour, toujours au sommet d’une pile, et fait tout ce qui est dessus. Sous les piles Or et Pari, un effet est imprimé sur le plateau : il sert une fois la pile vide. Emprunter n’est pas une action, et après trois prêts les elfes ne prêtent plus, sauf pour la taxe. Règles, 1.
question-choose-bet = Quel pari ?
    .help = Un pari gagnant paie la mise multipliée par la cote et 5 gloire si la licorne arrive première. Un pari placé paie deux fois la mise si elle est parmi les trois premières : 3 gloire s’il est anticipé, 2 s’il est tardif. Chaque jeton ne sert qu’une fois par course. Règles, 1.2.
question-choose-stake = Combien d’or sur { $lane } { $kind } ?
    .help = La mise reste sur le jeton jusqu’à la fin de la course, et s’envole si le pari est perdu. Ce que votre bourse n’a pas, un prêt le couvre : 20 or tout de suite, 25 à la fin, si vous avez moins de trois prêts. Règles, 1.2 et page 17.
question-choose-contract =
    { $price ->
        [0] Quel contrat ? Il est gratuit.
       *[other] Quel contrat ? Les { $price } or sont payés.
    }
    .help = Un contrat agit de la signature à la fin de la partie. Sa gloire compte à la fin, et n’est pas taxée. Règles, 1.4.
question-choose-peek = Regarder sous quel couloir ?
    .help = Votre contrat vous laisse voir les cartes cachées d’un couloir avant de jouer de la magie. Personne d’autre ne les voit. Règles, 1.1 et 1.4.
question-play-magic =
    { $count ->
        [0] { $extra ->
            [one] Quelle carte ? Encore { $extra }, si vous voulez.
           *[other] Quelle carte ? Encore { $extra }, si vous voulez.
        }
        [one] Quelle carte ? { $count } à jouer.
       *[other] Quelle carte ? { $count } à jouer.
    }
    .help = Les cartes se posent face cachée sous n’importe quel couloir, à plusieurs sous le même si le cœur vous en dit, et agissent au départ de la course. Une bonne et une mauvaise carte de même lettre sous un même couloir s’annulent. Ensuite vous repiochez. Règles, 1.1 et 2.2.
question-choose-lane = { $card } : sous quel couloir ?
    .help = Tous sont permis. Vos rivaux voient où vous posez une carte, pas laquelle. Règles, 1.1.
question-choose-exchange = Changer toute votre main ?
    .help = Votre contrat vous laisse défausser toutes vos cartes Magie, face visible, et en piocher autant. Règles, 1.1 et 1.4.
question-choose-reserved-bet = Quel jeton Pari réservez-vous ?
    .help = Il attend sur votre contrat, pour vous, jusqu’à la fin de la course. Il vous faut encore une action de pari pour vous en servir. Règles, 1.4 et 3.1.
question-choose-reserved-action = Quel jeton Action réservez-vous ?
    .help = Il attend sur votre contrat, pour vous, jusqu’à la fin de la course. Le prendre coûte toujours une action, et le jeton suivant de sa pile est libre pour tous. Règles, 1.4 et 3.1.
question-choose-withdrawal = Retirer une de vos cartes ?
    .help = Votre contrat vous laisse défausser une de vos cartes cachées avant la course. Tout le monde voit laquelle. Règles, 1.4 et 2.2.
question-choose-nudge =
    { $rows ->
        [one] Quelle cote déplacez-vous de { $rows } ligne ?
       *[other] Quelle cote déplacez-vous de { $rows } lignes ?
    }
    .help = Votre contrat vous laisse déplacer un jeton Cote avant la course. Plus haut, la licorne va plus vite et rapporte moins ; plus bas, l’inverse. Les licornes déchaînées le restent. Règles, 1.4 et 3.4.
question-choose-who-was-ahead = Dead-heat entre { $lanes } : qui était devant ?
    .help = Même case, même cote, et aucune magie ne tranche : c’est donc au premier joueur de dire qui est passé devant. Personne ne demande pourquoi. Règles, 2.4.
