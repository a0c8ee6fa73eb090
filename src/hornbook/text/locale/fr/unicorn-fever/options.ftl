### What one can choose: verbs, with the sum where there is one.

option-take-action = Prendre { $token }
option-borrow = Emprunter aux elfes
option-place-bet = Parier sur { $lane } { $kind }
option-play-card = Jouer { $card }
option-on-lane = { $lane }
option-sign-contract = Signer { $contract }
option-reserve-bet = Réserver le pari sur { $lane } { $kind }
option-reserve-action = Réserver { $token }
option-nudge-odds =
    { $rows ->
        [1] { $lane } : 1 ligne plus haut
        [-1] { $lane } : 1 ligne plus bas
        [-2] { $lane } : 2 lignes plus bas
        [-3] { $lane } : 3 lignes plus bas
        [-4] { $lane } : 4 lignes plus bas
        [-5] { $lane } : 5 lignes plus bas
       *[other] { $lane } : { $rows } lignes plus haut
    }
option-exchange-hand = Changer toute la main
option-withdraw = Retirer { $card } sous { $lane }
option-pass = Pas maintenant
