### What ruses do: one sentence for each thing a ruse can carry. A card's text is its sentences
### one after the other, so cards typed in by others have texts too.
### $value is the number or word, $size the number without its sign, $sign “more” or “less”.

## To the unicorn

effect-points =
    { $sign ->
        [more] { $size ->
            [one] 1 Punkt mehr wert.
           *[other] { $size } Punkte mehr wert.
        }
       *[less] { $size ->
            [one] 1 Punkt weniger wert.
           *[other] { $size } Punkte weniger wert.
        }
    }
effect-stars =
    { $sign ->
        [more] Die aufgedruckten Sterne zählen doppelt.
       *[less] Die aufgedruckten Sterne zählen nicht.
    }
effect-per-rival =
    { $sign ->
        [more] Für jede Person, die es in der Jagd verloren hat, { $size } mehr wert.
       *[less] Für jede Person, die es in der Jagd verloren hat, { $size } weniger wert.
    }
effect-per-pass =
    { $sign ->
        [more] Für jede Person, die gepasst hat, { $size } mehr wert.
       *[less] Für jede Person, die gepasst hat, { $size } weniger wert.
    }
effect-colour =
    { $value ->
        [none] Es verliert seine Farbe.
        [pink] Es wird rosa, falls es eine Farbe hat.
        [blue] Es wird blau, falls es eine Farbe hat.
        [green] Es wird grün, falls es eine Farbe hat.
        [yellow] Es wird gelb, falls es eine Farbe hat.
       *[choice] Hat es eine Farbe, wählt eine neue, wer es fängt.
    }

## To the bidding: the totals are counted again, and ties cancel as always

effect-lowest = Die niedrigste Summe gewinnt.
effect-best-card = Es zählt nur die jeweils höchste Karte.
effect-card = Jede { $value } zählt als { $counts-as }.
effect-owner =
    { $sign ->
        [more] Wer dies gelegt hat und mitjagt, zählt { $size } mehr.
       *[less] Wer dies gelegt hat und mitjagt, zählt { $size } weniger.
    }
effect-winner =
    { $sign ->
        [more] Wer führt, zählt { $size } mehr.
       *[less] Wer führt, zählt { $size } weniger.
    }
effect-ties = Gleichstände heben sich nicht auf: Vorn liegt, wer in der Reihenfolge früher kommt.

## To who gets the unicorn. Whoever passed never does.

effect-heir =
    { $value ->
        [second] Die nächstbeste Summe bekommt das Einhorn.
        [owner] Wer dies gelegt hat und mitjagt, bekommt das Einhorn.
        [left] Wer links vom Gewinner als Nächstes mitjagt, bekommt das Einhorn.
        [poorest] Wer mitjagt und die wenigsten Einhörner hat, bekommt es.
        [first] Wer in der Reihenfolge als Erstes mitjagt, bekommt das Einhorn.
        [last] Wer in der Reihenfolge als Letztes mitjagt, bekommt das Einhorn.
        [gift] Wer gewinnt, muss das Einhorn an jemanden verschenken, der mitjagt.
       *[nobody] Das Einhorn flieht.
    }

effect-stays = Bleibt am Einhorn.
effect-none = Tut nichts, das aber mit Überzeugung.

## The decks, as a list of cards names them

deck-unicorns = Einhörner
    .chapter = 2.2
deck-starters = Start-Einhörner
    .chapter = Vorbereitung
deck-characters = Charaktere und ihre Fähigkeiten
    .chapter = 2
deck-hunt = Jagdkarten, für alle dieselben
    .chapter = 2.2
deck-ruses = Finten
    .chapter = 2.1 und 2.3
deck-stalls = Der Schwarzmarkt
    .chapter = 2.4
deck-pates = Pasteten
    .chapter = 2.4

## What the goods of the market do. $points is what they add, $price what they cost.

stall-fake-horn = { $points } Punkte mehr für eins deiner Einhörner. Kostet { $price }.
stall-fairy-dust = Eine neue Farbe und { $points } Punkte mehr für eins deiner Einhörner. Kostet { $price }.
stall-cotton-candy = Eine neue Farbe für eins deiner Einhörner. Kostet { $price }.
stall-pate = Punkte am Ende. Kostet { $price } und eins deiner Einhörner.

## A unicorn's stars and colour

unicorn-text =
    { $stars ->
        [one] 1 Stern, { $colour }
       *[other] { $stars } Sterne, { $colour }
    }
