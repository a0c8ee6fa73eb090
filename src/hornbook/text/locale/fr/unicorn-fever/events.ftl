### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You took 10 gold” and “Ada took 10 gold” are both right.

## Setup

event-clans-chosen = À cette table : { $clans }.
event-odds-dealt = Les cotes, de x2 à x7 : { $lanes }.
event-first-player-drawn = { $seat } { $seat-has } reçu la cloche, et le premier tour avec.
event-owner-tile-given = { $seat } { $seat-has } reçu { $lane }, titre de propriété compris.
event-fever-spread = Statut Déchaîné : { $lanes }.
event-contracts-shown = Contrats disponibles : { $contracts }.
event-round-began = Course { $race } sur { $races }. Faites vos jeux.
event-bet-tokens-removed = Le dé a retiré deux paris : { $win } gagnant, { $early } placé anticipé.

## Planning

event-action-taken = { $seat } { $seat-has } pris { $token }.
event-gold-taken = { $seat } { $seat-has } empoché { $gold } or.
event-loan-taken =
    { $forced ->
        [yes] { $seat } { $seat-has } dû emprunter { $gold } or aux elfes.
       *[no] { $seat } { $seat-has } emprunté { $gold } or aux elfes.
    }
event-bet-placed =
    { $glory ->
        [0] { $seat } { $seat-has } misé { $stake } or sur { $lane } { $kind }.
       *[other] { $seat } { $seat-has } misé { $stake } or sur { $lane } { $kind }, avec { $glory } gloire par-dessus.
    }
event-contract-signed =
    { $price ->
        [0] { $seat } { $seat-has } signé { $contract }, sans rien payer.
       *[other] { $seat } { $seat-has } signé { $contract } pour { $price } or.
    }
event-magic-played = { $seat } { $seat-has } glissé une carte sous { $lane }, face cachée.
# Only the seat itself hears this one, right after event-magic-played.
event-magic-placed = C’était { $card }.
event-magic-drawn =
    { $count ->
        [one] { $seat } { $seat-has } pioché { $count } carte Magie.
       *[other] { $seat } { $seat-has } pioché { $count } cartes Magie.
    }
# Only the seat itself hears this one, right after event-magic-drawn.
event-magic-taken = Pioche : { $cards }.
event-magic-reshuffled = La défausse redevient la pioche Magie : { $count } cartes.
event-lane-peeked = { $seat } { $seat-has } jeté un œil sous { $lane }.
# Only the seat itself hears this one, right after event-lane-peeked.
event-magic-seen = Sous { $lane } : { $cards }.
event-hand-exchanged = { $seat } { $seat-has } jeté toute { $seat-is ->
        [you] votre
       *[other] sa
    } main : { $cards }.
event-magic-withdrawn = { $seat } { $seat-has } retiré { $card } sous { $lane }.
event-bet-token-reserved = { $seat } { $seat-has } réservé le pari sur { $lane } { $kind }.
event-action-token-reserved = { $seat } { $seat-has } réservé { $token }.
event-odds-nudged = { $seat } { $seat-has } fait passer la cote de { $lane } de { $before } à { $after }.

## Race

event-first-player-changed = { $seat } { $seat-has } pris la cloche.
event-magic-revealed = Sous { $lane } : { $cards }, par { $seats-within }.
event-magic-cancelled = { $lane } : { $positive } et { $negative } s’annulent.
event-magic-cleansed = Coup de balai sous { $lane } : { $cards }.
event-odds-shifted = { $lane } passe de { $before } à { $after }.
# $card is six digits, the spaces for the rows x2 to x7; $spaces is what each lane moved, in the order of the lanes.
event-movement-turned = Carte { $turn }. Couloir par couloir, elles avancent de { $spaces }.
# $spaces-count is 0 if neither racer is still on the track.
event-sprints-rolled =
    { $spaces-count ->
        [0] Les dés désignent { $dice }. Trop tard.
       *[other] Les dés désignent { $dice }. Sprint : { $lanes }, de { $spaces }.
    }
event-dead-heat = Dead-heat entre { $lanes }. { $seat } { $seat-has } la cloche, et le dernier mot.
event-unicorn-finished = { $lane } arrive { $place }.

## Results

event-owner-paid = { $seat } { $seat-has } touché { $gold } or à titre de propriétaire : { $lane }, { $place }.
event-bet-won = { $seat } { $seat-has } misé { $stake } or sur { $lane } { $kind }, et empoché { $gold } or et { $glory } gloire.
event-bet-lost =
    { $refund ->
        [0] { $seat } { $seat-has } misé { $stake } or sur { $lane } { $kind }, et perdu.
       *[other] { $seat } { $seat-has } misé { $stake } or sur { $lane } { $kind }, perdu, et récupéré { $refund }.
    }
event-contract-paid =
    { $glory ->
        [0] { $seat } { $seat-has } touché { $gold } or { $perk ->
            [signing_gold] à la signature
            [kickback] de petite commission
            [magic_gold] de pourboire
            [cancel_gold] pour une carte annulée
            [lost_gold] pour avoir si bien perdu
            [blessing_gold] pour de bonnes cartes sur le podium
            [hex_gold] pour de mauvaises cartes hors podium
            [rival_lost_gold] sur le malheur des autres
            [income] de loyer
            [interest] d’intérêts
           *[other] grâce à un contrat
        }.
       *[other] { $seat } { $seat-has } reçu { $glory } gloire, par pitié.
    }
event-tax-paid =
    { $gold ->
        [0] { $seat } n’{ $seat-has } payé aucune taxe de gloire.
       *[other] { $seat } { $seat-has } payé { $gold } or de taxe de gloire.
    }
event-odds-moved = { $lane } passe de { $before } à { $after }.

## End of the game

event-loans-repaid =
    { $unpaid ->
        [0] { $seat } { $seat-has } rendu { $gold } or aux elfes. Plus aucune dette.
       *[other] { $gold ->
            [0] { $seat } n’{ $seat-has } rien rendu aux elfes.
           *[other] { $seat } { $seat-has } rendu { $gold } or aux elfes.
        } Reste à payer : { $unpaid ->
            [one] { $unpaid } prêt
           *[other] { $unpaid } prêts
        }.
    }
event-gold-converted = { $seat } { $seat-has } changé { $gold } or en { $glory } gloire.
event-contract-glory-counted = { $seat } { $seat-has } compté { $glory } gloire sur { $seat-ses } contrats.
event-game-ended = Victoire : { $winners }.
