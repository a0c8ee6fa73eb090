### The Party on phones, once one is in; the television and the desk use some of it, too.

## Waiting for the start

web-party-you-are-in = Du bist drin
web-party-closed = Die Party hier lief nach älteren Regeln und wurde so geschlossen, wie sie stand. Eine neue beginnt von vorn.
web-party-are-in-the-room =
    { $players ->
        [one] Noch niemand außer dir. Irgendwer muss anfangen.
       *[other] { $players } sind da.
    }
web-party-and-more =
    { $count ->
        [one] und noch jemand
       *[other] und { $count } weitere
    }
web-party-host-says = { $host } sagt als Host, wann.
web-party-soon = Der Host sagt, wann.
web-party-way-in = Die anderen kommen über { $address } rein
web-party-deal = Zu { $players } anfangen
web-party-need = Eine Party braucht drei

## Coming late

web-party-have-seat = du hast einen Platz
web-party-in-from = Dabei ab Rennen { $race }
web-party-left-without = Rennen { $race } ist ohne dich los. Deine { $money } D nicht. Gewettet wird, wenn es ausgezahlt ist.
web-party-running = läuft
web-party-running-card =
    { $card ->
        [0] am Start
       *[other] läuft, Karte { $card }
    }
web-party-payout = Auszahlung
web-party-payout-means = auf allen Handys
web-party-your-bets = deine zwei Wetten
web-party-open-after = Gewettet wird nach Rennen { $race }
web-party-next-night = Dabei ab dem nächsten Abend
web-party-next-night-means = Das letzte Rennen ist ohne dich los. Du bekommst einen Platz, sobald es noch einen Abend gibt.
web-party-meanwhile = Unterdessen
web-party-the-race = Das Rennen
web-party-at-the-start = Am Start
web-party-leads =
    { $spaces ->
        [one] { $horse } um eine Länge
       *[other] { $horse } um { $spaces }
    }
web-party-level =
    { $count ->
        [2] Zwei vorn, gleichauf
        [6] Alle sechs gleichauf
       *[other] { $count } vorn, gleichauf
    }
web-party-is-home = { $horse } ist im Ziel

## Betting

web-party-race = Rennen { $race }
# Beside the purse, on one line: $place is “2nd”.
web-party-rank = { $place } Platz; Geld gewinnt
web-party-win = Sieg
web-party-win-means = gewinnt, sonst nichts
web-party-place = Platz
web-party-place-means = unter den ersten Drei
web-party-win-back = { $horse } gewinnt
web-party-place-back = { $horse } in den Top 3
web-party-back = { $sum } zurück
web-party-pick = Wähle ein Pferd
web-party-half = ½
web-party-all = alles
web-party-less = weniger auf { $bet }
web-party-more = mehr auf { $bet }
web-party-stake = { $sum } D
web-party-of-purse-here = { $sum } von deinen { $purse }. Geheim bis zum Rennen.
web-party-of-purse = { $sum } von deinen { $purse }. Dann ab zum Fernseher.
web-party-lock = Beide Wetten abgeben
web-party-lock-one = Wette abgeben
web-party-missing-place = Wähle ein Pferd auf Platz
web-party-missing-win = Wähle ein Pferd auf Sieg
web-party-too-much = Zusammen ist das mehr, als du hast
web-party-one-bet = Geld für eine Wette. Wähle gut.

## Waiting and watching

web-party-locked = Deine Wetten sind drin.
web-party-change = Ändern
web-party-still = { $count ->
        [one] 1 grübelt noch.
       *[other] { $count } grübeln noch.
    }
web-party-on-place = { $sum } auf { $horse }, Platz
web-party-on-win = { $sum } auf { $horse }, Sieg
web-party-watch = Augen auf den Fernseher.
web-party-out = Kein Schein, keine Wette.
web-party-out-means = Du lässt dieses Rennen aus. Dein Geldbeutel hat nichts gemerkt.
web-party-bet-after-all = Doch noch wetten
web-party-cheer = Mach Lärm, kostet nichts
web-party-noise-cheer = jubeln
web-party-noise-clap = Hut ab
web-party-noise-gasp = staunen
web-party-noise-laugh = lachen
web-party-noise-groan = weinen
web-party-gained = +{ $sum } D
web-party-lost = −{ $sum } D
web-party-even = Nichts gewonnen, nichts verloren
web-party-paid-out = Das Rennen ist ausgezahlt.
web-party-purse-empty = pleite
web-party-broke = Pleite
web-party-broke-fresh = Schau zu, schrei mit und warte: Vor dem nächsten Rennen gibt es neues Startgeld.
web-party-broke-watch = Schau zu, schrei mit und jubel für ein fremdes Pferd.
web-party-wait-host = Der Host entscheidet, ob es noch ein Rennen gibt.
web-party-host-opens = Rennen { $race } öffnet, wenn { $host } es sagt.
web-party-you-hold-next =
    { $why ->
        [won] Du hast am meisten gewonnen, also gehört dir das Buch: Du deckst als Nächstes die Karten auf und darfst nicht wetten.
        [lost] Du hast am wenigsten verloren, also gehört dir das Buch: Du deckst als Nächstes die Karten auf und darfst nicht wetten.
        [even] Niemand war besser als du, also gehört dir das Buch: Du deckst als Nächstes die Karten auf und darfst nicht wetten.
       *[kept] Niemand hatte gewettet, also bleibt das Buch bei dir: Du deckst als Nächstes die Karten auf und darfst nicht wetten.
    }

## The bookmaker

web-party-book = Du führst das Buch
web-party-book-means = Das Buch gehört in diesem Rennen dir: Du wettest nicht, du deckst die Karten auf.
web-party-turn = Karte aufdecken
web-party-turn-next = Karte { $card }. Alle warten.
web-party-in-stead = { $name } ist über dem Buch eingeschlafen. Als Host darfst du weitermachen.
web-party-tie = Wer war vorn?
web-party-tie-means = Sie gingen gemeinsam über die Linie. Tipp sie der Reihe nach an.
web-party-tie-lock = So war es
web-party-tie-again = Von vorn

## The host

web-party-another = Noch ein Rennen?
web-party-next = Nächstes Rennen
web-party-last = Das war das letzte
web-party-more-time = +30 s

## The end

web-party-night-over = Der Abend ist vorbei
web-party-room-races =
    { $races ->
        [one] Raum { $code }, ein Rennen
       *[other] Raum { $code }, { $races } Rennen
    }
web-party-of-players = von { $players }, { $name }
web-party-on-the-night = { $sum } an diesem Abend
web-party-even-night = an diesem Abend plus minus null
web-party-your-purse = Dein Geld
web-party-richest = { $name }: { $money }
web-party-start = Start
web-party-best-title = Bestes Rennen: { $race }
web-party-best-won = { $horse }, { $place } Platz. Du hast’s gewusst.
web-party-best-even = { $horse }, { $place } Platz. Alles kam zurück.
web-party-best-lost = { $horse }, { $place } Platz. Es hätte schlimmer kommen können. Kam es auch.
web-party-worst-title = Schlechtestes Rennen: { $race }
web-party-worst-won = { $horse }, { $place } Platz. Manche nennen das einen schlechten Abend.
web-party-worst-even = { $horse }, { $place } Platz. Nur Zeit verloren.
web-party-worst-lost = { $horse }, { $place } Platz. Sah aber gut dabei aus.
web-party-held-book =
    { $count ->
        [one] Du hast einmal das Buch geführt.
       *[other] Du hast { $count }-mal das Buch geführt.
    }
web-party-bank-kept =
    { $count ->
        [one] In Rennen { $race } hat die Bank { $sum } behalten. Sie hat’s gemerkt.
       *[other] Die Bank hat insgesamt { $sum } behalten. Sie hat’s gemerkt.
    }
web-party-bank-level =
    { $count ->
        [one] In Rennen { $race } blieb der Bank genau nichts. Das kennt sie nicht.
       *[other] Der Bank blieb genau nichts. Das kennt sie nicht.
    }
web-party-bank-paid =
    { $count ->
        [one] In Rennen { $race } hat die Bank { $sum } mehr gezahlt als eingenommen. Sie hat’s gemerkt.
       *[other] Die Bank hat insgesamt { $sum } mehr gezahlt als eingenommen. Sie hat’s gemerkt.
    }
web-party-stay = Bleiben, nochmal spielen
web-party-leave = Gehen
web-party-stay-so-far = Du bleibst. Bisher sind es { $staying } von { $players }.

## Sound

web-party-hear = Glocke und Ticken

## Trouble

web-party-offline = Die Leitung ist weg. Dein Platz bleibt dir.
web-party-refused = Das ging nicht. Es hat sich nichts geändert.

## Where one is asked or waits, and what is told there

web-party-page-title = { $page } · Horse Fever Party
web-party-place-bets = Deine Wetten
web-party-place-others = Die anderen wetten
web-party-place-soon = Gleich
web-party-told-opened = Rennen { $race }. Es darf gewettet werden.
web-party-told-closed = Nichts geht mehr. { $total } D liegen auf den Pferden.
web-party-told-heat = { $lanes } gingen gemeinsam über die Linie.
web-party-told-paid =
    { $way ->
        [up] Deine Wetten haben { $sum } D gebracht. Du hast { $money } D.
        [down] Deine Wetten haben { $sum } D gekostet. Du hast { $money } D.
       *[even] Nichts gewonnen, nichts verloren. Du hast { $money } D.
    }
# Who had nothing left and starts anew.
web-party-told-fresh = Du bekommst { $money } D neues Startgeld.
# $names: of one or more; $known is none, where there are too many to know them all.
web-party-told-won =
    { $known ->
        [none] Der Abend ist vorbei. Das meiste Geld: { $money } D.
       *[all] Der Abend ist vorbei. Er geht an { $names }, mit { $money } D.
    }
