### The pages of the house: front, set-up, gathering, own cards, learning, settings.

## Every page

web-house-motto = Rennen, wetten, bereuen. Kostenlos, an deinem Tisch.
web-house-home = Hornbook, zur Startseite
web-house-ways = Wege durchs Haus
web-house-lobby = Lobby
web-house-learn = Lernen
web-house-rules = Regeln
web-house-about = Über uns und Lizenzen
web-house-nameless = Dein Name
web-house-unofficial = Eine inoffizielle, kostenlose Ausgabe von Leuten, die gern spielen. Mit keinem Verlag verbunden.
web-house-offline = Du bist offline.
web-house-offline-help = Laufende Spiele warten auf dich; diese Seite macht von selbst weiter.
web-house-loading = Wird gesattelt
web-house-no-answer = Niemand antwortet
web-house-unreachable = Der Server ist nicht zu erreichen. Deine Spiele sind dort sicher.
web-house-try-again = Nochmal versuchen

## Front page

web-house-mode = Modus
web-house-players =
    { $most ->
        [many] { $fewest } bis Stadion
       *[other] { $fewest }–{ $most }
    }
web-house-dealing = Wird ausgeteilt …
web-house-open = Tisch eröffnen
web-learn-by-playing = Spielend lernen
    .long = Spielend lernen, { $minutes } Min.
web-minutes = { $minutes } Min.
web-house-lesson = Lektion
web-house-your-games = Deine Spiele
web-house-back = Zurück zum Tisch
web-house-see-result = Wie es ausging
web-house-new = Neu hier?
web-house-new-help = Eine Wette, zwei krumme Karten, drei Rennen. Du spielst ab der ersten Sekunde.
web-house-forget = Tisch { $code } vergessen
web-house-need-turn =
    { $count ->
        [0] Der Tisch wartet. Bisher höflich.
        [one] { $others } wartet. Bisher höflich.
       *[other] { $others } warten. Bisher höflich.
    }
web-house-need-running =
    { $count ->
        [0] Du bist nicht dran.
        [one] { $others } ist dran, du gerade nicht.
       *[other] { $others } sind dran, du gerade nicht.
    }
web-house-need-gathering = Der Tisch füllt sich. Noch sind keine Karten verteilt.
web-house-need-over = Das Spiel ist vorbei.
web-house-short-turn = du bist dran
web-house-short-running = läuft
web-house-short-gathering = füllt sich
web-house-short-over = vorbei
web-house-open-tables = Offene Tische
web-house-none-open = Keine offenen Tische
web-house-none-open-help = Die Bahn gehört dir. Bots lassen sich wecken.
web-house-table-of =
    { $host-is ->
        [none] Tisch { $code }
       *[other] Tisch von { $host }
    }
web-house-taken = { $taken } von { $most } besetzt
web-house-sit = Hinsetzen
web-house-sit-at = An den Tisch von { $host } setzen
web-house-watch = Zusehen
web-house-watch-at = Am Tisch von { $host } zusehen
web-house-code = Hast du einen Code?
web-house-code-label = Code eines Tisches, 5 Buchstaben
web-house-code-help = Fünf Buchstaben vom Host oder vom Fernseher. Kein Konto nötig.
web-house-code-go = Zum Tisch
web-house-code-short =
    { $count ->
        [one] Noch 1 Buchstabe.
       *[other] Noch { $count } Buchstaben.
    }

## Settings of a player

web-settings-title = Einstellungen
web-settings-close = Schließen
web-settings-done = Fertig
web-persona-title = Wer bist du?
web-persona-of-other = Wer sitzt hier?
web-persona-name = Dein Name
web-persona-count = { $count } von { $most }
web-persona-face = Dein Gesicht
web-persona-dealt = ausgeteilt; tippen zum Ändern
web-persona-in = Komm rein, { $name }
web-persona-open = Weiter, { $name }
web-persona-seat = { $name } hinsetzen
web-persona-done = Nenn mich { $name }
web-persona-change = Name und Gesicht
web-persona-a-face =
    { $face ->
        [g-bowler] Melone
        [g-cloche] Glockenhut
        [g-top] Zylinder
        [g-boater] Strohhut
        [g-fedora] Fedora
        [g-cap] Schiebermütze
        [c-antonio-vesuvio] Antonio Vesuvio
        [c-eric-change] Eric Change
        [c-miss-double] Miss Double
        [c-miss-paris] Miss Paris
        [c-oliver-oil] Oliver Oil
        [c-otto-von-alt] Otto von Alt
        [c-steve-mcskull] Steve McSkull
        [c-cesar-crane] César Crâne
        [c-sigvard-skalle] Sigvard Skalle
        [c-cranio-mercanti] Cranio Mercanti
        [c-victor-von-schadel] Victor von Schädel
        [c-craneo-cervantes] Cranéo Cervantes
        [b-princess] Prinzessin
        [b-wizard] Zauberer
        [b-huntress] Jägerin
        [b-bard] Barde
        [b-knight] Ritter
       *[b-shaman] Schamanin
    }
web-settings-theme = Licht
web-settings-theme-system = Wie System
web-settings-theme-light = Tag
web-settings-theme-dark = Nacht
web-settings-speed = Tempo
web-settings-speed-help = wie lange sich etwas bewegt
web-settings-speed-normal = Normal
web-settings-speed-fast = Schnell
web-settings-speed-instant = Sofort
web-settings-sound = Ton
web-settings-sound-help = nichts wird nur durch Töne gesagt
web-settings-volume-table = Tisch
web-settings-volume-race = Rennen
web-settings-volume-crowd = Publikum
web-settings-bigText = Größere Schrift
web-settings-bigText-help = alles Geschriebene 15 % größer
web-settings-contrast = Hoher Kontrast
web-settings-contrast-help = flache Bilder, deckende Flächen, größere Zeichen
web-settings-leftHanded = Linkshändig
web-settings-leftHanded-help = der Zettel rückt nach links
web-settings-language = Sprache
# The name of this language in itself: the build takes it from here for the list of all
web-language = Deutsch

## Setting up a table

web-setup-note = Es kostet nichts. Die Einhörner sind gefüttert.
web-setup-game = Spiel
web-setup-seats = Plätze
web-setup-taken = { $taken } von { $most } besetzt, Startspieler per Los
# Party: nobody is first there, but somebody has to hold the book.
web-setup-taken-party = { $taken } von { $most } besetzt, erster Buchmacher per Los
web-setup-rules = Hausregeln
web-setup-invite = Einladen
web-setup-open = Tisch eröffnen
web-setup-too-few = Mindestens { $fewest } Plätze besetzen
web-setup-pick-more = Wähle { $more } mehr oder keine
web-setup-less = Weniger: { $what }
web-setup-more = Mehr: { $what }
web-setup-sum =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }{ $bots ->
        [0] { "" }
        [one] , davon 1 Bot
       *[other] , davon { $bots } Bots
    }.
web-setup-open-seats =
    { $count ->
        [0] Alle sind da.
        [one] 1 Platz wartet auf jemanden mit dem Code. Kommt niemand, fällt er weg.
       *[other] { $count } Plätze warten auf Leute mit dem Code. Kommt niemand, fallen sie weg.
    }
web-setup-crowd = Bis zu { $room } dürfen kommen, auch später.
web-setup-room = Hocker
web-setup-room-help = wie viele insgesamt kommen dürfen
web-setup-hints = Live-Chancen
    .about = alle dürfen fragen, was eine Wette wert ist, nach dem, was sie wissen können
web-setup-clock = Uhr
web-setup-seconds = Sekunden
web-clock-none = Aus
    .about = niemand muss sich beeilen
web-clock-relaxed = Ruhig
    .about = je 5 Minuten und 45 Sekunden pro Entscheidung
web-clock-quick = Schnell
    .about = je 1 Minute und 12 Sekunden pro Entscheidung
web-clock-decision = Je Zug
    .about = { $seconds } Sekunden für jede Entscheidung
web-setup-code-comes = Code und Bild kommen mit dem Tisch. Fünf Buchstaben, kein Konto.
web-setup-door = Tür
web-setup-private = Mit Code
    .about = nur wer den Code hat, kommt herein
web-setup-public = In der Lobby
    .about = alle dürfen sich setzen
web-setup-cards = Karten
web-setup-cards-help = die Karten des Hauses oder eine eigene Datei
web-setup-house-deck = Haus
web-setup-own-deck = Eigene
web-setup-attach = Datei anhängen
web-setup-attached = mit { $name }
web-setup-write = Karten schreiben

## Seats: what a seat can be

web-seat-host = Du
    .about = du, der Host
web-seat-open = Offen
    .about = mit Code
web-seat-bot = Bot
    .about = spielt von selbst
web-seat-hot-seat = Ein Gerät
    .about = teilt deinen Bildschirm
web-seat-closed = Zu
    .about = hier sitzt niemand
web-seat-kind = Wer nimmt Platz { $seat }?
web-seat-level = Wie gut der Bot auf Platz { $seat } spielt
web-seat-remove = { $name } entfernen
web-level-random = Zufall
    .about = Bot, macht die Augen zu
web-level-easy = Leicht
    .about = Bot, lernt mit dir
web-level-steady = Solide
    .about = Bot, zählt Münzen
web-level-sharp = Schlau
    .about = Bot, denkt voraus

## Values of settings

web-value-chosen = Gewählt
web-value-dealt = Verteilt
web-value-yes = ja
web-value-no = nein
web-value-by-lot = per Los

# How many the cards are dealt to
web-house-deal-to =
    { $count ->
        [2] Für zwei austeilen
        [3] Für drei austeilen
        [4] Für vier austeilen
        [5] Für fünf austeilen
        [6] Für sechs austeilen
       *[other] Für { $count } austeilen
    }

## Gathering at a table

web-gather-host = { $host } ist Host und teilt aus.
web-gather-no-host = Der Host sieht zu und teilt aus.
web-gather-wait = Du sitzt. Sieh dich um, bis es losgeht.
web-gather-sit-help = Ein Hocker ist für dich da. Oder sieh nur zu.
web-gather-full = Alle Hocker besetzt. Stattdessen zusehen?
web-gather-full-help = Bleib hier: Du siehst den Tisch, sobald es losgeht.
web-gather-closed = Das Spiel an diesem Tisch lief nach älteren Regeln, die das Haus nicht mehr spielt. Es wurde so geschlossen, wie es stand; die Aufzeichnung bleibt.
web-gather-closed-record = Aufzeichnung behalten
web-gather-put-away = Die eigenen Karten an diesem Tisch passen nicht mehr zu den Regeln. Jetzt liegen die des Hauses hier; unter „Deine eigenen Karten“ lässt sich die Datei reparieren.
web-gather-tv = Auf dem Fernseher zeigen
web-own-phone = Dein eigenes Handy
web-own-phone-help = Lieber mit dem Handy in der Hand spielen? Es übernimmt deinen Platz, und dieser Bildschirm wird frei für den Fernseher.
web-own-phone-show = Zeig mir, wie
web-own-phone-picture = Ein Bild für dein eigenes Handy, und für kein anderes
web-own-phone-means = Scan das mit deinem eigenen Handy: Das bist dann du, mit deinem Platz und den Rechten des Hosts. Gilt zehn Minuten. Die anderen nehmen den Code.
web-gather-missing =
    { $count ->
        [one] Noch 1 Platz besetzen
       *[other] Noch { $count } Plätze besetzen
    }
web-gather-name-first = Sag erst deinen Namen
web-gather-me-host = du, der Host
web-gather-me = du
web-gather-host-here = der Host
web-gather-here = da
web-gather-away = kurz weg
web-gather-shares = am Bildschirm von { $name }
web-gather-stand = Aufstehen
web-gather-add-bot = Bot dazusetzen
web-gather-stool = Kein Hocker ist frei
web-gather-stool-add = Noch ein Hocker
web-gather-stool-away = Den Hocker von Platz { $seat } wegstellen
web-gather-more = Noch jemand
web-gather-more-help =
    { $free ->
        [one] 1 Hocker ist frei
       *[other] { $free } Hocker sind frei
    }
web-gather-lock = Tür abschließen
web-gather-locked = Abgeschlossen
web-gather-house-cards = die Karten des Hauses
web-gather-own-cards = die eigenen des Hosts
web-gather-learn = Wie dieses Spiel geht
web-gather-qr = Ein Bild zum Scannen, für { $address }
web-gather-code = fünf Buchstaben, kein Konto
web-gather-copy = Link kopieren
web-gather-share = Link senden
web-gather-copied = Kopiert
web-gather-watching =
    { $count ->
        [one] 1 Person sieht zu
       *[other] { $count } Leute sehen zu
    }
web-luck-title = Worte fürs Glück
web-luck-help = Jeder Browser am Tisch mischt von selbst ein paar unter die Karten; gib gern eigene dazu. Am Ende prüft er, dass sie benutzt wurden und dass wir Wort gehalten haben.
web-luck-give = Mischen
web-luck-given = Gemischt
web-luck-count =
    { $count ->
        [0] Noch hat niemand Worte dazugegeben.
        [one] 1 Person hat Worte dazugegeben.
       *[other] { $count } Leute haben Worte dazugegeben.
    }

## Learning: what stands around a game's chapters, which are its own, and its cards

web-learn-note = Je zwei Minuten. Bereuen dauert länger.
web-learn-words = Die Wörter der Regeln
web-learn-words-note = Am Tisch sind sie gepunktet: Zeig auf eins oder halt es gedrückt, um das hier zu lesen.
web-learn-sources = „Spielregel“ steht dort gedruckt, „öffentlich“ ist aus öffentlichem Material bekannt, „Haus“ ist von uns.
web-learn-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

## About

web-about-title = Über uns
web-about-note = Wer schuld ist.
web-about-unofficial = Hornbook ist eine inoffizielle Ausgabe, von Spielbegeisterten für Spielbegeisterte. Sie ist weder mit den Autoren noch mit den Verlagen der Spiele verbunden oder von ihnen gebilligt. Namen gehören denen, denen sie gehören. Gefällt dir ein Spiel, kauf die Schachtel: Da ist Holz drin.
    .title = Inoffiziell
web-about-free = Frei von Kosten, frei von Werbung, frei von Konten. Der Quelltext ist offen; Bilder, Kartentexte und Sätze sind von uns.
    .title = Kostenlos
web-about-privacy = Dein Name, deine Einstellungen und die Liste deiner Tische bleiben in diesem Browser. Der Server kennt eine Zufallszahl und den Namen, den du am Tisch benutzt. Tische, die niemand besucht, sind nach 14 Tagen vergessen.
    .title = Was bleibt
web-about-luck = Vor jedem Austeilen legt sich der Server auf ein Geheimnis fest, jeder Browser gibt eigene Worte dazu, und am Ende prüft er, dass beides in der Mischung steckt. So kann der Server die Karten nicht allein bestimmen. Mit jemandem am Tisch könnte er es: Spiel mit Leuten, denen du traust.
    .title = Ehrliches Glück
web-about-fonts = Die Schriften sind frei unter der SIL Open Font License 1.1, auf openfontlicense.org:
    .title = Schriften
web-about-font = { $font }, von { $author }
web-about-cut = Zwei davon sind auf die Buchstaben zugeschnitten, die wir brauchen. Ihre Namen gehören den ganzen Schriften, die Zuschnitte heißen daher { $names }.
web-about-licences = Woraus diese Seiten gebaut sind, und die Lizenz von jedem Teil, wie sie verfasst wurde.
    .title = Lizenzen
web-about-licence = { $name } { $version }: { $licence }
