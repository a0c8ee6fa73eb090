### What the pages of the house say of Unicorn Fever: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-unicorn-fever = Unicorn Fever
    .line = Six unicorns, one rainbow, crooked friends.
web-mode-unicorn-fever = Unicorn Fever
web-time-unicorn-fever = 60 min

## Values of its settings, and on its cards

web-value-gnomes = Gnomes
web-value-leprechauns = Leprechauns
web-value-goblins = Goblins
web-value-fairies = Fairies
web-value-witches = Witches
web-value-orange = Orange
web-value-purple = Purple
web-value-red = Red

## What may be wrong with a card, said beside the field

web-fault-too-few-clans = A game needs contracts of at least { $least } clans.
