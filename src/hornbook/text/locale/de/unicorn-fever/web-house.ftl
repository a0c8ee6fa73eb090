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
