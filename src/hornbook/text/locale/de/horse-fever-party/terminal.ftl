### The Party as the terminal draws it: headings and short notes. Space is scarce.

# $phase is “betting”, “race”, “break” or “over”.
table-title =
    { $phase ->
        [break] Rennen { $race } von { $races } ist vorbei, nächster Buchmacher: { $bookmaker }
        [over] Die Party ist vorbei, nach { $race ->
            [one] 1 Rennen
           *[other] { $race } Rennen
        }
       *[other] Rennen { $race } von { $races }, Buchmacher: { $bookmaker }
    }
table-lane = Pferd
table-slip = dein Schein
table-place = alle, Platz
table-win = alle, Sieg
# Where a horse came in before, the latest race last.
table-form = Form
table-sum = { $danari }
# A bet in short: to win, to place. $danari is “?” before the stake is named.
table-win-stake = S{ $danari }
table-place-stake = P{ $danari }
# What everyone put on a horse.
table-all-stakes = alle { $danari }
# $thinking: names, or a number if there are many.
table-slips =
    { $bettors ->
        [one] { $slips } von 1 Wettschein da. Noch am Grübeln: { $thinking }
       *[other] { $slips } von { $bettors } Wettscheinen da. Noch am Grübeln: { $thinking }
    }
# $raced is “no” before the first race is paid; $gain may be negative.
table-purse =
    { $raced ->
        [yes] Dein Geld: { $danari } D, Rang { $rank } von { $players }. Letztes Rennen: { $gain } D
       *[no] Dein Geld: { $danari } D
    }
table-purse-staked = Dein Geld: { $danari } D, Rang { $rank } von { $players }. Nicht gesetzt: { $free } D
table-rich = Reichenliste
table-rich-one = { $name }: { $danari }

## Notes beside the options

table-pays =
    { $kind ->
        [win] Zahlt x{ $times }, wenn es Erster wird.
       *[place] Zahlt x{ $times }, wenn es unter die ersten Drei kommt.
    }
table-free = Du hast { $danari } D.
# Where the horse came in, the latest race last.
table-lately = Zuletzt { $places }
