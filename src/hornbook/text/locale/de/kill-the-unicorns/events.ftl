### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You took the knight” and “Ada took the knight” are both right.

## 1, setup

event-first-player-drawn = { $seat } { $seat-has } das Jagdhorn und damit den ersten Zug.
event-starter-dealt = { $seat } { $seat-has } das Einhorn { $unicorn } mitgebracht.
event-market-stocked = Die Wichtel haben aufgefüllt: { $horns } falsche Hörner und Pasteten zu { $pates }.
event-character-taken = { $seat } { $seat-are } { $character }.
event-round-began = Tag { $round-number } von { $rounds }. Achtet auf den Wind.
event-unicorns-shown = Auf der Lichtung, von links nach rechts: { $unicorns }.

## 2.1, ruses

event-ruses-drawn = { $seat } { $seat-has } { $count } Finten gezogen.
# Only the seat itself hears this one, right after event-ruses-drawn.
event-ruses-taken = Gezogen: { $ruses }.
event-ruse-placed = { $seat } { $seat-has } eine Finte unter das Einhorn { $unicorn } geschoben.
# Only the seat itself hears this one, right after event-ruse-placed.
event-ruse-hidden = Es war { $ruse }. Merk es dir: Niemand zeigt sie dir noch einmal.
event-ruse-discarded = { $seat } { $seat-has } die Finte { $ruse } abgeworfen.
event-ruse-kept = { $seat } { $seat-has } die andere Finte auf der Hand behalten.

## 2.2, the hunt

event-hunt-began = Jagd { $hunt }: { $unicorn }.
event-hunt-joined =
    { $cards ->
        [one] { $seat } { $seat-has } 1 Karte für die Jagd gelegt.
       *[other] { $seat } { $seat-has } { $cards } Karten für die Jagd gelegt.
    }
# Only the seat itself hears this one.
event-hunt-card-laid = Darunter eine { $value }.
event-hunter-passed = { $seat } { $seat-has } gepasst.
event-horn-passed = { $seat } { $seat-has } das Jagdhorn von rechts übernommen.

## 2.3, the end of a hunt

event-hunt-cards-revealed = { $seat } { $seat-has } { $cards } gezeigt, macht { $total }.
event-tie-cancelled = Gleichstand bei { $total }, aufgehoben: { $seats-within }.
event-hunt-won = { $seat } { $seat-has } mit { $total } die Führung übernommen.
event-unicorn-fled = { $unicorn } ist geflohen. Dem Einhorn hätte eh niemand in die Augen sehen können.
event-ruse-turned = Eine Finte { $seat-by }: { $ruse }.
event-ruse-wasted = Verpufft: { $ruse }, { $seat-by }.
event-total-recounted = { $seat } { $seat-has } jetzt { $total }.
event-winner-changed = { $seat } { $seat-has } { $before-to } das Einhorn abgenommen.
event-winner-kept = { $seat } { $seat-has } es behalten, { $ruse } hin oder her.
event-ruse-attached =
    { $dyed ->
        [yes] { $points ->
            [0] { $ruse } bleibt am Einhorn { $unicorn } hängen: jetzt { $colour }.
           *[other] { $ruse } bleibt am Einhorn { $unicorn } hängen: jetzt { $colour }, und der Wert ändert sich um { $points }.
        }
       *[no] { $points ->
            [0] { $ruse } bleibt am Einhorn { $unicorn } hängen und ändert nichts.
           *[other] { $ruse } bleibt am Einhorn { $unicorn } hängen: Der Wert ändert sich um { $points }.
        }
    }
event-unicorn-caught = { $seat } { $seat-has } das Einhorn { $unicorn } gefangen.
event-first-player-changed = { $seat } { $seat-has } das Jagdhorn genommen.

## Powers

event-rival-dared = { $seat } { $seat-has } { $rival-to } den Fehdehandschuh hingeworfen.
event-rival-yielded = { $rival } { $rival-has } { $seat-to } bei { $total } weichen müssen.
event-total-foretold = { $seat } { $seat-has } eine { $value } gezahlt und eine { $total } vorhergesehen.
event-hunter-foretold = { $seat } { $seat-are } bei { $total } raus: vorhergesehen.
event-card-swapped = { $seat } { $seat-has } getrotzt: { $instead } statt { $value }, macht { $total }.
event-straggler-caught = { $seat } { $seat-has } im Busch gelauert: { $unicorn } sah niemanden mehr, vor dem sich das Fliehen lohnt.
event-ruse-overruled = { $seat } { $seat-has } eine { $value } geopfert; den Ahnen war die Finte { $ruse } lieber als { $before }.
event-ruse-unused = { $seat } { $seat-has } die Finte { $ruse } abgeworfen. Danach hatte niemand gefragt.
event-card-taken-back = { $seat } { $seat-has } für eine Zugabe eine { $value } zurückgenommen.

## 2.4, the black market

event-market-opened = Der Schwarzmarkt ist offen. Keine Fragen, kein Wechselgeld.
event-price-paid = { $seat } { $seat-has } { $total } gezahlt, mit { $cards }.
event-token-bought =
    { $goods ->
        [fake-horn] { $seat } { $seat-has } dem Einhorn { $unicorn } ein falsches Horn aufgesetzt: +{ $points }.
        [fairy-dust] { $seat } { $seat-has } das Einhorn { $unicorn } mit Feenstaub bestäubt: jetzt { $colour }, +{ $points }.
       *[cotton-candy] { $seat } { $seat-has } das Einhorn { $unicorn } mit Zuckerwatte abgerieben: jetzt { $colour }.
    }
event-pate-bought = { $seat } { $seat-has } aus dem Einhorn { $unicorn } eine Pastete zu { $points } gemacht. Besser nicht hinsehen.
event-market-left = { $seat } { $seat-has } nichts gekauft.
event-hunt-cards-recovered = Alle haben ihre { $cards } Jagdkarten wieder aufgenommen.

## 3, the end of the game

event-two-rainbows = { $seat } { $seat-has } zwei Regenbögen vollendet und auf der Stelle gewonnen.
event-stars-counted = { $seat } { $seat-has } Sterne gezählt: { $points }.
event-ruses-counted = { $seat } { $seat-has } Finten gezählt: { $points }.
event-tokens-counted = { $seat } { $seat-has } Marker gezählt: { $points }.
event-pates-counted = { $seat } { $seat-has } Pasteten gezählt: { $points }.
event-rainbow-counted = { $seat } { $seat-has } einen Regenbogen gezählt: { $points }.
event-set-counted = { $seat } { $seat-has } { $size }-mal { $colour } gezählt: { $points }.
event-total-counted =
    { $unicorns ->
        [one] { $seat } { $seat-has } am Ende { $points } Punkte und 1 Einhorn.
       *[other] { $seat } { $seat-has } am Ende { $points } Punkte und { $unicorns } Einhörner.
    }
event-game-ended = Die Jagd ist vorbei. Sieg: { $winners }.
