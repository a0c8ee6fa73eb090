### The Party as the terminal draws it: headings and short notes. Space is scarce.

# $phase is “betting”, “race”, “break” or “over”.
table-title =
    { $phase ->
        [break] Course { $race } sur { $races } finie, prochain bookmaker : { $bookmaker }
        [over] La soirée est finie après { $race ->
            [one] { $race } course
           *[other] { $race } courses
        }
       *[other] Course { $race } sur { $races }, bookmaker : { $bookmaker }
    }
table-lane = cheval
table-slip = votre bulletin
table-place = tous, placé
table-win = tous, gagnant
# Where a horse came in before, the latest race last.
table-form = forme
table-sum = { $danari }
# A bet in short: to win, to place. $danari is “?” before the stake is named.
table-win-stake = G{ $danari }
table-place-stake = P{ $danari }
# What everyone put on a horse.
table-all-stakes = tous { $danari }
# $thinking: names, or a number if there are many.
table-slips = Bulletins remis : { $slips } sur { $bettors }. Réfléchissent encore : { $thinking }
# $raced is “no” before the first race is paid; $gain may be negative.
table-purse =
    { $raced ->
        [yes] Votre bourse : { $danari } D, rang { $rank } sur { $players }. Dernière course : { $gain } D
       *[no] Votre bourse : { $danari } D
    }
table-purse-staked = Votre bourse : { $danari } D, rang { $rank } sur { $players }. Non misé : { $free } D
table-rich = Fortunes
table-rich-one = { $name } : { $danari }

## Notes beside the options

table-pays =
    { $kind ->
        [win] Paie x{ $times } s’il arrive premier.
       *[place] Paie x{ $times } s’il est parmi les trois premiers.
    }
table-free = Vous avez { $danari } D.
# Where the horse came in, the latest race last.
table-lately = Dernières places : { $places }.
