### The table as the terminal draws it: headings and short notes. Space is scarce.

# $hunt is 0 while ruses are placed and 5 when the market is open; $cards is how many cards the
# hunt takes, 0 before that is decided.
table-title =
    { $hunt ->
        [0] Giorno { $round } di { $rounds }, prima delle cacce, primo giocatore °: { $first }
        [5] Giorno { $round } di { $rounds }, il mercato, primo giocatore °: { $first }
       *[other] { $cards ->
            [0] Giorno { $round } di { $rounds }, caccia { $hunt } di { $hunts }, primo giocatore °: { $first }
            [one] Giorno { $round } di { $rounds }, caccia { $hunt } di { $hunts } con { $cards } carta, primo giocatore °: { $first }
           *[other] Giorno { $round } di { $rounds }, caccia { $hunt } di { $hunts } con { $cards } carte, primo giocatore °: { $first }
        }
    }
table-unicorn = unicorno
table-stars = stelle
table-colour = colore
table-ruses = tranelli
# A place in the row whose unicorn is gone.
table-hunted = via
table-player = chi
table-character = ruolo
table-power = potere
table-ready = pronto
table-used = usato
# Hunt cards in hand.
table-hand = mano
# Hunt cards used in this round.
table-spent = usate
table-laid = caccia
table-passed = ha passato
table-leads = in testa
# $cards are the values of the cards laid.
table-cards = { $cards } = { $total }
table-herd = branco
table-points = punti
table-tokens = gettoni
table-pates = pâté
table-rainbows = arcobaleni
table-sets = collezioni
# One letter a colour, before a unicorn's points: P3 is a pink one worth 3.
table-colour-mark =
    { $colour ->
        [pink] R
        [blue] B
        [green] V
        [yellow] G
       *[none] N
    }
table-market = Mercato
table-sold-out = esaurito
# $count of them are left; $colours are the letters of table-colour-mark, $worth the pâtés' points.
table-stall =
    { $goods ->
        [fake-horn] { $count ->
            [one] { $count } corno finto +{ $points } per { $price }
           *[other] { $count } corni finti +{ $points } per { $price }
        }
        [fairy-dust] polvere { $colours } +{ $points } per { $price }
        [cotton-candy] zucchero { $colours } per { $price }
       *[pate] pâté { $worth } per { $price } e un unicorno
    }
table-hunt-cards = Le tue carte Caccia
table-none = nessuna
table-your-power = Potere
table-your-ruses = Tranelli
table-your-herd = Branco

## At the end

table-tally =
    { $unicorns ->
        [one] { $unicorns } unicorno
       *[other] { $unicorns } unicorni
    }

## Notes beside the options

# A name, and what is to be said of it.
table-about = { $name }: { $about }
# $cards are the values laid, $hand those left.
table-your-bid = Hai messo { $cards } = { $total }. La tua mano: { $hand }
# $price is the hunt card that a power costs.
table-power-costs = Costa la carta { $price }.
# A rival's cards that lie open: what is left is what may lie face down.
table-has-spent =
    { $cards ->
        [one] { $cards } carta coperta. Usate in questo round: { $spent }.
       *[other] { $cards } carte coperte. Usate in questo round: { $spent }.
    }
# While the hunt lasts: a gauntlet and a prophecy.
table-dared =
    { $rival-is ->
        [you] Se siete pari, devi cedere { $seat-to }.
       *[other] { $seat-is ->
            [you] Se siete pari, { $rival-within } deve cedere { $seat-to }.
           *[other] { $rival } deve cedere { $seat-to }, se sono pari.
        }
    }
table-foretold = Chi ha { $total } è fuori, previsto { $seat-by }.
table-acting = Il tranello che agisce è { $name }: { $about }
table-worth =
    { $points ->
        [one] { $points } punto, { $colour }
       *[other] { $points } punti, { $colour }
    }
table-hunt = { $hunted }. La tua mano: { $hand }
table-purse = La tua mano: { $hand }, in tutto { $total }
table-heir =
    { $points ->
        [one] Ha { $points } punto.
       *[other] Ha { $points } punti.
    }
table-has-colour =
    { $count ->
        [0] Non ne hai ancora.
       *[other] Ne hai { $count }.
    }
