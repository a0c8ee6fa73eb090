### Cards of one’s own, written in the browser.

web-cards-title = Deine eigenen Karten
web-cards-list = Karten
web-cards-edition = Name der Ausgabe
web-cards-start = Nimm eine Blankokarte oder ändere eine des Hauses. Was du schreibst, bleibt in diesem Browser.
web-cards-add = Neue Karte
web-cards-used = { $used } von { $most } Blankokarten benutzt
web-cards-house = Eine Karte des Hauses ändern
web-cards-house-pick = Welche?
web-cards-replaces = Ersetzt „{ $name }“ des Hauses.
web-cards-live = Die Karte, live
web-cards-wrong = etwas stimmt nicht
web-cards-copy = Kopieren
web-cards-drop = Zerreißen
web-cards-dropped = „{ $name }“ ist zerrissen.
web-cards-read =
    { $count ->
        [0] In { $file } ist keine Karte, die diese Seite zeigen kann.
        [one] Eine Karte aus { $file } gelesen.
       *[other] { $count } Karten aus { $file } gelesen.
    }
web-cards-undo = Rückgängig
web-cards-kept = Wird beim Schreiben in diesem Browser behalten.
    .faulty = Bleibt in diesem Browser. Repariere vor dem Spielen, was rot ist.
web-cards-not-kept = Dieser Browser behält nichts. Speichere eine Datei, bevor du gehst.
web-cards-effects = Was sie tut
web-cards-effect = Effekt { $number }
web-cards-amount = Wie viel, Effekt { $number }
web-cards-beside = Zählt als, Effekt { $number }
web-cards-effect-away = Effekt { $number } entfernen
web-cards-effect-add = Effekt hinzufügen
web-cards-play = Tisch damit eröffnen
web-cards-export = Datei speichern
web-cards-import = Datei lesen
web-cards-faulty = { $file } hat einen Fehler in Zeile { $line }: { $fault } Deine Karten sind, wie sie waren.
web-setup-faulty = { $file } hat einen Fehler in Zeile { $line }: { $fault } Sie ist nicht angehängt.
web-cards-rest =
    { $count ->
        [one] Auch in der Datei, und unverändert: { $decks }.
       *[other] Auch in der Datei, und unverändert: { $decks }.
    }
web-cards-file = Für die Datei
web-cards-extends = zu den Karten des Hauses dazu
    .about = Sonst ersetzt jeder Stapel, den du schreibst, den ganzen Stapel des Hauses.
web-cards-fault-of = { $card }: { $fault }
web-cards-fault-in = { $card }, { $field }: { $fault }

## How fair the cards are: the server plays games between bots and tells what each thing was worth. What it says of them itself is in laboratory.ftl.

web-measured = Wie fair sind sie?
    .about = Bots spielen etwa eine Minute lang mit deinen Karten. Was man im Spiel wählt, wird hier zufällig verschenkt, damit nicht gutes Spiel gute Karten macht.
web-measured-begin = Diese Karten messen
web-measured-busy = Die Bots spielen. Frühe Zahlen springen noch.
web-measured-done = Das war alles. Bots bluffen schlecht: Menschen werden manches besser machen.
web-measured-broken = Der Server musste vorzeitig aufhören. So weit ist er gekommen.
web-measured-changed = Du hast deine Karten seitdem geändert.
web-measured-nothing = Noch nichts zu berichten.
# In points of a hundred games: $effect was measured, $low to $high is what luck leaves open. “+1.5 (-0.4 to +3.4)”
web-measured-band = { $effect } ({ $low } bis { $high })
web-measured-save = Ganzen Bericht speichern

## Values on cards of more than one game

web-value-positive = Positiv
web-value-negative = Negativ
web-value-green = Grün
web-value-yellow = Gelb
web-value-blue = Blau

## What may be wrong, said beside the field

web-fault-bad-id = Nimm bis zu 40 kleine Buchstaben, Ziffern und Striche, wie „kind-word“.
web-fault-bad-letter = Nimm einen der Buchstaben A bis Z.
web-fault-bad-name = Nimm 1 bis 60 sichtbare Zeichen.
web-fault-missing-key = Füll das aus.
web-fault-not-in-range = Nimm eine ganze Zahl von { $low } bis { $high }.
web-fault-not-a-list = Nimm ganze Zahlen von 0 bis 4.
web-fault-not-one-of = Wähle etwas aus der Liste.
web-fault-twice = So eine Karte gibt es schon; in einem Stapel braucht jede ihre eigene.
web-fault-too-few = Das sind insgesamt { $found } Karten; der Stapel braucht mindestens { $least }.
web-fault-row-too-slow = Keine Bewegungskarte bewegt die Reihe { $row } um { $least } oder mehr; jedes Rennen muss enden.
