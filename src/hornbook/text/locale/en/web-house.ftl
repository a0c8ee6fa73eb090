### The pages of the house: front, set-up, gathering, own cards, learning, settings.

## Every page

web-house-motto = Racing, betting, regret. Free, at your table.
web-house-home = Hornbook, to the front page
web-house-ways = Ways on
web-house-lobby = Lobby
web-house-learn = Learn
web-house-rules = Rules
web-house-about = About and licences
web-house-nameless = Your name
web-house-unofficial = An unofficial, free edition by players. Not affiliated with any publisher.
web-house-offline = You are offline.
web-house-offline-help = Running games wait for you; this page goes on by itself.
web-house-loading = Saddling up
web-house-no-answer = Nobody answers
web-house-unreachable = The server cannot be reached. Your games are safe there.
web-house-try-again = Try again
web-house-wrong-turn = Nothing here
web-house-wrong-turn-help = There is no such page. The horses checked.

## Theatres and modes: the name in its own lettering, and one line

web-theatre-unicorn-fever = Unicorn Fever
    .line = Six unicorns, one rainbow, crooked friends.
web-theatre-horse-fever = Horse Fever
    .line = 1928. Straight track, crooked everything else.
web-theatre-kill-the-unicorns = Kill the Unicorns
    .line = They are pretty, and they do smell. Bid blind.
web-mode-unicorn-fever = Unicorn Fever
web-mode-horse-fever-board = Board
web-mode-horse-fever-family = Family
web-mode-horse-fever-party = Party
web-mode-kill-the-unicorns = Kill the Unicorns
# How long a game takes
web-time-unicorn-fever = 60 min
web-time-horse-fever-board = 90 min
web-time-horse-fever-family = 30 min
web-time-horse-fever-party = 20 min
web-time-kill-the-unicorns = 45 min

## Front page

web-house-mode = Mode
web-house-players =
    { $most ->
        [many] { $fewest } to a stadium
       *[other] { $fewest }–{ $most }
    }
web-house-dealing = Dealing …
web-house-open = Open a table
web-house-your-games = Your games
web-house-back = Back to the table
web-house-see-result = See how it ended
web-house-new = New here?
web-house-new-help = Family is learned in a minute: two cards, two bets, one race. Whatever you sit down at is kept here until you come back.
web-house-new-learn = How the games go
web-house-forget = Forget table { $code }
web-house-need-turn = { $others } are waiting. Politely, so far.
web-house-need-running = { $others } are at it. It is not your turn.
web-house-need-gathering = The table is gathering. Nobody has dealt.
web-house-need-over = The game is over.
web-house-short-turn = your turn
web-house-short-running = running
web-house-short-gathering = gathering
web-house-short-over = over
web-house-open-tables = Open tables
web-house-none-open = No open tables
web-house-none-open-help = The track is yours. Bots can be woken.
web-house-table-of =
    { $host ->
        [none] Table { $code }
       *[other] { $host }’s table
    }
web-house-taken =
    { $most ->
        [one] { $taken } of 1 stool taken
       *[other] { $taken } of { $most } stools taken
    }
web-house-sit = Sit down
web-house-sit-at = Sit down at { $host }’s table
web-house-watch = Watch
web-house-watch-at = Watch at { $host }’s table
web-house-code = Have a code?
web-house-code-label = Code of a table, 5 letters
web-house-code-help = Five letters from the host or the television. No account required.
web-house-code-go = Go to the table
web-house-code-short =
    { $count ->
        [one] 1 more letter.
       *[other] { $count } more letters.
    }

## Settings of a player

web-settings-title = Settings
web-settings-close = Close
web-settings-done = Done
web-settings-name = Name
web-settings-name-help = for tables you sit down at from now on
web-settings-theme = Light
web-settings-theme-system = As the system
web-settings-theme-light = Day
web-settings-theme-dark = Night
web-settings-speed = Pace
web-settings-speed-help = how long things take to move
web-settings-speed-normal = Normal
web-settings-speed-fast = Fast
web-settings-speed-instant = Instant
web-settings-sound = Sound
web-settings-sound-help = nothing is told by sound only
web-settings-volume-table = Table
web-settings-volume-race = Race
web-settings-volume-crowd = Crowd
web-settings-bigText = Bigger text
web-settings-bigText-help = 15 % more of everything written
web-settings-contrast = High contrast
web-settings-contrast-help = flat scenes, opaque panels, bigger marks
web-settings-leftHanded = Left-handed
web-settings-leftHanded-help = the slip moves to the left
web-settings-language = Language
# The name of each language in itself
web-language =
    { $language ->
        [en] English
        [fr] Français
        [it] Italiano
        [de] Deutsch
       *[other] { $language }
    }
