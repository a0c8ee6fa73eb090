### What the terminal says: help, prompts, headings.

## Help of the commands

cli-help = Spiele um Rennen und Wetten. Ohne Befehl öffnet hornbook die Tische im Browser, und hornbook --lan lässt auch die Handys deines Netzes herein. Die Befehle spielen, simulieren und zeigen Spiele im Terminal.
cli-help-games = Alle Spiele mit Plätzen und Einstellungen.
cli-help-play = Gegen Bots spielen.
cli-help-learn = Ein Spiel beim Spielen lernen: eine erste Runde mit Coach.
cli-help-arena = Bots gegeneinander antreten lassen, jede Mischung von jedem Platz aus, und zeigen, wie stark sie sind.
cli-help-rules = Die Regeln eines Spiels in unseren Worten: seine Kapitel, eines davon oder ein Wort.
cli-help-rules-wanted = Ein Kapitel wie 1.2 oder irgendein Wort; ohne das der Inhalt.
cli-help-odds = Wer gewinnt, wer sich platziert und was jede Wette wert ist.
cli-help-serve = Tische für Menschen betreiben: ein Prozess, eine Datei, keine Konfiguration.
cli-help-open = Dort den Browser öffnen. „hornbook“ allein tut das auch.
cli-help-simulate = Bots viele Spiele spielen lassen und zeigen, was dabei herauskam.
cli-help-replay = Ein aufgezeichnetes Spiel durchgehen oder prüfen.
cli-help-cards = Karten einer Ausgabe beginnen, prüfen oder zeigen.
cli-help-cards-new = Eine Datei mit einer Karte jeder Art schreiben, zum Ändern nach Belieben.
cli-help-new-file = Die Datei, die geschrieben wird; gibt es sie schon, bleibt sie, wie sie ist.
cli-help-cards-check = Die Fehler einer Ausgabe finden, jeden mit seiner Zeile.
cli-help-cards-show = Alle Karten mit Texten und Quellen auflisten.
cli-help-game = Welches Spiel: siehe hornbook games.
cli-help-proxy = Ein Proxy vor den Tischen, als Nummer oder Netz: Ihm wird geglaubt, für wen, wie und unter welchem Pfad er fragt. Mehrmals möglich.
cli-help-address = Die Adresse, die andere Geräte benutzen, wenn ein Name oder ein Proxy vor den Tischen steht.
cli-help-thinking = Wie lange ein Bot der Tische höchstens über eine Entscheidung nachdenkt, in Millisekunden (sonst 1500).
cli-help-lang = Die Sprache, etwa de.
cli-help-edition = Eine Kartendatei statt der Karten des Hauses.
cli-help-seats = Wie viele am Tisch sitzen.
cli-help-seed = Das Glück: Derselbe Seed teilt dieselben Karten aus.
cli-help-bots = Die Bots auf den anderen Plätzen, etwa random, oder eine Liste.
cli-help-set = Eine Einstellung des Spiels; mehrmals möglich.
cli-help-json = JSON ausgeben.
cli-help-name = Dein Name, für die Aufzeichnung des Spiels.
cli-help-record = Das Spiel in dieser Datei behalten, oder das Spiel darin fortsetzen.
cli-help-fast = Keine Pausen.
cli-help-count = Wie viele Spiele.
cli-help-file = Eine Aufzeichnung eines Spiels.
cli-help-verify = Nur prüfen, ob die Aufzeichnung stimmt.
cli-help-seat = Durch wessen Augen, ab 1; sonst die des Publikums.
cli-help-install-completion = Deine Shell Hornbooks Befehle ab jetzt vervollständigen lassen.
cli-help-show-completion = Ausgeben, was deine Shell dafür braucht.
cli-help-version = Die Version ausgeben.
cli-help-help = Diese Hilfe zeigen.

## The frame of every help, and why a command line is refused

cli-usage = Aufruf:
cli-usage-arguments = Angaben:
cli-usage-options = Optionen:
cli-usage-commands = Befehle:
cli-usage-required = nötig
cli-usage-default = sonst: { $default }
cli-usage-variable = oder die Variable { $var }
# What stands for a value, in capitals: NAME=VALUE, [FILE]
cli-value-address = ADRESSE
cli-value-args = ANGABEN
cli-value-arms = ARME
cli-value-chapter = KAPITEL
cli-value-colour = FARBE
cli-value-command = BEFEHL
cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-game = SPIEL
cli-value-name = NAME
cli-value-options = OPTIONEN
cli-value-spec = ART
cli-value-specs = ARTEN
cli-value-value = WERT
cli-value-where = WO
cli-value-word = WORT
cli-usage-no-such-option =
    Es gibt keine Option { $option }{ $likely ->
        [none] .
       *[other] . Ist es eine von diesen: { $likely }?
    }
cli-usage-no-such-command =
    Es gibt keinen Befehl „{ $command }“{ $likely ->
        [none] : siehe hornbook --help.
       *[other] . Ist es { $likely }?
    }
cli-usage-no-command = Welcher Befehl? --help nennt sie alle.
# $what: an option, or what stands for a value
cli-usage-missing = { $what } fehlt.
cli-usage-no-value = { $option } braucht einen Wert.
cli-usage-a-value = { $option } nimmt keinen Wert.
cli-usage-too-many = Das ist zu viel: { $given }.
cli-usage-wrong =
    „{ $value }“ ist kein Wert für { $what }{ $kind ->
        [int] : Es muss eine ganze Zahl sein.
        [float] : Es muss eine Zahl sein.
       *[other] .
    }
# $reason is English
cli-usage-other = Das ist nicht zu verstehen: { $reason }

## Playing

cli-which-game = Welches? Zum Beispiel hornbook play unicorn-fever.
# $word is a word of the game’s rules.
cli-welcome = Tipp die Nummer deiner Wahl. ? erklärt die Frage, ?2 die zweite Möglichkeit, ?{ $word } ein Wort, ?% die Chancen, ?! was ein Bot täte, t zeichnet den Tisch, l zeigt den Verlauf, u nimmt deine letzte Entscheidung zurück, q geht.
cli-lesson = { $game }, { $minutes } Minuten:
cli-prompt = [{ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }, ? t l u q] >
cli-hint-option = Tipp eine Zahl von 1 bis { $last }; ? erklärt die Frage, ?1 eine Möglichkeit, ?% die Chancen, ?! was ein Bot täte, t zeichnet den Tisch, l zeigt den Verlauf, u nimmt deine letzte Entscheidung zurück, q geht.
cli-hint-amount = Tipp einen Betrag von { $low } bis { $high }; ? erklärt die Frage, ?% die Chancen, ?! was ein Bot täte, t zeichnet den Tisch, l zeigt den Verlauf, u nimmt deine letzte Entscheidung zurück, q geht.
cli-explained = { $option }: { $more }
# $chapter is “none” where the rulebook does not say so.
cli-word =
    { $chapter ->
        [none] { $word }: { $about }
       *[other] { $word }: { $about } Spielregel, { $chapter }.
    }
cli-no-such-word = Ein Wort „{ $word }“ gibt es in den Regeln nicht. Es gibt: { $words }.
# Where the rules say it: below the help of a question.
cli-rules-at =
    { $number ->
        [none] Regeln, { $title }.
       *[other] Regeln, { $number } { $title }.
    }
cli-rules-none = Für dieses Spiel hat noch niemand Regeln geschrieben.
cli-rules-hint = „hornbook rules { $game } { $chapter }“ zeigt ein Kapitel, ein Wort statt der Zahl alles, was darüber gesagt ist.
# A paragraph that is not the rulebook's own, and how it is marked.
cli-rules-marked = { $text } [{ $mark }]
cli-rules-ruling = unsere Auslegung
cli-rules-house = Hauskarte
cli-taken-back = Du nimmst deine letzte Entscheidung zurück.
cli-nothing-to-take-back = Du hast noch nichts entschieden.
cli-nothing-more = mehr steckt nicht dahinter.
cli-go-on = [Weiter mit Enter]
cli-go-on-with =
    { $choices ->
        [one] Du setzt dich wieder hin. Bisher gab es 1 Entscheidung; l zeigt den Verlauf.
       *[other] Du setzt dich wieder hin. Bisher gab es { $choices } Entscheidungen; l zeigt den Verlauf.
    }
cli-leave = Das Spiel verlassen? [j/n]
# Words that mean yes, or no, separated by spaces, in small letters.
cli-yes = j ja
cli-no = n nein
cli-save-as = In welcher Datei das Spiel behalten? [Enter: { $file }, n: in keiner]
cli-file-taken = { $file } gibt es schon; die Datei bleibt, wie sie ist.
cli-kept = Das Spiel ist gespeichert. So geht es weiter:
cli-ranking = Rangliste
cli-see-replay = Nochmal ansehen:
cli-keep-next-time = Um ein Spiel zu behalten und nochmal anzusehen, spiel mit --record FILE.

## Replay

cli-replay-keys = Enter: zum nächsten Zug. n 40: zu Zug 40, vorwärts oder zurück. q: gehen.
cli-replay-prompt = [Zug { NUMBER($move, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) }, Enter, n N, q] >
cli-verified =
    { $over ->
        [yes] { $file }: ein ganzes Spiel { $name } zu { $seats }, { $choices ->
            [one] 1 Entscheidung
           *[other] { $choices } Entscheidungen
        }, und alles stimmt.
       *[no] { $file }: der Anfang eines Spiels { $name } zu { $seats }, { $choices ->
            [one] 1 Entscheidung
           *[other] { $choices } Entscheidungen
        }, und alles stimmt.
    }

## Simulation

cli-simulating = Spiele
cli-simulated =
    { $games ->
        [one] 1 Spiel { $name } zu { $seats }, Ausgabe „{ $edition }“, Seed „{ $seed }“
       *[other] { $games } Spiele { $name } zu { $seats }, Ausgabe „{ $edition }“, Seed „{ $seed }“
    }
cli-seat = Platz
cli-bot = Bot
cli-wins = Siege
cli-mean-score = im Schnitt
cli-lengths = Entscheidungen in einem Spiel: { $shortest } bis { $longest }, im Schnitt { $mean }
cli-speed = { $seconds } s: { $games } Spiele und { $decisions } Entscheidungen pro Sekunde

## Cards

cli-template-written = { $file } ist geschrieben. Ändere sie, prüf sie mit hornbook cards check { $file } --game { $game }, und spiel sie mit hornbook play { $game } --edition { $file }.
cli-edition-good = { $file }: Die Ausgabe „{ $edition }“ von { $game } ist spielbar.
cli-deck-count =
    { $count ->
        [one] { $deck }: 1 Karte, { $box } in der Schachtel
       *[other] { $deck }: { $count } Karten, { $box } in der Schachtel
    }
cli-copies =
    { $count ->
        [one] 1-mal
       *[other] { $count }-mal
    }

## Odds and arena

cli-help-entries = Die Bots, einer je Platz, etwa „sharp,steady,steady,steady“; weniger wiederholen sich.
cli-help-workers = Wie viele Prozesse gleichzeitig spielen; sonst alle Kerne. Die Ergebnisse sind dieselben.
cli-help-toml = Die Karten des Hauses als Kartendatei zum Ändern ausgeben.
cli-house-changed = Die Karten des Hauses, geändert
cli-help-balance = Messen, was jede Karte, jeder Platz und jeder Charakter wert ist, und als Seite schreiben.
cli-help-against = Mit den Karten dieser Datei vergleichen; sonst wird eine Ausgabe mit denen des Hauses verglichen.
cli-help-fit = Aus simulierten Spielen lernen, was die Bots über die Karten eines Spiels wissen.
cli-help-fit-into = Die Tabellen in diesen Ordner schreiben; sonst werden sie ausgegeben.
cli-help-balance-arms = Nur diese Arme des Experiments spielen: „given,pairs“. Sonst alle nacheinander.
cli-help-balance-page = Die Zahlen mit Kurven auf diese Seite schreiben: eine Datei, mehr braucht es nicht.
cli-help-balance-csv = Die Zahlen in diese Datei schreiben, für eine Tabellenkalkulation.
cli-help-on = Wo gespielt wird: „ray“ ist ein Ray auf diesem Rechner, „ray://host:10001“ ein Cluster.
cli-help-out = Jedes Spiel in diese Datei schreiben (.jsonl oder .parquet). Derselbe Befehl macht weiter, wo er abgebrochen wurde.
cli-help-odds-record = Das Rennen aus dieser Aufzeichnung nehmen.
cli-help-after = Nach so vielen Entscheidungen der Aufzeichnung; sonst an ihrem Ende.
cli-help-row = Einen Quotenmarker auf diese Reihe legen: „red=4“ ist x4.
cli-help-races = Wie viele Rennen gelaufen werden.
cli-arena = { $games } Spiele { $name }, jede Mischung von jedem Platz aus; ausgeglichen wäre { $even } (Seed { $seed }).
cli-sure = 95-%-Intervall
cli-elo = Elo
cli-thinks = pro Entscheidung
cli-help-warm = Vorbereiten, was Bots und Chancen zum schnellen Denken brauchen: einmal nach der Installation, eine Minute lang.
cli-warming = Die Suche wird vorbereitet, einmal, etwa eine Minute lang: Bis dahin spielen solide Bots.
cli-warm-begun = { $game }: wird vorbereitet
cli-warm-done = { $game }: bereit
cli-advice = Was ein Bot täte, und was sonst noch:
cli-advised-stake = { $stake } setzen
# A bet in a table: “Bramble to win”
cli-odds-bet = { $lane } { $kind }
cli-odds =
    { $races ->
        [one] Nach 1 simulierten Rennen:
       *[other] Nach { $races } simulierten Rennen:
    }
cli-racer = wer
cli-row = Quote
cli-win = Sieg
cli-place = Platz
cli-bet = Wette
cli-chance = Chance
cli-fair = fair
cli-pays = zahlt
cli-money = je Münze
cli-points = Punkte

## Server

cli-help-host = Die Adresse zum Horchen; ohne sie kommt nur dieser Computer herein.
cli-help-lan = Die Handys und Computer deines Netzes hereinlassen. „hornbook --lan“ tut das auch.
cli-help-port = Der Port zum Horchen.
cli-help-store = Eine Datenbankdatei oder -adresse (postgresql://…); sonst eine Datei in deinem Datenordner.
cli-serving = Die Tische sind offen bei { $address }. Strg-C schließt sie.
# $switch is "yes" where the page has a switch for it.
cli-reach-here = Nur dieser Computer kommt herein. { $switch ->
    [yes] Um Handys hereinzulassen, starte mit --lan, oder drück den Knopf, wo sonst der QR-Code eines Tisches ist.
   *[no] Um die Geräte deines Netzes hereinzulassen, starte mit --lan.
 }
cli-reach-network = Andere Geräte kommen über { $address } herein. Wer diese Adresse erreicht, kann Tische eröffnen und sich an deinen setzen; sonst ist von diesem Computer nichts zu sehen.

## The card file to start from

template-head =
    Eigene Karten für { $game }. Die Datei ist spielbar, wie sie ist:
      hornbook cards check FILE --game { $name }
      hornbook play { $name } --edition FILE
    Jedes Feld jedes Stapels ist in docs/cards.md erklärt.
template-extends = deine Karten kommen zu denen des Hauses; mit false ersetzt ein Stapel von dir den des Hauses
template-more = Möglich ist auch:
template-effects = Was in { $field } stehen kann, eins oder mehrere:
template-beside = gehört zu { $effect }
template-range = { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }
