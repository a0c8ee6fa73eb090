### The table as the terminal draws it: headings and short notes. Space is scarce.

# The bell may change hands before the race.
table-title =
    { $next-is ->
        [none] Race { $race } of { $races }, { $first-within } { $first-has } the bell °
       *[other] Race { $race } of { $races }, { $first-within } { $first-has } the bell °, then { $next-within }
    }
table-lane = unicorn
table-odds = odds
table-fever = fever
# .short stands before the stake: W8 is a win bet of 8.
table-win = win
    .short = W
table-early = early
    .short = E
table-late = late
    .short = L
table-owner = owner
table-magic = magic
table-free = free
# Face-down cards one does not know.
table-hidden = { $count }?
table-player = player
table-gold = gold
table-glory = glory
table-loans = loans
table-cards = cards
table-bets = bets
table-contracts = contracts
table-display = Contracts
table-signed = Signed
table-hand = Hand
table-fevered = In fever
table-glory-short = { $glory } glory
table-tally =
    { $loans ->
        [0] { $gold } gold left
        [one] { $gold } gold left, 1 loan unpaid
       *[other] { $gold } gold left, { $loans } loans unpaid
    }

## Action tokens in a word or two

short-contract =
    { $price ->
        [0] contract for free
       *[other] contract for { $price }
    }
short-gold = +{ $gold } gold
short-bell = bell
short-bet =
    { $kind ->
        [win] win bet
       *[any] any bet
    }
short-glory = +{ $glory } glory
short-magic = { $count } magic

## Notes beside the options

# $signed: whether one holds contracts, which may change the sum.
table-pays =
    { $signed ->
        [yes] Pays x{ $times } and { $glory } glory, before contracts.
       *[no] Pays x{ $times } and { $glory } glory.
    }
table-purse =
    { $loan ->
        [0] You hold { $gold } gold, and the elves lend no more.
       *[other] You hold { $gold } gold; above that the elves lend you { $loan }.
    }
# After what a token brings, if the purse does not hold its price.
table-forced-loan =
    { $loans ->
        [one] You hold { $gold } gold, so the elves lend you { $lent }.
       *[other] You hold { $gold } gold, so the elves lend you { $lent }, in { $loans } loans.
    }
table-borrow = { $gold } gold now, { $back } back at the end.
# Beside the question, where one might look for a loan.
table-no-loan = You have { $loans } loans: the elves lend no more, except for the tax.
# $cards lists known cards by letter and counts the others; “none” if there are none.
table-lane-note =
    { $cards ->
        [none] { $odds }, no cards yet
       *[other] { $odds }, cards: { $cards }
    }
