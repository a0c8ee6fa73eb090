### What the pages of the house say of Kill the Unicorns: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-kill-the-unicorns = Kill the Unicorns
    .line = Hübsch sind sie ja, aber sie müffeln. Biete blind.
web-mode-kill-the-unicorns = Kill the Unicorns
web-time-kill-the-unicorns = 45 min

## Values of its settings, and on its cards

web-value-pink = Rosa
web-value-none = Keine
web-value-shared = Alle
web-value-princess = Die Prinzessin
web-value-knight = Der Ritter
web-value-wizard = Der Zauberer
web-value-shaman = Die Schamanin
web-value-bard = Der Barde
web-value-huntress = Die Jägerin
