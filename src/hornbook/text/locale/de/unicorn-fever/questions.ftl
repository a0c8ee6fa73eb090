### What is asked, and in .help what it means, with the chapter of the rulebook.

question-choose-action = Aktion { $action } von 3: Was nimmst du?
    .help = Pro Runde nehmen alle je drei Aktionsmarker, einen pro Zug, immer den obersten eines Stapels, und führen alles aus, was er zeigt. Unter den Stapeln Gold und Wette ist ein Effekt aufgedruckt: Er gilt, sobald der Stapel leer ist. Ein Darlehen ist keine Aktion, und nach dreien gibt die Elfenmafia keines mehr, außer für die Steuer. Spielregel 1.
question-choose-bet = Welche Wette?
    .help = Eine Siegwette zahlt Einsatz mal Quote und 5 Ruhm, wenn das Einhorn den 1. Platz belegt. Eine Platzwette zahlt den doppelten Einsatz, wenn es unter die ersten Drei kommt: Frühe 3 Ruhm, Späte 2. Jeder Wettmarker ist nur einmal pro Rennen zu haben. Spielregel 1.2.
question-choose-stake = Wie viel Gold auf { $lane } ({ $kind })?
    .help = Der Einsatz liegt bis zum Ende des Rennens auf dem Marker und ist weg, wenn die Wette verloren geht. Reicht dein Gold nicht, springt ein Darlehen ein: 20 Gold jetzt, 25 am Ende, falls du weniger als drei hast. Spielregel 1.2 und Seite 17.
question-choose-contract =
    { $price ->
        [0] Welcher Vertrag? Er ist gratis.
       *[other] Welcher Vertrag? Die { $price } Gold sind bezahlt.
    }
    .help = Ein Vertrag gilt vom Abschluss bis zum Spielende. Sein Ruhm zählt am Ende und wird nicht versteuert. Spielregel 1.4.
question-choose-peek = Unter welcher Bahn nachsehen?
    .help = Dein Vertrag zeigt dir die verdeckten Karten einer Bahn, bevor du zauberst. Nur du siehst sie. Spielregel 1.1 und 1.4.
question-play-magic =
    { $count ->
        [0] { $extra ->
            [one] Welche Karte? Du darfst noch 1 spielen.
           *[other] Welche Karte? Du darfst noch { $extra } spielen.
        }
        [one] Welche Karte? Noch 1 zu spielen.
       *[other] Welche Karte? Noch { $count } zu spielen.
    }
    .help = Zauberkarten kommen verdeckt unter beliebige Bahnen, auch mehrere unter dieselbe, und wirken, wenn das Rennen beginnt. Eine positive und eine negative Karte mit demselben Buchstaben an einer Bahn heben sich auf. Danach ziehst du nach. Spielregel 1.1 und 2.2.
question-choose-lane = { $card }: unter welche Bahn?
    .help = Jede Bahn ist recht. Die anderen sehen, dass du dort eine Karte gelegt hast, aber nicht, welche. Spielregel 1.1.
question-choose-exchange = Die ganze Hand tauschen?
    .help = Dein Vertrag erlaubt dir, alle Zauberkarten offen abzuwerfen und ebenso viele neue zu ziehen. Spielregel 1.1 und 1.4.
question-choose-reserved-bet = Welchen Wettmarker lagerst du?
    .help = Er liegt auf deinem Vertrag, nur für dich, bis das Rennen vorbei ist. Um ihn zu benutzen, brauchst du trotzdem eine Wettaktion. Spielregel 1.4 und 3.1.
question-choose-reserved-action = Welchen Aktionsmarker lagerst du?
    .help = Er liegt auf deinem Vertrag, nur für dich, bis das Rennen vorbei ist. Ihn zu nehmen kostet trotzdem eine Aktion, und der nächste Marker des Stapels ist für alle frei. Spielregel 1.4 und 3.1.
question-choose-withdrawal = Eine deiner Karten zurückziehen?
    .help = Dein Vertrag erlaubt dir, vor dem Rennen eine deiner verdeckten Karten abzuwerfen. Alle sehen, welche. Spielregel 1.4 und 2.2.
question-choose-nudge =
    { $rows ->
        [one] Welche Quote verschiebst du um 1 Reihe?
       *[other] Welche Quote verschiebst du um { $rows } Reihen?
    }
    .help = Dein Vertrag erlaubt dir, vor dem Rennen einen Gewinnquotenmarker zu verschieben. Hoch heißt schneller und weniger Gewinn, runter das Gegenteil. Das Fieber bleibt, wo es ist. Spielregel 1.4 und 3.4.
question-choose-who-was-ahead = Totes Rennen zwischen { $lanes }: Wer war vorn?
    .help = Gleiches Feld, gleiche Quote, und kein Zauber entscheidet. Also sagt der Startspieler, wer vorn war. Niemand fragt, warum. Spielregel 2.4.
