### What the table server says and refuses.

# What the pages are about, for search machines
page-about = Spiele um Rennen und Wetten an einem Tisch: Unicorn Fever, Horse Fever, Kill the Unicorns.
page-not-built = Die Seite für Browser ist noch nicht gebaut. Führ aus: make page

## At the table

event-choices-taken-back = { $seat } { $seat-has } die letzte Entscheidung zurückgenommen.

## Frames

refusal-malformed = Das ist kein Frame des Protokolls: { $reason }
refusal-bad-example = So ein Beispiel gibt es in den Regeln nicht: { $reason }.
refusal-hello-first = Der erste Frame ist ein hello, und er kommt bald.
refusal-hello-once = Ein hello genügt.
refusal-other-version = Dieser Server spricht Version { NUMBER($known, useGrouping: 0) } des Protokolls, nicht { NUMBER($version, useGrouping: 0) }.
refusal-too-big = Das ist zu viel auf einmal: Höchstens { $limit } Bytes werden gelesen.
refusal-too-fast = Das war zu schnell. Warte eine Sekunde.
refusal-too-slow = Das kam zu langsam an. Schick es noch einmal.
refusal-too-many-connections = Von dort kommen zu viele Verbindungen. Schließ erst ein paar.
refusal-server-fault = Hier ist etwas schiefgegangen. Dem Spiel ist nichts passiert: Versuch es noch einmal.
refusal-id-used = Die id „{ $id }“ gehörte schon einem anderen Befehl: Jeder braucht seine eigene.
refusal-too-busy = Gerade ist viel los. Versuch es gleich noch einmal.
refusal-too-hard = Das hat zu lange gedauert und wurde aufgegeben. Es hat sich nichts geändert.
refusal-clerk-away = Das ging nicht, und du kannst nichts dafür. Versuch es noch einmal.
refusal-too-many-requests = Von dort kommen zu viele Anfragen. Warte eine Minute.

## Identity and doors

refusal-bad-token = Dieser Ausweis ist nicht von hier.
refusal-foreign-origin = Fremde Seiten dürfen hier nicht für dich sprechen.
refusal-no-such-table = Einen Tisch mit diesem Code gibt es nicht.
refusal-no-such-address = An dieser Adresse ist nichts.
refusal-wrong-method = Diese Adresse fragt man anders.
refusal-no-such-game = Dieses Spiel ist nicht im Archiv.
refusal-too-many-guesses = Zu viele Codes, die keine sind. Warte eine Minute.
refusal-too-many-games = Das sind viele Spiele in kurzer Zeit. Warte eine Minute.
refusal-too-many-tables = Das sind viele Tische. Spiel erst an einem.
refusal-store-away = Der Server erreicht gerade seine Datenbank nicht. Nichts ist verloren: Der Tisch kommt von selbst wieder.
refusal-table-broken = Dieser Tisch lässt sich gerade nicht öffnen. Er bleibt erhalten, und wer den Server betreibt, kann sehen, warum.
refusal-database-in-use = Ein anderer Hornbook-Server benutzt { $place }. Halte erst den an, oder gib diesem eine eigene Datenbank (--store).
refusal-table-locked = Der Tisch ist abgeschlossen: Der Host kann ihn wieder aufschließen.
refusal-still-playing = Das Spiel läuft noch: Seine Aufzeichnung würde alles verraten.

## Seats and the host

refusal-not-your-seat = Platz { NUMBER($seat, useGrouping: 0) } ist nicht deiner.
refusal-seat-taken = Auf Platz { NUMBER($seat, useGrouping: 0) } sitzt schon jemand.
refusal-unknown-seat = Einen Platz { NUMBER($seat, useGrouping: 0) } gibt es nicht: Der Tisch hat { $last }, gezählt ab 0.
refusal-unknown-portrait = Ein Gesicht „{ $portrait }“ gibt es nicht. Es gibt: { $known }.
refusal-portrait-taken = Dieses Gesicht trägt schon { $name }.
refusal-name-empty = Gib einen Namen ein, den die anderen lesen können.
refusal-name-of-the-reader = „{ $name }“ sind für sich selbst alle. Gib einen Namen für die anderen ein.
refusal-stools-taken =
    { $taken ->
        [one] Da sitzt jemand: 1 Hocker wird gebraucht.
       *[other] Da sitzen Leute: { $taken } Hocker werden gebraucht.
    }
refusal-not-seated = Setz dich erst.
refusal-tv-only-watches = Ein Bildschirm für alle sieht nur zu.
refusal-only-the-host = Das kann nur der Host.
refusal-not-now = Das geht jetzt nicht.
refusal-nothing-said = Darin gibt es nichts zu lesen.
refusal-words-unseen = In diesen Worten sind Zeichen, die niemand sehen kann. Tipp sie neu.
refusal-already-dealt = Die Karten sind verteilt: Worte fürs Glück kommen vorher.
refusal-no-clock = An diesem Tisch gibt es keine Uhr: Niemand hat es eilig.
refusal-had-more-time = Deine { $seconds } Sekunden mehr hast du für diese Frage schon gehabt.
refusal-too-many-muted = Mehr Leute lassen sich nicht stumm schalten.

## At the game

refusal-no-review = An so einem Spiel gibt es nichts zu analysieren.
refusal-no-playing-on = Ein Abend, an dem Leute kommen und gehen, lässt sich nicht fortsetzen: Er braucht seine Gäste.
refusal-no-such-moment = Fortsetzen lässt sich ein Spiel an einem seiner Züge, von 0 bis { $last }.
refusal-no-hints = An diesem Tisch erfährt niemand die Chancen.
refusal-key-too-old = Der Link galt zehn Minuten. Bitte um einen neuen.
refusal-no-awards = So ein Spiel verleiht keine Preise.
refusal-no-advice = Die Chancen ließen sich nicht ausrechnen. Dem Spiel ist nichts passiert.
refusal-no-game = Hier wird gerade nichts gespielt.
refusal-paused = Der Tisch macht Pause.
refusal-no-limit-now = Gerade läuft keine Auktion, in der du eine Grenze setzen könntest.
refusal-nothing-to-undo = Du hast noch nichts entschieden.
refusal-one-thing-at-a-time = Der Tisch stimmt gerade über etwas anderes ab.
refusal-nothing-to-vote-on = Danach fragt gerade niemand.
refusal-not-asked-to-vote = Deine Antwort fehlt nicht.
refusal-only-this-computer = An diese Tische kommt nur dieser Computer, also gibt es nichts zu scannen. Wer davor sitzt, kann das Netz hereinlassen.
refusal-not-your-computer = Wer hereinkommt, bestimmt nur, wer am Computer dieser Tische sitzt, falls er dafür gestartet wurde.
refusal-network-closed =
    { $why ->
        [eaddrinuse] Bei { $host } lauscht schon ein anderes Programm: Das Netz lässt sich nicht hereinlassen.
       *[other] Das System lässt das Netz bei { $host } nicht herein.
    }
refusal-no-network = Dieser Computer ist gerade in keinem Netz.
refusal-muted = Der Host hat dich stumm geschaltet.
refusal-too-much-talk = Das ist viel Gerede. Warte einen Moment.

## Checking the luck

refusal-draw-commitment = Das Geheimnis ist nicht das versprochene.
refusal-draw-seed = Der Seed folgt nicht aus dem Geheimnis und den Worten.
