### How the things of Unicorn Fever are called. All names are our own.

## Unicorns, by colour

unicorn-green = Bramble
unicorn-orange = Cinder
unicorn-yellow = Custard
unicorn-blue = Drizzle
unicorn-purple = Nocturne
unicorn-red = Rumpus

## Bets. They follow a unicorn's name: “Bet on Bramble to win”, “Ada put 3 gold on Drizzle for an early place”.

bet-win = to win
bet-early = for an early place
bet-late = for a late place

## Where a unicorn came in: “Bramble came in 1st.”

place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## Action tokens. $letter is A, B or C, “none”, or “printed” for an effect printed on the board.
## They follow a verb: “Take gold token A”.

token-contract =
    { $letter ->
        [printed] the printed contract
        [none] a contract token
       *[other] contract token { $letter }
    }
token-gold =
    { $letter ->
        [printed] the printed gold
        [none] a gold token
       *[other] gold token { $letter }
    }
token-bet =
    { $letter ->
        [printed] the printed bet
        [none] a bet token
       *[other] bet token { $letter }
    }
token-win-bet =
    { $letter ->
        [printed] the printed win bet
        [none] a win-bet token
       *[other] win-bet token { $letter }
    }
token-magic =
    { $letter ->
        [printed] the printed magic
        [none] a magic token
       *[other] magic token { $letter }
    }

## Clans

# A contract in a list of cards
of-clan = { $name } ({ $clan })
clan-gnomes = Gnomes
clan-leprechauns = Leprechauns
clan-goblins = Goblins
clan-fairies = Fairies
clan-witches = Witches

## Magic cards

magic-sudden-gust = Sudden Gust
magic-stage-fright = Stage Fright
magic-early-oats = Oats Before Dawn
magic-heavy-breakfast = Second Breakfast
magic-tailwind = Private Tailwind
magic-lead-shoes = Sensible Lead Shoes
magic-spring-heel = Spring-Loaded Heel
magic-gum-hooves = Gum Hooves
magic-long-neck = Borrowed Giraffe
magic-cold-feet = Four Cold Feet
magic-glossy-nose = Photogenic Nose
magic-camera-shy = Camera Shy
magic-homing-instinct = Smell of Supper
magic-vertigo = Vertigo at the Top
magic-kind-word = A Kind Word
magic-nasty-rumour = A Nasty Rumour
magic-front-page = Front Page
magic-scandal = Royal Scandal
magic-adoring-crowd = Adoring Crowd
magic-yawning-crowd = Yawning Crowd
magic-clean-broom = New Broom
magic-dirty-broom = Very Old Broom

## Contracts of the gnomes: bookkeeping

contract-double-entry = Creative Double Entry
contract-quarterly-rent = Rent from a Mushroom
contract-friendly-usurer = Friendly Usurer
contract-debt-counsel = Debt Counselling
contract-rounding-clerk = Rounding Clerk
contract-stud-farm = Stable Income
contract-savings-jar = Savings Jar
contract-lost-ledger = Conveniently Lost Ledger

## Contracts of the leprechauns: gold on bets

contract-pot-of-gold = Pot of Gold
contract-small-change = Sock of Small Change
contract-second-rainbow = Second Rainbow
contract-podium-polish = Podium Polish
contract-silver-tongue = Silver Tongue
contract-lucky-coin = Two-Headed Coin
contract-long-shot = Friend of Outsiders
contract-four-leaf = Four-Leaf Lapel

## Contracts of the goblins: shady deals

contract-sticky-fingers = Sticky Fingers
contract-reserved-parking = Reserved Parking
contract-bent-chalk = Bent Chalk
contract-small-print = Smaller Print
contract-signing-bonus = Signing Bonus
contract-finders-fee = Finder’s Fee
contract-clipped-coins = Clipped Coins
contract-bribed-photographer = Bribed Photographer

## Contracts of the fairies: magic cards

contract-deep-pockets = Bottomless Sleeves
contract-one-more-spell = Just One More Spell
contract-wink-and-wager = Wink and Wager
contract-glass-eye = Glass Eye
contract-tip-jar = Tip Jar
contract-fresh-dew = Fresh Morning Dew
contract-second-thoughts = Second Thoughts
contract-good-omen = Reliable Omen

## Contracts of the witches: curses, and profit from failure

contract-evil-eye = Evil Eye
contract-broken-mirror = Broken Mirror
contract-sour-grapes = Sour Grapes
contract-insurance-fraud = Insurance Fraud
contract-so-close = So Very Close
contract-cackle = Paid Cackling
contract-pity-party = Pity Party
contract-fever-dream = Fever Dream

## What lies before people, in the terminal and in the browser.

table-actions = Actions
table-nudge = From { $before } to { $after }.
