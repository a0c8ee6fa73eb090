### Why something cannot be done with a set-up, a record, a file or an argument; phones need none of it.

## Setting up a game

refusal-broken-game = Das Spiel „{ $game }“ ist installiert, lässt sich aber nicht laden. Wer es installiert hat, findet den Grund im Protokoll.
refusal-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht: Es gibt { $allowed }.
refusal-unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht: Es gibt { $allowed }.
refusal-bot-not-found = Der Bot „{ $bot }“ ist weder in { $folder } noch unter dem Installierten zu finden: Für eine Klasse MyBot in der Datei my_bots.py schreib my_bots:MyBot.
refusal-bot-not-in-file = Der Bot „{ $bot }“ ist nicht zu finden: { $file } hat kein „{ $name }“.
refusal-foreign-bot = Der Bot „{ $bot }“ ist nicht zu gebrauchen: { $reason }.
refusal-bot-fault = Der Bot { $bot } auf Platz { $seat } ist in { $game } gescheitert, Seed „{ $seed }“, bei Entscheidung { NUMBER($decision, useGrouping: 0) } ({ $question }): { $reason }
refusal-bot-cannot-choose = „{ $bot }“ ist kein Bot: Ihm fehlt die Methode „choose(seat)“.
refusal-bot-cannot-play = { $bot } kann { $game } nicht spielen: Die Bots dafür sind { $allowed }.
refusal-no-advice-here = In { $game } kann kein Bot sagen, was er täte.
refusal-bad-budget = „{ $budget }“ ist kein Budget: Sag, wie viele Durchläufe (200) oder Millisekunden (500ms).
refusal-unknown-setting = Eine Einstellung namens „{ $setting }“ gibt es nicht: Es gibt { $allowed }.
refusal-bad-seats = Mit { $seats } geht es nicht: Das Spiel hat { $low } bis { $high } Plätze.
refusal-bad-number =
    Die Einstellung { $setting } kann nicht „{ $value }“ sein: Sie ist eine Zahl von { $low } bis { $high }{ $step ->
        [1] { "" }
       *[other] { " " }in Schritten von { $step }
    }.
refusal-bad-setting = Die Einstellung { $setting } kann nicht „{ $value }“ sein: Erlaubt sind { $allowed }.
refusal-bad-choices =
    Die Einstellung { $setting } kann nicht „{ $value }“ sein: Nenne { $pick ->
        [one] 1
       *[other] { $pick } verschiedene
    } von { $allowed }, oder keine.
refusal-card-fault =
    Die Kartendatei hat { $count ->
        [one] einen Fehler in Zeile { NUMBER($line, useGrouping: 0) }
       *[other] { $count } Fehler, den ersten in Zeile { NUMBER($line, useGrouping: 0) }
    }: Nur eine Datei ohne Fehler kann gespielt werden.
refusal-card-file-beyond =
    Zeile { NUMBER($line, useGrouping: 0) } der Kartendatei ist mehr, als gelesen wird. Erlaubt sind { $fault ->
        [too-long] { $limit } Zeichen.
        [too-many-rows] { $limit } Karten und Abschnitte.
        [too-many-values] { $limit } Werte.
        [too-deep] { $limit } Klammern ineinander.
        [too-many-parts] { $limit } Teile eines Namens mit Punkten.
       *[too-many-digits] { $limit } Ziffern einer Zahl oder Buchstaben eines Namens.
    }

## Records

refusal-record-unreadable = Das ist keine Aufzeichnung eines Spiels: { $reason }.
refusal-record-too-large = Das ist zu groß für eine Aufzeichnung: Höchstens { $limit } Bytes werden gelesen.
refusal-record-format = Die Aufzeichnung hat Format { $format }: Diese Version liest Format { $known }.
refusal-record-rules = Die Aufzeichnung entstand mit Version { $rules } der Regeln: Diese Version spielt { $known }.
refusal-record-edition = Die Aufzeichnung entstand mit anderen Karten, „{ $edition }“: Sie braucht genau dieselben.
refusal-record-illegal = Entscheidung { NUMBER($place, useGrouping: 0) } der Aufzeichnung ist nicht erlaubt: { $reason }
refusal-record-result = Das Ergebnis der Aufzeichnung folgt nicht aus ihren Entscheidungen: Sie wurde verändert.
refusal-record-seal = Das Siegel der Aufzeichnung ist gebrochen: Sie wurde verändert, seit sie geschrieben wurde.
refusal-record-finished = Das Spiel darin ist vorbei und lässt sich nicht weiterspielen: Nenne eine andere Datei, oder sieh es mit hornbook replay an.
refusal-record-other-game = Darin ist ein Spiel von { $game }: Nenne eine andere Datei, oder spiel jenes Spiel.
refusal-record-other-setup = Darin ist ein Spiel mit anderen Plätzen, Seed, Einstellungen oder Karten: Nenne eine andere Datei, oder lass das weg, um es fortzusetzen.

## Files and arguments

refusal-in-file = { $file }: { $reason }
refusal-cannot-read = { $file } ist nicht lesbar: { $reason }.
refusal-cannot-write = { $file } ist nicht beschreibbar: { $reason }.
refusal-file-exists = { $file } gibt es schon; die Datei bleibt, wie sie ist. Nenne eine andere.
refusal-not-utf-8 = { $file } ist kein Text in UTF-8: Byte { NUMBER($place, useGrouping: 0) } passt nicht.
refusal-no-own-cards = Dieses Spiel hat keine Stapel, zu denen eigene Karten kommen könnten.
refusal-edition-too-large = { $file } ist zu groß für eine Ausgabe: Höchstens { $limit } Bytes werden gelesen.
refusal-edition-faults =
    { $more ->
        [0] { $file }:{ NUMBER($line, useGrouping: 0) }: { $fault }
       *[other] { $file }:{ NUMBER($line, useGrouping: 0) }: { $fault } Und { $more } weitere: siehe hornbook cards check.
    }
refusal-unknown-language = In „{ $language }“ gibt es keine Texte: Die Sprachen sind { $allowed }.
refusal-not-a-pair = „{ $pair }“ ist keine Einstellung: Schreib NAME=VALUE.
refusal-no-games = { $games } Spiele lassen sich nicht spielen: Nenne mindestens 1.
refusal-nothing-to-fit = Für { $game } gibt es nichts zu lernen: Die Bots dafür haben keine Tabelle.
refusal-unknown-arm = Einen Arm „{ $arm }“ hat dieses Experiment nicht: Es gibt { $arms }.
refusal-unknown-place = Auf „{ $place }“ lässt sich nicht spielen: Nenne „ray“ oder einen Cluster wie „ray://host:10001“.
refusal-ray-missing = Ray ist nicht installiert: pip install "hornbook[ray]".
refusal-parquet-missing = Parquet braucht PyArrow: pip install "hornbook[parquet]", oder schreib .jsonl.
refusal-results-of-another-run = { $file } hat Ergebnisse eines anderen Laufs: Nenne eine andere Datei, oder lösche sie.
refusal-no-such-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind 1 bis { $last }.
refusal-no-such-move = Nach { NUMBER($move, useGrouping: 0) } Entscheidungen gibt es keine Stellung: Die Aufzeichnung hat { NUMBER($last, useGrouping: 0) }.
refusal-no-odds = In diesem Spiel gibt es keine Rennen und damit keine Chancen.
refusal-no-rows = { $game } hat keine Quoten, auf die man Marker legen könnte.
refusal-bad-row = „{ $row }“ ist keine Quotenreihe: Schreib eine Farbe oder einen Namen ({ $allowed }) und eine Zahl von 2 bis 7, etwa red=4.
refusal-bad-thinking = Bots denken zwischen { NUMBER($low, useGrouping: 0) } und { NUMBER($high, useGrouping: 0) } Millisekunden über eine Entscheidung nach.
refusal-bad-port = { NUMBER($port, useGrouping: 0) } ist kein Port: Ports sind Zahlen von 1 bis { NUMBER($last, useGrouping: 0) }.
refusal-lan-and-host = --lan horcht an jeder Adresse dieses Computers, --host { $host } an einer: Gib eins von beiden an.
refusal-bad-proxy = { $proxy } ist keine Adresse eines Proxys: Es muss eine Nummer wie 127.0.0.1 sein oder ein Netz wie 10.0.0.0/8.
refusal-bad-address = { $address } ist keine Adresse einer Seite: Sie muss mit http:// oder https:// beginnen und einen Rechner nennen.
refusal-address-taken = Bei { $host }:{ NUMBER($port, useGrouping: 0) } kann niemand horchen: { $reason }.
