### The table as the terminal draws it: headings and short notes. Space is scarce.

# $hunt is 0 while ruses are placed and 5 when the market is open; $cards is how many cards the
# hunt takes, 0 before that is decided.
table-title =
    { $hunt ->
        [0] Tag { $round } von { $rounds }, vor den Jagden, Startspieler °: { $first }
        [5] Tag { $round } von { $rounds }, der Markt, Startspieler °: { $first }
       *[other] { $cards ->
            [0] Tag { $round } von { $rounds }, Jagd { $hunt } von { $hunts }, Startspieler °: { $first }
            [one] Tag { $round } von { $rounds }, Jagd { $hunt } von { $hunts } mit 1 Karte, Startspieler °: { $first }
           *[other] Tag { $round } von { $rounds }, Jagd { $hunt } von { $hunts } mit { $cards } Karten, Startspieler °: { $first }
        }
    }
table-unicorn = Einhorn
table-stars = Sterne
table-colour = Farbe
table-ruses = Finten
# A place in the row whose unicorn is gone.
table-hunted = weg
table-player = wer
table-character = Charakter
table-power = Fähigkeit
table-ready = bereit
table-used = genutzt
# Hunt cards in hand.
table-hand = Hand
# Hunt cards used in this round.
table-spent = gelegt
table-laid = Jagd
table-passed = gepasst
table-leads = führt
# $cards are the values of the cards laid.
table-cards = { $cards } = { $total }
table-herd = Herde
table-points = Punkte
table-tokens = Marker
table-pates = Pasteten
table-rainbows = Regenbögen
table-sets = Sammlungen
# One letter a colour, before a unicorn's points: P3 is a pink one worth 3.
table-colour-mark =
    { $colour ->
        [pink] Ro
        [blue] Bl
        [green] Gr
        [yellow] Ge
       *[none] Fl
    }
table-market = Markt
table-sold-out = ausverkauft
# $count of them are left; $colours are the letters of table-colour-mark, $worth the pâtés' points.
table-stall =
    { $goods ->
        [fake-horn] { $count ->
            [one] 1 falsches Horn +{ $points } für { $price }
           *[other] { $count } falsche Hörner +{ $points } für { $price }
        }
        [fairy-dust] Feenstaub { $colours } +{ $points } für { $price }
        [cotton-candy] Zuckerwatte { $colours } für { $price }
       *[pate] Pastete { $worth } für { $price } und ein Einhorn
    }
table-hunt-cards = Deine Jagdkarten
table-none = keine
table-your-power = Fähigkeit
table-your-ruses = Finten
table-your-herd = Herde

## At the end

table-tally =
    { $unicorns ->
        [one] 1 Einhorn
       *[other] { $unicorns } Einhörner
    }

## Notes beside the options

# A name, and what is to be said of it.
table-about = { $name }: { $about }
# $cards are the values laid, $hand those left.
table-your-bid = Du hast { $cards } = { $total } gelegt. Deine Hand: { $hand }
# $price is the hunt card that a power costs.
table-power-costs = Es kostet eine { $price }.
# A rival's cards that lie open: what is left is what may lie face down.
table-has-spent =
    { $cards ->
        [one] 1 Karte verdeckt. Diese Runde verbraucht: { $spent }.
       *[other] { $cards } Karten verdeckt. Diese Runde verbraucht: { $spent }.
    }
# While the hunt lasts: a gauntlet and a prophecy.
table-dared = Bei Gleichstand { $seat-has } { $seat-within } Vorrang vor { $rival-to }.
table-foretold = Wer { $total } hat, ist raus: vorhergesehen { $seat-by }.
table-acting = Es wirkt die Finte { $name }: { $about }
table-worth =
    { $points ->
        [one] 1 Punkt, { $colour }
       *[other] { $points } Punkte, { $colour }
    }
table-hunt = { $hunted }. Deine Hand: { $hand }
table-purse = Deine Hand: { $hand }, zusammen { $total }
table-heir =
    { $points ->
        [one] Hat 1 Punkt.
       *[other] Hat { $points } Punkte.
    }
table-has-colour =
    { $count ->
        [0] Davon hast du noch keins.
       *[other] Davon hast du { $count }.
    }
