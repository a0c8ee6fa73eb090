### What the pages of the house say of Unicorn Fever: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-unicorn-fever = Unicorn Fever
    .line = Six licornes, un arc-en-ciel, des amis véreux.
web-mode-unicorn-fever = Unicorn Fever
web-time-unicorn-fever = 60 min

## Values of its settings, and on its cards

web-value-gnomes = Gnomes
web-value-leprechauns = Leprechauns
web-value-goblins = Gobelins
web-value-fairies = Fées
web-value-witches = Sorciers
web-value-orange = Orange
web-value-purple = Violet
web-value-red = Rouge

## What may be wrong with a card, said beside the field

web-fault-too-few-clans = Une partie demande des contrats de { $least } clans au moins.
