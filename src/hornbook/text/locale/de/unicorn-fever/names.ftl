### How the things of Unicorn Fever are called. All names are our own.

## Unicorns, by colour

unicorn-green = Distel
unicorn-orange = Funke
unicorn-yellow = Vanille
unicorn-blue = Niesel
unicorn-purple = Nocturne
unicorn-red = Rabatz

## Bets. They follow a unicorn's name: “Bet on Bramble to win”, “Ada put 3 gold on Drizzle for an early place”.

bet-win = Siegwette
bet-early = Frühe Platzwette
bet-late = Späte Platzwette

## Where a unicorn came in: “Bramble came in 1st.”

place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }

## Action tokens. $letter is A, B or C, “none”, or “printed” for an effect printed on the board.
## They follow a verb: “Take gold token A”.

token-contract =
    { $letter ->
        [printed] Vertragsaktion (aufgedruckt)
        [none] Vertragsaktion
       *[other] Vertragsaktion { $letter }
    }
token-gold =
    { $letter ->
        [printed] Goldaktion (aufgedruckt)
        [none] Goldaktion
       *[other] Goldaktion { $letter }
    }
token-bet =
    { $letter ->
        [printed] Wettaktion (aufgedruckt)
        [none] Wettaktion
       *[other] Wettaktion { $letter }
    }
token-win-bet =
    { $letter ->
        [printed] Siegwettenaktion (aufgedruckt)
        [none] Siegwettenaktion
       *[other] Siegwettenaktion { $letter }
    }
token-magic =
    { $letter ->
        [printed] Zauberaktion (aufgedruckt)
        [none] Zauberaktion
       *[other] Zauberaktion { $letter }
    }

## Clans

# A contract in a list of cards
of-clan = { $name } ({ $clan })
clan-gnomes = Wichtel
clan-leprechauns = Kobolde
clan-goblins = Goblins
clan-fairies = Feen
clan-witches = Hexen

## Magic cards

magic-sudden-gust = Plötzliche Bö
magic-stage-fright = Wie angewurzelt
magic-early-oats = Hafer um halb fünf
magic-heavy-breakfast = Zweites Frühstück
magic-tailwind = Privater Rückenwind
magic-lead-shoes = Gesundheitsblei
magic-spring-heel = Sprungfederferse
magic-gum-hooves = Kaugummihufe
magic-long-neck = Leihgiraffe
magic-cold-feet = Vier kalte Füße
magic-glossy-nose = Fotogene Nüstern
magic-camera-shy = Kamerascheu
magic-homing-instinct = Stalldrang
magic-vertigo = Höhenangst
magic-kind-word = Ein gutes Wort
magic-nasty-rumour = Ein böses Gerücht
magic-front-page = Titelseite
magic-scandal = Skandal bei Hofe
magic-adoring-crowd = Jubelnde Menge
magic-yawning-crowd = Gähnende Menge
magic-clean-broom = Neuer Besen
magic-dirty-broom = Uralter Besen

## Contracts of the gnomes: bookkeeping

contract-double-entry = Kreative Buchführung
contract-quarterly-rent = Pilz zu vermieten
contract-friendly-usurer = Netter Wucherer
contract-debt-counsel = Schuldnerberatung
contract-rounding-clerk = Aufrunder vom Dienst
contract-stud-farm = Stabile Stallrendite
contract-savings-jar = Sparschwein
contract-lost-ledger = Akte leider verlegt

## Contracts of the leprechauns: gold on bets

contract-pot-of-gold = Topf voll Gold
contract-small-change = Socke voll Kleingeld
contract-second-rainbow = Zweiter Regenbogen
contract-podium-polish = Podestpolitur
contract-silver-tongue = Silberzunge
contract-lucky-coin = Kopf oder Kopf
contract-long-shot = Herz für Außenseiter
contract-four-leaf = Klee im Knopfloch

## Contracts of the goblins: shady deals

contract-sticky-fingers = Lange Finger
contract-reserved-parking = Handtuch auf der Liege
contract-bent-chalk = Krumme Kreide
contract-small-print = Noch Kleingedruckteres
contract-signing-bonus = Handgeld
contract-finders-fee = Finderlohn
contract-clipped-coins = Beschnittene Münzen
contract-bribed-photographer = Bestochener Fotograf

## Contracts of the fairies: magic cards

contract-deep-pockets = Bodenlose Ärmel
contract-one-more-spell = Nur noch ein Zauber
contract-wink-and-wager = Zwinkern und Zocken
contract-glass-eye = Glasauge
contract-tip-jar = Kaffeekasse
contract-fresh-dew = Frischer Morgentau
contract-second-thoughts = Doch lieber nicht
contract-good-omen = Verlässliches Omen

## Contracts of the witches: curses, and profit from failure

contract-evil-eye = Böser Blick
contract-broken-mirror = Zerbrochener Spiegel
contract-sour-grapes = Zu hoch, zu sauer
contract-insurance-fraud = Versicherungsbetrug
contract-so-close = Haarscharf daneben
contract-cackle = Bezahlte Schadenfreude
contract-pity-party = Trostpflaster
contract-fever-dream = Fiebertraum

## What lies before people, in the terminal and in the browser.

table-actions = Aktionen
table-nudge = Von { $before } auf { $after }.
