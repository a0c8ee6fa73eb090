### The table as the terminal draws it: headings and short notes. Space is scarce.

# Round 0 is the preparation.
table-title =
    { $round ->
        [0] Vor Runde 1 von { $rounds }, Startspieler °: { $first }
       *[other] Runde { $round } von { $rounds }, Startspieler °: { $first }
    }
table-lane = Pferd
table-odds = Quote
table-owner = Stall
# What the stable costs oneself: its owner asks for double.
table-price = Preis
# The horse card that runs instead of the stable's own nag.
table-runs = läuft
table-bets = Wetten
# Bet tokens of that colour that nobody has taken.
table-left = frei
# Action cards laid behind a horse.
table-cards = Karten
# A bet in short: to win, to place.
table-win-stake = S{ $danari }
table-place-stake = P{ $danari }
table-sum = { $danari }
table-player = wer
table-danari = D
table-points = SP
table-minimum = Mindesteinsatz
    .short = min
# Action cards in hand.
table-hand = Aktionskarten
    .short = Akt
table-debts = schuldet
table-character = Charakter
table-out-of-it = { $name } (raus)
table-stables = Ställe

## One's own cards. .heading stands above a column, .short where there is hardly any room.

table-you-are = Du bist

## At the end

table-tally =
    { $out ->
        [yes] aus dem Spiel
       *[no] { $danari } D übrig
    }

## Notes beside the options

table-pays =
    { $places ->
        [1] Zahlt x{ $times } und { $points } SP, wenn es Erster wird.
       *[other] Zahlt x{ $times } und { $points } SP, wenn es unter die ersten { $places } kommt.
    }
table-purse = Du hast { $danari } D.
# $cards says who laid what, known cards by letter; “none” if there are none.
table-lane-note =
    { $cards ->
        [none] { $odds }, noch keine Karten
       *[other] { $odds }, Karten: { $cards }
    }
# After what a thing is: the price without a discount.
table-instead = Ohne deinen Rabatt { $full } D.
# After who is still in an auction, if an assistant helps with the price.
table-sale-own = Du bekämst { $danari } D.
table-bid-own = Du würdest { $danari } D zahlen.
table-left-to-take = { $left } sind übrig.
table-draw = Zieh { $drawn } von { $left }, behalte 1.
table-stable-note = Derzeit bei { $odds }. 1 SP, und { $first }, { $second } oder { $third } D für den 1., 2. oder 3. Platz.
table-has-objectives =
    { $count ->
        [one] Es gibt nur 1 zur Auswahl, und wer verkauft, weiß, welcher es ist.
       *[other] Wer verkauft, sagt, welcher von { $count } es ist.
    }
# $leader said yes last, $others are asked next; “none” if there is nobody.
table-sale =
    { $leader-is ->
        [none] Der Preis fällt. Noch dabei: { $others-count ->
            [0] niemand
           *[other] { $others }
        }.
       *[other] { $leader } { $leader-has } bei 100 D mehr Ja gesagt. Sonst noch dabei: { $others-count ->
            [0] niemand
           *[other] { $others }
        }.
    }
table-bid =
    { $leader-is ->
        [none] Der Preis steigt. Noch dabei: { $others-count ->
            [0] niemand
           *[other] { $others }
        }.
       *[other] { $leader } { $leader-has } bei 100 D weniger Ja gesagt. Sonst noch dabei: { $others-count ->
            [0] niemand
           *[other] { $others }
        }.
    }
