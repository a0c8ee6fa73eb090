### What one can choose: verbs, with the sum where there is one.

option-take-character = { $character }
option-hide-ruse = { $ruse }, sous { $unicorn }
option-hunt-with =
    { $cards ->
        [one] Chasser avec { $cards } carte
       *[other] Chasser avec { $cards } cartes
    }
option-pass = Passer
option-lay-hunt-card = Poser { $value }
option-turn-ruse =
    { $owner-is ->
        [you] Retourner votre ruse
       *[other] Retourner la ruse posée { $owner-by }
    }
option-give-unicorn = La donner { $heir-to }
option-dye-unicorn = La rendre { $colour }
option-buy =
    { $goods ->
        [fake-horn] Fausse corne, +{ $points }, pour { $price }
        [fairy-dust] Poudre de fée { $colour }, +{ $points }, pour { $price }
        [cotton-candy] Barbe à papa { $colour }, pour { $price }
       *[pate] Pâté à { $points }, pour { $price } et une licorne
    }
option-buy-nothing = Ne rien acheter
option-use-on = { $unicorn }
option-pay-with = Payer { $total } avec { $cards }

## Powers

option-dare-rival = Défier { $rival-within }
option-foretell = Prédire { $total }
option-swap-card = Échanger le { $value } contre un { $instead }
option-step-out = Sortir du buisson et la capturer
option-act-instead = Faire agir { $ruse } à la place
option-take-back = Reprendre un { $value }
option-not-now = Pas maintenant
