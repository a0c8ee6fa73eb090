### What the coach says in a first game of Unicorn Fever. At most 25 words at a time, and no exclamation marks.

lesson-unicorn-fever-welcome = Sechs Einhörner, vier Rennen. Wetten bringen Ruhm. Es gewinnt, wer den meisten hat und die Elfen bezahlen kann.
lesson-unicorn-fever-win-bet = In jedem Zug nimmst du einen Marker und tust, was er sagt. Der rote: eine Siegwette, mit 2 Ruhm obendrauf.
lesson-unicorn-fever-who-wins = Wer wird Erster? Die Zahl sagt, was es bringt: { $unicorn } { $odds }. { $favourite } ist schneller, also gibt es nur { $low }.
lesson-unicorn-fever-stake = Wie viel? Du hast { $gold } und drei Züge. { $amount } sind mutig genug.
lesson-unicorn-fever-rival-gold = { $seat } hat Gold und die Glocke genommen und beginnt von diesem Rennen an. Was weg ist, fehlt bis zum nächsten.
lesson-unicorn-fever-rival-bet = { $seat } hat die Siegwette auf { $lane }. Davon gibt es nur eine, und die ist weg.
lesson-unicorn-fever-any-bet = Blau: eine beliebige Wette und 2 Zauberkarten. Erst eine sichere Wette.
lesson-unicorn-fever-early = Frühe Platzwette: Unter die ersten Drei zu kommen reicht. Sie zahlt doppelt und 3 Ruhm. Favoriten wie { $favourite } können das.
lesson-unicorn-fever-gust = Zauberkarten liegen verdeckt unter einer Bahn. Alle sehen, wo, niemand sieht, welche. { $card }: 4 Felder bei der ersten Karte.
lesson-unicorn-fever-second-card = Noch eine. Gute unter deine Freunde, schlechte unter die der anderen.
lesson-unicorn-fever-drawn = Deine Hand ist wieder voll: so viele Karten, wie du gelegt hast. Was du versteckt hast, weiß sonst niemand.
lesson-unicorn-fever-meddler = { $seat } hat eine Karte unter { $lane } gelegt, ganz ohne Wette darauf. Denk dir deinen Teil.
lesson-unicorn-fever-contract = Verträge gelten bis zum Schluss, auch für Wetten, die schon liegen. Dieser ist gratis. { $contract } mag Sieger.
lesson-unicorn-fever-cancelled = { $positive } und { $negative } haben denselben Buchstaben, eine gut, eine schlecht: Beide sind weg. Der Rest bleibt.
lesson-unicorn-fever-card = Die Karte hat eine Zahl für jede Reihe der Quoten. Alle laufen zugleich. Zauber können es anders wollen.
lesson-unicorn-fever-dice = Dann zwei Würfel: Wer gewürfelt wird, sprintet 1 Feld. Feld 12 ist das Ziel. Ich bin jetzt still.
lesson-unicorn-fever-nose = { $lane } gehört dir und ist im Fieber: Das langsamste hat eine Gabe, hier gewinnt es Gleichstände. Dritter, um Nüstern.
lesson-unicorn-fever-own = { $lane } ist dein Einhorn: Die ersten Drei bringen ihren Besitzern 6, 4 und 2 Gold, egal wer wettet.
lesson-unicorn-fever-won = { $stake } gesetzt, { $gold } zurück, der Einsatz steckt darin. Und { $glory } Ruhm, samt dem vom Marker.
lesson-unicorn-fever-lost = Verlorene Einsätze behält die Bank. Es waren { $stake } Gold, und manche zahlen mehr für einen Hut.
lesson-unicorn-fever-tax = Ruhmsteuer: 1 Gold für jeden Ruhm, nach jedem Rennen. Diesmal { $gold }. Berühmt sein kostet.
lesson-unicorn-fever-odds = Wer gut läuft, wird Favorit und bringt weniger. Kein Schnäppchen bleibt eins.
lesson-unicorn-fever-carry-on = Noch drei Rennen, und du weißt, wie es geht. Darlehen, Späte Platzwetten und der Rest stehen im Buch in der Leiste.
