### What cards and tokens do: one sentence for each number a card can carry. A card's text is
### its sentences one after the other, so cards typed in by others have texts too.

## What acts on a unicorn (magic, fever). $value is the number, $size the number without its
## sign, $sign “more” or “less”. The unicorn is the subject.

effect-start-set =
    { $value ->
        [0] Reste à l’arrêt à la première carte.
       *[other] Avance de { $value } à la première carte.
    }
effect-start-add =
    { $sign ->
        [more] Avance de { $size } de plus à la première carte.
       *[less] Avance de { $size } de moins à la première carte.
    }
effect-gum =
    { $value ->
        [one] Son prochain sprint perd { $value } case. Puis le chewing-gum lâche.
       *[other] Ses prochains sprints perdent { $value } cases, puis le chewing-gum lâche.
    }
effect-tie =
    { $sign ->
        [more] Gagne les égalités.
       *[less] Perd les égalités.
    }
effect-odds =
    { $sign ->
        [more] { $size ->
            [one] Sa cote monte de { $size } ligne, vers x2, pour de bon.
           *[other] Sa cote monte de { $size } lignes, vers x2, pour de bon.
        }
       *[less] { $size ->
            [one] Sa cote baisse de { $size } ligne, vers x7, pour de bon.
           *[other] Sa cote baisse de { $size } lignes, vers x7, pour de bon.
        }
    }
effect-bet-gold =
    { $sign ->
        [more] Les paris réussis sur elle paient { $size } or de plus.
       *[less] Les paris réussis sur elle paient { $size } or de moins.
    }
effect-bet-glory =
    { $sign ->
        [more] Les paris réussis sur elle paient { $size } gloire de plus.
       *[less] Les paris réussis sur elle paient { $size } gloire de moins.
    }
# $sign is the card's own: a positive broom sweeps the negative cards.
effect-cleanse =
    { $sign ->
        [positive] Balaie les cartes négatives du couloir.
       *[negative] Balaie les cartes positives du couloir.
    }
effect-none = Ne fait rien, mais avec conviction.

## What contracts bring. $value is the number.

perk-income = { $value } or après chaque course.
perk-interest = Sans prêt : { $value } or après chaque course par tranche de 10 or en poche.
perk-tax-relief = Votre taxe de gloire baisse de { $value } or.
perk-loan-gold = Vos deux premiers prêts apportent { $value } or de plus chacun.
perk-loan-discount = Vos deux premiers prêts se remboursent { $value } or de moins chacun.
perk-exchange-discount = À la fin, 1 gloire vous coûte { $value } or de moins.
perk-debts-forgiven =
    { $value ->
        [one] { $value } prêt impayé ne compte pas contre vous.
       *[other] { $value } prêts impayés ne comptent pas contre vous.
    }
perk-owner-gold = Votre licorne sur le podium paie { $value } or de plus.
perk-win-gold = Vos paris gagnants réussis paient { $value } or de plus.
perk-place-gold = Vos paris placés réussis paient { $value } or de plus.
perk-longshot-gold = Vos paris gagnants réussis de x5 à x7 paient { $value } or de plus.
perk-stake-bonus = Vos paris réussis paient comme pour une mise de { $value } de plus.
perk-odds-bonus =
    { $value ->
        [one] Vos paris gagnants réussis paient { $value } fois la mise en plus.
       *[other] Vos paris gagnants réussis paient { $value } fois la mise en plus.
    }
perk-place-bonus =
    { $value ->
        [one] Vos paris placés réussis paient { $value } fois la mise en plus.
       *[other] Vos paris placés réussis paient { $value } fois la mise en plus.
    }
perk-place-percent =
    { $value ->
        [50] Vos paris placés réussis paient la moitié de la mise en plus.
       *[other] Vos paris placés réussis paient { $value } % de la mise en plus.
    }
perk-bet-glory = { $value } gloire de plus pour chaque pari réussi.
perk-win-second = Un pari gagnant paie aussi la 2e place : deux fois la mise et 3 gloire.
perk-reserve-bet =
    { $value ->
        [one] Réservez { $value } jeton Pari, tout de suite et à chaque manche.
       *[other] Réservez { $value } jetons Pari, tout de suite et à chaque manche.
    }
perk-reserve-action =
    { $value ->
        [one] Réservez { $value } jeton Action, tout de suite et à chaque manche.
       *[other] Réservez { $value } jetons Action, tout de suite et à chaque manche.
    }
perk-nudge =
    { $value ->
        [one] Avant chaque course, déplacez une cote de { $value } ligne, pour de bon.
       *[other] Avant chaque course, déplacez une cote de { $value } lignes, pour de bon.
    }
perk-contract-discount = Les contrats vous coûtent { $value } or de moins.
perk-signing-gold = { $value } or pour chaque contrat signé, celui-ci compris.
perk-kickback = { $value } or dès qu’un rival signe un contrat.
perk-gold-bonus = { $value } or de plus à chaque action Or.
perk-own-ties = Votre licorne gagne les égalités.
perk-hand-size =
    { $value ->
        [one] Votre main compte { $value } carte Magie de plus.
       *[other] Votre main compte { $value } cartes Magie de plus.
    }
perk-magic-extra =
    { $value ->
        [one] Quand un jeton fait jouer de la magie, jouez { $value } carte de plus si vous voulez.
       *[other] Quand un jeton fait jouer de la magie, jouez { $value } cartes de plus si vous voulez.
    }
perk-bet-magic =
    { $value ->
        [one] Jouez { $value } carte Magie à chaque action Pari gagnant, si vous voulez.
       *[other] Jouez { $value } cartes Magie à chaque action Pari gagnant, si vous voulez.
    }
perk-peek = Regardez sous un couloir avant de jouer de la magie.
perk-magic-gold = { $value } or pour chaque carte Magie jouée.
perk-redraw = Avant chaque manche, vous pouvez changer toute votre main.
perk-withdraw =
    { $value ->
        [one] Avant chaque course, vous pouvez retirer { $value } de vos cartes cachées.
       *[other] Avant chaque course, vous pouvez retirer { $value } de vos cartes cachées.
    }
perk-blessing-gold = { $value } or par bonne carte à vous qui agit sur une licorne du podium.
perk-hex-gold = { $value } or par mauvaise carte à vous qui agit sur une licorne hors podium.
perk-cancel-gold = { $value } or pour chaque carte à vous qui est annulée.
perk-lost-gold = { $value } or pour chaque pari perdu.
perk-refund = { $value } % de la mise rendus pour chaque pari perdu.
perk-near-miss = Un pari perdu d’une seule place rend la mise.
perk-rival-lost-gold = { $value } or pour chaque pari perdu par un rival.
perk-consolation = { $value } gloire après une course où tous vos paris ont échoué.
perk-fever-glory = { $value } gloire de plus par pari réussi sur une licorne déchaînée.
perk-printed-glory = { $value } gloire à la fin.

## What action tokens do

action-first-player = La cloche est à vous dès cette course.
action-gold = Prenez { $value } or.
action-contract =
    { $value ->
        [0] Signez un contrat, gratuitement.
       *[other] Signez un contrat pour { $value } or.
    }
action-bet =
    { $kind ->
        [win] Faites un pari gagnant.
       *[any] Faites n’importe quel pari.
    }
action-bet-glory = { $value } gloire en plus.
action-magic =
    { $value ->
        [one] Jouez { $value } carte Magie.
       *[other] Jouez { $value } cartes Magie.
    }

## The decks, as a list of cards names them

deck-movement = Cartes Déplacement, pour les lignes x2 à x7
    .chapter = 2.3
deck-magic = Cartes Magie
    .chapter = 1.1 et 2.2
deck-contracts = Contrats
    .chapter = 1.4 et 3.1
deck-unicorns = Licornes, et leur face déchaînée
    .chapter = 3.4
deck-tokens = Jetons Action
    .chapter = 1
