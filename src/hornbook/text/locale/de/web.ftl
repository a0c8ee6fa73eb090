### What the browser client says by itself. Questions, options and events come from the games.

## Asking and confirming

web-your-turn = Du bist dran
web-sure = bereit
# A thing without a name among others of its kind, or one without a sentence: what it is, and what is in it
web-plain-number = { $what } { $number }
web-plain-fact = { $what }: { $value }
# A card that lies face down: "Card: hidden"
web-plain-hidden = verdeckt
web-pick-first = Wähle erst etwas aus
web-back = Zurücklegen
web-no-way-back = Danach gibt es kein Zurück: Etwas wird aufgedeckt.
web-amount = { $amount } nehmen
web-less = weniger
web-more = mehr
web-stake = Einsatz
web-thinking =
    { $names-is ->
        [you] Du grübelst.
       *[other] { $names-count ->
            [one] { $names } grübelt.
           *[other] { $names } grübeln.
        }
    }
web-refused = Das wurde abgelehnt.

## The house

web-menu = Menü
web-play-now = Losspielen

## Whether phones can come in

web-reach-here = Bisher kommt nur dieser Computer herein.
web-reach-open = Handys hereinlassen
web-reach-means = Wer in deinem Netz ist, kann dann Tische eröffnen und sich an deinen setzen. Sonst ist von diesem Computer nichts zu sehen.
web-reach-how = Starte die Tische mit „hornbook --lan“, dann können Handys hier ein Bild scannen.
web-reach-network = Dein Netz kommt herein.
web-reach-close = Wieder aussperren
