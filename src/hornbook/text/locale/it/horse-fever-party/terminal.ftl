### The Party as the terminal draws it: headings and short notes. Space is scarce.

# $phase is “betting”, “race”, “break” or “over”.
table-title =
    { $phase ->
        [break] La corsa { $race } di { $races } è finita, prossimo bookmaker: { $bookmaker }
        [over] Il Party è finito dopo { $race ->
            [one] { $race } corsa
           *[other] { $race } corse
        }
       *[other] Corsa { $race } di { $races }, bookmaker: { $bookmaker }
    }
table-lane = cavallo
table-slip = la tua schedina
table-place = tutti piazzato
table-win = tutti vincente
# Where a horse came in before, the latest race last.
table-form = forma
table-sum = { $danari }
# A bet in short: to win, to place. $danari is “?” before the stake is named.
table-win-stake = V{ $danari }
table-place-stake = P{ $danari }
# What everyone put on a horse.
table-all-stakes = tutti { $danari }
# $thinking: names, or a number if there are many.
table-slips =
    { $bettors ->
        [one] { $slips } schedina su { $bettors } dentro. Chi pensa ancora: { $thinking }
       *[other] { $slips } schedine su { $bettors } dentro. Chi pensa ancora: { $thinking }
    }
# $raced is “no” before the first race is paid; $gain may be negative.
table-purse =
    { $raced ->
        [yes] Il tuo borsellino: { $danari } D, posto { $rank } di { $players }. Ultima corsa: { $gain } D
       *[no] Il tuo borsellino: { $danari } D
    }
table-purse-staked = Il tuo borsellino: { $danari } D, posto { $rank } di { $players }. Non puntati: { $free } D
table-rich = Classifica dei ricconi
table-rich-one = { $name }: { $danari }

## Notes beside the options

table-pays =
    { $kind ->
        [win] Paga x{ $times } se arriva primo.
       *[place] Paga x{ $times } se è fra i primi tre.
    }
table-free = Hai { $danari } D.
# Where the horse came in, the latest race last.
table-lately = Di recente { $places }.
