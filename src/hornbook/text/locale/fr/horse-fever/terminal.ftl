### The table as the terminal draws it: headings and short notes. Space is scarce.

# Round 0 is the preparation.
table-title =
    { $round ->
        [0] Avant le tour 1 sur { $rounds }, premier joueur ° : { $first }
       *[other] Tour { $round } sur { $rounds }, premier joueur ° : { $first }
    }
table-lane = cheval
table-odds = cot.
table-owner = à
# What the stable costs oneself: its owner asks for double.
table-price = prix
# The horse card that runs instead of the stable's own nag.
table-runs = court
table-bets = paris
# Bet tokens of that colour that nobody has taken.
table-left = reste
# Action cards laid behind a horse.
table-cards = cartes
# A bet in short: to win, to place.
table-win-stake = G{ $danari }
table-place-stake = P{ $danari }
table-sum = { $danari }
table-player = joueur
table-danari = D
table-points = P.V.
table-minimum = pari min.
    .short = min
# Action cards in hand.
table-hand = actions
    .short = act
table-debts = doit
table-character = personnage
table-out-of-it = { $name } (hors jeu)
table-stables = écuries

## One's own cards. .heading stands above a column, .short where there is hardly any room.

table-you-are = Vous êtes

## At the end

table-tally =
    { $out ->
        [yes] hors jeu
       *[no] { $danari } D de reste
    }

## Notes beside the options

table-pays =
    { $places ->
        [1] Paie x{ $times } et { $points } P.V. s’il arrive premier.
       *[other] Paie x{ $times } et { $points } P.V. s’il est dans les { $places } premiers.
    }
table-purse = Vous avez { $danari } D.
# $cards says who laid what, known cards by letter; “none” if there are none.
table-lane-note =
    { $cards ->
        [none] { $odds }, aucune carte
       *[other] { $odds }, cartes : { $cards }
    }
# After what a thing is: the price without a discount.
table-instead = Sans votre réduction : { $full } D.
# After who is still in an auction, if an assistant helps with the price.
table-sale-own = Vous toucheriez { $danari } D.
table-bid-own = Vous paieriez { $danari } D.
table-left-to-take = Il en reste { $left }.
table-draw = Piocher { $drawn } sur { $left }, en garder 1.
table-stable-note = À { $odds } maintenant. 1 P.V., et { $first }, { $second } ou { $third } D s’il arrive 1er, 2e ou 3e.
table-has-objectives =
    { $count ->
        [0] Il n’y en a aucun.
        [one] Il n’y en a qu’un, et le vendeur sait lequel.
       *[other] Le vendeur choisit parmi { $count }.
    }
# $leader said yes last, $others are asked next; “none” if there is nobody.
table-sale =
    { $leader-is ->
        [none] Le prix baisse. En lice : { $others }.
       *[other] À 100 D de plus : { $leader }. Encore en lice : { $others }.
    }
table-bid =
    { $leader-is ->
        [none] Le prix monte. En lice : { $others }.
       *[other] À 100 D de moins : { $leader }. Encore en lice : { $others }.
    }
