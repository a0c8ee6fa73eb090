### What the pages of the house say of Kill the Unicorns: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-kill-the-unicorns = Kill the Unicorns
    .line = Elles sont jolies, et elles empestent. Misez à l’aveugle.
web-mode-kill-the-unicorns = Kill the Unicorns
web-time-kill-the-unicorns = 45 min

## Values of its settings, and on its cards

web-value-pink = Rose
web-value-none = Aucune
web-value-shared = Tout le monde
web-value-princess = La princesse
web-value-knight = Le chevalier
web-value-wizard = Le magicien
web-value-shaman = La chamane
web-value-bard = Le barde
web-value-huntress = La chasseresse
