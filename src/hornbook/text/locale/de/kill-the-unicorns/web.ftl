### Kill the Unicorns in the browser: its table and its slips. Questions, options and events are the game's own.

## The table

web-kill-the-unicorns-day = Tag { $day } von { $days }
web-kill-the-unicorns-day-brief = Tag { $day }/{ $days }
web-kill-the-unicorns-phase =
    { $phase ->
        [ruse] Finte
        [hunt] Jagd
       *[market] Markt
    }
web-kill-the-unicorns-characters = Wer jagt
web-kill-the-unicorns-clearing = Die Einhörner, in Jagdreihenfolge
# Read aloud for a unicorn in the clearing.
web-kill-the-unicorns-unicorn =
    { $ruses ->
        [0] Einhorn { $place }: { $name }, Sterne { $stars }, { $colour }, keine Finte
        [one] Einhorn { $place }: { $name }, Sterne { $stars }, { $colour }, eine Finte: { $owners-within }
       *[other] Einhorn { $place }: { $name }, Sterne { $stars }, { $colour }, Finten: { $owners-within }
    }
web-kill-the-unicorns-caught-by = { $name }, gefangen { $hunter-by }
web-kill-the-unicorns-fled = { $name } ist geflohen
web-kill-the-unicorns-fled-tag = geflohen
web-kill-the-unicorns-hunted = gejagt
web-kill-the-unicorns-ruse-by = Finte { $owner-by }
web-kill-the-unicorns-stays = bleibt
# On a phone, where there is room for one word.
web-kill-the-unicorns-full-short = voll
web-kill-the-unicorns-full = schon zwei Finten
web-kill-the-unicorns-ruse-acts = Die Finte { $owner-by }:
web-kill-the-unicorns-ruse-wasted = Verpufft, { $owner-by }:
# Why a total does not count.
web-kill-the-unicorns-out =
    { $why ->
        [tied] gleich, raus
        [yielded] gewichen
       *[foreseen] geahnt, raus
    }
web-kill-the-unicorns-leads = führt
# While the hunt lasts: a gauntlet and a prophecy.
web-kill-the-unicorns-dared = Bei Gleichstand { $seat-has } { $seat-within } Vorrang vor { $rival-to }.
web-kill-the-unicorns-foretold = Wer { $total } hat, ist raus: vorhergesehen { $seat-by }.

## The gnome market

web-kill-the-unicorns-market = Wichtelmarkt
web-kill-the-unicorns-market-closed = öffnet nach Jagd { $hunts }
web-kill-the-unicorns-goods =
    { $goods ->
        [fake-horn] Falsches Horn
        [fairy-dust] Feenstaub
        [cotton-candy] Zuckerwatte
       *[pate] Pastete
    }
web-kill-the-unicorns-goods-short =
    { $goods ->
        [fake-horn] +{ $points } Punkte
        [fairy-dust] Farbe und +{ $points }
        [cotton-candy] neue Farbe
       *[pate] kostet 1 Einhorn
    }
web-kill-the-unicorns-goods-long =
    { $goods ->
        [fake-horn] +{ $points } Punkte auf eins von deinen
        [fairy-dust] neue Farbe und +{ $points } Punkte
        [cotton-candy] neue Farbe
       *[pate] und ein Einhorn, für Punkte
    }
# A token as the buyer names it, in the middle of a sentence.
web-kill-the-unicorns-thing =
    { $goods ->
        [fake-horn] falsches Horn
        [fairy-dust] Feenstaub ({ $colour })
        [cotton-candy] Zuckerwatte ({ $colour })
       *[pate] Pastete
    }
web-kill-the-unicorns-on =
    { $goods ->
        [pate] aus „{ $unicorn }“
       *[other] auf „{ $unicorn }“
    }
web-kill-the-unicorns-sold-out = ausverkauft
web-kill-the-unicorns-price = Preis
web-kill-the-unicorns-which = Auf welches von deinen?
web-kill-the-unicorns-which-cooked = Welches kommt in die Pastete?
web-kill-the-unicorns-compare = Tipp ein anderes an, um zu vergleichen.
# One reason for a change of points; $points has its sign.
web-kill-the-unicorns-part =
    { $of ->
        [stars] { $points } für die Sterne
        [ruses] { $points } für die Finte
        [tokens] { $goods ->
            [fake-horn] { $points } für das Horn
            [fairy-dust] { $points } für den Staub
           *[other] { $points } für Marker
        }
        [pates] { $points } für die Pastete
        [rainbow] { $points } für den Regenbogen
       *[set] { $points } für die Sammlung ({ $colour })
    }
web-kill-the-unicorns-part-nothing = heute ändert sich nichts

## Hunters

web-kill-the-unicorns-first = hat das Jagdhorn
web-kill-the-unicorns-passes = passt
web-kill-the-unicorns-waits = wartet
web-kill-the-unicorns-no-cards-left = keine Karten übrig
web-kill-the-unicorns-laid =
    { $count ->
        [one] 1 Karte gelegt
       *[other] { $count } Karten gelegt
    }
web-kill-the-unicorns-pts =
    { $points ->
        [one] 1 Pkt
       *[other] { $points } Pkt
    }
web-kill-the-unicorns-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
# “12 points: 3 legendary, 9 for sets”
web-kill-the-unicorns-split = { $total }: { $lines }
web-kill-the-unicorns-unicorns =
    { $count ->
        [one] 1 Einhorn:
       *[other] { $count } Einhörner:
    }
web-kill-the-unicorns-cards-left = Jagdkarten übrig
# Read aloud for symbols beside a name.
web-kill-the-unicorns-is-dared = vom Fehdehandschuh getroffen
web-kill-the-unicorns-keeps-ruse = hält eine Finte auf der Hand

## Your tray

web-kill-the-unicorns-herd =
    { $seat-is ->
        [you] Deine Herde
        [none] Herde
       *[other] Herde { $seat-of }
    }
web-kill-the-unicorns-no-herd = Noch kein Einhorn. Sie riechen so etwas.
web-kill-the-unicorns-after = nach diesem Kauf:
web-kill-the-unicorns-caught =
    { $extra ->
        [0] { $name }, Sterne { $stars }, { $colour }
       *[other] { $name }, Sterne { $stars }, { $colour }, { $extra } durch Finte und Marker
    }
web-kill-the-unicorns-line =
    { $of ->
        [stars] { $points } aufgedruckt
        [ruses] { $points } durch Finten
        [tokens] { $points } durch Marker
        [pates] { $points } Pastete
       *[rainbow] { $points } für den Regenbogen
    }
web-kill-the-unicorns-line-set =
    { $size ->
        [2] { $points } für das Paar ({ $colour })
       *[other] { $points } für { $size }-mal { $colour }
    }
web-kill-the-unicorns-set =
    { $size ->
        [2] Paar, { $colour }
       *[other] { $size } × { $colour }
    }
web-kill-the-unicorns-rainbow = Regenbogen
web-kill-the-unicorns-hope = Noch eins
web-kill-the-unicorns-rainbow-meter =
    { $missing ->
        [0] Regenbogen: { $points }
        [one] Regenbogen: { $points }, eins fehlt
        [2] Regenbogen: { $points }, zwei fehlen
       *[other] Regenbogen: { $points }, drei fehlen
    }
web-kill-the-unicorns-hand =
    { $count ->
        [one] { $seat-is ->
            [you] Deine Jagdkarte
            [none] Jagdkarte
           *[other] Jagdkarte { $seat-of }
        }
       *[other] { $seat-is ->
            [you] Deine { $count } Jagdkarten
            [none] { $count } Jagdkarten
           *[other] { $count } Jagdkarten { $seat-of }
        }
    }
web-kill-the-unicorns-card = Jagdkarte { $value }
web-kill-the-unicorns-no-cards = Alle deine Jagdkarten sind gelegt.
web-kill-the-unicorns-prices = Was Sammlungen bringen
web-kill-the-unicorns-alike = gleiche
web-kill-the-unicorns-pay = Punkte
web-kill-the-unicorns-one-of-each = je eins
web-kill-the-unicorns-two-rainbows =
    { $count ->
        [2] zwei Regenbögen
       *[other] { $count } Regenbögen
    }
web-kill-the-unicorns-win = Sieg

## Slips: beside the title

web-kill-the-unicorns-note-character = vor Tag 1
web-kill-the-unicorns-note-ruse = eine Finte
web-kill-the-unicorns-note-hunt = Jagd { $hunt } von { $hunts }
web-kill-the-unicorns-note-power = deine Fähigkeit
web-kill-the-unicorns-note-market = eine Ware

## Slips: characters and ruses

web-kill-the-unicorns-once = Einmal am Tag.
web-kill-the-unicorns-same-cards = Alle haben dieselben Jagdkarten. Fähigkeiten wirken einmal am Tag, und die Hälfte der Finten hast nur du.
web-kill-the-unicorns-pick-character = Wähle einen Charakter
web-kill-the-unicorns-be = { $character } sein
web-kill-the-unicorns-under = Unter
web-kill-the-unicorns-other-goes = { $ruse } wird offen abgeworfen.
web-kill-the-unicorns-other-stays = { $ruse } bleibt auf deiner Hand, für eine zweite Meinung.
web-kill-the-unicorns-ruse-help = Zwei Karten: Eine kommt verdeckt unter ein Einhorn, die andere wird offen abgeworfen.
web-kill-the-unicorns-ruse-help-keeper = Zwei Karten: Eine kommt verdeckt unter ein Einhorn, die andere bleibt auf deiner Hand.
web-kill-the-unicorns-pick-ruse = Wähle eine Finte
web-kill-the-unicorns-pick-place = Wähle ein Einhorn
web-kill-the-unicorns-hide = { $ruse } unter „{ $unicorn }“

## Slips: the hunt

web-kill-the-unicorns-open =
    { $most ->
        [one] { $unicorn }: Du rufst zur Jagd. Leg 1 Karte, wer mitjagt, muss auch.
       *[other] { $unicorn }: Du rufst zur Jagd. Leg 1 bis { $most } Karten, wer mitjagt, ebenso viele.
    }
web-kill-the-unicorns-follow =
    { $seat-is ->
        [you] { $cards ->
            [one] Du verlangst eine Karte.
            [2] Du verlangst zwei Karten.
            [3] Du verlangst drei Karten.
           *[other] Du verlangst { $cards } Karten.
        }
       *[other] { $cards ->
            [one] { $seat } verlangt eine Karte.
            [2] { $seat } verlangt zwei Karten.
            [3] { $seat } verlangt drei Karten.
           *[other] { $seat } verlangt { $cards } Karten.
        }
    }
web-kill-the-unicorns-pick-one = wähle eine
web-kill-the-unicorns-so-far = bisher
web-kill-the-unicorns-worth = zusammen
web-kill-the-unicorns-left = Übrig für den Markt
web-kill-the-unicorns-left-sum =
    { $cards ->
        [0] nichts
        [one] 1 Karte, { $sum }
       *[other] { $cards } Karten, { $sum }
    }
web-kill-the-unicorns-ruses-under = Finten darunter
web-kill-the-unicorns-ruses-count =
    { $count ->
        [0] keine
       *[other] { $count }
    }
web-kill-the-unicorns-ruses-mine =
    { $count ->
        [one] 1, von dir
       *[other] { $count }, eine von dir
    }
web-kill-the-unicorns-hunt =
    { $cards ->
        [one] Mit 1 Karte jagen, Summe { $sum }
       *[other] Mit { $cards } Karten jagen, Summe { $sum }
    }
web-kill-the-unicorns-pick-more =
    { $count ->
        [one] Wähle noch eine Karte
        [2] Wähle noch zwei Karten
       *[other] Wähle noch { $count } Karten
    }
web-kill-the-unicorns-pass-horn = Jagdhorn weitergeben
web-kill-the-unicorns-pass =
    { $count ->
        [one] Passen, Karte behalten
        [2] Passen, beide behalten
        [3] Passen, alle drei behalten
        [4] Passen, alle vier behalten
        [5] Passen, alle fünf behalten
        [6] Passen, alle sechs behalten
        [7] Passen, alle sieben behalten
        [8] Passen, alle acht behalten
       *[other] Passen, alle { $count } behalten
    }

## Slips: powers

web-kill-the-unicorns-power-spent = Für heute verbraucht.
web-kill-the-unicorns-not-now = Jetzt nicht
web-kill-the-unicorns-your-laid = Deine Karten in dieser Jagd
web-kill-the-unicorns-swap-first = Welche davon geht zurück?
web-kill-the-unicorns-swap-second = Jetzt tipp auf eine Karte deiner Hand.
web-kill-the-unicorns-swap-total = Du stündest bei { $total }. Finten kommen später.
web-kill-the-unicorns-yours = deine Summe
# What lies face down before a rival, and which hunt cards the rival has no more today.
web-kill-the-unicorns-used =
    { $laid ->
        [one] { $count ->
            [0] 1 Karte verdeckt, noch keine verbraucht
           *[other] 1 Karte verdeckt, verbraucht: { $cards }
        }
       *[other] { $count ->
            [0] { $laid } Karten verdeckt, noch keine verbraucht
           *[other] { $laid } Karten verdeckt, verbraucht: { $cards }
        }
    }
web-kill-the-unicorns-totals = Summen
web-kill-the-unicorns-costs-lowest = Der Preis ist die niedrigste Karte deiner Hand.
web-kill-the-unicorns-costs-highest = Der Preis ist die höchste Karte deiner Hand.
web-kill-the-unicorns-turned = Aufgedeckt:
web-kill-the-unicorns-instead = Deine stattdessen:
# What would happen follows, as the log will tell it.
web-kill-the-unicorns-would-end = Dann:
# The ruse the shaman has in hand, and what it does.
web-kill-the-unicorns-kept = Auf der Hand: { $ruse }. { $effect }

## Slips: the market

web-kill-the-unicorns-purse =
    { $cards ->
        [one] 1 Karte übrig, { $sum } wert.
       *[other] { $cards } Karten übrig, zusammen { $sum } wert.
    }
web-kill-the-unicorns-tap-token = Tipp auf einen Marker an den Ständen. Vergleichen kannst du vor dem Zahlen.
web-kill-the-unicorns-exactly = genau { $price }
web-kill-the-unicorns-price-is = Preis { $price }
web-kill-the-unicorns-unspent = Übrige kommen auch zurück
web-kill-the-unicorns-none = keine
web-kill-the-unicorns-points-label = Punkte
web-kill-the-unicorns-no-change = Die günstigsten Karten sind schon angehoben. Kein Wechselgeld: Wichtel halten nichts von Münzen.
web-kill-the-unicorns-pick-token = Wähle einen Marker
web-kill-the-unicorns-pick-unicorn = Wähle ein Einhorn
web-kill-the-unicorns-pick-payment = Heb Karten für { $price } an
web-kill-the-unicorns-pay-for = { $paid } für { $thing } zahlen
web-kill-the-unicorns-nothing = Nichts, danke

## Keys

web-kill-the-unicorns-key-numbers = Karte anheben, auf ein Einhorn oder jemanden zeigen oder eine Summe nennen

## Explanations

web-kill-the-unicorns-unicorn-about =
    { $stars ->
        [0] Keine Sterne, { $colour }.
        [one] 1 Stern, { $colour }.
       *[other] { $stars } Sterne, { $colour }.
    } Jeder Stern ist ein Punkt; Farben ergeben Sammlungen und Regenbögen.
# What was bought for a unicorn: “Fake horn: +2 points.”
web-kill-the-unicorns-clings = { $name }: { $effect }.
web-kill-the-unicorns-card-about = Bringt { $value } in einer Jagd oder zahlt { $value } auf dem Markt. Kommt am nächsten Tag zurück.

## Why something cannot be bought

web-kill-the-unicorns-why-no-herd = Du hast kein Einhorn dafür.
web-kill-the-unicorns-why-dear = Es kostet { $price }, und deine Karten sind { $sum } wert.

## What every table says, in this game’s own words

web-filter-race-kill-the-unicorns = Jagd
web-round-kill-the-unicorns = Tag { $round }
web-curve-kill-the-unicorns = Punkte nach jedem Tag
web-review-by-luck-kill-the-unicorns = { $round }: die Jagd
