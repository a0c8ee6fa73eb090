### The characters of Horse Fever, Board and Family, in the browser: the deal, the seats, the talents.
### Sums come with their spaces: { $danari } is “5 000”.

## The deal

web-horse-fever-cast = Who you are tonight
web-horse-fever-cast-choose = Who will it be tonight?
web-horse-fever-cast-public = The deal is public: what one is given, all may read.
web-horse-fever-cast-dealt = You are dealt
# Several people share the screen; each reads a card of their own.
web-horse-fever-cast-dealt-to = { $name }’s card
# For those who only look on.
web-horse-fever-cast-everyone = Tonight’s company
web-horse-fever-cast-next = { $name }’s card turns next.
web-horse-fever-cast-being-dealt = being dealt
web-horse-fever-cast-back = A character, face down
web-horse-fever-cast-stars = A star is a talent, or more money. The six without one are cousins: same pin, less money, and a stable each.
web-horse-fever-cast-cousins = The six are cousins: same pin, a stable each, and more money the longer its odds.
web-horse-fever-cast-all = See all { $count }
web-horse-fever-cast-fewer = Back to the deal
web-horse-fever-cast-i-am = I am { $character }
web-horse-fever-cast-watch = To the table
web-horse-fever-taken-by = { $name }
web-horse-fever-brought-stable = Owns the { $horse } stable, at { $odds }, from the start. One point already.
web-horse-fever-brought-money = { $danari } and no talent. Money will have to do.

## A character in words

web-horse-fever-starts-with = Starts with
web-horse-fever-own-stable = and the { $horse } stable
web-horse-fever-no-own-stable = and no stable
web-horse-fever-started-with = started with { $danari }
web-horse-fever-no-talent = No talent, but the money.
web-horse-fever-way = A way to use it:
web-horse-fever-who-is = { $name } is
web-horse-fever-you-are = You are
web-horse-fever-deciding = { $name } is deciding now.
web-horse-fever-yours-now = It is yours to use now.
web-horse-fever-nudged = { $horse }, { $before } to { $after }
web-horse-fever-not-used = not used
web-horse-fever-in-round = Round { $round }
web-horse-fever-to-table = Back to the table
web-horse-fever-your-talent = Your talent
# The price without a discount, for those who do not see that it is struck out.
web-horse-fever-usually = Usually { $danari }

## The band on a card: what sets the character apart. $value is its number.

web-horse-fever-band-danari = just the money
# What a character began with: the stable may be sold later, and its odds move.
web-horse-fever-band-stable = first stable 1:{ $value }
web-horse-fever-band-extra-bets =
    { $value ->
        [one] one more second bet
       *[other] { $value } more second bets
    }
web-horse-fever-band-nudge =
    { $value ->
        [one] moves odds 1 row
       *[other] moves odds { $value } rows
    }
web-horse-fever-band-any-purchase = buys a kind twice
web-horse-fever-band-place-reach =
    { $value ->
        [one] places on a 4th too
       *[other] places { $value } further down
    }
web-horse-fever-band-action-discount = actions { $value } cheaper
web-horse-fever-band-objective-discount = objectives { $value } cheaper
web-horse-fever-band-assistant-discount = assistants { $value } cheaper
web-horse-fever-band-horse-discount = horses { $value } cheaper
web-horse-fever-band-stable-discount = stables { $value } cheaper
web-horse-fever-band-pass-danari = passes for { $value } more
web-horse-fever-band-income = { $value } after a race
web-horse-fever-band-from-right = { $value } from the right
web-horse-fever-band-from-left = { $value } from the left
web-horse-fever-band-point-danari = { $value } for each point
web-horse-fever-band-sale-danari = sells { $value } dearer
web-horse-fever-band-bid-discount = bids { $value } cheaper
web-horse-fever-band-bank-relief = owes the bank { $value } less
web-horse-fever-band-mob-relief = owes the mob { $value } less

## The same on a chip at the seat, as short as can be

web-horse-fever-chip-danari = { $value }
web-horse-fever-chip-stable = 1:{ $value }
web-horse-fever-chip-extra-bets =
    { $value ->
        [one] +1 bet
       *[other] +{ $value } bets
    }
web-horse-fever-chip-nudge =
    { $value ->
        [one] 1 row
       *[other] { $value } rows
    }
web-horse-fever-chip-any-purchase = twice
web-horse-fever-chip-place-reach =
    { $value ->
        [one] 4th too
       *[other] +{ $value } places
    }
web-horse-fever-chip-action-discount = −{ $value }
web-horse-fever-chip-objective-discount = −{ $value }
web-horse-fever-chip-assistant-discount = −{ $value }
web-horse-fever-chip-horse-discount = −{ $value }
web-horse-fever-chip-stable-discount = −{ $value }
web-horse-fever-chip-pass-danari = +{ $value }
web-horse-fever-chip-income = +{ $value }
web-horse-fever-chip-from-right = +{ $value }
web-horse-fever-chip-from-left = +{ $value }
web-horse-fever-chip-point-danari = +{ $value }
web-horse-fever-chip-sale-danari = +{ $value }
web-horse-fever-chip-bid-discount = −{ $value }
web-horse-fever-chip-bank-relief = −{ $value }
web-horse-fever-chip-mob-relief = −{ $value }

## A way to use a talent

web-horse-fever-use-danari = bet early and high. Nothing else will come by itself.
web-horse-fever-use-stable = its prizes come whoever bets on it. Rig the race for it.
web-horse-fever-use-extra-bets = keep money for the second bets; three bets are three chances at points.
web-horse-fever-use-nudge = bet to win first, then move that stable down: a win pays by the odds at the end.
web-horse-fever-use-any-purchase = two objectives in one round, before the others have one.
web-horse-fever-use-place-reach = place bets on horses that are never first. Win bets are for the others.
web-horse-fever-use-action-discount = buy two pairs a round, and let the others wonder.

## A word about each

web-horse-fever-quip-cranio-mercanti = Buys at the top and stays there.
web-horse-fever-quip-steve-mcskull = The second favourite is always underrated.
web-horse-fever-quip-victor-von-schadel = One eye on the horse, one glass on the odds.
web-horse-fever-quip-cesar-crane = Paints horses. Fast ones, mostly.
web-horse-fever-quip-craneo-cervantes = Tilts at windmills, and at 1:6.
web-horse-fever-quip-sigvard-skalle = The outsider’s outsider.
web-horse-fever-quip-antonio-vesuvio = Cannot leave the window with one slip.
web-horse-fever-quip-eric-change = The chalk slips, sometimes, two rows.
web-horse-fever-quip-miss-double = The same again, please.
web-horse-fever-quip-miss-paris = Never early, never late. Fourth suits her.
web-horse-fever-quip-oliver-oil = Owns a well. Bets like two.
web-horse-fever-quip-otto-von-alt = Has known the card printer since school.
