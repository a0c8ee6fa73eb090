### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You took the knight” and “Ada took the knight” are both right.

## 1, setup

event-first-player-drawn = { $seat } { $seat-has } reçu le cor de chasse, et le premier tour avec.
event-starter-dealt = { $seat } { $seat-has } amené { $unicorn }.
event-market-stocked = Les gnomes ont garni l’étal : { $horns } fausses cornes, et des pâtés à { $pates }.
event-character-taken = { $seat } { $seat-has } choisi : { $character }.
event-round-began = Jour { $round-number } sur { $rounds }. Gare au vent.
event-unicorns-shown = Dans la clairière, de gauche à droite : { $unicorns }.

## 2.1, ruses

event-ruses-drawn = { $seat } { $seat-has } pioché { $count } ruses.
# Only the seat itself hears this one, right after event-ruses-drawn.
event-ruses-taken = Pioche : { $ruses }.
event-ruse-placed = { $seat } { $seat-has } glissé une ruse sous { $unicorn }.
# Only the seat itself hears this one, right after event-ruse-placed.
event-ruse-hidden = C’était { $ruse }. Retenez-le bien : personne ne vous la remontrera.
event-ruse-discarded = { $seat } { $seat-has } défaussé { $ruse }.
event-ruse-kept = { $seat } { $seat-has } gardé l’autre ruse en main.

## 2.2, the hunt

event-hunt-began = Chasse { $hunt } : { $unicorn }.
event-hunt-joined =
    { $cards ->
        [one] { $seat } { $seat-has } rejoint la chasse avec { $cards } carte.
       *[other] { $seat } { $seat-has } rejoint la chasse avec { $cards } cartes.
    }
# Only the seat itself hears this one.
event-hunt-card-laid = C’était un { $value }.
event-hunter-passed = { $seat } { $seat-has } passé.
event-horn-passed = { $seat } { $seat-has } reçu le cor, venu de la droite.

## 2.3, the end of a hunt

event-hunt-cards-revealed = { $seat } { $seat-has } révélé { $cards }, soit { $total }.
event-tie-cancelled = Égalité à { $total }, tout s’annule : { $seats }.
event-hunt-won = { $seat } { $seat-has } pris la tête avec { $total }.
event-unicorn-fled = { $unicorn } s’enfuit. De toute façon, personne n’osait croiser son regard.
event-ruse-turned =
    { $seat-is ->
        [you] Votre ruse : { $ruse }.
       *[other] Une ruse posée { $seat-by } : { $ruse }.
    }
event-ruse-wasted = Gâchée : { $ruse }, posée { $seat-by }.
event-total-recounted = { $seat } { $seat-has } maintenant un total de { $total }.
event-winner-changed =
    { $before-is ->
        [you] { $seat } vous { $seat-has } pris la licorne.
       *[other] { $seat } { $seat-has } pris la licorne { $before-to }.
    }
event-winner-kept = { $seat } l’{ $seat-has } gardée, { $ruse } ou pas.
event-ruse-attached =
    { $dyed ->
        [yes] { $points ->
            [0] { $ruse } reste sur { $unicorn } : désormais { $colour }.
           *[other] { $ruse } reste sur { $unicorn } : désormais { $colour }, sa valeur change de { $points }.
        }
       *[no] { $points ->
            [0] { $ruse } reste sur { $unicorn } et ne change rien.
           *[other] { $ruse } reste sur { $unicorn } : sa valeur change de { $points }.
        }
    }
event-unicorn-caught = { $seat } { $seat-has } capturé { $unicorn }.
event-first-player-changed = { $seat } { $seat-has } pris le cor.

## Powers

event-rival-dared =
    { $rival-is ->
        [you] { $seat } vous { $seat-has } jeté le gant.
       *[other] { $seat } { $seat-has } jeté le gant { $rival-to }.
    }
event-rival-yielded =
    { $seat-is ->
        [you] { $rival } vous { $rival-has } cédé le pas à { $total }.
       *[other] À { $total }, { $rival-within } { $rival-has } cédé le pas { $seat-to }.
    }
event-total-foretold = { $seat } { $seat-has } payé un { $value } et prédit { $total }.
event-hunter-foretold = { $total }, comme prédit. Hors chasse : { $seat }.
event-card-swapped = { $seat } { $seat-has } fait un caprice : un { $instead } au lieu du { $value }, donc { $total }.
event-straggler-caught = { $seat } { $seat-has } surgi du buisson : { $unicorn } n’avait plus personne à fuir.
event-ruse-overruled = { $seat } { $seat-has } offert un { $value } ; les ancêtres ont préféré { $ruse } à { $before }.
event-ruse-unused = { $seat } { $seat-has } défaussé { $ruse }. Personne n’avait demandé d’avis.
event-card-taken-back = { $seat } { $seat-has } repris un { $value }, à la demande générale.

## 2.4, the black market

event-market-opened = Le Marché Noir a ouvert. Ni questions, ni monnaie.
event-price-paid = { $seat } { $seat-has } payé { $total } avec { $cards }.
event-token-bought =
    { $goods ->
        [fake-horn] { $seat } { $seat-has } posé une fausse corne sur { $unicorn } : +{ $points }.
        [fairy-dust] { $seat } { $seat-has } poudré { $unicorn } : désormais { $colour }, +{ $points }.
       *[cotton-candy] { $seat } { $seat-has } frotté { $unicorn } à la barbe à papa : désormais { $colour }.
    }
event-pate-bought = { $seat } { $seat-has } fait de { $unicorn } un pâté à { $points }. Mieux vaut ne pas regarder.
event-market-left = { $seat } n’{ $seat-has } rien acheté.
event-hunt-cards-recovered = Tout le monde a repris ses { $cards } cartes Chasse.

## 3, the end of the game

event-two-rainbows = { $seat } { $seat-has } complété deux arcs-en-ciel, et gagné sur-le-champ.
event-stars-counted = { $seat } { $seat-has } compté les étoiles : { $points }.
event-ruses-counted = { $seat } { $seat-has } compté les ruses : { $points }.
event-tokens-counted = { $seat } { $seat-has } compté les jetons : { $points }.
event-pates-counted = { $seat } { $seat-has } compté le pâté : { $points }.
event-rainbow-counted = { $seat } { $seat-has } compté un arc-en-ciel : { $points }.
event-set-counted = { $seat } { $seat-has } compté une collection { $colour } de { $size } : { $points }.
event-total-counted =
    { $unicorns ->
        [one] { $seat } { $seat-has } fini avec un total de { $points } et { $unicorns } licorne.
       *[other] { $seat } { $seat-has } fini avec un total de { $points } et { $unicorns } licornes.
    }
event-game-ended = La chasse est finie. Victoire : { $winners }.
