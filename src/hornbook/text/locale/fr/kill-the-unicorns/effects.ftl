### What ruses do: one sentence for each thing a ruse can carry. A card's text is its sentences
### one after the other, so cards typed in by others have texts too.
### $value is the number or word, $size the number without its sign, $sign “more” or “less”.

## To the unicorn

effect-points =
    { $sign ->
        [more] { $size ->
            [one] Vaut { $size } point de plus.
           *[other] Vaut { $size } points de plus.
        }
       *[less] { $size ->
            [one] Vaut { $size } point de moins.
           *[other] Vaut { $size } points de moins.
        }
    }
effect-stars =
    { $sign ->
        [more] Ses étoiles imprimées comptent double.
       *[less] Ses étoiles imprimées ne comptent pas.
    }
effect-per-rival =
    { $sign ->
        [more] Vaut { $size } de plus par chasseur qui l’a ratée.
       *[less] Vaut { $size } de moins par chasseur qui l’a ratée.
    }
effect-per-pass =
    { $sign ->
        [more] Vaut { $size } de plus par joueur qui a passé.
       *[less] Vaut { $size } de moins par joueur qui a passé.
    }
effect-colour =
    { $value ->
        [none] Elle perd sa couleur.
        [pink] Elle devient rose, si elle a une couleur.
        [blue] Elle devient bleue, si elle a une couleur.
        [green] Elle devient verte, si elle a une couleur.
        [yellow] Elle devient jaune, si elle a une couleur.
       *[choice] Si elle a une couleur, qui la capture en choisit une nouvelle.
    }

## To the bidding: the totals are counted again, and ties cancel as always

effect-lowest = Le total le plus bas l’emporte.
effect-best-card = Seule compte la plus haute carte de chaque chasseur.
effect-card = Chaque { $value } compte comme un { $counts-as }.
effect-owner =
    { $sign ->
        [more] Qui a posé cette ruse compte { $size } de plus, s’il est à la chasse.
       *[less] Qui a posé cette ruse compte { $size } de moins, s’il est à la chasse.
    }
effect-winner =
    { $sign ->
        [more] Le vainqueur compte { $size } de plus.
       *[less] Le vainqueur compte { $size } de moins.
    }
effect-ties = Les égalités ne s’annulent pas : le premier dans l’ordre du tour l’emporte.

## To who gets the unicorn. Whoever passed never does.

effect-heir =
    { $value ->
        [second] La licorne va au deuxième meilleur total.
        [owner] La licorne va à qui a posé cette ruse, s’il est à la chasse.
        [left] La licorne va au chasseur suivant, à gauche du vainqueur.
        [poorest] La licorne va au chasseur qui en a le moins.
        [first] La licorne va au premier chasseur dans l’ordre du tour.
        [last] La licorne va au dernier chasseur dans l’ordre du tour.
        [gift] Le vainqueur donne la licorne à un autre chasseur.
       *[nobody] La licorne s’enfuit.
    }

effect-stays = Reste attachée à la licorne.
effect-none = Ne fait rien, mais avec conviction.

## The decks, as a list of cards names them

deck-unicorns = Licornes
    .chapter = 2.2
deck-starters = Licornes de départ
    .chapter = mise en place
deck-characters = Personnages, et leurs pouvoirs
    .chapter = 2
deck-hunt = Cartes Chasse, les mêmes pour tous
    .chapter = 2.2
deck-ruses = Ruses
    .chapter = 2.1 et 2.3
deck-stalls = Le Marché Noir
    .chapter = 2.4
deck-pates = Pâtés
    .chapter = 2.4

## What the goods of the market do. $points is what they add, $price what they cost.

stall-fake-horn = { $points } points de plus pour une de vos licornes. Coûte { $price }.
stall-fairy-dust = Une nouvelle couleur et { $points } points de plus pour une de vos licornes. Coûte { $price }.
stall-cotton-candy = Une nouvelle couleur pour une de vos licornes. Coûte { $price }.
stall-pate = Des points à la fin. Coûte { $price }, et une de vos licornes.

## A unicorn's stars and colour

unicorn-text =
    { $stars ->
        [one] { $stars } étoile, { $colour }
       *[other] { $stars } étoiles, { $colour }
    }
