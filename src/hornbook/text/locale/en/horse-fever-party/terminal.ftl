### The Party as the terminal draws it: headings and short notes. Space is scarce.

# $phase is “betting”, “race”, “break” or “over”.
table-title =
    { $phase ->
        [break] Race { $race } of { $races } is over, next bookmaker: { $bookmaker }
        [over] The party is over after { $race ->
            [one] 1 race
           *[other] { $race } races
        }
       *[other] Race { $race } of { $races }, bookmaker: { $bookmaker }
    }
table-lane = horse
table-slip = your slip
table-place = all to place
table-win = all to win
# Where a horse came in before, the latest race last.
table-form = form
table-sum = { $danari }
# A bet in short: to win, to place. $danari is “?” before the stake is named.
table-win-stake = W{ $danari }
table-place-stake = P{ $danari }
# What everyone put on a horse.
table-all-stakes = all { $danari }
# $thinking: names, or a number if there are many.
table-slips =
    { $bettors ->
        [one] { $slips } of 1 slip in. Still thinking: { $thinking }
       *[other] { $slips } of { $bettors } slips in. Still thinking: { $thinking }
    }
# $raced is “no” before the first race is paid; $gain may be negative.
table-purse =
    { $raced ->
        [yes] Your purse: { $danari } D, rank { $rank } of { $players }. Last race: { $gain } D
       *[no] Your purse: { $danari } D
    }
table-purse-staked = Your purse: { $danari } D, rank { $rank } of { $players }. Not staked: { $free } D
table-rich = Rich list
table-rich-one = { $name }: { $danari }

## Notes beside the options

table-pays =
    { $kind ->
        [win] Pays x{ $times } if it comes first.
       *[place] Pays x{ $times } if it is among the first three.
    }
table-free = You have { $danari } D.
# Where the horse came in, the latest race last.
table-lately = Lately { $places }.
