### What one can choose: verbs, with the sum where there is one.

## Preparation

option-take-character = Jouer { $character }

## Purchases

option-buy-actions = Acheter 2 cartes Action pour { $price } D
option-buy-objective = Acheter un objectif pour { $price } D
option-buy-assistant = Engager un assistant pour { $price } D
option-buy-horse = Acheter un cheval pour { $price } D
option-buy-stable = Acheter l’écurie de { $lane } pour { $price } D
option-take-loan = Emprunter { $danari } D à { $loan }, { $due } D à rendre à la fin
option-ask-for-objective = Offrir { $price } D { $owner-to } pour un objectif
option-ask-for-assistant = Offrir { $price } D { $owner-to } pour { $assistant }
option-ask-for-horse = Offrir { $price } D { $owner-to } pour { $horse }
option-ask-for-stable = Offrir { $price } D { $owner-to } pour l’écurie de { $lane }
option-pass-for-money = Passer et prendre { $danari } D
option-sell = Vendre
option-sell-objective = Vendre « { $objective } »
option-decline = Refuser
option-shuffle-first = Mélanger d’abord
option-draw-as-it-lies = Piocher tel quel
option-keep-objective = Garder « { $objective } »
option-keep-assistant = Garder { $assistant }
option-keep-horse = Garder { $horse }
option-swap-for = Échanger contre { $assistant } ({ $owner-within })
option-line-up = { $horse } court pour { $lane }

## Bets

option-place-bet = Parier sur { $lane } { $kind }
option-play-card = Jouer { $card }
option-on-lane = { $lane }
option-nudge-odds =
    { $rows ->
        [1] { $lane } : 1 niveau plus haut
        [-1] { $lane } : 1 niveau plus bas
        [-2] { $lane } : 2 niveaux plus bas
        [-3] { $lane } : 3 niveaux plus bas
        [-4] { $lane } : 4 niveaux plus bas
        [-5] { $lane } : 5 niveaux plus bas
       *[other] { $lane } : { $rows } niveaux plus haut
    }
option-pass = Pas maintenant

## Auctions

option-accept = Accepter { $price } D
option-leave-auction = Quitter l’enchère

## The end

option-name-winner =
    { $winner-is ->
        [you] Victoire pour vous
       *[other] Victoire : { $winner }
    }
