### Kill the Unicorns in the browser: its table and its slips. Questions, options and events are the game's own.

## The table

web-hunt-day = Day { $day } of { $days }
web-hunt-day-brief = Day { $day }/{ $days }
web-hunt-phase =
    { $phase ->
        [ruse] Ruse
        [hunt] Hunt
       *[market] Market
    }
web-hunt-characters = The hunters
web-hunt-clearing = The unicorns, in hunting order
# Read aloud for a unicorn in the clearing.
web-hunt-unicorn =
    { $ruses ->
        [0] Unicorn { $place }: { $name }, stars { $stars }, { $colour }, no ruse
        [one] Unicorn { $place }: { $name }, stars { $stars }, { $colour }, a ruse by { $owners-within }
       *[other] Unicorn { $place }: { $name }, stars { $stars }, { $colour }, ruses by { $owners-within }
    }
web-hunt-caught-by = { $name }, caught { $hunter-by }
web-hunt-fled = { $name } fled
web-hunt-fled-tag = fled
web-hunt-hunted = hunted
web-hunt-ruse-by = Ruse { $owner-by }
web-hunt-stays = stays
# On a phone, where there is room for one word.
web-hunt-full-short = full
web-hunt-full = two ruses already
web-hunt-ruse-acts = The ruse { $owner-within } placed:
web-hunt-ruse-wasted = Wasted, { $owner-by }:
web-hunt-tied = tied, out
web-hunt-leads = leads
web-hunt-peek = In the crystal ball
web-hunt-put-away = Put the ball away

## The gnome market

web-hunt-market = Gnome market
web-hunt-market-closed = opens after hunt { $hunts }
web-hunt-goods =
    { $goods ->
        [fake-horn] Fake horn
        [fairy-dust] Fairy dust
        [cotton-candy] Cotton candy
       *[pate] Pâté
    }
web-hunt-goods-short =
    { $goods ->
        [fake-horn] +{ $points } points
        [fairy-dust] colour and +{ $points }
        [cotton-candy] new colour
       *[pate] costs a unicorn
    }
web-hunt-goods-long =
    { $goods ->
        [fake-horn] +{ $points } points on one of yours
        [fairy-dust] new colour and +{ $points } points
        [cotton-candy] new colour
       *[pate] and one unicorn, for points
    }
# A token as the buyer names it, in the middle of a sentence.
web-hunt-thing =
    { $goods ->
        [fake-horn] fake horn
        [fairy-dust] { $colour } dust
        [cotton-candy] { $colour } candy
       *[pate] pâté
    }
web-hunt-on =
    { $goods ->
        [pate] made of { $unicorn }
       *[other] on { $unicorn }
    }
web-hunt-sold-out = sold out
web-hunt-price = price
web-hunt-which = On which of yours?
web-hunt-which-cooked = Which one goes into the pâté?
web-hunt-compare = Tap another to compare.
# One reason for a change of points; $points has its sign.
web-hunt-part =
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
web-hunt-part-nothing = nothing changes today

## Hunters

web-hunt-first = has the horn
web-hunt-passes = passes
web-hunt-waits = waits
web-hunt-no-cards-left = no cards left
web-hunt-laid =
    { $count ->
        [one] 1 card down
       *[other] { $count } cards down
    }
web-hunt-pts =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
web-hunt-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-hunt-unicorns =
    { $count ->
        [one] 1 unicorn:
       *[other] { $count } unicorns:
    }
web-hunt-cards-left = hunt cards left

## Your tray

web-hunt-herd =
    { $seat-is ->
        [you] Your herd
        [none] Herd
       *[other] { $seat-of } herd
    }
web-hunt-no-herd = No unicorn yet. They can smell it.
web-hunt-after = after this purchase:
web-hunt-caught =
    { $extra ->
        [0] { $name }, stars { $stars }, { $colour }
       *[other] { $name }, stars { $stars }, { $colour }, { $extra } by ruse and tokens
    }
web-hunt-line =
    { $of ->
        [stars] { $points } printed
        [ruses] { $points } by ruses
        [tokens] { $points } by tokens
        [pates] { $points } pâté
       *[rainbow] { $points } for the rainbow
    }
web-hunt-line-set =
    { $size ->
        [2] { $points } for the { $colour } pair
       *[other] { $points } for { $size } { $colour }
    }
web-hunt-set =
    { $size ->
        [2] { $colour } pair
       *[other] { $size } { $colour }
    }
web-hunt-rainbow = Rainbow
web-hunt-hope = One more
web-hunt-rainbow-meter =
    { $missing ->
        [0] Rainbow: { $points }
        [one] Rainbow: { $points }, one short
        [2] Rainbow: { $points }, two short
       *[other] Rainbow: { $points }, three short
    }
web-hunt-hand =
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
web-hunt-card = Hunt card { $value }
web-hunt-no-cards = All your hunt cards are out.
web-hunt-prices = What sets pay
web-hunt-alike = alike
web-hunt-pay = points
web-hunt-one-of-each = one of each
web-hunt-two-rainbows =
    { $count ->
        [2] two rainbows
       *[other] { $count } rainbows
    }
web-hunt-win = win

## Slips: beside the title

web-hunt-note-character = before day 1
web-hunt-note-ruse = a ruse
web-hunt-note-hunt = hunt { $hunt } of { $hunts }
web-hunt-note-power = your power
web-hunt-note-market = one thing

## Slips: characters and ruses

web-hunt-once = Once a day.
web-hunt-same-cards = Everyone has the same hunt cards. Powers work once a day, and half of the ruses are your own.
web-hunt-pick-character = Pick a character
web-hunt-be = Be the { $character }
web-hunt-under = Under
web-hunt-other-goes = { $ruse } goes, face up.
web-hunt-ruse-help = Two cards: one goes face down under a unicorn, the other goes, face up.
web-hunt-pick-ruse = Pick a ruse
web-hunt-pick-place = Pick a unicorn
web-hunt-hide = Hide { $ruse } under { $unicorn }

## Slips: the hunt

web-hunt-open =
    { $most ->
        [one] { $unicorn } is yours to call. Lay 1 card, others must match it.
       *[other] { $unicorn } is yours to call. Lay 1 to { $most } cards, others must match them.
    }
web-hunt-follow =
    { $cards ->
        [one] { $name } asks for one card.
        [2] { $name } asks for two cards.
        [3] { $name } asks for three cards.
       *[other] { $name } asks for { $cards } cards.
    }
web-hunt-pick-one = pick one
web-hunt-so-far = so far
web-hunt-worth = in all
web-hunt-left = Left for the market
web-hunt-left-sum =
    { $cards ->
        [0] nothing
        [one] 1 card, { $sum }
       *[other] { $cards } cards, { $sum }
    }
web-hunt-ruses-under = Ruses underneath
web-hunt-ruses-count =
    { $count ->
        [0] none
       *[other] { $count }
    }
web-hunt-ruses-mine =
    { $count ->
        [one] 1, yours
       *[other] { $count }, one is yours
    }
web-hunt-hunt =
    { $cards ->
        [one] Hunt with 1 card, worth { $sum }
       *[other] Hunt with { $cards } cards, worth { $sum }
    }
web-hunt-pick-more =
    { $count ->
        [one] Pick one more card
        [2] Pick two more cards
       *[other] Pick { $count } more cards
    }
web-hunt-pass-horn = Pass the horn
web-hunt-pass =
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

web-hunt-power-spent = Spent for today.
web-hunt-not-now = Not now
web-hunt-your-laid = Your cards in this hunt
web-hunt-swap-first = Which of these goes back?
web-hunt-swap-second = Now tap a card of your hand.
web-hunt-swap-total = You would stand at { $total }. Ruses come later.
web-hunt-whose = Whose ruse
web-hunt-lead-where = Lead it where?

## Slips: the market

web-hunt-purse =
    { $cards ->
        [one] 1 card left, worth { $sum }.
       *[other] { $cards } cards left, worth { $sum }.
    }
web-hunt-tap-token = Tap a token at the stalls. You can compare before you pay.
web-hunt-exactly = exactly { $price }
web-hunt-price-is = price { $price }
web-hunt-unspent = Unspent, come back too
web-hunt-none = none
web-hunt-points-label = Points
web-hunt-no-change = The cheapest payment is raised already. No change given: gnomes do not do coins.
web-hunt-pick-token = Pick a token
web-hunt-pick-unicorn = Pick a unicorn
web-hunt-pick-payment = Raise cards worth { $price }
web-hunt-pay-for = Pay { $paid } for { $thing }
web-hunt-nothing = Nothing, thanks

## Keys

web-hunt-key-numbers = Raise a card, or point at a unicorn

## Explanations

web-hunt-unicorn-about =
    { $stars ->
        [0] No stars, { $colour }.
        [one] 1 star, { $colour }.
       *[other] { $stars } stars, { $colour }.
    } Each star is a point; colours make sets and rainbows.
# What was bought for a unicorn: “Fake horn: +2 points.”
web-hunt-clings = { $name }: { $effect }.
web-hunt-card-about = Adds { $value } to a hunt, or pays { $value } at the market. Comes back the next day.

## Why something cannot be bought

web-hunt-why-no-herd = You have no unicorn to use it on.
web-hunt-why-dear = It costs { $price }, and your cards are worth { $sum }.
