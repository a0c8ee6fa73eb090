### Why a bot would do it.

reason-bid-wins = Un total de { $total } la remporte environ { $percent } fois sur cent.
reason-cards-kept = Vos cartes valent plus dans une autre chasse, ou au marché.
reason-part-of-bid = Au bout du compte, vous poserez { $total }.
reason-ware-brings =
    { $points ->
        [one] Votre troupeau y gagne environ { $points } point.
       *[other] Votre troupeau y gagne environ { $points } points.
    }
