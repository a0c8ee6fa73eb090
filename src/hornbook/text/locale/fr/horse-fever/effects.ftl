### What cards do: one sentence for each number a card can carry. A card's text is its sentences
### one after the other, so cards of the players' own have texts too.

## What acts on a horse (action cards, horse cards). $value is the number, $size the number
## without its sign, $sign “more” or “less”. The horse is the subject.

effect-start-set =
    { $value ->
        [0] Reste à l’arrêt au départ.
       *[other] Avance de { $value } au départ.
    }
effect-start-add =
    { $sign ->
        [more] Avance de { $size } de plus au départ.
       *[less] Avance de { $size } de moins au départ.
    }
effect-gum =
    { $value ->
        [one] Son prochain sprint perd { $value } case. Une seule fois.
       *[other] Ses prochains sprints perdent { $value } cases en tout.
    }
effect-tie =
    { $sign ->
        [more] Gagne toujours à la photo-finish.
       *[less] Perd toujours à la photo-finish.
    }
# When action cards are turned, before the race.
effect-odds =
    { $sign ->
        [more] { $size ->
            [one] La cotation monte de { $size } niveau, vers 1:2, et y reste.
           *[other] La cotation monte de { $size } niveaux, vers 1:2, et y reste.
        }
       *[less] { $size ->
            [one] La cotation descend de { $size } niveau, vers 1:7, et y reste.
           *[other] La cotation descend de { $size } niveaux, vers 1:7, et y reste.
        }
    }
effect-bet-glory =
    { $sign ->
        [more] Les paris réussis sur lui rapportent { $size } P.V. de plus.
       *[less] Les paris réussis sur lui rapportent { $size } P.V. de moins.
    }

## What else an action card can do

effect-cumulative = S’ajoute à un sprint de 2, dû à une carte ou au cheval lui-même : il passe à 3.
effect-discards =
    { $value ->
        [positive] Défausse les cartes positives du couloir.
       *[negative] Défausse les cartes négatives du couloir.
    }
effect-fine = Quiconque a parié sur lui paie { $value } D.

## What else a horse card can do

# Before the bets. The horse card is the subject.
effect-odds-lined-up =
    { $sign ->
        [more] { $size ->
            [one] Chaque fois qu’on l’aligne, la cotation de son écurie monte de { $size } niveau, vers 1:2, et y reste.
           *[other] Chaque fois qu’on l’aligne, la cotation de son écurie monte de { $size } niveaux, vers 1:2, et y reste.
        }
       *[less] { $size ->
            [one] Chaque fois qu’on l’aligne, la cotation de son écurie descend de { $size } niveau, vers 1:7, et y reste.
           *[other] Chaque fois qu’on l’aligne, la cotation de son écurie descend de { $size } niveaux, vers 1:7, et y reste.
        }
    }
effect-income = Son propriétaire reçoit { $value } D après chaque course à laquelle il participe.
effect-counts = Compte comme { $value } chevaux.

## What assistants and characters bring. $value is the number.

perk-action-discount = Deux cartes Action vous coûtent { $value } D de moins.
perk-objective-discount = Les objectifs vous coûtent { $value } D de moins.
perk-assistant-discount = Les assistants vous coûtent { $value } D de moins.
perk-horse-discount = Les chevaux vous coûtent { $value } D de moins.
perk-stable-discount = Les écuries vous coûtent { $value } D de moins.
perk-pass-danari = Passer vous rapporte { $value } D de plus.
perk-any-purchase = Votre deuxième achat peut être de la même sorte que le premier.
perk-extra-bets =
    { $value ->
        [one] Au deuxième pari, vous pouvez en faire { $value } de plus.
       *[other] Au deuxième pari, vous pouvez en faire { $value } de plus.
    }
perk-nudge =
    { $value ->
        [one] Après les premiers paris, vous pouvez déplacer une cotation de { $value } niveau.
       *[other] Après les premiers paris, vous pouvez déplacer une cotation de { $value } niveaux.
    }
perk-place-reach =
    { $value ->
        [0] Vos paris placés s’arrêtent au podium, comme ceux de tout le monde.
        [one] Vos paris placés réussissent aussi si le cheval finit 4e.
       *[other] Vos paris placés réussissent aussi jusqu’à { $value } places sous le podium.
    }
perk-income = { $value } D de la Banque après chaque course.
perk-from-right = { $value } D de votre voisin de droite après chaque course.
perk-from-left = { $value } D de votre voisin de gauche après chaque course.
perk-point-danari = { $value } D pour chaque P.V. gagné.
perk-sale-danari = Un P.V. vendu aux enchères vous rapporte { $value } D de plus.
perk-bid-discount = Un P.V. acheté aux enchères vous coûte { $value } D de moins.
perk-bank-relief = Vous remboursez { $value } D de moins à la Banque.
perk-mob-relief = Vous remboursez { $value } D de moins à la Pègre.
perk-swap = Pioché, s’échange aussitôt contre l’assistant d’un rival. Acheté à un joueur, peut s’échanger.

## What characters start with

start-danari = Commence avec { $value } D.
start-stable = Possède l’écurie qui débute à 1:{ $value }.

## Objectives. $measure is what is counted, $fewest “yes” or “no”.

aim =
    { $fewest ->
        [yes] 2 P.V. si personne n’a autant ou moins { $measure ->
            [stables] d’écuries
            [assistants] d’assistants
            [horses] de chevaux
            [objectives] d’objectifs
            [danari] de Danari
           *[points] de P.V.
        } que vous.
       *[no] 2 P.V. si personne n’a autant ou plus { $measure ->
            [stables] d’écuries
            [assistants] d’assistants
            [horses] de chevaux
            [objectives] d’objectifs
            [danari] de Danari
           *[points] de P.V.
        } que vous.
    }

## A card that does nothing

effect-none = Ne fait rien, et le fait bien.
