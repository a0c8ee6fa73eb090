### The laboratory: what “hornbook balance” and “hornbook fit” print and write. $name is a game, $edition the name of a card file.

balance-title = Équilibre de « { $edition } »
balance-about =
    { $games ->
        [one] { $name }, { $games } partie, { $seats } places, bots : { $bots }.
       *[other] { $name }, { $games } parties, { $seats } places, bots : { $bots }.
    }
balance-about-against =
    { $games ->
        [one] { $name }, contre « { $against } » : { $games } partie chacun, { $seats } places, bots : { $bots }.
       *[other] { $name }, contre « { $against } » : { $games } parties chacun, { $seats } places, bots : { $bots }.
    }
balance-written = La page est dans { $file }.
fit-written = La table est dans { $file }.
balance-csv-written = Les chiffres sont dans { $file }.

## What is measured. Headings of a list, in the plural where there are many.

balance-family-contract = Contrats, donnés au début
balance-family-pair = Paires de contrats qui pourraient faire un moteur, données au début
balance-family-opening = Premières actions, au hasard
balance-family-loans = Prêts donnés au début
balance-family-magic = Cartes Magie de la première main
balance-family-owner = Tuiles Propriétaire
balance-family-seat = Places dans l’ordre du tour
balance-family-character = Personnages, tels que distribués
balance-family-power = Pouvoirs, distribués sans leurs paquets
balance-family-deck = Paquets de ruses, sans les pouvoirs
balance-family-ruse = Ruses
balance-family-ware = Marché Noir
balance-family-starter = Licornes de départ
balance-family-assistant = Assistants, donnés au début
balance-family-objective = Objectifs, donnés au début
balance-family-horse = Chevaux, donnés au début
balance-family-action = Cartes Action de la première main

balance-place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] numéro { $place }
}
balance-loans =
    { $loans ->
        [0] aucun
        [one] { $loans } prêt
       *[other] { $loans } prêts
    }

## Columns

balance-thing = quoi
balance-wins = parties gagnées, contre { $even }
balance-effect = effet
balance-sure = 95 sur 100
balance-taken = pris
balance-games = parties
balance-verdict = verdict

## Verdicts, in a word or two

balance-verdict-strong = trop fort
balance-verdict-weak = faible
balance-verdict-fits = va bien
balance-verdict-unwanted = boudé
balance-verdict-few = trop peu joué

## Of the whole game

balance-figures = La partie entière
balance-figures-against = Deux éditions
balance-figure-decisions = Décisions
balance-figure-lead-changes = Changements de tête
balance-figure-winner = Score de qui mène à la fin
balance-figure-spread = Du premier au dernier
balance-figure-loans = Prêts par joueur
balance-more = plus
balance-fewer = moins
balance-same = pareil
balance-curves = De manche en manche
balance-curve-glory = Gloire
balance-curve-gold = Or
balance-curve-loans = Prêts
balance-curve-score = Points
balance-curve-points = Points
balance-curve-danari = Danari
balance-curve-winner = vainqueur
balance-curve-mean = moyenne
balance-curve-last = dernier
balance-interplay = Prêts et contrats
balance-interplay-about = Parties gagnées par rapport à l’égalité, en points, selon les prêts à la fin et le contrat donné au début.
balance-or-more = { $count } ou plus
balance-too-few = trop peu

## Findings, in words

balance-finding-strong =
    { $count ->
        [one] Trop fort : { $first }
       *[other] Trop forts : { $count }
    }
balance-finding-weak =
    { $count ->
        [one] Faible : { $first }
       *[other] Faibles : { $count }
    }
balance-finding-unwanted =
    { $count ->
        [one] Boudé : { $first }
       *[other] Boudés : { $count }
    }
balance-finding-fair = Équitable
balance-finding-which =
    { $more ->
        [0] { $family } : { $list }.
       *[other] { $family } : { $list }, et { $more } de plus.
    }
balance-finding-within = { $family } : rien ne sort du lot. Le plus éloigné est { $first }, { $effect } points.

## How to read it

balance-reading = Comment lire ceci
balance-reading-given = Ce qui se choisit est mesuré en le donnant au hasard, pour que de forts joueurs ne fassent pas de fortes cartes.
balance-reading-dot = Le point est la mesure, la bande ce que montreraient 95 essais sur 100. Une bande qui croise la ligne ne se distingue pas de la moyenne.
balance-reading-many = Là où l’on compare beaucoup de choses, certaines ont l’air bonnes par chance. Le verdict tient compte de leur nombre.
balance-reading-taken = « pris » dit combien de fois on l’a choisi quand il était proposé, dans des parties où rien n’était donné.
balance-reading-bots = Des bots ont joué : ils bluffent mal, et les gens feront certaines choses mieux.
balance-reading-file = Cette page est un seul fichier. Rien n’est chargé, rien n’est envoyé.
