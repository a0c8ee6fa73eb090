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

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-kill-the-unicorns-1 = Most points after 4 days. Two whole rainbows win at once.
    .title = What counts
web-learn-kill-the-unicorns-2 = Each day 4 unicorns lie in a row. Everyone draws 2 ruses, lays one face down under a unicorn and throws the other away, face up. Only the shaman keeps it. A ruse changes points, colours, the bidding, or who gets the prey.
    .title = Ruses
    .asks = place-ruse
web-learn-kill-the-unicorns-3 = Unicorn by unicorn, the first player lays 1 to 3 hunt cards face down, or passes the horn. Whoever follows must lay as many. Highest sum wins, but equal sums cancel each other and the next best wins. If nobody is left the unicorn flees.
    .title = The hunt
    .asks = open-hunt join-hunt lay-card
web-learn-kill-the-unicorns-4 = The winner turns one of the ruses below, blind, and it acts. Sometimes the unicorn is somebody else’s then. Whoever gets it is first player next.
    .title = Turning the ruse
    .asks = choose-ruse choose-heir choose-colour
web-learn-kill-the-unicorns-5 = After the fourth hunt the gnomes open. Cards you did not use pay for one thing: a fake horn for points, fairy dust or cotton candy for a colour, or a pâté, which costs a unicorn. Then everyone gets all cards back.
    .title = The black market
    .asks = go-to-market choose-unicorn choose-payment
web-learn-kill-the-unicorns-6 = Unicorns count their stars. 2, 3, 4 or 5 of a colour add 2, 5, 8 or 12; one of each colour, a rainbow, adds 8. The best split is computed for you.
    .title = Points
web-learn-kill-the-unicorns-7 = Each character has a power, once a day, and 4 ruses of its own. You are asked when its moment comes, in a hunt you joined. Hunt cards are the same for all: who has spent what is there for all to count.
    .title = Characters
    .asks = choose-character choose-rival-to-dare choose-total-to-foretell choose-swap choose-to-lie-in-wait choose-second-ruse choose-take-back
