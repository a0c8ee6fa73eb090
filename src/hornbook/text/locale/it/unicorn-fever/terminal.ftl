### The table as the terminal draws it: headings and short notes. Space is scarce.

# The bell may change hands before the race.
table-title =
    { $next-is ->
        [none] Corsa { $race } di { $races }, { $first-within } { $first-has } la campanella °
       *[other] Corsa { $race } di { $races }, { $first-within } { $first-has } la campanella °, poi { $next-within }
    }
table-lane = unicorno
table-odds = quota
table-fever = scat.
# .short stands before the stake: W8 is a win bet of 8.
table-win = vinc.
    .short = V
table-early = rapida
    .short = R
table-late = tard.
    .short = T
table-owner = di
table-magic = magia
table-free = libera
# Face-down cards one does not know.
table-hidden = { $count }?
table-player = chi
table-gold = oro
table-glory = gloria
table-loans = prest.
table-cards = carte
table-bets = scommesse
table-contracts = contratti
table-display = Contratti
table-signed = Firmati
table-hand = Mano
table-fevered = Scatenati
table-glory-short = { $glory } gloria
table-tally =
    { $loans ->
        [0] { $gold } oro avanzato
        [one] { $gold } oro avanzato, { $loans } prestito non reso
       *[other] { $gold } oro avanzato, { $loans } prestiti non resi
    }

## Action tokens in a word or two

short-contract =
    { $price ->
        [0] contratto gratis
       *[other] contratto per { $price }
    }
short-gold = +{ $gold } oro
short-bell = campanella
short-bet =
    { $kind ->
        [win] vincente
       *[any] scommessa
    }
short-glory = +{ $glory } gloria
short-magic =
    { $count ->
        [one] { $count } magia
       *[other] { $count } magie
    }

## Notes beside the options

# $signed: whether one holds contracts, which may change the sum.
table-pays =
    { $signed ->
        [yes] Paga x{ $times } e { $glory } gloria, prima dei contratti.
       *[no] Paga x{ $times } e { $glory } gloria.
    }
table-purse =
    { $loan ->
        [0] Hai { $gold } oro, e gli elfi non prestano più niente.
       *[other] Hai { $gold } oro; oltre, gli elfi ti prestano { $loan }.
    }
# After what a token brings, if the purse does not hold its price.
table-forced-loan =
    { $loans ->
        [one] Hai { $gold } oro, quindi gli elfi ti prestano { $lent }.
       *[other] Hai { $gold } oro, quindi gli elfi ti prestano { $lent }, in { $loans } prestiti.
    }
table-borrow = { $gold } oro subito, { $back } indietro alla fine.
# Beside the question, where one might look for a loan.
table-no-loan = Hai { $loans } prestiti: gli elfi non prestano più niente, tranne che per la tassa.
# $cards lists known cards by letter and counts the others; “none” if there are none.
table-lane-note =
    { $cards ->
        [none] { $odds }, ancora niente carte
       *[other] { $odds }, carte: { $cards }
    }
