### What is wrong with a card file. The sentences stand after a line’s number, as a compiler’s do.

card-in-line = Zeile { NUMBER($line, useGrouping: 0) }: { $fault }

card-syntax = Das ist kein TOML: { $reason }.
card-not-a-deck = „{ $deck }“ muss eine Liste von Karten sein, jede unter einem eigenen [[{ $deck }]].
card-missing-section = Der Abschnitt [{ $section }] fehlt; er gibt der Ausgabe ihren Namen.
card-not-a-section = „{ $section }“ muss ein Abschnitt sein, unter einem einzigen [{ $section }].
card-unknown-deck = Einen Stapel namens „{ $deck }“ gibt es nicht; erlaubt sind { $allowed }.
card-unknown-key = „{ $key }“ bedeutet hier nichts; erlaubt sind { $allowed }.
card-missing-key = „{ $key }“ fehlt; jede solche Zeile braucht es.
card-not-a-table = „{ $key }“ muss eine Tabelle sein, etwa { "{" } name = number { "}" }.
card-not-one-of = „{ $key }“ kann nicht „{ $value }“ sein; erlaubt sind { $allowed }.
card-not-in-range = „{ $key }“ kann nicht „{ $value }“ sein; erlaubt sind ganze Zahlen von { $low } bis { $high }.
card-not-whole = „{ $key }“ kann nicht „{ $value }“ sein; es muss eine ganze Zahl sein.
card-not-a-list = „{ $key }“ kann nicht „{ $value }“ sein; es muss eine Liste aus { $count } erlaubten Zahlen sein.
card-not-text = „{ $key }“ kann nicht „{ $value }“ sein; es muss Text sein.
card-bad-id = „{ $key }“ kann nicht „{ $value }“ sein; eine id hat bis zu 40 kleine Buchstaben, Ziffern und Striche, wie „kind-word“.
card-bad-letter = „{ $key }“ kann nicht „{ $value }“ sein; es ist einer der Buchstaben A bis Z.
card-bad-name = „{ $key }“ kann nicht „{ $value }“ sein; Namen haben 1 bis 60 sichtbare Zeichen und keine, die ein Terminal steuern.

## Cards that cannot be played together

card-twice = „{ $id }“ gab es schon; in einem Stapel braucht jede Karte ihre eigene.
card-too-few = Der Stapel „{ $deck }“ hat { $found } Karten; er braucht mindestens { $least }.
card-row-too-slow = Keine Bewegungskarte bewegt die Reihe { $row } um { $least } oder mehr; jedes Rennen muss enden.

## What a game leaves aside of a file that is in order

card-idle-deck = { $found ->
        [one] Dieses Spiel hat keine Karten „{ $deck }“; die eine in der Datei bleibt weg.
       *[other] Dieses Spiel hat keine Karten „{ $deck }“; die { $found } in der Datei bleiben weg.
    }
card-idle-base = { $found ->
        [one] Eine Karte „{ $deck }“ ist keine Grundkarte; dieses Spiel lässt sie weg.
       *[other] { $found } Karten „{ $deck }“ sind keine Grundkarten; dieses Spiel lässt sie weg.
    }

## Cards that join the house’s

card-new = „{ $id }“ ist eine neue Karte.
card-new-or-misspelt = „{ $id }“ ist eine neue Karte. Meintest du „{ $near }“?

## More than a card file may hold

card-too-long = Die Datei ist zu lang; bis zu { $limit } Zeichen werden gelesen.
card-too-many-rows = Es sind zu viele Karten; eine Datei fasst bis zu { $limit }.
card-too-many-values = Auf den Karten steht zu viel; eine Datei fasst bis zu { $limit } Werte.
card-too-deep = Es stecken zu viele Klammern ineinander; bis zu { $limit } werden gelesen.
card-too-many-parts = In diesem Namen sind zu viele Punkte; er hat bis zu { $limit } Teile.
card-too-many-digits = Diese Zahl oder dieser Name ist zu lang; bis zu { $limit } Ziffern oder Buchstaben werden gelesen.

## Lessons: things of the game that are named in them

card-no-such-thing = „{ $key }“ kann nicht „{ $value }“ sein; so heißt hier kein { $kind }.
card-cannot-happen = „{ $value }“ kommt in diesem Spiel nie vor.
card-other-rules = das ist für Version { $rules } der Spielregeln; sie sind bei Version { $known }.
card-not-rows = „{ $key }“ muss eine Liste von Tabellen sein, wie [{ "{" } type = Name { "}" }].
