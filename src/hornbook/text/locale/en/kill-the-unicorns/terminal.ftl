### The table as the terminal draws it: headings and short notes. Space is scarce.

# $hunt is 0 while ruses are placed and 5 when the market is open; $cards is how many cards the
# hunt takes, 0 before that is decided.
table-title =
    { $hunt ->
        [0] Day { $round } of { $rounds }, before the hunts, first player °: { $first }
        [5] Day { $round } of { $rounds }, the market, first player °: { $first }
       *[other] { $cards ->
            [0] Day { $round } of { $rounds }, hunt { $hunt } of { $hunts }, first player °: { $first }
            [one] Day { $round } of { $rounds }, hunt { $hunt } of { $hunts } with 1 card, first player °: { $first }
           *[other] Day { $round } of { $rounds }, hunt { $hunt } of { $hunts } with { $cards } cards, first player °: { $first }
        }
    }
table-unicorn = unicorn
table-stars = stars
table-colour = colour
table-ruses = ruses
# A place in the row whose unicorn is gone.
table-hunted = gone
table-player = player
table-character = character
table-power = power
table-ready = ready
table-used = used
# Hunt cards in hand.
table-hand = hand
# Hunt cards used in this round.
table-spent = used
table-laid = in this hunt
table-passed = passed
table-leads = leads
# $cards are the values of the cards laid.
table-cards = { $cards } = { $total }
table-herd = herd
table-points = points
table-tokens = tokens
table-pates = pâtés
table-rainbows = rainbows
table-sets = sets
# One letter a colour, before a unicorn's points: P3 is a pink one worth 3.
table-colour-mark =
    { $colour ->
        [pink] P
        [blue] B
        [green] G
        [yellow] Y
       *[none] N
    }
table-market = Market
table-sold-out = sold out
# $count of them are left; $colours are the letters of table-colour-mark, $worth the pâtés' points.
table-stall =
    { $goods ->
        [fake-horn] { $count ->
            [one] 1 fake horn +{ $points } for { $price }
           *[other] { $count } fake horns +{ $points } for { $price }
        }
        [fairy-dust] fairy dust { $colours } +{ $points } for { $price }
        [cotton-candy] cotton candy { $colours } for { $price }
       *[pate] pâté { $worth } for { $price } and a unicorn
    }
table-hunt-cards = Your hunt cards
table-none = none
table-your-power = Power
table-your-ruses = Ruses
table-your-herd = Herd

## At the end

table-tally =
    { $unicorns ->
        [one] 1 unicorn
       *[other] { $unicorns } unicorns
    }

## Notes beside the options

# A name, and what is to be said of it.
table-about = { $name }: { $about }
# $cards are the values laid, $hand those left.
table-your-bid = You laid { $cards } = { $total }. Your hand: { $hand }
# $price is the hunt card that a power costs.
table-power-costs = It costs a { $price }.
# A rival's cards that lie open: what is left is what may lie face down.
table-has-spent =
    { $cards ->
        [one] 1 card down. Used this round: { $spent }.
       *[other] { $cards } cards down. Used this round: { $spent }.
    }
# While the hunt lasts: a gauntlet and a prophecy.
table-dared = { $rival } must yield { $seat-to }, if tied.
table-foretold = Whoever has { $total } is out, foreseen { $seat-by }.
table-acting = The ruse that acts is { $name }: { $about }
table-worth =
    { $points ->
        [one] 1 point, { $colour }
       *[other] { $points } points, { $colour }
    }
table-hunt = { $hunted }. Your hand: { $hand }
table-purse = Your hand: { $hand }, worth { $total }
table-heir =
    { $points ->
        [one] Has 1 point.
       *[other] Has { $points } points.
    }
table-has-colour =
    { $count ->
        [0] You have none yet.
       *[other] You have { $count }.
    }
