### The characters of Horse Fever, Board and Family, in the browser: the deal, the seats, the talents.
### Sums come with their spaces: { $danari } is “5 000”.

## The deal

web-hf-cast = Who you are tonight
web-hf-cast-choose = Who will it be tonight?
web-hf-cast-public = The deal is public: what one is given, all may read.
web-hf-cast-dealt = You are dealt
# Several people share the screen; each reads a card of their own.
web-hf-cast-dealt-to = { $name }’s card
# For those who only look on.
web-hf-cast-everyone = Tonight’s company
web-hf-cast-next = { $name }’s card turns next.
web-hf-cast-being-dealt = being dealt
web-hf-cast-back = A character, face down
web-hf-cast-stars = A star is a talent, or more money. The six without one are cousins: same pin, less money, and a stable each.
web-hf-cast-cousins = The six are cousins: same pin, a stable each, and more money the longer its odds.
web-hf-cast-all = See all { $count }
web-hf-cast-fewer = Back to the deal
web-hf-cast-i-am = I am { $character }
web-hf-cast-watch = To the table
web-hf-taken-by = { $name }
web-hf-brought-stable = Owns the { $horse } stable, at { $odds }, from the start. One point already.
web-hf-brought-money = { $danari } and no talent. Money will have to do.

## A character in words

web-hf-starts-with = Starts with
web-hf-own-stable = and the { $horse } stable
web-hf-no-own-stable = and no stable
web-hf-started-with = started with { $danari }
web-hf-no-talent = No talent, but the money.
web-hf-way = A way to use it:
web-hf-who-is = { $name } is
web-hf-you-are = You are
web-hf-deciding = { $name } is deciding now.
web-hf-yours-now = It is yours to use now.
web-hf-nudged = { $horse }, { $before } to { $after }
web-hf-not-used = not used
web-hf-in-round = Round { $round }
web-hf-to-table = Back to the table
web-hf-your-talent = Your talent
# The price without a discount, for those who do not see that it is struck out.
web-hf-usually = Usually { $danari }

## The band on a card: what sets the character apart. $value is its number.

web-hf-band-danari = just the money
web-hf-band-stable = stable at 1:{ $value }
web-hf-band-extra-bets =
    { $value ->
        [one] one more second bet
       *[other] { $value } more second bets
    }
web-hf-band-nudge =
    { $value ->
        [one] moves odds 1 row
       *[other] moves odds { $value } rows
    }
web-hf-band-any-purchase = buys a kind twice
web-hf-band-place-reach =
    { $value ->
        [one] places on a 4th too
       *[other] places { $value } further down
    }
web-hf-band-action-discount = actions { $value } cheaper
web-hf-band-objective-discount = objectives { $value } cheaper
web-hf-band-assistant-discount = assistants { $value } cheaper
web-hf-band-horse-discount = horses { $value } cheaper
web-hf-band-stable-discount = stables { $value } cheaper
web-hf-band-pass-danari = passes for { $value } more
web-hf-band-income = { $value } after a race
web-hf-band-from-right = { $value } from the right
web-hf-band-from-left = { $value } from the left
web-hf-band-point-danari = { $value } for each point
web-hf-band-sale-danari = sells { $value } dearer
web-hf-band-bid-discount = bids { $value } cheaper
web-hf-band-bank-relief = owes the bank { $value } less
web-hf-band-mob-relief = owes the mob { $value } less

## The same on a chip at the seat, as short as can be

web-hf-chip-danari = { $value }
web-hf-chip-stable = 1:{ $value }
web-hf-chip-extra-bets =
    { $value ->
        [one] +1 bet
       *[other] +{ $value } bets
    }
web-hf-chip-nudge =
    { $value ->
        [one] 1 row
       *[other] { $value } rows
    }
web-hf-chip-any-purchase = twice
web-hf-chip-place-reach =
    { $value ->
        [one] 4th too
       *[other] +{ $value } places
    }
web-hf-chip-action-discount = −{ $value }
web-hf-chip-objective-discount = −{ $value }
web-hf-chip-assistant-discount = −{ $value }
web-hf-chip-horse-discount = −{ $value }
web-hf-chip-stable-discount = −{ $value }
web-hf-chip-pass-danari = +{ $value }
web-hf-chip-income = +{ $value }
web-hf-chip-from-right = +{ $value }
web-hf-chip-from-left = +{ $value }
web-hf-chip-point-danari = +{ $value }
web-hf-chip-sale-danari = +{ $value }
web-hf-chip-bid-discount = −{ $value }
web-hf-chip-bank-relief = −{ $value }
web-hf-chip-mob-relief = −{ $value }

## A way to use a talent

web-hf-use-danari = bet early and high. Nothing else will come by itself.
web-hf-use-stable = its prizes come whoever bets on it. A horse card makes them come more often.
web-hf-use-extra-bets = keep money for the second bets; three bets are three chances at points.
web-hf-use-nudge = bet to win first, then move that stable down: a win pays by the odds at the end.
web-hf-use-any-purchase = two objectives in one round, before the others have one.
web-hf-use-place-reach = place bets on horses that are never first. Win bets are for the others.
web-hf-use-action-discount = buy two pairs a round, and let the others wonder.

## A word about each

web-hf-quip-cranio-mercanti = Buys at the top and stays there.
web-hf-quip-steve-mcskull = The second favourite is always underrated.
web-hf-quip-victor-von-schadel = One eye on the horse, one glass on the odds.
web-hf-quip-cesar-crane = Paints horses. Fast ones, mostly.
web-hf-quip-craneo-cervantes = Tilts at windmills, and at 1:6.
web-hf-quip-sigvard-skalle = The outsider’s outsider.
web-hf-quip-antonio-vesuvio = Cannot leave the window with one slip.
web-hf-quip-eric-change = The chalk slips, sometimes, two rows.
web-hf-quip-miss-double = The same again, please.
web-hf-quip-miss-paris = Never early, never late. Fourth suits her.
web-hf-quip-oliver-oil = Owns a well. Bets like two.
web-hf-quip-otto-von-alt = Has known the card printer since school.
