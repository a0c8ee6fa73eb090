### Kill the Unicorns in the browser: its table and its slips. Questions, options and events are the game's own.

## The table

web-kill-the-unicorns-day = Jour { $day } sur { $days }
web-kill-the-unicorns-day-brief = Jour { $day }/{ $days }
web-kill-the-unicorns-phase =
    { $phase ->
        [ruse] Ruse
        [hunt] Chasse
       *[market] Marché
    }
web-kill-the-unicorns-characters = Les chasseurs
web-kill-the-unicorns-clearing = Les licornes, dans l’ordre de chasse
# Read aloud for a unicorn in the clearing.
web-kill-the-unicorns-unicorn =
    { $ruses ->
        [0] Licorne { $place } : { $name }, étoiles { $stars }, { $colour }, aucune ruse
        [one] Licorne { $place } : { $name }, étoiles { $stars }, { $colour }, une ruse par { $owners-within }
       *[other] Licorne { $place } : { $name }, étoiles { $stars }, { $colour }, des ruses par { $owners-within }
    }
web-kill-the-unicorns-caught-by = { $name }, capturée { $hunter-by }
web-kill-the-unicorns-fled = { $name } s’est enfuie
web-kill-the-unicorns-fled-tag = enfuie
web-kill-the-unicorns-hunted = chassée
web-kill-the-unicorns-ruse-by =
    { $owner-is ->
        [you] Votre ruse
       *[other] Ruse posée { $owner-by }
    }
web-kill-the-unicorns-stays = reste
# On a phone, where there is room for one word.
web-kill-the-unicorns-full-short = complet
web-kill-the-unicorns-full = déjà deux ruses
web-kill-the-unicorns-ruse-acts =
    { $owner-is ->
        [you] Votre ruse :
       *[other] La ruse posée { $owner-by } :
    }
web-kill-the-unicorns-ruse-wasted = Gâchée, posée { $owner-by } :
# Why a total does not count.
web-kill-the-unicorns-out =
    { $why ->
        [tied] égalité
        [yielded] a cédé
       *[foreseen] prédit
    }
web-kill-the-unicorns-leads = mène
# While the hunt lasts: a gauntlet and a prophecy.
web-kill-the-unicorns-dared =
    { $seat-is ->
        [you] À égalité, { $rival-within } doit vous céder.
       *[other] À égalité, le gant l’emporte : { $seat } contre { $rival-within }.
    }
web-kill-the-unicorns-foretold = Qui a { $total } est éliminé, prédit { $seat-by }.

## The gnome market

web-kill-the-unicorns-market = Marché des gnomes
web-kill-the-unicorns-market-closed = ouvre après la chasse { $hunts }
web-kill-the-unicorns-goods =
    { $goods ->
        [fake-horn] Fausse corne
        [fairy-dust] Poudre de fée
        [cotton-candy] Barbe à papa
       *[pate] Pâté
    }
web-kill-the-unicorns-goods-short =
    { $goods ->
        [fake-horn] +{ $points } points
        [fairy-dust] couleur et +{ $points }
        [cotton-candy] couleur
       *[pate] coûte une bête
    }
web-kill-the-unicorns-goods-long =
    { $goods ->
        [fake-horn] +{ $points } points sur une des vôtres
        [fairy-dust] nouvelle couleur et +{ $points } points
        [cotton-candy] nouvelle couleur
       *[pate] et une licorne, pour des points
    }
# A token as the buyer names it, in the middle of a sentence.
web-kill-the-unicorns-thing =
    { $goods ->
        [fake-horn] fausse corne
        [fairy-dust] poudre { $colour }
        [cotton-candy] barbe à papa { $colour }
       *[pate] pâté
    }
web-kill-the-unicorns-on =
    { $goods ->
        [pate] à base de { $unicorn }
       *[other] sur { $unicorn }
    }
web-kill-the-unicorns-sold-out = épuisé
web-kill-the-unicorns-price = prix
web-kill-the-unicorns-which = Sur laquelle des vôtres ?
web-kill-the-unicorns-which-cooked = Laquelle finit en pâté ?
web-kill-the-unicorns-compare = Touchez-en une autre pour comparer.
# One reason for a change of points; $points has its sign.
web-kill-the-unicorns-part =
    { $of ->
        [stars] { $points } par ses étoiles
        [ruses] { $points } par sa ruse
        [tokens] { $goods ->
            [fake-horn] { $points } par la corne
            [fairy-dust] { $points } par la poudre
           *[other] { $points } par les jetons
        }
        [pates] { $points } par le pâté
        [rainbow] { $points } par l’arc-en-ciel
       *[set] { $points } par la collection { $colour }
    }
web-kill-the-unicorns-part-nothing = rien ne change aujourd’hui

## Hunters

web-kill-the-unicorns-first = a le cor
web-kill-the-unicorns-passes = passe
web-kill-the-unicorns-waits = attend
web-kill-the-unicorns-no-cards-left = plus de cartes
web-kill-the-unicorns-laid =
    { $count ->
        [one] { $count } carte posée
       *[other] { $count } cartes posées
    }
web-kill-the-unicorns-pts =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
web-kill-the-unicorns-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# “12 points: 3 legendary, 9 for sets”
web-kill-the-unicorns-split = { $total } : { $lines }
web-kill-the-unicorns-unicorns =
    { $count ->
        [one] { $count } licorne :
       *[other] { $count } licornes :
    }
web-kill-the-unicorns-cards-left = cartes Chasse restantes
# Read aloud for symbols beside a name.
web-kill-the-unicorns-is-dared = sous le défi du gant
web-kill-the-unicorns-keeps-ruse = garde une ruse en main

## Your tray

web-kill-the-unicorns-herd =
    { $seat-is ->
        [you] Votre troupeau
        [none] Troupeau
       *[other] Troupeau : { $seat }
    }
web-kill-the-unicorns-no-herd = Pas encore de licorne. Elles le sentent.
web-kill-the-unicorns-after = après cet achat :
web-kill-the-unicorns-caught =
    { $extra ->
        [0] { $name }, étoiles { $stars }, { $colour }
       *[other] { $name }, étoiles { $stars }, { $colour }, { $extra } par ruse et jetons
    }
web-kill-the-unicorns-line =
    { $of ->
        [stars] { $points } par les étoiles
        [ruses] { $points } par les ruses
        [tokens] { $points } par les jetons
        [pates] { $points } de pâté
       *[rainbow] { $points } par l’arc-en-ciel
    }
web-kill-the-unicorns-line-set =
    { $size ->
        [2] { $points } pour la paire { $colour }
       *[other] { $points } pour la collection { $colour } de { $size }
    }
web-kill-the-unicorns-set =
    { $size ->
        [2] paire { $colour }
       *[other] { $size } × { $colour }
    }
web-kill-the-unicorns-rainbow = Arc-en-ciel
web-kill-the-unicorns-hope = Une de plus
web-kill-the-unicorns-rainbow-meter =
    { $missing ->
        [0] Arc-en-ciel : { $points }
        [one] Arc-en-ciel : { $points }, il en manque une
        [2] Arc-en-ciel : { $points }, il en manque deux
       *[other] Arc-en-ciel : { $points }, il en manque trois
    }
web-kill-the-unicorns-hand =
    { $count ->
        [one] { $seat-is ->
            [you] Votre carte Chasse
            [none] Carte Chasse
           *[other] Carte Chasse : { $seat }
        }
       *[other] { $seat-is ->
            [you] Vos { $count } cartes Chasse
            [none] { $count } cartes Chasse
           *[other] { $count } cartes Chasse : { $seat }
        }
    }
web-kill-the-unicorns-card = Carte Chasse { $value }
web-kill-the-unicorns-no-cards = Toutes vos cartes Chasse sont dépensées.
web-kill-the-unicorns-prices = Ce que paient les collections
web-kill-the-unicorns-alike = pareilles
web-kill-the-unicorns-pay = points
web-kill-the-unicorns-one-of-each = une de chaque
web-kill-the-unicorns-two-rainbows =
    { $count ->
        [2] deux arcs-en-ciel
       *[other] { $count } arcs-en-ciel
    }
web-kill-the-unicorns-win = victoire

## Slips: beside the title

web-kill-the-unicorns-note-character = avant le jour 1
web-kill-the-unicorns-note-ruse = une ruse
web-kill-the-unicorns-note-hunt = chasse { $hunt } sur { $hunts }
web-kill-the-unicorns-note-power = votre pouvoir
web-kill-the-unicorns-note-market = un seul achat

## Slips: characters and ruses

web-kill-the-unicorns-once = Une fois par jour.
web-kill-the-unicorns-same-cards = Tout le monde a les mêmes cartes Chasse. Les pouvoirs servent une fois par jour, et la moitié des ruses sont bien à vous.
web-kill-the-unicorns-pick-character = Choisissez un personnage
web-kill-the-unicorns-be = Jouer : { $character }
web-kill-the-unicorns-under = Sous
web-kill-the-unicorns-other-goes = Défaussée, face visible : { $ruse }.
web-kill-the-unicorns-other-stays = Gardée en main, pour un second avis : { $ruse }.
web-kill-the-unicorns-ruse-help = Deux cartes : l’une va face cachée sous une licorne, l’autre est défaussée face visible.
web-kill-the-unicorns-ruse-help-keeper = Deux cartes : l’une va face cachée sous une licorne, l’autre reste dans votre main.
web-kill-the-unicorns-pick-ruse = Choisissez une ruse
web-kill-the-unicorns-pick-place = Choisissez une licorne
web-kill-the-unicorns-hide = Cacher { $ruse } sous { $unicorn }

## Slips: the hunt

web-kill-the-unicorns-open =
    { $most ->
        [0] Pour { $unicorn }, c’est vous qui annoncez.
        [one] Pour { $unicorn }, c’est vous qui annoncez. Posez { $most } carte, les autres devront suivre.
       *[other] Pour { $unicorn }, c’est vous qui annoncez. Posez 1 à { $most } cartes, les autres devront suivre.
    }
web-kill-the-unicorns-follow =
    { $seat-is ->
        [you] { $cards ->
            [one] Vous demandez { $cards } carte.
            [2] Vous demandez deux cartes.
            [3] Vous demandez trois cartes.
           *[other] Vous demandez { $cards } cartes.
        }
       *[other] { $cards ->
            [one] { $seat } demande { $cards } carte.
            [2] { $seat } demande deux cartes.
            [3] { $seat } demande trois cartes.
           *[other] { $seat } demande { $cards } cartes.
        }
    }
web-kill-the-unicorns-pick-one = à choisir
web-kill-the-unicorns-so-far = jusqu’ici
web-kill-the-unicorns-worth = en tout
web-kill-the-unicorns-left = Reste pour le marché
web-kill-the-unicorns-left-sum =
    { $cards ->
        [0] rien
        [one] { $cards } carte, { $sum }
       *[other] { $cards } cartes, { $sum }
    }
web-kill-the-unicorns-ruses-under = Ruses dessous
web-kill-the-unicorns-ruses-count =
    { $count ->
        [0] aucune
       *[other] { $count }
    }
web-kill-the-unicorns-ruses-mine =
    { $count ->
        [one] { $count }, la vôtre
       *[other] { $count }, dont une à vous
    }
web-kill-the-unicorns-hunt =
    { $cards ->
        [one] Chasser avec { $cards } carte : { $sum }
       *[other] Chasser avec { $cards } cartes : { $sum }
    }
web-kill-the-unicorns-pick-more =
    { $count ->
        [one] Encore { $count } carte à choisir
        [2] Encore deux cartes à choisir
       *[other] Encore { $count } cartes à choisir
    }
web-kill-the-unicorns-pass-horn = Passer le cor
web-kill-the-unicorns-pass =
    { $count ->
        [0] Passer
        [one] Passer, garder votre carte
        [2] Passer, garder les deux
        [3] Passer, garder les trois
        [4] Passer, garder les quatre
        [5] Passer, garder les cinq
        [6] Passer, garder les six
        [7] Passer, garder les sept
        [8] Passer, garder les huit
       *[other] Passer, garder les { $count }
    }

## Slips: powers

web-kill-the-unicorns-power-spent = Dépensé pour aujourd’hui.
web-kill-the-unicorns-not-now = Pas maintenant
web-kill-the-unicorns-your-laid = Vos cartes dans cette chasse
web-kill-the-unicorns-swap-first = Laquelle ?
web-kill-the-unicorns-swap-second = Touchez maintenant une carte de votre main.
web-kill-the-unicorns-swap-total = Vous seriez à { $total }. Les ruses viennent après.
web-kill-the-unicorns-yours = votre total
# What lies face down before a rival, and which hunt cards the rival has no more today.
web-kill-the-unicorns-used =
    { $laid ->
        [one] { $count ->
            [0] { $laid } carte posée, rien de dépensé
           *[other] { $laid } carte posée, dépensées : { $cards }
        }
       *[other] { $count ->
            [0] { $laid } cartes posées, rien de dépensé
           *[other] { $laid } cartes posées, dépensées : { $cards }
        }
    }
web-kill-the-unicorns-totals = Totaux
web-kill-the-unicorns-costs-lowest = Le prix : la carte la plus basse de votre main.
web-kill-the-unicorns-costs-highest = Le prix : la carte la plus haute de votre main.
web-kill-the-unicorns-turned = Retournée :
web-kill-the-unicorns-instead = La vôtre, à la place :
# What would happen follows, as the log will tell it.
web-kill-the-unicorns-would-end = Alors :
# The ruse the shaman has in hand, and what it does.
web-kill-the-unicorns-kept = En main : { $ruse }. { $effect }

## Slips: the market

web-kill-the-unicorns-purse =
    { $cards ->
        [one] Encore { $cards } carte, en tout { $sum }.
       *[other] Encore { $cards } cartes, en tout { $sum }.
    }
web-kill-the-unicorns-tap-token = Touchez un jeton de l’étal. On peut comparer avant de payer.
web-kill-the-unicorns-exactly = tout juste { $price }
web-kill-the-unicorns-price-is = prix { $price }
web-kill-the-unicorns-unspent = Gardées, reviennent aussi
web-kill-the-unicorns-none = aucune
web-kill-the-unicorns-points-label = Points
web-kill-the-unicorns-no-change = Le paiement le moins cher est déjà levé. On ne rend pas la monnaie : les gnomes ne font pas dans la pièce.
web-kill-the-unicorns-pick-token = Choisissez un jeton
web-kill-the-unicorns-pick-unicorn = Choisissez une licorne
web-kill-the-unicorns-pick-payment = Levez des cartes pour { $price }
web-kill-the-unicorns-pay-for = Payer { $paid } : { $thing }
web-kill-the-unicorns-nothing = Rien, merci

## Keys

web-kill-the-unicorns-key-numbers = Lever une carte, désigner une licorne ou un rival, ou annoncer un total

## Explanations

web-kill-the-unicorns-unicorn-about =
    { $stars ->
        [0] Aucune étoile, { $colour }.
        [one] { $stars } étoile, { $colour }.
       *[other] { $stars } étoiles, { $colour }.
    } Une étoile fait un point ; les couleurs font collections et arcs-en-ciel.
# What was bought for a unicorn: “Fake horn: +2 points.”
web-kill-the-unicorns-clings = { $name } : { $effect }.
web-kill-the-unicorns-card-about = Ajoute { $value } à une chasse, ou paie { $value } au marché. Revient le jour suivant.

## Why something cannot be bought

web-kill-the-unicorns-why-no-herd = Vous n’avez pas de licorne où le mettre.
web-kill-the-unicorns-why-dear = Le prix est de { $price }, et vos cartes valent { $sum }.

## What every table says, in this game’s own words

web-filter-race-kill-the-unicorns = Chasse
web-round-kill-the-unicorns = Jour { $round }
web-curve-kill-the-unicorns = Points après chaque jour
web-review-by-luck-kill-the-unicorns = { $round } : la chasse
