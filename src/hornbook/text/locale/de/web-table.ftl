### What the table says around every game: bar, seats, slip, tape, chat, curtain, end and replay.

## Bar

web-tools = Werkzeug am Tisch
web-tape = Was bisher geschah
# $count: lines not read yet
web-chat =
    { $count ->
        [0] Chat
        [one] Chat, 1 neue Zeile
       *[other] Chat, { $count } neue Zeilen
    }
web-sound = Ton
web-speed =
    Tempo: { $speed ->
        [normal] normal
        [fast] schnell
       *[instant] sofort
    }
web-speed-short =
    { $speed ->
        [fast] 2×
       *[instant] ∞
    }

## The goal, and how one stands. $score is what the goal counts.
## A game that says it otherwise has the same message with its name behind it: web-goal-unicorn-fever.

web-goal = Meiste Punkte gewinnen
web-goal-unit = Punkte
# In the bar, beside the symbol of what counts. $unit is web-goal-unit: “Glory 8, 2nd”
web-goal-short =
    { $unit } { $score }, { $place ->
        [1] { $level ->
            [yes] mit vorn
           *[no] Platz 1
        }
        [2] Platz 2
        [3] Platz 3
       *[other] Platz { $place }
    }
# $lead: what the best one has more; for the best, what they are ahead
web-goal-stand =
    { $place ->
        [1] { $level ->
            [yes] Du: { $score }, gleichauf vorn
           *[no] Du: { $score }, { $lead } Vorsprung
        }
        [2] Du: { $score }, Platz 2, { $lead } zurück
        [3] Du: { $score }, Platz 3, { $lead } zurück
       *[other] Du: { $score }, Platz { $place }, { $lead } zurück
    }
web-goal-watched =
    { $level ->
        [yes] { $leader } sind gleichauf, mit { $score }
       *[no] { $leader } führt mit { $score }
    }
web-goal-said = { $goal }. { $stand }. Regeln öffnen.

## Rules at the table

web-rules = Regeln
web-rules-back = Zurück zum Tisch
web-rules-search = In den Regeln suchen
    .short = Suchen
web-rules-page = Seite öffnen
web-rules-chapters = Kapitel
web-rules-asked = jetzt gefragt
web-rules-now = An diesem Tisch, jetzt
web-rules-words = Wörter hier
web-rules-nothing = Nichts über „{ $what }“. Versuch ein Wort vom Tisch.
web-rules-more = Mehr dazu
# What is not the rulebook's own; the rest has no mark.
web-rules-ruling = unsere Auslegung
web-rules-house = Hauskarte
web-rules-rest = alles andere: die Spielregel
web-rules-numbered = wie in der Spielregel nummeriert
# Above an example that can be tried, and below it.
web-rules-try = Ausprobieren
web-rules-engine = Hornbook rechnet
web-rules-again = Von vorn
web-rules-up = { $racer } einen Platz nach oben
web-rules-down = { $racer } einen Platz nach unten
web-rules-unreckoned = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-rules-away = Die Regeln sind nicht angekommen. Schließ das Buch und öffne es noch einmal.
web-rules-copy = Link zu { $chapter } kopieren
web-rules-copied = Kopiert
web-rules-print = Alle Regeln drucken
web-key-rules = die Regeln

## Seats

# A seat’s face, tapped: what there is to know of who sits there.
web-meet =
    { $seat-is ->
        [you] Wer du bist
       *[other] Wer ist { $seat }?
    }
web-seats = Am Tisch
web-you-now = Du, jetzt
web-next = dann
web-absent = nicht da
web-stand-in = Ein Bot spielt weiter.

## Slip

web-slip-up = Zettel öffnen
web-slip-down = Zettel einklappen
web-slip-help = Diese Frage erklären
# Why something cannot be picked now. $question: what is asked
web-why-other = Jetzt ist etwas anderes gefragt: { $question }
web-advice = Was täte ein Bot?
web-advice-thinking = Moment …
# A stake, where a sum is asked for.
web-advice-amount = { $amount } setzen
web-seconds = { $seconds } s
web-tab-market = Markt
web-tab-tray = Deins
web-waiting = Die anderen
web-look-around = Sieh dich um: Karten, Quoten und Verlauf bleiben offen.
web-nudge = Anstupsen
web-skip = Weiter
web-over = Das war’s.

## Keys

web-keys = Tasten
web-close = Schließen
web-key-slip = zum Zettel
web-key-confirm = ausführen
web-key-back = einen Schritt zurück
web-key-skip = überspringen, was gerade läuft
web-key-more = mehr setzen
web-key-less = weniger setzen
web-key-log = was bisher geschah
web-key-chat = Chat
web-key-help = diese Tasten
web-key-name-space = Leertaste
web-key-name-enter = Enter
web-key-name-escape = Esc

## Explanations. $source: rulebook, public, house or box

web-source = Quelle: { $source }
# $chapter: its number or name
web-chapter = Spielregel, { $chapter }

## Tape

web-tape-empty = Noch nichts. Es ist früh.
web-tape-look = Den Tisch in diesem Moment sehen
web-back-to-now = Zurück zu jetzt
web-filter = Zeigen
web-filter-all = Alles
web-filter-money = Geld
web-filter-race = Rennen
web-filter-yours = Deins

## Chat

web-chat-title = Chat
web-chat-empty = Niemand hat etwas gesagt. Verdächtig.
web-chat-say = Sag etwas
web-chat-send = Sagen
web-mute = Stumm
web-unmute = Reden lassen
web-reactions = Reaktionen
web-reaction =
    { $reaction ->
        [cheer] Hurra
        [laugh] Haha
        [gasp] Oh nein
        [clap] Gut gespielt
        [groan] Uff
        [thanks] Danke
       *[hurry] Na los
    }

## Menu

web-invite = Einladen
web-invite-qr = Der Link zu diesem Tisch als QR-Code
web-copy = Link kopieren
web-copied = Kopiert
web-settings = Einstellungen
web-undo = Zurücknehmen
web-undo-ask = Ums Zurücknehmen bitten
web-pause-ask = Um eine Pause bitten
web-go-on = Weiter
web-lock = Tisch abschließen
web-unlock = Tisch aufschließen
web-stand-up = Aufstehen
web-leave = Gehen
web-pace = Tempo
web-speed-name =
    { $speed ->
        [normal] Normal
        [fast] Schnell
       *[instant] Sofort
    }
# $count: people who watch
web-watching =
    { $count ->
        [0] Niemand sieht zu.
        [one] Eine Person sieht zu.
       *[other] { $count } Leute sehen zu.
    }

## What the table itself says

web-offline = Die Leitung ist weg.
web-offline-kept = Deine Wahl ist gemerkt und wird gesendet.
web-offline-safe = Auf dem Server ist alles sicher.
web-next-try =
    { $seconds ->
        [0] Versuche …
       *[other] Nächster Versuch in { $seconds } s
    }
web-try-now = Jetzt versuchen
web-motion-undo =
    { $seat-is ->
        [you] Du möchtest eine Entscheidung zurücknehmen.
       *[other] { $seat } möchte eine Entscheidung zurücknehmen.
    }
web-motion-pause =
    { $seat-is ->
        [you] Du möchtest eine Pause.
       *[other] { $seat } möchte eine Pause.
    }
web-motion-waits = Noch ohne Antwort: { $names-within }.
web-yes = Ja
web-no = Nein
web-paused = Der Tisch macht Pause.
web-bot-for = Ein Bot vertritt { $seat-whom }.
web-bot-plays-on = Er spielt weiter und gibt sofort wieder ab.
web-take-over = Übernehmen
web-play-on = Weiterspielen
web-new-paint = Frisch gestrichen. Lade nach diesem Rennen neu.
web-reload = Neu laden
web-part-missing = Ein Teil dieser Seite ist nicht angekommen
    .help = Die Leitung ist weg, oder das Haus ist frisch gestrichen. Dein Spiel ist dort sicher.

## Hot seat

web-pass = Gib den Bildschirm an { $name }
web-pass-others = Alle anderen bewundern die Zimmerdecke.
web-i-am = Ich bin { $name }
web-hold = Halten zum Ansehen
web-turn-down = Deine geheimen Karten umdrehen
web-hold-to-look =
    { $count ->
        [one] Deine Karte liegt verdeckt. Halten zum Ansehen.
       *[other] Deine { $count } Karten liegen verdeckt. Halten zum Ansehen.
    }

## Doors

web-saddling = Wird gesattelt
web-gone-no-such-table = Diesen Tisch gibt es nicht
    .help = Kein Tisch hat den Code { $code }, oder er ist abgeräumt. Beendete Spiele stehen bei deinen Spielen.
web-gone-table-locked = Der Tisch ist abgeschlossen
    .help = Der Host von { $code } lässt niemanden mehr herein. Bitte um den Schlüssel.
web-gone-other-version = Frisch gestrichen
    .help = Das Haus wurde renoviert, seit du da bist. Lade neu, und alles steht, wo es war.
web-gone-other = Dieser Tisch ist nicht zu erreichen
    .help = Das Haus hat dich bei { $code } nicht hereingelassen. Von deinen Spielen ist nichts verloren.
web-gone-front = Zur Startseite

## The end

web-counting = Wird gezählt. Rechne jemand nach.
web-wins =
    { $winners-is ->
        [you] Du gewinnst
       *[other] { $winners-count ->
            [one] { $winners } gewinnt
           *[other] { $winners } gewinnen
        }
    }
web-nobody-wins = Niemand gewinnt
web-wins-by =
    { $by ->
        [points] Mit { $score }, { $lead } mehr als { $next-within }.
        [more] Mit { $score } vor { $other } ({ $next-within }).
       *[level] Mit { $score }, gleichauf und doch vorn.
    }
# A word for each player. $why: what won or cost the game, $short: points behind the winner.
web-verdicts = Ein Wort zu allen
web-verdict =
    { $why ->
        [won] Gewonnen
        [shared] Geteilter Sieg
        [short] { $short } zu wenig
        [out] Aus dem Rennen
        [loans] Die Kredite
        [tax] Der Preis des Ruhms
        [bets] Eine Wette zu viel
        [ties] Aufgehoben
        [ruses] Überlistet
        [fines] Bestraft
        [cost] Teures Vergnügen
       *[good] Ein großer Moment
    }
web-verdict-counting = Glück und Entscheidungen werden noch gezählt.
web-decisions = Deine Entscheidungen
# Not more than 3 points of a hundred away from the best that was found.
web-decisions-tally = { $good } von { $all } höchstens 3 Punkte unter dem Besten
web-decisions-none = Nichts zu loben und nichts zu tadeln: Solider kann man das nicht spielen.
web-decision-kind =
    { $kind ->
        [best] beste
       *[worst] schlechteste
    }
web-decision-see = Ansehen
web-final-more = Mehr
web-line-by-line = Zeile für Zeile
web-proof-check = Mischung prüfen
web-proof-promise = Vor dem Austeilen versprochen
web-proof-secret = Geheimnis, jetzt gezeigt
web-proof-kept = Das Haus hat sein Versprechen von vor dem Austeilen gehalten, und die Worte dieses Browsers stecken in der Mischung.
web-proof-fits = Das Geheimnis passt zu dem Versprechen hier. Wann es gegeben wurde, weiß nur ein Browser, der mitgespielt hat.
web-proof-broken = Vor dem Austeilen versprochen, jetzt geöffnet: Es passt nicht zusammen. Das sollte jemand erklären.
web-proof-missing = Dieser Browser hat Worte für die Mischung gegeben, und sie stecken nicht darin. Das sollte jemand erklären.
web-proof-beyond = Dass die Karten daraus folgen, prüft „hornbook replay --verify“ mit der Aufzeichnung.
web-proof-elsewhere = Dieser Browser kann es hier nicht prüfen; Hornbook kann es, mit der Aufzeichnung.
web-proof-before =
    { $moves ->
        [one] Aus einem früheren Spiel übernommen, nach dem ersten Zug: Karten und Glück sind von dort.
       *[other] Aus einem früheren Spiel übernommen, nach { $moves } Zügen: Karten und Glück sind von dort.
    }
web-record = Die Aufzeichnung
web-record-download = Aufzeichnung laden
# $what: where points came from
web-score =
    { $what ->
        [glory] Ruhm
        [gold] Gold
        [elves] Elfen
        [gold-left] Restgold
        [converted] je 20 eins
        [contracts] Verträge
        [stars] Sterne
        [sets] Sammlungen
        [rainbow] Regenbögen
        [tokens] Marker
        [pates] Pasteten
        [ruses] Finten
        [points] Marker
        [stables] Ställe
        [objectives] Aufträge
        [loans] Kredite
        [danari] Danari
        [danari-left] übrig
       *[total] Summe
    }
web-end-contracts = Verträge, und wer sie hat
web-end-missed = Deine verfehlten Aufträge
web-end-objectives = Aufträge, endlich offen
web-end-herds = Was nach Hause kam
web-see-table = Tisch ansehen
web-back-to-result = Zurück zum Ergebnis
web-replay = Nochmal ansehen
web-rematch = Revanche, gleiche Plätze
web-rematch-host = { $host } kann zur Revanche rufen.
web-no-archive = Die Aufzeichnung dieses Spiels ist nicht lesbar.
# $what: what is counted
web-curve =
    { $what ->
        [glory] Ruhm nach jedem Rennen
        [gold] Gold nach jedem Rennen
        [points] Punkte nach jedem Rennen
        [danari] Danari nach jedem Rennen
        [money] Geld nach jedem Rennen
       *[total] Punkte nach jeder Runde
    }
web-curve-start = Start

## Replay

web-no-replay = Dieses Spiel gibt es nicht
    .help = Nur beendete Spiele kann man nochmal ansehen, und dieses ist nicht dabei.
web-round = Runde { $round }
web-move-of = Zug { $at } von { $last }
web-step = Nächster Zug
web-step-back = Zug davor
web-play = Abspielen
web-halt = Anhalten
web-eyes = Blickwinkel
web-eyes-everyone = Was alle sehen
web-eyes-of = Sicht: { $name }
web-copy-moment = Moment kopieren
# How you lets the reader be spoken to: it is their own seat.
web-take-up =
    { $name-is ->
        [you] Von hier weiterspielen
       *[other] Als { $name } weiterspielen
    }
web-take-up-refused = Dieses Spiel lässt sich hier nicht fortsetzen. { $why }
web-key-step = nächster Zug
web-key-step-back = Zug davor
web-key-play = abspielen oder anhalten
web-key-now = zurück zu jetzt

## Watching

web-you-watch = Du siehst zu.
web-sit = Hinsetzen

## Read aloud

# A button with a card on it: what it does, and what the card says
web-choice-read = { $choice }. { $text }

# A coach that tells each rule once: with words, with a ring alone until one asks, not at all.
web-coach = Coach
web-coach-speak = Was sagt der Coach?
web-coach-mode =
    { $mode ->
        [whisper] Leise
        [off] Aus
       *[on] An
    }

# Before a line of a payout, for whoever hears the page: it leads to the rule.
web-why-paid = Warum? { $what }
