### How the things of Unicorn Fever are called. All names are our own.

## Unicorns, by colour

unicorn-green = Ronce
unicorn-orange = Tison
unicorn-yellow = Vanille
unicorn-blue = Bruine
unicorn-purple = Nocturne
unicorn-red = Pagaille

## Bets. They follow a unicorn's name: “Bet on Bramble to win”, “Ada put 3 gold on Drizzle for an early place”.

bet-win = gagnant
bet-early = placé anticipé
bet-late = placé tardif

## Where a unicorn came in: “Bramble came in 1st.”

place =
    { $place ->
        [1] 1re
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }

## Action tokens. $letter is A, B or C, “none”, or “printed” for an effect printed on the board.
## They follow a verb: “Take gold token A”.

token-contract =
    { $letter ->
        [printed] le contrat imprimé
        [none] un jeton Contrat
       *[other] le jeton Contrat { $letter }
    }
token-gold =
    { $letter ->
        [printed] l’or imprimé
        [none] un jeton Or
       *[other] le jeton Or { $letter }
    }
token-bet =
    { $letter ->
        [printed] le pari imprimé
        [none] un jeton Pari
       *[other] le jeton Pari { $letter }
    }
token-win-bet =
    { $letter ->
        [printed] le pari gagnant imprimé
        [none] un jeton Pari gagnant
       *[other] le jeton Pari gagnant { $letter }
    }
token-magic =
    { $letter ->
        [printed] la magie imprimée
        [none] un jeton Magie
       *[other] le jeton Magie { $letter }
    }

## Clans

# A contract in a list of cards
of-clan = { $name } ({ $clan })
clan-gnomes = Gnomes
clan-leprechauns = Leprechauns
clan-goblins = Gobelins
clan-fairies = Fées
clan-witches = Sorciers

## Magic cards

magic-sudden-gust = Coup de vent
magic-stage-fright = Coup de trac
magic-early-oats = Picotin de l’aube
magic-heavy-breakfast = Petit-déjeuner bis
magic-tailwind = Vent arrière privé
magic-lead-shoes = Semelles de plomb
magic-spring-heel = Sabots à ressort
magic-gum-hooves = Sabots chewing-gum
magic-long-neck = Girafe de location
magic-cold-feet = Freine des 4 fers
magic-glossy-nose = Naseau photogénique
magic-camera-shy = Fuit les paparazzi
magic-homing-instinct = Ça sent la soupe
magic-vertigo = Vertige des cimes
magic-kind-word = Mot doux
magic-nasty-rumour = Bruit de couloir
magic-front-page = Première page
magic-scandal = Scandale royal
magic-adoring-crowd = Foule en délire
magic-yawning-crowd = Foule qui bâille
magic-clean-broom = Balai neuf
magic-dirty-broom = Très vieux balai

## Contracts of the gnomes: bookkeeping

contract-double-entry = Compta très créative
contract-quarterly-rent = Loyer d’un champignon
contract-friendly-usurer = Usurier sympathique
contract-debt-counsel = Conseil en dettes
contract-rounding-clerk = Commis aux arrondis
contract-stud-farm = Écurie de rapport
contract-savings-jar = Tirelire ventrue
contract-lost-ledger = Registre introuvable

## Contracts of the leprechauns: gold on bets

contract-pot-of-gold = Marmite d’or
contract-small-change = Bas de laine
contract-second-rainbow = Second arc-en-ciel
contract-podium-polish = Cire à podium
contract-silver-tongue = Beau parleur
contract-lucky-coin = Pile, je gagne
contract-long-shot = Ami des outsiders
contract-four-leaf = Trèfle au revers

## Contracts of the goblins: shady deals

contract-sticky-fingers = Doigts crochus
contract-reserved-parking = Parking réservé
contract-bent-chalk = Craie complaisante
contract-small-print = Clause microscopique
contract-signing-bonus = Prime à la signature
contract-finders-fee = Petite commission
contract-clipped-coins = Pièces rognées
contract-bribed-photographer = Photographe arrosé

## Contracts of the fairies: magic cards

contract-deep-pockets = Manches sans fond
contract-one-more-spell = Encore un petit sort
contract-wink-and-wager = Pari et clin d’œil
contract-glass-eye = Œil de verre
contract-tip-jar = Pot à pourboires
contract-fresh-dew = Rosée du matin
contract-second-thoughts = Réflexion faite
contract-good-omen = Présage fiable

## Contracts of the witches: curses, and profit from failure

contract-evil-eye = Mauvais œil
contract-broken-mirror = Miroir brisé
contract-sour-grapes = Raisins trop verts
contract-insurance-fraud = Arnaque à l’assurance
contract-so-close = À un poil de crin
contract-cackle = Ricaneur à gages
contract-pity-party = Bureau des pleurs
contract-fever-dream = Rêve déchaîné

## What lies before people, in the terminal and in the browser.

table-actions = Actions
table-nudge = De { $before } à { $after }.
