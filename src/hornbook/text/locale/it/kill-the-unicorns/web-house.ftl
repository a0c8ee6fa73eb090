### What the pages of the house say of Kill the Unicorns: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-kill-the-unicorns = Kill the Unicorns
    .line = Sono carini, e puzzano davvero. Offri alla cieca.
web-mode-kill-the-unicorns = Kill the Unicorns
web-time-kill-the-unicorns = 45 min

## Values of its settings, and on its cards

web-value-pink = Rosa
web-value-none = Nessuno
web-value-shared = Tutti
web-value-princess = La principessa
web-value-knight = Il cavaliere
web-value-wizard = Il mago
web-value-shaman = La sciamana
web-value-bard = Il bardo
web-value-huntress = La cacciatrice
