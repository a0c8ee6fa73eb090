### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You got 300 D” and “Ada got 300 D” are both right. D is Danari, VP are victory points.

## Preparation

event-odds-dealt = Les cotations, de 1:2 à 1:7 : { $lanes }.
event-character-dealt = { $seat } { $seat-has } reçu { $character }, avec { $danari } D.
event-stable-given = { $seat } { $seat-has } reçu l’écurie de { $lane } pour commencer.
event-point-given = { $seat } { $seat-has } reçu 1 P.V. de départ.
event-first-player-drawn = { $seat } { $seat-has } tiré au sort la carte Premier Joueur.
event-round-began = Tour { $number } sur { $rounds }.

## Purchases

event-actions-bought =
    { $count ->
        [one] { $seat } { $seat-has } acheté { $count } carte Action pour { $price } D.
       *[other] { $seat } { $seat-has } acheté { $count } cartes Action pour { $price } D.
    }
event-actions-dealt =
    { $count ->
        [one] { $seat } { $seat-has } reçu { $count } carte Action.
       *[other] { $seat } { $seat-has } reçu { $count } cartes Action.
    }
# Only the seat itself hears this one, right after the cards were bought or dealt.
event-actions-taken = En main : { $cards }.
event-deck-shuffled = { $seat } { $seat-has } mélangé les { $deck }.
event-cards-drawn =
    { $count ->
        [one] { $seat } { $seat-has } payé { $price } D et pioché { $count } carte parmi les { $deck }.
       *[other] { $seat } { $seat-has } payé { $price } D et pioché { $count } cartes parmi les { $deck }.
    }
# Only the seat itself hears the next three, right after event-cards-drawn.
event-objectives-seen = Pioche : { $objectives }.
event-assistants-seen = Pioche : { $assistants }.
event-horses-seen = Pioche : { $horses }.
event-objective-kept = { $seat } { $seat-has } gardé un objectif, face cachée.
# Only the seat itself hears this one, right after event-objective-kept.
event-objective-chosen = C’était « { $objective } ».
event-assistant-hired = { $seat } { $seat-has } engagé { $assistant }.
event-horse-bought = { $seat } { $seat-has } ramené { $horse } à la maison.
event-stable-bought = { $seat } { $seat-has } acheté l’écurie de { $lane } pour { $price } D, P.V. compris.
event-loan-taken = { $seat } { $seat-has } emprunté { $danari } D à { $loan }.
event-passed = { $seat } { $seat-has } passé, et touché { $danari } D pour la peine.
event-offer-declined =
    { $buyer-is ->
        [you] { $seat } n’{ $seat-has } rien voulu vous vendre.
       *[other] { $seat } n’{ $seat-has } rien voulu vendre { $buyer-to }.
    }
event-objective-sold =
    { $buyer-is ->
        [you] { $seat } vous { $seat-has } vendu un objectif pour { $price } D.
       *[other] { $seat } { $seat-has } vendu un objectif { $buyer-to } pour { $price } D.
    }
# Only the buyer hears this one, right after event-objective-sold.
event-objective-received = Acheté : « { $objective } ».
# Only the seller hears this one, right after event-objective-sold.
event-objective-given = Vendu : « { $objective } ».
event-assistant-sold =
    { $buyer-is ->
        [you] { $seat } vous { $seat-has } vendu { $assistant } pour { $price } D.
       *[other] { $seat } { $seat-has } vendu { $assistant } { $buyer-to } pour { $price } D.
    }
event-horse-sold =
    { $buyer-is ->
        [you] { $seat } vous { $seat-has } vendu { $horse } pour { $price } D.
       *[other] { $seat } { $seat-has } vendu { $horse } { $buyer-to } pour { $price } D.
    }
event-stable-sold =
    { $buyer-is ->
        [you] { $seat } vous { $seat-has } vendu l’écurie de { $lane } pour { $price } D, P.V. compris.
       *[other] { $seat } { $seat-has } vendu l’écurie de { $lane } { $buyer-to } pour { $price } D, P.V. compris.
    }
event-assistants-swapped =
    { $owner-is ->
        [you] { $seat } { $seat-has } échangé { $given } contre { $taken }. On ne vous a rien demandé.
       *[other] { $seat } { $seat-has } échangé { $given } contre { $taken }. On n’a rien demandé { $owner-to }.
    }
event-horse-lined-up = { $seat } { $seat-has } aligné { $horse } pour { $lane }.

## Bets

event-bet-placed = { $seat } { $seat-has } misé { $stake } D sur { $lane } { $kind }.
event-bet-missed = { $seat } n’{ $seat-has } pas pu couvrir le pari minimum de { $minimum } D.
event-bet-passed = { $seat } n’{ $seat-has } plus parié.
event-odds-nudged = { $seat } { $seat-has } fait passer la cotation de { $lane } de { $before } à { $after }.
event-action-played = { $seat } { $seat-has } posé une carte derrière { $lane }, face cachée.
# Only the seat itself hears this one, right after event-action-played.
event-action-placed = C’était { $card }.

## Race

event-actions-revealed = Derrière { $lane } : { $cards }, par { $seats-within }.
event-actions-cancelled = { $lane } : { $positive } et { $negative } s’annulent.
event-actions-discarded = Défausse derrière { $lane } : { $cards }.
event-odds-shifted = { $lane } passe de { $before } à { $after }.
# $card is six digits, the spaces for the odds 1:2 to 1:7; $spaces is what each lane moved, in the order of the lanes.
event-movement-turned = Carte { $turn }. Couloir par couloir, ils avancent de { $spaces }.
# $spaces-count is 0 if neither horse is still on the track.
event-sprints-rolled =
    { $spaces-count ->
        [0] Les dés désignent { $dice }. Trop tard.
       *[other] Les dés désignent { $dice }. Sprint : { $lanes }, de { $spaces }.
    }
event-dead-heat = Photo-finish entre { $lanes }. { $seat } { $seat-has } la carte Premier Joueur, et le dernier mot.
event-horse-finished = { $lane } arrive { $place }.

## Payments

event-bet-won =
    { $points ->
        [0] { $seat } { $seat-has } misé { $stake } D sur { $lane } { $kind }, et empoché { $danari } D.
       *[other] { $seat } { $seat-has } misé { $stake } D sur { $lane } { $kind }, et empoché { $danari } D et { $points } P.V.
    }
event-bet-lost = { $seat } { $seat-has } misé { $stake } D sur { $lane } { $kind }, et perdu.
event-stable-paid = { $seat } { $seat-has } touché { $danari } D à titre de propriétaire : { $lane }, { $place }.
event-income-paid = { $seat } { $seat-has } touché { $danari } D de la Banque, comme après chaque course.
event-horse-paid = { $seat } { $seat-has } touché { $danari } D pour avoir fait courir { $horse }.
event-points-honoured = { $seat } { $seat-has } touché { $danari } D pour { $points } P.V. La gloire paie, quand on a le bon ami.
event-fine-paid = { $seat } { $seat-has } payé { $danari } D d’amende pour avoir parié sur { $lane }.
event-neighbour-paid = { $seat } { $seat-has } encaissé { $danari } D chez { $neighbour-within }. Personne n’a demandé pourquoi.
event-payment-failed =
    { $seat-is ->
        [you] Il vous a manqué { $missing } D.
       *[other] Il a manqué { $missing } D { $seat-to }.
    }
event-points-lost = { $seat } { $seat-has } perdu { $points } P.V.
event-player-out =
    { $seat-is ->
        [you] Vous voilà hors jeu.
       *[other] { $seat } est hors jeu.
    }{ $lanes-count ->
        [0] { "" }
       *[other] { " " }De nouveau à vendre : { $lanes }.
    }
event-odds-moved = { $lane } passe de { $before } à { $after }.

## Auctions

event-sale-accepted = { $seat } { $seat-has } proposé un P.V. pour { $price } D.
event-bid-accepted = { $seat } { $seat-has } offert { $price } D pour un P.V.
# $why: of one's own will, or without having been asked
event-auction-left =
    { $why ->
        [no-money] { $seat } n’{ $seat-has } pas pu payer { $price } D : hors de l’enchère.
        [no-point] { $seat } n’{ $seat-has } trouvé aucun P.V. à vendre : hors de l’enchère. Ceux des écuries restent à l’écurie.
        [too-cheap] Hors de l’enchère : { $seat }. La Banque n’offre rien sous 100 D.
       *[chosen] { $seat } { $seat-has } quitté l’enchère à { $price } D.
    }
event-point-sold = { $seat } { $seat-has } vendu 1 P.V. pour { $danari } D.
event-point-bought = { $seat } { $seat-has } acheté 1 P.V. pour { $danari } D.
event-nobody-traded = L’enchère s’est close sans affaire.
event-first-player-moved = { $seat } { $seat-has } reçu la carte Premier Joueur.

## The end

event-loan-repaid = { $seat } { $seat-has } remboursé { $danari } D à { $loan }.
event-loan-unpaid = { $seat } n’{ $seat-has } pas pu rembourser { $due } D à { $loan } : partie perdue.
event-objective-fulfilled = { $seat } { $seat-has } atteint un objectif, « { $objective } » : { $points } P.V.
event-points-counted = { $seat } { $seat-has } compté { $points } P.V.
event-contest-drawn = Ex aequo : { $seats }. Le départage : { $contest }.
event-contest-judged = { $seat } { $seat-has } remporté le départage. Arbitre : { $judge }.
event-lot-drawn = { $seat } { $seat-has } remporté le départage, au sort.
event-game-ended =
    { $winners-count ->
        [0] Personne n’a gagné. La Banque vous salue bien.
       *[other] Victoire : { $winners }.
    }
