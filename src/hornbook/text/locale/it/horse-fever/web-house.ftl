### What the pages of the house say of Horse Fever, Board and Family: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-horse-fever = Horse Fever
    .line = 1928. Pista dritta, tutto il resto storto.
web-mode-horse-fever-board = Board
web-mode-horse-fever-family = Family
web-time-horse-fever-board = 90 min
web-time-horse-fever-family = 30 min

## Values of its settings, and on its cards

web-value-quick = Rapida
web-value-normal = Normale
web-value-long = Lunga
web-value-special = Speciale
web-value-nothing = Niente
web-value-stables = Scuderie
web-value-assistants = Assistenti
web-value-horses = Cavalli
web-value-objectives = Obiettivi
web-value-danari = Danari
web-value-points = Punti vittoria
web-value-stable =
    { $value ->
        [0] Nessuna
       *[other] 1:{ $value }
    }

## What may be wrong with a card, said beside the field

web-fault-not-hundreds = I soldi vanno a centinaia di Danari.
web-fault-too-many-blanks = La scatola ha { $most } carte vuote, copie comprese, e questa è una di troppo.
web-fault-too-many = Sono { $found } carte in tutto; ce ne stanno al massimo { $most }.
web-fault-too-few-plain = Senza quelle per chi conosce il gioco sono { $found } carte; il mazzo ne vuole almeno { $least }.
web-fault-stable-twice = Due personaggi possiedono la scuderia a { $odds }. Cambia il personaggio della casa per liberarla.
