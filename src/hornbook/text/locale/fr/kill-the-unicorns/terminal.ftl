### The table as the terminal draws it: headings and short notes. Space is scarce.

# $hunt is 0 while ruses are placed and 5 when the market is open; $cards is how many cards the
# hunt takes, 0 before that is decided.
table-title =
    { $hunt ->
        [0] Jour { $round } sur { $rounds }, avant les chasses, premier joueur ° : { $first }
        [5] Jour { $round } sur { $rounds }, le marché, premier joueur ° : { $first }
       *[other] { $cards ->
            [0] Jour { $round } sur { $rounds }, chasse { $hunt } sur { $hunts }, premier joueur ° : { $first }
            [one] Jour { $round } sur { $rounds }, chasse { $hunt } sur { $hunts } à { $cards } carte, premier joueur ° : { $first }
           *[other] Jour { $round } sur { $rounds }, chasse { $hunt } sur { $hunts } à { $cards } cartes, premier joueur ° : { $first }
        }
    }
table-unicorn = licorne
table-stars = étoiles
table-colour = couleur
table-ruses = ruses
# A place in the row whose unicorn is gone.
table-hunted = partie
table-player = joueur
table-character = personnage
table-power = pouvoir
table-ready = prêt
table-used = usé
# Hunt cards in hand.
table-hand = main
# Hunt cards used in this round.
table-spent = usées
table-laid = posées
table-passed = passe
table-leads = mène
# $cards are the values of the cards laid.
table-cards = { $cards } = { $total }
table-herd = troupeau
table-points = points
table-tokens = jetons
table-pates = pâtés
table-rainbows = arcs
table-sets = collections
# One letter a colour, before a unicorn's points: P3 is a pink one worth 3.
table-colour-mark =
    { $colour ->
        [pink] R
        [blue] B
        [green] V
        [yellow] J
       *[none] N
    }
table-market = Marché
table-sold-out = épuisé
# $count of them are left; $colours are the letters of table-colour-mark, $worth the pâtés' points.
table-stall =
    { $goods ->
        [fake-horn] { $count ->
            [one] { $count } fausse corne +{ $points } pour { $price }
           *[other] { $count } fausses cornes +{ $points } pour { $price }
        }
        [fairy-dust] poudre de fée { $colours } +{ $points } pour { $price }
        [cotton-candy] barbe à papa { $colours } pour { $price }
       *[pate] pâté { $worth } pour { $price } et une licorne
    }
table-hunt-cards = Vos cartes Chasse
table-none = aucune
table-your-power = Pouvoir
table-your-ruses = Ruses
table-your-herd = Troupeau

## At the end

table-tally =
    { $unicorns ->
        [one] { $unicorns } licorne
       *[other] { $unicorns } licornes
    }

## Notes beside the options

# A name, and what is to be said of it.
table-about = { $name } : { $about }
# $cards are the values laid, $hand those left.
table-your-bid = Posé : { $cards } = { $total }. Votre main : { $hand }
# $price is the hunt card that a power costs.
table-power-costs = Cela coûte un { $price }.
# A rival's cards that lie open: what is left is what may lie face down.
table-has-spent =
    { $cards ->
        [one] { $cards } carte posée. Dépensées cette manche : { $spent }.
       *[other] { $cards } cartes posées. Dépensées cette manche : { $spent }.
    }
# While the hunt lasts: a gauntlet and a prophecy.
table-dared =
    { $seat-is ->
        [you] À égalité, { $rival-within } doit vous céder.
       *[other] À égalité, le gant l’emporte : { $seat } contre { $rival-within }.
    }
table-foretold = Qui a { $total } est éliminé, prédit { $seat-by }.
table-acting = La ruse qui agit est { $name }. { $about }
table-worth =
    { $points ->
        [one] { $points } point, { $colour }
       *[other] { $points } points, { $colour }
    }
table-hunt = { $hunted }. Votre main : { $hand }
table-purse = Votre main : { $hand }, en tout { $total }
table-heir =
    { $points ->
        [one] A { $points } point.
       *[other] A { $points } points.
    }
table-has-colour =
    { $count ->
        [0] Vous n’en avez aucune.
       *[other] Vous en avez { $count }.
    }
