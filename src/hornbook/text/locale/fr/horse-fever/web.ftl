### The browser's table of Horse Fever, Board and Family. D is Danari, VP are victory points.
### Sums come with their spaces: { $danari } is “2 400”.

## The bar

# Round 0 is the preparation.
web-horse-fever-round =
    { $round ->
        [0] avant le tour 1 sur { $rounds }
       *[other] Tour { $round } sur { $rounds }
    }
web-horse-fever-round-brief =
    { $round ->
        [0] avant le tour 1
       *[other] Tour { $round }/{ $rounds }
    }
web-horse-fever-phases = Phases du tour
web-horse-fever-phase-buy = Achats
web-horse-fever-phase-bet = Paris
web-horse-fever-phase-race = Course
web-horse-fever-phase-auction = Enchère

## The table

web-horse-fever-blackboard = Tableau noir
web-horse-fever-odds = Cotation
web-horse-fever-stable-price = prix de l’écurie
# A token on the blackboard.
web-horse-fever-token =
    { $owner-is ->
        [none] { $horse }, écurie à vendre
       *[other] { $horse }, écurie { $owner-to }
    }
web-horse-fever-shelf = Paquets
web-horse-fever-pile-actions = actions
web-horse-fever-pile-assistants = aides
web-horse-fever-pile-horses = chevaux
web-horse-fever-pile-objectives = buts
web-horse-fever-pile-loans = emprunts
web-horse-fever-track = Piste
# A lane for those who do not see it.
web-horse-fever-lane =
    { $owner-is ->
        [none] { $horse }, numéro { $number }, { $odds }, case { $spot }. Cartes derrière lui : { $cards }. Jetons Pari restants : { $left }.
       *[other] { $horse }, numéro { $number }, { $odds }, écurie { $owner-to }, case { $spot }. Cartes derrière lui : { $cards }. Jetons Pari restants : { $left }.
    }
web-horse-fever-placing = La dernière course
web-horse-fever-key-rigged = truqué par
web-horse-fever-key-odds = cotation
web-horse-fever-key-left = reste
web-horse-fever-peek = Votre carte : { $card }
web-horse-fever-card-down = Une carte posée { $who-by }
web-horse-fever-card-by = { $card }, { $who-by }
web-horse-fever-bet-by = { $who } : { $stake } { $kind }
web-horse-fever-bet-on = { $stake } sur { $horse } { $kind }
web-horse-fever-bet-on-horse = Parier sur { $horse }

## Cards

web-horse-fever-stable = Écurie de { $horse }
web-horse-fever-bank-loan = Emprunt à la Banque
web-horse-fever-mob-loan = Emprunt à la Pègre
web-horse-fever-due = { $danari } à rendre à la fin

## The tray and the rivals

web-horse-fever-tray = Ce qui est à vous
web-horse-fever-danari = Danari
web-horse-fever-points = Points
web-horse-fever-on-stables =
    { $count ->
        [0] aucun d’écurie
        [one] dont { $count } d’écurie
       *[other] dont { $count } d’écuries
    }
web-horse-fever-minimum = pari minimum { $danari }
web-horse-fever-minimum-bet = Pari minimum
web-horse-fever-loans = Emprunts
web-horse-fever-first = Premier joueur
web-horse-fever-out = hors jeu
web-horse-fever-left-auction = a passé
web-horse-fever-said = dit { $price }

## The shop. .note stands on the tile, .about in the slip.

web-horse-fever-shop = Bric & Broc, fournitures hippiques
web-horse-fever-tile-actions = Deux actions
    .note = s’achète deux fois
    .about = Piochées à l’aveugle. Toutes se jouent ce tour-ci.
web-horse-fever-tile-objective = Objectif
    .note = en voir 4, garder 1, secret
    .about = 2 points à la fin, si personne d’autre ne le remplit.
web-horse-fever-tile-assistant = Assistant
    .note = en voir 4, garder 1, visible
    .about = Sur les registres jusqu’à la fin. Personne ne demande lesquels.
web-horse-fever-tile-horse = Cheval
    .note = en voir 4, garder 1, avec écurie
    .about = Court pour une de vos écuries, quand vous voulez.
web-horse-fever-tile-bank = Banque
    .note = { $danari } à rendre à la fin
    .about = { $danari } à rendre à la fin, sinon la partie est perdue.
web-horse-fever-tile-mob = Pègre
    .note = { $danari } à rendre à la fin
    .about = { $danari } à rendre à la fin. Ils connaissent votre écurie.
web-horse-fever-tile-pass = Passer
    .note = et toucher de l’argent
    .about = Vous n’achetez rien, et la Banque vous paie pour ça.
web-horse-fever-tile-stable = Écurie
    .note = +1 point, prix à la craie
    .about = 1 point tout de suite, et 600, 400 ou 200 chaque fois qu’elle finit 1re, 2e ou 3e.
web-horse-fever-loan-taken = vous l’avez déjà
web-horse-fever-no-loans = plus de carte Emprunt
web-horse-fever-no-stable = vous n’avez pas d’écurie
web-horse-fever-bought-one = un seul par phase, et vous l’avez
web-horse-fever-sold-out = le paquet est vide
web-horse-fever-too-dear = au-dessus de vos moyens
web-horse-fever-all-owned = toutes les écuries sont prises
web-horse-fever-no-token = plus de jeton Pari pour lui
web-horse-fever-offer = Ou faites une offre à un joueur, au double du prix
web-horse-fever-no-offers = Les joueurs n’ont rien que vous puissiez payer.
web-horse-fever-shop-waits = Un client à la fois.
web-horse-fever-an-objective = Un objectif
# Stands before what is asked for, for those who do not see the portrait.
web-horse-fever-offer-to = Offre { $who-to } :
web-horse-fever-purchase-of = achat { $lap } sur 2
# counter: where there is no blackboard to be seen, or no stable to be had.
web-horse-fever-buy-hint = Ce sera quoi ? Désignez le comptoir, ou une écurie au tableau noir.
    .counter = Ce sera quoi ? Désignez le comptoir.
web-horse-fever-pick-tile = Choisissez d’abord
web-horse-fever-ask-title = Une offre { $who-to }
# $option is the offer as a button has it
web-horse-fever-ask-means = { $option }. La réponse peut être non, et vous choisirez autre chose.
web-horse-fever-ask-after = L’offre part dès que vous confirmez.
web-horse-fever-until-confirm = Personne ne voit rien avant que vous confirmiez.
web-horse-fever-no-way-back = On pioche aussitôt : aucun retour possible ensuite.
web-horse-fever-shuffle = Mélanger d’abord le paquet ?
web-horse-fever-now = avant
web-horse-fever-after = après
web-horse-fever-after-bets = Après deux paris
web-horse-fever-do-actions = Acheter deux actions pour { $danari }
web-horse-fever-do-objective = Acheter un objectif pour { $danari }
web-horse-fever-do-assistant = Engager un assistant pour { $danari }
web-horse-fever-do-horse = Acheter un cheval pour { $danari }
web-horse-fever-do-stable = Acheter l’écurie de { $horse } pour { $danari }
web-horse-fever-do-bank = Emprunter { $danari } à la Banque
web-horse-fever-do-mob = Emprunter { $danari } à la Pègre
web-horse-fever-do-pass = Passer, prendre { $danari }
web-horse-fever-do-ask = Offrir { $danari }

## The start line

web-horse-fever-start-line = ligne de départ
web-horse-fever-runs-for = court pour { $horse }
web-horse-fever-stall-taken = { $horse } occupe déjà ce box.
web-horse-fever-stall-closed = Ce cheval ne peut pas courir pour cette écurie.
web-horse-fever-horse-first = Choisissez d’abord un cheval.
web-horse-fever-your-stalls = Vos box
web-horse-fever-do-line-up =
    { $count ->
        [0] Courir sans carte Cheval
        [one] Aligner { $count } cheval
       *[other] Aligner { $count } chevaux
    }

## Bets

web-horse-fever-first-bet = premier pari
web-horse-fever-second-bet = deuxième pari
web-horse-fever-bet-hint = Quel cheval ? Désignez un couloir.
web-horse-fever-bet-note =
    { $owner-is ->
        [none] sans propriétaire ; votre minimum { $minimum }, 100 par point
        [you] à vous ; votre minimum { $minimum }, 100 par point
       *[other] { $owner-to } ; votre minimum { $minimum }, 100 par point
    }
web-horse-fever-side = Côté du jeton
web-horse-fever-win = Gagnant
web-horse-fever-place = Placé
web-horse-fever-pays =
    { $points ->
        [one] ×{ $times }, { $points } point
       *[other] ×{ $times }, { $points } points
    }
web-horse-fever-had = vous l’avez déjà
web-horse-fever-min = min { $danari }
web-horse-fever-half = ½
web-horse-fever-all = tout
web-horse-fever-if-first =
    { $places ->
        [1] { $horse } arrive premier
       *[other] { $horse } dans les { $places } premiers
    }
web-horse-fever-else = Tout le reste
web-horse-fever-cannot-bet = Votre minimum est de { $minimum }, et vous ne l’avez pas. Pas de deuxième pari, donc.
web-horse-fever-no-second = Pas de deuxième pari
web-horse-fever-pick-horse = Choisissez un cheval
web-horse-fever-do-bet = Miser { $stake } sur { $horse } { $kind }
web-horse-fever-nudge = déplacer la cotation
web-horse-fever-no-nudge = Sa cotation ne peut pas aller plus loin.

## Rigging

web-horse-fever-rig =
    { $count ->
        [0] plus de carte
        [one] dernière carte
       *[other] truquer, { $count } cartes
    }
web-horse-fever-rig-card = Quelle carte ?
web-horse-fever-rig-card-first = Choisissez d’abord la carte.
web-horse-fever-rig-lane = Derrière quel cheval ?
web-horse-fever-pick-card = Choisissez une carte
web-horse-fever-do-rig = La poser derrière { $horse }
web-horse-fever-take-back = La reprendre

## Auctions

web-horse-fever-falling = Enchère à la baisse
    .note = La Banque achète un point. Chaque oui le fait baisser.
web-horse-fever-rising = Enchère à la hausse
    .note = La Banque vend un point. Chaque oui le fait monter.
web-horse-fever-falling-note = enchère à la baisse
web-horse-fever-rising-note = enchère à la hausse
web-horse-fever-falling-call = { $price }. Ça descend.
web-horse-fever-rising-call = { $price }. Ça monte.
web-horse-fever-the-bank = La Banque
web-horse-fever-out-of-it = Hors de l’enchère
web-horse-fever-maybe = { $who } ?
web-horse-fever-sale-ask = Danari contre un de vos points de victoire ?
web-horse-fever-bid-ask = Danari pour un point de victoire de plus ?
web-horse-fever-sale-next = Oui : au suivant, { $who-within }, à { $yes }. Passer : à { $no }. La dernière voix en lice vend, à son propre prix.
web-horse-fever-bid-next = Oui : au suivant, { $who-within }, à { $yes }. Passer : à { $no }. La dernière voix en lice achète, à son propre prix.
web-horse-fever-last-seller = Plus personne d’autre en lice. Oui, et le point est vendu.
web-horse-fever-last-buyer = Plus personne d’autre en lice. Oui, et le point est à vous.
web-horse-fever-do-sell = Vendre pour { $price }
web-horse-fever-do-bid = Acheter pour { $price }
web-horse-fever-limit = Votre limite dans cette enchère
web-horse-fever-limit-up = Ou suivre d’office, jusqu’à une limite. Au-delà, on vous redemande.
web-horse-fever-limit-down = Ou suivre d’office, jusqu’à une limite. En dessous, on vous redemande.
web-horse-fever-limit-up-set = Vous suivez jusqu’à { $price }. Au-delà, on vous redemande. Personne d’autre ne le sait.
web-horse-fever-limit-down-set = Vous suivez jusqu’à { $price }. En dessous, on vous redemande. Personne d’autre ne le sait.
web-horse-fever-do-limit-up = Oui, jusqu’à { $price }
web-horse-fever-do-limit-down = Oui, jusqu’à { $price }
web-horse-fever-do-unlimit = Me demander à chaque fois
web-horse-fever-do-leave = Passer, et quitter cette enchère
web-horse-fever-choose-one = à choisir

## The race and what it brings

web-horse-fever-race-desk = La course
web-horse-fever-card = Carte Mouvement { $turn }
web-horse-fever-turning = On retourne les cartes posées derrière les chevaux.
web-horse-fever-ledger = Ce que la course a rapporté
web-horse-fever-paid-win = { $horse } gagnant
web-horse-fever-paid-place = { $horse } placé
web-horse-fever-paid-lost = { $horse }, perdu
web-horse-fever-paid-stable = écurie de { $horse }
web-horse-fever-paid-income = revenu
# A talent paid: $place is where the horse came in, “4th”.
web-horse-fever-paid-reach = { $horse } arrive { $place }. { $character } encaisse.
web-horse-fever-paid-talent = { $what } : { $character }
web-horse-fever-paid-horse = pour le cheval
web-horse-fever-paid-honour = pour la renommée
web-horse-fever-paid-fine = amende sur { $horse }
web-horse-fever-paid-neighbour = entre voisins
web-horse-fever-paid-penalty = paiement manqué

## The end

# $contest is a sentence: “the shortest player wins”
web-horse-fever-contest = Ex aequo : { $contest }
web-horse-fever-finale = Le décompte final
web-horse-fever-wins =
    { $names-is ->
        [you] Vous gagnez. On n’a rien demandé aux chevaux.
       *[other] { $names-count ->
            [one] { $names } gagne. On n’a rien demandé aux chevaux.
           *[other] Victoire : { $names }. On n’a rien demandé aux chevaux.
        }
    }
web-horse-fever-repaid = { $danari } remboursés
web-horse-fever-owed = { $danari } non remboursés

## Keys

web-horse-fever-key-lane = Couloir 1 à 6
web-horse-fever-key-win = Gagnant
web-horse-fever-key-place = Placé

## What every table says, in this game’s own words

web-goal-horse-fever-board = Le plus de P.V. gagne
web-goal-unit-horse-fever-board = P.V.
web-review-score-horse-fever-board = P.V.
web-goal-horse-fever-family = Le plus de P.V. gagne
web-goal-unit-horse-fever-family = P.V.
web-review-score-horse-fever-family = P.V.
