### What is there for people who use a keyboard, a switch or a screen reader.

## Places

web-skip-to-slip = Zur Frage
web-skip-to-main = Zum Inhalt dieser Seite
web-stage = Das Spielbrett
# Where one waits while something is shown.
web-happening = Was gerade geschieht

## Titles of pages, as a browser's tab and its history show them

web-title = { $page } · Hornbook
web-title-gathering = Tisch { $code }, { $game }
web-title-table = { $game }
web-title-turn = Du bist dran, { $game }
# $waiting: “Ada is thinking.”
web-title-waiting = { $waiting } { $game }
web-title-result = Ergebnis, { $game }
web-title-replay = Nochmal ansehen, { $game }
web-title-review = Analyse, { $game }
# One of several buttons that look the same: “Play now: Unicorn Fever”
web-of-game = { $deed }: { $game }

## Keys of one's own

web-settings-singleKeys = Buchstaben und Ziffern als Tasten
web-settings-singleKeys-help = eine Taste tut am Tisch eine Sache
web-keys-change = Taste für „{ $deed }“ ändern
    .short = Ändern
web-keys-press = Drück eine Taste
web-keys-taken = { $key } ist vergeben: „{ $deed }“.
web-keys-none = keine Taste
web-keys-usual = Zurück zu den üblichen Tasten

## The page about all this. What it says, docs/accessibility.md says, too.

web-access-title = Barrierefreiheit
web-access-note = Wer hier spielen kann, und wie.
web-access-works = Was geht
web-access-keyboard = Alle Spiele lassen sich allein mit Tasten spielen, von der ersten Seite bis zur letzten. Die Tab-Taste findet alles, was sich drücken lässt, und das Erste, was sie am Tisch findet, führt zur Frage.
    .title = Tastatur und Schalter
web-access-focus = Nach jedem Zug geht der Fokus zur nächsten Frage, oder dorthin, wo du auf sie wartest. Was du obendrauf öffnest, gibt ihn beim Schließen zurück. Enter tut nichts, solange du nicht bei der Frage bist und etwas gewählt hast.
    .title = Fokus
web-access-told = Ein Screenreader erfährt alles, was geschieht, der Reihe nach: einen Satz für jede Karte eines Rennens mit dem Stand von allen, wer was gefangen hat, was gezahlt wurde, wer gewonnen hat, und deinen eigenen Platz. Beim Tempo „Sofort“ fasst ein Satz das Rennen zusammen.
    .title = Screenreader
web-access-clock = Läuft eine Uhr ab, wird das bei 30 und bei 10 Sekunden gesagt. Wer allein gefragt ist, kann 30 Sekunden mehr nehmen, einmal je Frage. Wo alle zugleich wetten, wie in der Party, gibt der Host mehr.
    .title = Uhren
web-access-keys = Tasten, die ein einzelner Buchstabe oder eine Ziffer sind, lassen sich in den Einstellungen abschalten. Am Tisch zeigt „Tasten“ im Menü sie an, und dort kannst du andere wählen.
    .title = Einzelne Tasten
web-access-places = Jede Seite hat einen Titel, der sagt, wo du bist und wer dran ist, einen Hauptteil und Überschriften in Ordnung. Keine zwei Knöpfe einer Seite tun unter demselben Namen Verschiedenes.
    .title = Wo du bist
web-access-plain = Fragen und Absagen sind kurz und in einfachen Worten. Ein Test misst ihre englische Fassung an dem, was Zwölfjährige lesen können; die Wörter der Spiele werden erklärt, wo sie stehen.
    .title = Einfache Worte
web-access-looks = Größere Schrift, hoher Kontrast, Tag und Nacht, ein Zettel links und drei Tempos stehen in den Einstellungen. Verlangt dein System mehr Kontrast, eigene Farben, größere Schrift oder weniger Bewegung, folgt jede Seite. Das Handy einer Party nimmt Tag und Nacht nur vom System.
    .title = Aussehen und Bewegung
web-access-not-yet = Was noch nicht geht
web-access-people = Browser testen das alles bei jeder Änderung. Jemand, der jeden Tag einen Screenreader benutzt, hat es noch nicht für uns getestet.
    .title = Von Menschen erprobt
web-access-dialogs = Während eine Schublade wie der Verlauf offen ist, sagen manche Screenreader nicht, was dahinter geschieht. Es steht im Verlauf.
    .title = Offene Schubladen
web-access-television = Der Fernseher der Party ist ein Bild für den Raum. Wer ihn nicht sieht, spielt am Handy oder am Schreibtisch, wo das Rennen erzählt wird.
    .title = Der Fernseher
web-access-charts = Kurven von Chancen und Kassen werden als ein paar Zahlen gelesen, nicht als Kurve.
    .title = Kurven
web-access-language = Das Haus spricht Deutsch, Englisch, Französisch und Italienisch, sonst noch keine Sprache.
    .title = Sprachen
web-access-tell = Sag es uns
web-access-tell-us = Wenn dich etwas vom Spielen abhält, sag es denen, die dieses Haus betreiben, oder eröffne ein Issue, wo der Quelltext liegt.
