### The table as the terminal draws it: headings and short notes. Space is scarce.

# The bell may change hands before the race.
table-title =
    { $next-is ->
        [none] Rennen { $race } von { $races }, die Glocke ° { $first-has } { $first-within }
       *[other] Rennen { $race } von { $races }, die Glocke ° { $first-has } { $first-within }, dann { $next-within }
    }
table-lane = Einhorn
table-odds = Quote
table-fever = Fieber
# .short stands before the stake: W8 is a win bet of 8.
table-win = Sieg
    .short = S
table-early = früh
    .short = F
table-late = spät
    .short = Sp
table-owner = Besitz
table-magic = Zauber
table-free = frei
# Face-down cards one does not know.
table-hidden = { $count }?
table-player = wer
table-gold = Gold
table-glory = Ruhm
table-loans = Darl.
table-cards = Karten
table-bets = Wetten
table-contracts = Verträge
table-display = Verträge
table-signed = Deine Verträge
table-hand = Hand
table-fevered = Im Fieber
table-glory-short = { $glory } Ruhm
table-tally =
    { $loans ->
        [0] { $gold } Gold übrig
        [one] { $gold } Gold übrig, 1 Darlehen offen
       *[other] { $gold } Gold übrig, { $loans } Darlehen offen
    }

## Action tokens in a word or two

short-contract =
    { $price ->
        [0] Vertrag gratis
       *[other] Vertrag für { $price }
    }
short-gold = +{ $gold } Gold
short-bell = Glocke
short-bet =
    { $kind ->
        [win] Siegwette
       *[any] jede Wette
    }
short-glory = +{ $glory } Ruhm
short-magic = { $count } Zauber

## Notes beside the options

# $signed: whether one holds contracts, which may change the sum.
table-pays =
    { $signed ->
        [yes] Zahlt x{ $times } und { $glory } Ruhm, vor Verträgen.
       *[no] Zahlt x{ $times } und { $glory } Ruhm.
    }
table-purse =
    { $loan ->
        [0] Du hast { $gold } Gold, und die Elfenmafia leiht nichts mehr.
       *[other] Du hast { $gold } Gold; darüber hinaus leiht dir die Elfenmafia { $loan }.
    }
# After what a token brings, if the purse does not hold its price.
table-forced-loan =
    { $loans ->
        [one] Du hast { $gold } Gold, also leiht dir die Elfenmafia { $lent }.
       *[other] Du hast { $gold } Gold, also leiht dir die Elfenmafia { $lent }, in { $loans } Darlehen.
    }
table-borrow = Jetzt { $gold } Gold, am Ende { $back } zurück.
# Beside the question, where one might look for a loan.
table-no-loan = Du hast { $loans } Darlehen: Die Elfenmafia leiht nichts mehr, außer für die Steuer.
# $cards lists known cards by letter and counts the others; “none” if there are none.
table-lane-note =
    { $cards ->
        [none] { $odds }, noch keine Karten
       *[other] { $odds }, Karten: { $cards }
    }
