### What the pages of the house say of Unicorn Fever: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-unicorn-fever = Unicorn Fever
    .line = Sechs Einhörner, ein Regenbogen, viel Schmu.
web-mode-unicorn-fever = Unicorn Fever
web-time-unicorn-fever = 60 min

## Values of its settings, and on its cards

web-value-gnomes = Wichtel
web-value-leprechauns = Kobolde
web-value-goblins = Goblins
web-value-fairies = Feen
web-value-witches = Hexen
web-value-orange = Orange
web-value-purple = Lila
web-value-red = Rot

## What may be wrong with a card, said beside the field

web-fault-too-few-clans = Ein Spiel braucht Verträge von mindestens { $least } Fabelwesenarten.

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-unicorn-fever-1 = Nach 4 Rennen gewinnt der meiste Ruhm. Vorher aber zählen die offenen Darlehen: Wer der Elfenmafia am wenigsten schuldet, liegt vorn, Ruhm hin oder her.
    .title = Worauf es ankommt
web-learn-unicorn-fever-2 = Vor jedem Rennen haben alle je 3 Aktionen, eine pro Zug. Nimm den obersten Marker eines Stapels und führe alles aus, was er zeigt: einen Vertrag abschließen, Gold nehmen, wetten, auf Sieg wetten oder zaubern. Was weg ist, ist bis zum nächsten Rennen weg, und das Beste geht zuerst.
    .title = Planungsphase
    .asks = choose-action choose-reserved-action
web-learn-unicorn-fever-3 = Eine Siegwette zahlt den Einsatz mal die Quote und 5 Ruhm. Eine Frühe Platzwette zahlt das Doppelte und 3 Ruhm, wenn das Einhorn unter die ersten Drei kommt; eine Späte, erst ab 4 Spielern, das Doppelte und 2 Ruhm. Jeden Wettmarker gibt es einmal pro Rennen. Reicht dein Gold nicht, hilft ein Darlehen: 20 Gold jetzt, 25 am Ende, höchstens drei aus freien Stücken.
    .title = Wetten
    .asks = choose-bet choose-stake choose-reserved-bet
web-learn-unicorn-fever-4 = Zauberkarten kommen verdeckt unter eine Bahn; alle sehen, wo, niemand sieht, welche. Vor dem Rennen werden sie aufgedeckt: Eine positive und eine negative Karte mit demselben Buchstaben heben sich auf, der Rest hilft oder schadet diesem Einhorn.
    .title = Zaubern
    .asks = play-magic choose-lane choose-peek choose-exchange choose-withdrawal
web-learn-unicorn-fever-5 = Eine Bewegungskarte bewegt jedes Einhorn um die Zahl in der Reihe seiner Quote; Favoriten sind etwas schneller, meistens. Danach lassen 2 Würfel je ein Einhorn ein Feld weit sprinten. Feld 12 ist die Ziellinie. Die langsamsten Einhörner der Tabelle sind im Fieber: Sie haben eine eigene Fähigkeit.
    .title = Das Rennen
    .asks = choose-who-was-ahead choose-nudge
web-learn-unicorn-fever-6 = Die Besitzer der ersten Drei bekommen 6, 4 und 2 Gold. Wetten werden ausgezahlt. Dann kommt die Steuer: 1 Gold für jeden Ruhm, den du hast, und wer nicht zahlen kann, nimmt ein Darlehen auf. Sieger rücken in der Quote hoch, ein Schnäppchen bleibt also niemand.
    .title = Nach dem Rennen
web-learn-unicorn-fever-7 = Verträge zweier Fabelwesenarten gelten vom Abschluss bis zum Ende: Wichtel führen Bücher, Kobolde mögen Wetten, Goblins schachern, Feen können zaubern, Hexen leben vom Scheitern. Aufgedruckter Ruhm zählt am Ende, steuerfrei. Zuletzt werden Darlehen zurückgezahlt, und aus 20 Gold wird 1 Ruhm.
    .title = Verträge und Spielende
    .asks = choose-contract
