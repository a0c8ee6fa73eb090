### The characters of Horse Fever, Board and Family, in the browser: the deal, the seats, the talents.
### Sums come with their spaces: { $danari } is “5 000”.

## The deal

web-horse-fever-cast = Wer du heute Abend bist
web-horse-fever-cast-choose = Wer willst du heute Abend sein?
web-horse-fever-cast-public = Die Karten sind offen: Was jemand bekommt, dürfen alle lesen.
web-horse-fever-cast-dealt = Du bekommst
# Several people share the screen; each reads a card of their own.
web-horse-fever-cast-dealt-to = Karte für { $name }
# For those who only look on.
web-horse-fever-cast-everyone = Die Gesellschaft des Abends
web-horse-fever-cast-next = Als Nächstes die Karte für { $name }.
web-horse-fever-cast-being-dealt = wird ausgeteilt
web-horse-fever-cast-back = Ein Charakter, verdeckt
web-horse-fever-cast-stars = Ein Stern ist ein Talent oder mehr Geld. Die sechs ohne Stern sind verwandt: gleiche Nadel, weniger Geld und je ein Stall.
web-horse-fever-cast-cousins = Die sechs sind verwandt: gleiche Nadel, je ein Stall, und umso mehr Geld, je höher dessen Quote.
web-horse-fever-cast-all = Alle { $count } ansehen
web-horse-fever-cast-fewer = Zurück zum Austeilen
web-horse-fever-cast-i-am = Ich bin { $character }
web-horse-fever-cast-watch = Zum Tisch
web-horse-fever-taken-by = { $name }
web-horse-fever-brought-stable = Besitzt von Anfang an den Stall von { $horse }, bei { $odds }. Schon ein Punkt.
web-horse-fever-brought-money = { $danari } und kein Talent. Geld muss reichen.

## A character in words

web-horse-fever-starts-with = Startgeld
web-horse-fever-own-stable = und der Stall von { $horse }
web-horse-fever-no-own-stable = und kein Stall
web-horse-fever-started-with = begann mit { $danari }
web-horse-fever-no-talent = Kein Talent, aber Geld.
web-horse-fever-way = Zum Beispiel so:
web-horse-fever-who-is = { $name } ist
web-horse-fever-you-are = Du bist
web-horse-fever-deciding = { $name } entscheidet gerade.
web-horse-fever-yours-now = Jetzt kannst du es einsetzen.
web-horse-fever-nudged = { $horse }, { $before } auf { $after }
web-horse-fever-not-used = nicht genutzt
web-horse-fever-in-round = Runde { $round }
web-horse-fever-to-table = Zurück zum Tisch
web-horse-fever-your-talent = Dein Talent
# The price without a discount, for those who do not see that it is struck out.
web-horse-fever-usually = Sonst { $danari }

## The band on a card: what sets the character apart. $value is its number.

web-horse-fever-band-danari = nur das Geld
# What a character began with: the stable may be sold later, and its odds move.
web-horse-fever-band-stable = erster Stall 1:{ $value }
web-horse-fever-band-extra-bets =
    { $value ->
        [one] eine zweite Wette mehr
       *[other] { $value } zweite Wetten mehr
    }
web-horse-fever-band-nudge =
    { $value ->
        [one] schiebt Quote 1 Reihe
       *[other] schiebt Quote { $value } Reihen
    }
web-horse-fever-band-any-purchase = kauft zweimal gleich
web-horse-fever-band-place-reach =
    { $value ->
        [one] Platz gilt auch für 4.
       *[other] Platz gilt { $value } weiter
    }
web-horse-fever-band-action-discount = Aktionen { $value } billiger
web-horse-fever-band-objective-discount = Aufträge { $value } billiger
web-horse-fever-band-assistant-discount = Helfer { $value } billiger
web-horse-fever-band-horse-discount = Pferde { $value } billiger
web-horse-fever-band-stable-discount = Ställe { $value } billiger
web-horse-fever-band-pass-danari = Passen bringt { $value } mehr
web-horse-fever-band-income = { $value } je Rennen
web-horse-fever-band-from-right = { $value } von rechts
web-horse-fever-band-from-left = { $value } von links
web-horse-fever-band-point-danari = { $value } je Punkt
web-horse-fever-band-sale-danari = verkauft { $value } teurer
web-horse-fever-band-bid-discount = bietet { $value } billiger
web-horse-fever-band-bank-relief = Bank: { $value } weniger
web-horse-fever-band-mob-relief = Unterwelt: { $value } weniger

## The same on a chip at the seat, as short as can be

web-horse-fever-chip-danari = { $value }
web-horse-fever-chip-stable = 1:{ $value }
web-horse-fever-chip-extra-bets =
    { $value ->
        [one] +1 Wette
       *[other] +{ $value } Wetten
    }
web-horse-fever-chip-nudge =
    { $value ->
        [one] 1 Reihe
       *[other] { $value } Reihen
    }
web-horse-fever-chip-any-purchase = zweimal
web-horse-fever-chip-place-reach =
    { $value ->
        [one] auch 4.
       *[other] +{ $value } Plätze
    }
web-horse-fever-chip-action-discount = −{ $value }
web-horse-fever-chip-objective-discount = −{ $value }
web-horse-fever-chip-assistant-discount = −{ $value }
web-horse-fever-chip-horse-discount = −{ $value }
web-horse-fever-chip-stable-discount = −{ $value }
web-horse-fever-chip-pass-danari = +{ $value }
web-horse-fever-chip-income = +{ $value }
web-horse-fever-chip-from-right = +{ $value }
web-horse-fever-chip-from-left = +{ $value }
web-horse-fever-chip-point-danari = +{ $value }
web-horse-fever-chip-sale-danari = +{ $value }
web-horse-fever-chip-bid-discount = −{ $value }
web-horse-fever-chip-bank-relief = −{ $value }
web-horse-fever-chip-mob-relief = −{ $value }

## A way to use a talent

web-horse-fever-use-danari = Wette früh und hoch. Von selbst kommt sonst nichts.
web-horse-fever-use-stable = Die Preise kommen, egal wer darauf wettet. Manipuliere das Rennen für ihn.
web-horse-fever-use-extra-bets = Heb Geld für die zweiten Wetten auf; drei Wetten sind drei Chancen auf Punkte.
web-horse-fever-use-nudge = Wette erst auf Sieg, dann schieb diesen Stall nach unten: Gezahlt wird nach der Quote am Ende.
web-horse-fever-use-any-purchase = Zwei Aufträge in einer Runde, bevor die anderen einen haben.
web-horse-fever-use-place-reach = Wette auf Platz bei Pferden, die nie gewinnen. Siegwetten sind für die anderen.
web-horse-fever-use-action-discount = Kauf zwei Paare je Runde und lass die anderen rätseln.

## A word about each

web-horse-fever-quip-cranio-mercanti = Steigt ganz oben ein und bleibt dort.
web-horse-fever-quip-steve-mcskull = Der zweite Favorit wird immer unterschätzt.
web-horse-fever-quip-victor-von-schadel = Ein Auge aufs Pferd, ein Monokel auf die Quote.
web-horse-fever-quip-cesar-crane = Malt Pferde. Meistens schnelle.
web-horse-fever-quip-craneo-cervantes = Kämpft gegen Windmühlen und gegen 1:6.
web-horse-fever-quip-sigvard-skalle = Der Außenseiter unter den Außenseitern.
web-horse-fever-quip-antonio-vesuvio = Kommt nie mit nur einem Schein vom Schalter.
web-horse-fever-quip-eric-change = Manchmal rutscht die Kreide. Zwei Reihen weit.
web-horse-fever-quip-miss-double = Dasselbe nochmal, bitte.
web-horse-fever-quip-miss-paris = Nie zu früh, nie zu spät. Platz vier steht ihr.
web-horse-fever-quip-oliver-oil = Besitzt eine Ölquelle. Wettet wie zwei.
web-horse-fever-quip-otto-von-alt = Kennt den Kartendrucker noch aus der Schule.
