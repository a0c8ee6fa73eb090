### What the pages of the house say of Horse Fever, Board and Family: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-horse-fever = Horse Fever
    .line = 1928. Straight track, crooked everything else.
web-mode-horse-fever-board = Board
web-mode-horse-fever-family = Family
web-time-horse-fever-board = 90 min
web-time-horse-fever-family = 30 min

## Values of its settings, and on its cards

web-value-quick = Quick
web-value-normal = Normal
web-value-long = Long
web-value-special = Special
web-value-nothing = Nothing
web-value-stables = Stables
web-value-assistants = Assistants
web-value-horses = Horses
web-value-objectives = Objectives
web-value-danari = Danari
web-value-points = Victory points
web-value-stable =
    { $value ->
        [0] None
       *[other] 1:{ $value }
    }

## What may be wrong with a card, said beside the field

web-fault-not-hundreds = Money comes in hundreds of Danari.
web-fault-too-many-blanks = The box has { $most } blank cards, copies counted, and this is one more.
web-fault-too-many = These are { $found } cards in all; at most { $most } fit.
web-fault-too-few-plain = Without those for players who know the game these are { $found } cards; the deck needs at least { $least }.
web-fault-stable-twice = Two characters own the stable at { $odds }. Change the house’s character to free it.
