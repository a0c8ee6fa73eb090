### What the pages of the house say of Unicorn Fever: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-unicorn-fever = Unicorn Fever
    .line = Sei unicorni, un arcobaleno, amici poco limpidi.
web-mode-unicorn-fever = Unicorn Fever
web-time-unicorn-fever = 60 min

## Values of its settings, and on its cards

web-value-gnomes = Gnomi
web-value-leprechauns = Leprecauni
web-value-goblins = Goblin
web-value-fairies = Fate
web-value-witches = Streghe
web-value-orange = Arancione
web-value-purple = Viola
web-value-red = Rosso

## What may be wrong with a card, said beside the field

web-fault-too-few-clans = Una partita vuole contratti di almeno { $least } clan.
