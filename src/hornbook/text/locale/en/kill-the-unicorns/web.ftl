### Kill the Unicorns in the browser: its table and its slips. Questions, options and events are the game's own.

## The table

web-kill-the-unicorns-day = Day { $day } of { $days }
web-kill-the-unicorns-day-brief = Day { $day }/{ $days }
web-kill-the-unicorns-phase =
    { $phase ->
        [ruse] Ruse
        [hunt] Hunt
       *[market] Market
    }
web-kill-the-unicorns-characters = The hunters
web-kill-the-unicorns-clearing = The unicorns, in hunting order
# Read aloud for a unicorn in the clearing.
web-kill-the-unicorns-unicorn =
    { $ruses ->
        [0] Unicorn { $place }: { $name }, stars { $stars }, { $colour }, no ruse
        [one] Unicorn { $place }: { $name }, stars { $stars }, { $colour }, a ruse by { $owners-within }
       *[other] Unicorn { $place }: { $name }, stars { $stars }, { $colour }, ruses by { $owners-within }
    }
web-kill-the-unicorns-caught-by = { $name }, caught { $hunter-by }
web-kill-the-unicorns-fled = { $name } fled
web-kill-the-unicorns-fled-tag = fled
web-kill-the-unicorns-hunted = hunted
web-kill-the-unicorns-ruse-by = Ruse { $owner-by }
web-kill-the-unicorns-stays = stays
# On a phone, where there is room for one word.
web-kill-the-unicorns-full-short = full
web-kill-the-unicorns-full = two ruses already
web-kill-the-unicorns-ruse-acts = The ruse { $owner-within } placed:
web-kill-the-unicorns-ruse-wasted = Wasted, { $owner-by }:
# Why a total does not count.
web-kill-the-unicorns-out =
    { $why ->
        [tied] tied, out
        [yielded] yielded, out
       *[foreseen] foreseen, out
    }
web-kill-the-unicorns-leads = leads
# While the hunt lasts: a gauntlet and a prophecy.
web-kill-the-unicorns-dared = { $rival } must yield { $seat-to }, if tied.
web-kill-the-unicorns-foretold = Whoever has { $total } is out, foreseen { $seat-by }.

## The gnome market

web-kill-the-unicorns-market = Gnome market
web-kill-the-unicorns-market-closed = opens after hunt { $hunts }
web-kill-the-unicorns-goods =
    { $goods ->
        [fake-horn] Fake horn
        [fairy-dust] Fairy dust
        [cotton-candy] Cotton candy
       *[pate] Pâté
    }
web-kill-the-unicorns-goods-short =
    { $goods ->
        [fake-horn] +{ $points } points
        [fairy-dust] colour and +{ $points }
        [cotton-candy] new colour
       *[pate] costs a unicorn
    }
web-kill-the-unicorns-goods-long =
    { $goods ->
        [fake-horn] +{ $points } points on one of yours
        [fairy-dust] new colour and +{ $points } points
        [cotton-candy] new colour
       *[pate] and one unicorn, for points
    }
# A token as the buyer names it, in the middle of a sentence.
web-kill-the-unicorns-thing =
    { $goods ->
        [fake-horn] fake horn
        [fairy-dust] { $colour } dust
        [cotton-candy] { $colour } candy
       *[pate] pâté
    }
web-kill-the-unicorns-on =
    { $goods ->
        [pate] made of { $unicorn }
       *[other] on { $unicorn }
    }
web-kill-the-unicorns-sold-out = sold out
web-kill-the-unicorns-price = price
web-kill-the-unicorns-which = On which of yours?
web-kill-the-unicorns-which-cooked = Which one goes into the pâté?
web-kill-the-unicorns-compare = Tap another to compare.
# One reason for a change of points; $points has its sign.
web-kill-the-unicorns-part =
    { $of ->
        [stars] { $points } for its stars
        [ruses] { $points } for its ruse
        [tokens] { $goods ->
            [fake-horn] { $points } for the horn
            [fairy-dust] { $points } for the dust
           *[other] { $points } for tokens
        }
        [pates] { $points } for the pâté
        [rainbow] { $points } for the rainbow
       *[set] { $points } for the { $colour } set
    }
web-kill-the-unicorns-part-nothing = nothing changes today

## Hunters

web-kill-the-unicorns-first = has the horn
web-kill-the-unicorns-passes = passes
web-kill-the-unicorns-waits = waits
web-kill-the-unicorns-no-cards-left = no cards left
web-kill-the-unicorns-laid =
    { $count ->
        [one] 1 card down
       *[other] { $count } cards down
    }
web-kill-the-unicorns-pts =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
web-kill-the-unicorns-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# “12 points: 3 legendary, 9 for sets”
web-kill-the-unicorns-split = { $total }: { $lines }
web-kill-the-unicorns-unicorns =
    { $count ->
        [one] 1 unicorn:
       *[other] { $count } unicorns:
    }
web-kill-the-unicorns-cards-left = hunt cards left
# Read aloud for symbols beside a name.
web-kill-the-unicorns-is-dared = dared by the gauntlet
web-kill-the-unicorns-keeps-ruse = keeps a ruse in hand

## Your tray

web-kill-the-unicorns-herd =
    { $seat-is ->
        [you] Your herd
        [none] Herd
       *[other] { $seat-of } herd
    }
web-kill-the-unicorns-no-herd = No unicorn yet. They can smell it.
web-kill-the-unicorns-after = after this purchase:
web-kill-the-unicorns-caught =
    { $extra ->
        [0] { $name }, stars { $stars }, { $colour }
       *[other] { $name }, stars { $stars }, { $colour }, { $extra } by ruse and tokens
    }
web-kill-the-unicorns-line =
    { $of ->
        [stars] { $points } printed
        [ruses] { $points } by ruses
        [tokens] { $points } by tokens
        [pates] { $points } pâté
       *[rainbow] { $points } for the rainbow
    }
web-kill-the-unicorns-line-set =
    { $size ->
        [2] { $points } for the { $colour } pair
       *[other] { $points } for { $size } { $colour }
    }
web-kill-the-unicorns-set =
    { $size ->
        [2] { $colour } pair
       *[other] { $size } { $colour }
    }
web-kill-the-unicorns-rainbow = Rainbow
web-kill-the-unicorns-hope = One more
web-kill-the-unicorns-rainbow-meter =
    { $missing ->
        [0] Rainbow: { $points }
        [one] Rainbow: { $points }, one short
        [2] Rainbow: { $points }, two short
       *[other] Rainbow: { $points }, three short
    }
web-kill-the-unicorns-hand =
    { $count ->
        [one] { $seat-is ->
            [you] Your hunt card
            [none] Hunt card
           *[other] { $seat-of } hunt card
        }
       *[other] { $seat-is ->
            [you] Your { $count } hunt cards
            [none] { $count } hunt cards
           *[other] { $seat-of } { $count } hunt cards
        }
    }
web-kill-the-unicorns-card = Hunt card { $value }
web-kill-the-unicorns-no-cards = All your hunt cards are out.
web-kill-the-unicorns-prices = What sets pay
web-kill-the-unicorns-alike = alike
web-kill-the-unicorns-pay = points
web-kill-the-unicorns-one-of-each = one of each
web-kill-the-unicorns-two-rainbows =
    { $count ->
        [2] two rainbows
       *[other] { $count } rainbows
    }
web-kill-the-unicorns-win = win

## Slips: beside the title

web-kill-the-unicorns-note-character = before day 1
web-kill-the-unicorns-note-ruse = a ruse
web-kill-the-unicorns-note-hunt = hunt { $hunt } of { $hunts }
web-kill-the-unicorns-note-power = your power
web-kill-the-unicorns-note-market = one thing

## Slips: characters and ruses

web-kill-the-unicorns-once = Once a day.
web-kill-the-unicorns-same-cards = Everyone has the same hunt cards. Powers work once a day, and half of the ruses are your own.
web-kill-the-unicorns-pick-character = Pick a character
web-kill-the-unicorns-be = Be the { $character }
web-kill-the-unicorns-under = Under
web-kill-the-unicorns-other-goes = { $ruse } goes, face up.
web-kill-the-unicorns-other-stays = { $ruse } stays in your hand, for a second opinion.
web-kill-the-unicorns-ruse-help = Two cards: one goes face down under a unicorn, the other goes, face up.
web-kill-the-unicorns-ruse-help-keeper = Two cards: one goes face down under a unicorn, the other stays in your hand.
web-kill-the-unicorns-pick-ruse = Pick a ruse
web-kill-the-unicorns-pick-place = Pick a unicorn
web-kill-the-unicorns-hide = Hide { $ruse } under { $unicorn }

## Slips: the hunt

web-kill-the-unicorns-open =
    { $most ->
        [one] { $unicorn } is yours to call. Lay 1 card, others must match it.
       *[other] { $unicorn } is yours to call. Lay 1 to { $most } cards, others must match them.
    }
web-kill-the-unicorns-follow =
    { $seat-is ->
        [you] { $cards ->
            [one] You ask for one card.
            [2] You ask for two cards.
            [3] You ask for three cards.
           *[other] You ask for { $cards } cards.
        }
       *[other] { $cards ->
            [one] { $seat } asks for one card.
            [2] { $seat } asks for two cards.
            [3] { $seat } asks for three cards.
           *[other] { $seat } asks for { $cards } cards.
        }
    }
web-kill-the-unicorns-pick-one = pick one
web-kill-the-unicorns-so-far = so far
web-kill-the-unicorns-worth = in all
web-kill-the-unicorns-left = Left for the market
web-kill-the-unicorns-left-sum =
    { $cards ->
        [0] nothing
        [one] 1 card, { $sum }
       *[other] { $cards } cards, { $sum }
    }
web-kill-the-unicorns-ruses-under = Ruses underneath
web-kill-the-unicorns-ruses-count =
    { $count ->
        [0] none
       *[other] { $count }
    }
web-kill-the-unicorns-ruses-mine =
    { $count ->
        [one] 1, yours
       *[other] { $count }, one is yours
    }
web-kill-the-unicorns-hunt =
    { $cards ->
        [one] Hunt with 1 card, worth { $sum }
       *[other] Hunt with { $cards } cards, worth { $sum }
    }
web-kill-the-unicorns-pick-more =
    { $count ->
        [one] Pick one more card
        [2] Pick two more cards
       *[other] Pick { $count } more cards
    }
web-kill-the-unicorns-pass-horn = Pass the horn
web-kill-the-unicorns-pass =
    { $count ->
        [one] Pass, keep your card
        [2] Pass, keep both
        [3] Pass, keep all three
        [4] Pass, keep all four
        [5] Pass, keep all five
        [6] Pass, keep all six
        [7] Pass, keep all seven
        [8] Pass, keep all eight
       *[other] Pass, keep all { $count }
    }

## Slips: powers

web-kill-the-unicorns-power-spent = Spent for today.
web-kill-the-unicorns-not-now = Not now
web-kill-the-unicorns-your-laid = Your cards in this hunt
web-kill-the-unicorns-swap-first = Which of these goes back?
web-kill-the-unicorns-swap-second = Now tap a card of your hand.
web-kill-the-unicorns-swap-total = You would stand at { $total }. Ruses come later.
web-kill-the-unicorns-yours = your total
# What lies face down before a rival, and which hunt cards the rival has no more today.
web-kill-the-unicorns-used =
    { $laid ->
        [one] { $count ->
            [0] 1 card down, none used yet
           *[other] 1 card down, used: { $cards }
        }
       *[other] { $count ->
            [0] { $laid } cards down, none used yet
           *[other] { $laid } cards down, used: { $cards }
        }
    }
web-kill-the-unicorns-totals = Totals
web-kill-the-unicorns-costs-lowest = The lowest card of your hand is the price.
web-kill-the-unicorns-costs-highest = The highest card of your hand is the price.
web-kill-the-unicorns-turned = Turned:
web-kill-the-unicorns-instead = Yours instead:
# What would happen follows, as the log will tell it.
web-kill-the-unicorns-would-end = Then:
# The ruse the shaman has in hand, and what it does.
web-kill-the-unicorns-kept = In hand: { $ruse }. { $effect }

## Slips: the market

web-kill-the-unicorns-purse =
    { $cards ->
        [one] 1 card left, worth { $sum }.
       *[other] { $cards } cards left, worth { $sum }.
    }
web-kill-the-unicorns-tap-token = Tap a token at the stalls. You can compare before you pay.
web-kill-the-unicorns-exactly = exactly { $price }
web-kill-the-unicorns-price-is = price { $price }
web-kill-the-unicorns-unspent = Unspent, come back too
web-kill-the-unicorns-none = none
web-kill-the-unicorns-points-label = Points
web-kill-the-unicorns-no-change = The cheapest payment is raised already. No change given: gnomes do not do coins.
web-kill-the-unicorns-pick-token = Pick a token
web-kill-the-unicorns-pick-unicorn = Pick a unicorn
web-kill-the-unicorns-pick-payment = Raise cards worth { $price }
web-kill-the-unicorns-pay-for = Pay { $paid } for { $thing }
web-kill-the-unicorns-nothing = Nothing, thanks

## Keys

web-kill-the-unicorns-key-numbers = Raise a card, point at a unicorn or a rival, or name a total

## Explanations

web-kill-the-unicorns-unicorn-about =
    { $stars ->
        [0] No stars, { $colour }.
        [one] 1 star, { $colour }.
       *[other] { $stars } stars, { $colour }.
    } Each star is a point; colours make sets and rainbows.
# What was bought for a unicorn: “Fake horn: +2 points.”
web-kill-the-unicorns-clings = { $name }: { $effect }.
web-kill-the-unicorns-card-about = Adds { $value } to a hunt, or pays { $value } at the market. Comes back the next day.

## Why something cannot be bought

web-kill-the-unicorns-why-no-herd = You have no unicorn to use it on.
web-kill-the-unicorns-why-dear = It costs { $price }, and your cards are worth { $sum }.

## What every table says, in this game’s own words

web-filter-race-kill-the-unicorns = Hunt
web-round-kill-the-unicorns = Day { $round }
web-curve-kill-the-unicorns = Points after each day
web-review-by-luck-kill-the-unicorns = { $round }: the hunt
