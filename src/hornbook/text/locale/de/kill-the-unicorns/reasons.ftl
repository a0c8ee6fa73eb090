### Why a bot would do it.

reason-bid-wins = Karten mit der Summe { $total } gewinnen es in etwa { $percent } von hundert Fällen.
reason-cards-kept = Deine Karten sind in einer anderen Jagd mehr wert, oder auf dem Markt.
reason-part-of-bid = Was du legst, ergibt am Ende { $total }.
reason-ware-brings =
    { $points ->
        [one] Deine Herde ist damit etwa { $points } Punkt mehr wert.
       *[other] Deine Herde ist damit etwa { $points } Punkte mehr wert.
    }
