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
