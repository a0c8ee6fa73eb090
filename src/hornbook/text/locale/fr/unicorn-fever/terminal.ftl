### The table as the terminal draws it: headings and short notes. Space is scarce.

# The bell may change hands before the race.
table-title =
    { $next-is ->
        [none] Course { $race } sur { $races }, la cloche ° { $first-to }
       *[other] Course { $race } sur { $races }, la cloche ° { $first-to }, puis { $next-to }
    }
table-lane = licorne
table-odds = cote
table-fever = déchaînée
# .short stands before the stake: W8 is a win bet of 8.
table-win = gagnant
    .short = G
table-early = anticipé
    .short = A
table-late = tardif
    .short = T
table-owner = à
table-magic = magie
table-free = libre
# Face-down cards one does not know.
table-hidden = { $count }?
table-player = joueur
table-gold = or
table-glory = gloire
table-loans = prêts
table-cards = cartes
table-bets = paris
table-contracts = contrats
table-display = Contrats
table-signed = Signés
table-hand = Main
table-fevered = Déchaînées
table-glory-short = { $glory } gloire
table-tally =
    { $loans ->
        [0] { $gold } or de reste
        [one] { $gold } or de reste, { $loans } prêt impayé
       *[other] { $gold } or de reste, { $loans } prêts impayés
    }

## Action tokens in a word or two

short-contract =
    { $price ->
        [0] contrat gratuit
       *[other] contrat à { $price }
    }
short-gold = +{ $gold } or
short-bell = cloche
short-bet =
    { $kind ->
        [win] pari gagnant
       *[any] tout pari
    }
short-glory = +{ $glory } gloire
short-magic = { $count } magie

## Notes beside the options

# $signed: whether one holds contracts, which may change the sum.
table-pays =
    { $signed ->
        [yes] Paie x{ $times } et { $glory } gloire, hors contrats.
       *[no] Paie x{ $times } et { $glory } gloire.
    }
table-purse =
    { $loan ->
        [0] Vous avez { $gold } or, et les elfes ne prêtent plus.
       *[other] Vous avez { $gold } or ; au-delà, les elfes vous prêtent { $loan }.
    }
# After what a token brings, if the purse does not hold its price.
table-forced-loan =
    { $loans ->
        [one] Vous avez { $gold } or : les elfes vous en prêtent { $lent }.
       *[other] Vous avez { $gold } or : les elfes vous en prêtent { $lent }, en { $loans } prêts.
    }
table-borrow = { $gold } or maintenant, { $back } à rendre à la fin.
# Beside the question, where one might look for a loan.
table-no-loan = Vous avez { $loans } prêts : les elfes ne prêtent plus, sauf pour la taxe.
# $cards lists known cards by letter and counts the others; “none” if there are none.
table-lane-note =
    { $cards ->
        [none] { $odds }, aucune carte
       *[other] { $odds }, cartes : { $cards }
    }
