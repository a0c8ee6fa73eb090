### What the pages of the house say of Horse Fever, Board and Family: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-horse-fever = Horse Fever
    .line = 1928. Gerade Bahn, sonst alles krumm.
web-mode-horse-fever-board = Board
web-mode-horse-fever-family = Family
web-time-horse-fever-board = 90 min
web-time-horse-fever-family = 30 min

## Values of its settings, and on its cards

web-value-quick = Kurz
web-value-normal = Normal
web-value-long = Lang
web-value-special = Sonderkarte
web-value-nothing = Nichts
web-value-stables = Ställe
web-value-assistants = Assistenten
web-value-horses = Pferde
web-value-objectives = Aufträge
web-value-danari = Danari
web-value-points = Siegpunkte
web-value-stable =
    { $value ->
        [0] Keiner
       *[other] 1:{ $value }
    }

## What may be wrong with a card, said beside the field

web-fault-not-hundreds = Geld gibt es nur in vollen hundert Danari.
web-fault-too-many-blanks = Die Schachtel hat { $most } Blankokarten, Kopien mitgezählt, und das hier ist eine mehr.
web-fault-too-many = Das sind insgesamt { $found } Karten; höchstens { $most } passen.
web-fault-too-few-plain = Ohne die für Leute, die das Spiel kennen, sind das { $found } Karten; der Stapel braucht mindestens { $least }.
web-fault-stable-twice = Zwei Charaktere besitzen den Stall bei { $odds }. Ändere den Charakter des Hauses, um ihn freizugeben.

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-horse-fever-board-1 = Am Ende gewinnen die meisten Siegpunkte (SP). Alle spielen einen Charakter mit Startgeld und einem Stall oder einem Talent. Wetten, Ställe und Aufträge bringen SP, in Auktionen werden sie gekauft und verkauft. Ein Spiel hat 3 bis 10 Runden, je nach Spielerzahl und gewählter Länge.
    .title = Worauf es ankommt
    .asks = choose-character
web-learn-horse-fever-board-2 = Je Runde kaufen alle zweimal ein: Aktionskarten, einen Auftrag, einen Assistenten, ein Pferd, einen Stall, einen Kredit oder nichts, und das bringt 400 Danari. Karten der anderen kosten das Doppelte, wenn sie denn verkaufen. Von den meisten Stapeln ziehst du 4 und behältst 1.
    .title = Einkaufen
    .asks = choose-purchase choose-shuffle choose-objective choose-assistant choose-horse-card choose-swap consider-objective consider-assistant consider-horse consider-stable choose-horse
web-learn-horse-fever-board-3 = Die erste Wette ist Pflicht, und der Mindesteinsatz wächst mit deinem Ruf: 100 Danari für jeden SP. Auf Sieg gibt es den Einsatz mal die Quote und 3 SP, auf Platz das Doppelte und 1 SP. Wer nicht zahlen kann, verliert 2 SP, und wer keine 2 abgeben kann, das Spiel; die SP der Ställe zählen dafür nicht. Die zweite Wette ist freiwillig.
    .title = Wetten
    .asks = choose-first-bet choose-second-bet choose-stake
web-learn-horse-fever-board-4 = Zwischen den Wetten kommen alle Aktionskarten verdeckt hinter die Pferde, reihum je eine. Positive und negative mit demselben Buchstaben heben sich auf. Graue nie. Du weißt, was du gelegt hast; alle anderen raten.
    .title = Manipulieren
    .asks = choose-card choose-lane choose-nudge
web-learn-horse-fever-board-5 = Jede Bewegungskarte bewegt jedes Pferd um die Zahl in der Reihe seiner Quote, dann lassen die Würfel zwei Pferde sprinten. Feld 12 ist die Ziellinie, und die Reihenfolge dort ist endgültig; bei Gleichstand gewinnt die höhere Reihe, wenn keine Karte etwas anderes sagt.
    .title = Das Rennen
    .asks = choose-who-was-ahead
web-learn-horse-fever-board-6 = Wetten und Ställe zahlen, die Quoten folgen dem Ergebnis. Dann wird 1 SP in der Auktion abwärts verkauft und 1 in der Auktion aufwärts gekauft: Geld gegen Ruf, Ruf gegen Geld.
    .title = Zahltag und Auktion
    .asks = choose-sale choose-bid
web-learn-horse-fever-board-7 = Kredite werden zurückgezahlt; wer das nicht kann, ist aus dem Spiel. Aufträge werden aufgedeckt und bringen je 2 SP, wenn jemand sie allein erfüllt. Dann wird gezählt.
    .title = Das Ende
    .asks = choose-contest-winner

web-learn-horse-fever-family-1 = Nach dem letzten Rennen gewinnen die meisten Siegpunkte (SP). Alle spielen einen Charakter mit Geld und einem Stall und beginnen mit 1 SP extra. Kein Laden, keine Auktionen: der schnelle Einstieg.
    .title = Worauf es ankommt
    .asks = choose-character choose-contest-winner
web-learn-horse-fever-family-2 = Je Runde bekommst du 2 Aktionskarten. Sieh sie dir an, dann wette: Die erste Wette ist Pflicht, mindestens 100 Danari für jeden SP, den du hast. Wer das nicht zahlen kann, wettet nicht und verliert 2 SP; wer keine 2 abgeben kann, das Spiel. Der SP eines Stalls zählt dafür nicht.
    .title = Wetten
    .asks = choose-first-bet choose-stake
web-learn-horse-fever-family-3 = Auf Sieg gibt es den Einsatz mal die Quote und 3 SP, wenn das Pferd Erster wird. Auf Platz gibt es das Doppelte und 1 SP, wenn es unter die ersten Drei kommt. Ein verlorener Einsatz gehört der Bank. Sind die Karten gelegt, darfst du noch einmal wetten.
    .title = Was Wetten bringen
    .asks = choose-second-bet
web-learn-horse-fever-family-4 = Leg deine Karten verdeckt hinter beliebige Pferde, reihum je eine. Positive und negative mit demselben Buchstaben heben sich auf. Dann werden alle aufgedeckt.
    .title = Manipulieren
    .asks = choose-card choose-lane choose-nudge
web-learn-horse-fever-family-5 = Eine Karte bewegt jedes Pferd um die Zahl in der Reihe seiner Quote, und die Würfel lassen zwei davon sprinten. Feld 12 ist die Ziellinie. Danach wird ausgezahlt, die Quoten verschieben sich, und das nächste Rennen beginnt.
    .title = Das Rennen
    .asks = choose-who-was-ahead
