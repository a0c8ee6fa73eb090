### The table as the terminal draws it: headings and short notes. Space is scarce.

# Round 0 is the preparation.
table-title =
    { $round ->
        [0] Prima del turno 1 di { $rounds }, primo giocatore °: { $first }
       *[other] Turno { $round } di { $rounds }, primo giocatore °: { $first }
    }
table-lane = cavallo
table-odds = quota
table-owner = di
# What the stable costs oneself: its owner asks for double.
table-price = prezzo
# The horse card that runs instead of the stable's own nag.
table-runs = corre
table-bets = scommesse
# Bet tokens of that colour that nobody has taken.
table-left = rest.
# Action cards laid behind a horse.
table-cards = carte
# A bet in short: to win, to place.
table-win-stake = V{ $danari }
table-place-stake = P{ $danari }
table-sum = { $danari }
table-player = chi
table-danari = D
table-points = PV
table-minimum = minimo
    .short = min
# Action cards in hand.
table-hand = carte Azione
    .short = az
table-debts = deve
table-character = personaggio
table-out-of-it = { $name } (fuori)
table-stables = scuderie

## One's own cards. .heading stands above a column, .short where there is hardly any room.

table-you-are = Tu sei

## At the end

table-tally =
    { $out ->
        [yes] fuori gioco
       *[no] { $danari } D avanzati
    }

## Notes beside the options

table-pays =
    { $places ->
        [1] Paga x{ $times } e { $points } PV se arriva primo.
       *[other] Paga x{ $times } e { $points } PV se è fra i primi { $places }.
    }
table-purse = Hai { $danari } D.
# $cards says who laid what, known cards by letter; “none” if there are none.
table-lane-note =
    { $cards ->
        [none] { $odds }, ancora niente carte
       *[other] { $odds }, carte: { $cards }
    }
# After what a thing is: the price without a discount.
table-instead = Senza il tuo sconto { $full } D.
# After who is still in an auction, if an assistant helps with the price.
table-sale-own = Tu incasseresti { $danari } D.
table-bid-own = Tu pagheresti { $danari } D.
table-left-to-take = Ne restano { $left }.
table-draw = Peschi { $drawn } di { $left }, tieni 1.
table-stable-note = Ora a { $odds }. 1 PV, e { $first }, { $second } o { $third } D quando arriva 1°, 2° o 3°.
table-has-objectives =
    { $count ->
        [one] Ce n’è solo { $count }, e chi vende sa qual è.
       *[other] Quale dei { $count } lo dice chi vende.
    }
# $leader said yes last, $others are asked next; “none” if there is nobody.
table-sale =
    { $leader-is ->
        [none] Il prezzo scende. Ancora dentro: { $others }.
       *[other] { $leader }: sì a 100 D in più. Ancora dentro: { $others }.
    }
table-bid =
    { $leader-is ->
        [none] Il prezzo sale. Ancora dentro: { $others }.
       *[other] { $leader }: sì a 100 D in meno. Ancora dentro: { $others }.
    }
