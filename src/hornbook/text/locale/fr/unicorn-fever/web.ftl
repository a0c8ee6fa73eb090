### The table of Unicorn Fever in the browser. Fact first, joke second.

## Signs on the table

web-unicorn-fever-odds = Cote
web-unicorn-fever-fastest = rapide
web-unicorn-fever-slowest = lente
web-unicorn-fever-fever = Déchaînée : { $text }
web-unicorn-fever-track = La piste
web-unicorn-fever-racer = Licorne
web-unicorn-fever-magic = Magie
web-unicorn-fever-win = Gagnant
web-unicorn-fever-early = Tôt
web-unicorn-fever-late = Tard
web-unicorn-fever-actions = Actions
web-unicorn-fever-contracts = Contrats
web-unicorn-fever-hand =
    { $seat-is ->
        [you] Vos cartes Magie
        [none] Cartes Magie
       *[other] Cartes Magie : { $seat }
    }
web-unicorn-fever-hand-tab = Main
web-unicorn-fever-magic-of =
    { $seat-is ->
        [you] Votre magie
        [none] Magie
       *[other] Magie : { $seat }
    }
web-unicorn-fever-tray = Ce qui est à vous
web-unicorn-fever-gold = or
web-unicorn-fever-glory = gloire
web-unicorn-fever-loans = prêts
web-unicorn-fever-good = bonne
web-unicorn-fever-bad = mauvaise
web-unicorn-fever-race-of = Course { $race } sur { $races }
web-unicorn-fever-race-of-brief = Course { $race }/{ $races }
web-unicorn-fever-phase-plan = Prépa
web-unicorn-fever-phase-race = Course
web-unicorn-fever-phase-pay = Gains

## Colours, as part of a unicorn's full name

web-unicorn-fever-colour-green = verte
web-unicorn-fever-colour-orange = orange
web-unicorn-fever-colour-yellow = jaune
web-unicorn-fever-colour-blue = bleue
web-unicorn-fever-colour-purple = violette
web-unicorn-fever-colour-red = rouge

## Things on the track, for those who hear them

web-unicorn-fever-lane =
    { $fever ->
        [yes] { $racer }, { $colour }, { $odds }, déchaînée
       *[no] { $racer }, { $colour }, { $odds }
    }
# $kind: win, early or late. $state: free, taken, kept (on a contract), gone, chosen.
web-unicorn-fever-token =
    { $racer }, { $colour }, { $odds }, { $kind ->
        [win] gagnant
        [early] placé anticipé
       *[late] placé tardif
    } : { $state ->
        [taken] { $seat-within } { $seat-has } { $stake } dessus
        [kept] réservé { $seat-by }
        [gone] pas dans cette course
        [chosen] votre choix, { $stake } dessus
       *[free] libre
    }
web-unicorn-fever-cell-taken = { $seat }, { $stake } or
web-unicorn-fever-cell-free = libre
web-unicorn-fever-cell-gone = aucun
web-unicorn-fever-pile =
    { $count ->
        [one] { $count } carte Magie sous { $racer }. { $about }
       *[other] { $count } cartes Magie sous { $racer }. { $about }
    }
web-unicorn-fever-pile-by = Une carte posée { $seat-by }, face cachée.
web-unicorn-fever-pile-known = { $card }, { $seat-by } : { $text }

## Action piles

web-unicorn-fever-pile-contract = Contrat
web-unicorn-fever-pile-gold = +{ $gold } or
web-unicorn-fever-pile-bet =
    { $kind ->
        [win] Gagnant
       *[any] Tout pari
    }
web-unicorn-fever-pile-magic = { $count } magie
web-unicorn-fever-pile-price =
    { $price ->
        [0] gratuit
       *[other] payer { $price }
    }
web-unicorn-fever-pile-bell = et la cloche
web-unicorn-fever-pile-glory = +{ $glory } gloire
web-unicorn-fever-pile-with-magic = et { $count } magie
web-unicorn-fever-pile-always = toujours là
web-unicorn-fever-pile-play = tout jouer
web-unicorn-fever-pile-plain = sans condition
web-unicorn-fever-all-gone = épuisé
web-unicorn-fever-you-hold = vous tenez { $token }

## Contracts

web-unicorn-fever-at-the-end = { $glory } à la fin
web-unicorn-fever-signed = signé
web-unicorn-fever-signed-by = signé { $seat-by }
web-unicorn-fever-no-contract = Aucun contrat

## The tray and the seats

web-unicorn-fever-gold-held =
    { $loans ->
        [0] or
        [one] or, { $loans } prêt
       *[other] or, { $loans } prêts
    }
web-unicorn-fever-glory-held = gloire, taxe { $tax }
web-unicorn-fever-tax-due = Taxe de gloire après cette course : { $tax } or, plus ce que vous gagnerez.
web-unicorn-fever-you-own = { $racer } est à vous
web-unicorn-fever-owned =
    { $seat-is ->
        [you] à vous
       *[other] { $seat-to }
    }
web-unicorn-fever-kept-brief =
    { $kind ->
        [win] réservé, gagnant
        [early] réservé, anticipé
       *[late] réservé, tardif
    }
web-unicorn-fever-bet-brief =
    { $kind ->
        [win] gagnant, { $stake }
        [early] anticipé, { $stake }
       *[late] tardif, { $stake }
    }
web-unicorn-fever-owns = Propriétaire de { $racer }
web-unicorn-fever-has-bell = Premier joueur
web-unicorn-fever-gets-bell = Premier joueur dès cette course
web-unicorn-fever-prizes = { $first }, { $second } ou { $third } or sur le podium
web-unicorn-fever-bet-on =
    { $stake } sur { $racer }, { $kind ->
        [win] gagnant
        [early] placé anticipé
       *[late] placé tardif
    }
web-unicorn-fever-bet-pays =
    { $kind ->
        [win] première : { $times } et { $glory } gloire
       *[other] podium : { $times } et { $glory } gloire
    }
web-unicorn-fever-kept-bet =
    { $racer }, { $kind ->
        [win] gagnant
        [early] placé anticipé
       *[late] placé tardif
    }
web-unicorn-fever-kept-action = Réservé : { $token }

## Why something cannot be had

web-unicorn-fever-why-taken = { $seat } { $seat-has } ce jeton. Il n’y en a qu’un par licorne et par course.
web-unicorn-fever-why-reserved = { $seat } { $seat-has } réservé ce jeton.
web-unicorn-fever-why-no-late = Les paris placés tardifs arrivent avec le quatrième joueur.
web-unicorn-fever-why-removed = Les dés ont retiré ce jeton de la course.
# $what: bet, contract, magic; $token is what has been taken for this action
web-unicorn-fever-why-held =
    { $what ->
        [bet] Ce pari ne va pas avec { $token }. Reposez ce jeton pour en prendre un autre.
        [contract] Pas de contrat avec { $token }. Reposez ce jeton pour en prendre un autre.
       *[magic] Pas de magie, cette fois, avec { $token }. Reposez ce jeton pour en prendre un autre.
    }
# Nothing to take leads there.
web-unicorn-fever-why-no-action =
    { $what ->
        [bet] Aucun jeton restant ne permet ce pari.
        [contract] Il ne reste aucun jeton Contrat dans cette course.
        [magic] Aucun jeton restant ne fait jouer de la magie.
       *[token] Il n’y a plus rien à en faire dans cette course.
    }
# $question is a question, with its mark
web-unicorn-fever-why-empty = Épuisé jusqu’à la prochaine course.
web-unicorn-fever-why-no-contracts = Il ne reste aucun contrat à signer.
web-unicorn-fever-why-no-bets = Il ne reste aucun jeton Pari pour cela.
web-unicorn-fever-why-no-gold = C’est au-dessus de vos moyens, et après trois prêts les elfes ne prêtent plus.

## The slip

web-unicorn-fever-action-of = action { $action } sur { $actions }
web-unicorn-fever-ask-action = Prenez un jeton.
web-unicorn-fever-tip-action = Ou touchez un pari, un contrat ou une carte : le jeton suit.
web-unicorn-fever-ask-racer = Parier sur qui ?
web-unicorn-fever-ask-kind = Quel pari ?
web-unicorn-fever-ask-contract = Quel contrat ?
web-unicorn-fever-ask-lane = Sous quel couloir ?
web-unicorn-fever-tip-lane = Vos rivaux voient où vous la posez, pas ce que c’est.
web-unicorn-fever-ask-heat = Dead-heat. Qui était devant ?
web-unicorn-fever-tip-heat = Vous avez la cloche, donc le dernier mot. Personne ne demande pourquoi.
web-unicorn-fever-change = changer
web-unicorn-fever-with = avec
web-unicorn-fever-half = ½
web-unicorn-fever-all = tout
# Odds and glory of a bet, very short: “×6 · 5 glory”
web-unicorn-fever-pays-short = { $times } · { $glory } gloire
web-unicorn-fever-if-won =
    { $kind ->
        [win] Première à l’arrivée
       *[other] Parmi les trois premières
    }
web-unicorn-fever-anything-else = Tout le reste
web-unicorn-fever-plus = { $sum }
web-unicorn-fever-back = en retour
web-unicorn-fever-before-contracts = Avant que vos contrats s’en mêlent.
web-unicorn-fever-loan = Les elfes prêtent { $gold } maintenant et en veulent { $back } à la fin.
web-unicorn-fever-loan-joins = Un prêt vient avec. Ils savent où vous dormez.
web-unicorn-fever-laid = { $card }, sous { $racer }
web-unicorn-fever-pull = Reprendre { $card }
web-unicorn-fever-nudge = { $racer } : { $before } → { $after }
web-unicorn-fever-put-back = Reposer
web-unicorn-fever-not-now = Pas maintenant
web-unicorn-fever-borrow = Emprunter
web-unicorn-fever-no-loan = Vous avez { $loans } prêts ou plus : les elfes s’arrêtent là, sauf pour la taxe.

# The title's note while playing magic; 0: cards beyond those one must play.
web-unicorn-fever-to-play =
    { $count ->
        [0] si vous voulez
       *[other] { $count } à jouer
    }

## Keys

web-unicorn-fever-key-lanes = désigner un couloir
web-unicorn-fever-key-w = parier gagnant
web-unicorn-fever-key-e = parier placé anticipé
web-unicorn-fever-key-l = parier placé tardif

## The deed, on the button

web-unicorn-fever-do-gold =
    { $bell ->
        [yes] Prendre { $gold } or et la cloche
       *[no] Prendre { $gold } or
    }
web-unicorn-fever-do-bet = Miser { $stake } sur { $racer }
web-unicorn-fever-do-sign =
    { $price ->
        [0] Signer gratuitement
       *[other] Signer pour { $price }
    }
web-unicorn-fever-do-magic =
    { $count ->
        [one] Poser { $count } carte
       *[other] Poser { $count } cartes
    }
web-unicorn-fever-do-heat = { $racer } était devant
web-unicorn-fever-missing-bet = Choisissez un pari
web-unicorn-fever-missing-contract = Choisissez un contrat
web-unicorn-fever-missing-lane = Choisissez un couloir
web-unicorn-fever-missing-card =
    { $count ->
        [0] Choisissez une carte, ou arrêtez
        [one] Choisissez encore { $count } carte
       *[other] Choisissez encore { $count } cartes
    }
web-unicorn-fever-missing-heat = Touchez-les dans l’ordre
web-unicorn-fever-missing-moment = À vous de choisir

## Explanations

web-unicorn-fever-odds-about = Ce nombre est ce qu’un pari gagnant réussi paie par pièce misée, et la ligne où la carte Déplacement lit ses cases.
# $kind: win, early or late
web-unicorn-fever-token-title = { $racer }, { $kind ->
        [win] gagnant
        [early] placé anticipé
       *[late] placé tardif
    }
web-unicorn-fever-token-about =
    { $kind ->
        [win] Paie si cette licorne arrive première. Un jeton par licorne et par course.
       *[other] Paie si cette licorne est parmi les trois premières. Un jeton par licorne et par course.
    }

## What every table says, in this game’s own words

web-goal-unicorn-fever = Le plus de gloire gagne
web-goal-unit-unicorn-fever = Gloire
web-round-unicorn-fever = Course { $round }
web-review-score-unicorn-fever = gloire
web-verdict-unicorn-fever =
    { $why ->
        [loans] Les elfes
       *[other] { web-verdict }
    }
