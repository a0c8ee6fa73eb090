### Why a bot would do it.

reason-bid-wins = Carte che fanno { $total } lo vincono circa { $percent } volte su cento.
reason-cards-kept = Le tue carte valgono di più in un’altra caccia, o al mercato.
reason-part-of-bid = Quello che metti arriva in tutto a { $total }.
reason-ware-brings =
    { $points ->
        [one] Il tuo branco guadagna circa { $points } punto.
       *[other] Il tuo branco guadagna circa { $points } punti.
    }
