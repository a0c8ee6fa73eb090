### What the pages of the house say of Kill the Unicorns: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-kill-the-unicorns = Kill the Unicorns
    .line = They are pretty, and they do smell. Bid blind.
web-mode-kill-the-unicorns = Kill the Unicorns
web-time-kill-the-unicorns = 45 min

## Values of its settings, and on its cards

web-value-pink = Pink
web-value-none = None
web-value-shared = Everyone
web-value-princess = The princess
web-value-knight = The knight
web-value-wizard = The wizard
web-value-shaman = The shaman
web-value-bard = The bard
web-value-huntress = The huntress
