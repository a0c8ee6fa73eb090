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

## Front page

web-house-mode = Mode
web-house-players =
    { $most ->
        [many] { $fewest } to a stadium
       *[other] { $fewest }–{ $most }
    }
web-house-dealing = Dealing …
web-house-open = Open a table
web-learn-by-playing = Learn by playing
    .long = Learn by playing, { $minutes } min
web-minutes = { $minutes } min
web-house-lesson = lesson
web-house-your-games = Your games
web-house-back = Back to the table
web-house-see-result = See how it ended
web-house-new = New here?
web-house-new-help = One bet, two crooked cards, three races. You play from the first second.
web-house-forget = Forget table { $code }
web-house-need-turn =
    { $count ->
        [0] The table is waiting. Politely, so far.
        [one] { $others } is waiting. Politely, so far.
       *[other] { $others } are waiting. Politely, so far.
    }
web-house-need-running =
    { $count ->
        [0] It is not your turn.
        [one] { $others } is at it. It is not your turn.
       *[other] { $others } are at it. It is not your turn.
    }
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
    { $host-is ->
        [none] Table { $code }
       *[other] { $host }’s table
    }
web-house-taken = { $taken } of { $most } taken
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
web-persona-title = Who are you?
web-persona-of-other = Who sits here?
web-persona-name = Your name
web-persona-count = { $count } of { $most }
web-persona-face = Your face
web-persona-dealt = dealt; tap to change
web-persona-in = Come in, { $name }
web-persona-open = Go on, { $name }
web-persona-seat = Seat { $name }
web-persona-done = Call me { $name }
web-persona-change = Name and face
web-persona-a-face =
    { $face ->
        [g-bowler] bowler hat
        [g-cloche] cloche
        [g-top] top hat
        [g-boater] boater
        [g-fedora] fedora
        [g-cap] flat cap
        [c-antonio-vesuvio] Antonio Vesuvio
        [c-eric-change] Eric Change
        [c-miss-double] Miss Double
        [c-miss-paris] Miss Paris
        [c-oliver-oil] Oliver Oil
        [c-otto-von-alt] Otto von Alt
        [c-steve-mcskull] Steve McSkull
        [c-cesar-crane] César Crâne
        [c-sigvard-skalle] Sigvard Skalle
        [c-cranio-mercanti] Cranio Mercanti
        [c-victor-von-schadel] Victor von Schädel
        [c-craneo-cervantes] Cranéo Cervantes
        [b-princess] princess
        [b-wizard] wizard
        [b-huntress] huntress
        [b-bard] bard
        [b-knight] knight
       *[b-shaman] shaman
    }
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
web-settings-bigText-help = 15% more of everything written
web-settings-contrast = High contrast
web-settings-contrast-help = flat scenes, opaque panels, bigger marks
web-settings-leftHanded = Left-handed
web-settings-leftHanded-help = the slip moves to the left
web-settings-language = Language
# The name of this language in itself: the build takes it from here for the list of all
web-language = English

## Setting up a table

web-setup-note = Nobody is charged. Unicorns are fed.
web-setup-game = Game
web-setup-seats = Seats
web-setup-taken = { $taken } of { $most } taken, first player by lot
# Party: nobody is first there, but somebody has to hold the book.
web-setup-taken-party = { $taken } of { $most } taken, first bookmaker by lot
web-setup-rules = Rules of the house
web-setup-invite = Invite
web-setup-open = Open the table
web-setup-too-few = Seat { $fewest } at least
web-setup-pick-more = Pick { $more } more, or none
web-setup-less = Less: { $what }
web-setup-more = More: { $what }
web-setup-sum =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }{ $bots ->
        [0] { "" }
        [one] , 1 of them a bot
       *[other] , { $bots } of them bots
    }.
web-setup-open-seats =
    { $count ->
        [0] Everybody is here.
        [one] 1 seat waits for somebody with the code. It is dropped if nobody comes.
       *[other] { $count } seats wait for people with the code. They are dropped if nobody comes.
    }
web-setup-crowd = Up to { $room } may come, also later.
web-setup-room = Stools
web-setup-room-help = how many may come in all
web-setup-hints = Live odds
    .about = anyone may ask what a bet is worth, from what they can know
web-setup-clock = Clock
web-setup-seconds = Seconds
web-clock-none = Off
    .about = nobody is hurried
web-clock-relaxed = Calm
    .about = 5 minutes each, and 45 seconds a decision
web-clock-quick = Quick
    .about = 1 minute each, and 12 seconds a decision
web-clock-decision = Each
    .about = { $seconds } seconds for each decision
web-setup-code-comes = The code and its picture come with the table. Five letters, no account.
web-setup-door = Door
web-setup-private = By code
    .about = only who has the code comes in
web-setup-public = In the lobby
    .about = anybody may sit down
web-setup-cards = Cards
web-setup-cards-help = the house deck, or a file of your own
web-setup-house-deck = House
web-setup-own-deck = My own
web-setup-attach = Attach a file
web-setup-attached = with { $name }
web-setup-write = Write cards

## Seats: what a seat can be

web-seat-host = You
    .about = you, the host
web-seat-open = Open
    .about = by code
web-seat-bot = Bot
    .about = plays by itself
web-seat-hot-seat = Hot seat
    .about = shares your screen
web-seat-closed = Closed
    .about = nobody sits here
web-seat-kind = Who takes seat { $seat }
web-seat-level = How well the bot at seat { $seat } plays
web-seat-remove = Remove { $name }
web-level-random = Random
    .about = bot, closes its eyes
web-level-easy = Easy
    .about = bot, learns with you
web-level-steady = Steady
    .about = bot, counts coins
web-level-sharp = Sharp
    .about = bot, thinks ahead

## Values of settings

web-value-chosen = Chosen
web-value-dealt = Dealt
web-value-yes = yes
web-value-no = no
web-value-by-lot = by lot

# How many the cards are dealt to
web-house-deal-to =
    { $count ->
        [2] Deal to two
        [3] Deal to three
        [4] Deal to four
        [5] Deal to five
        [6] Deal to six
       *[other] Deal to { $count }
    }

## Gathering at a table

web-gather-host = { $host } is the host and deals.
web-gather-no-host = The host watches and deals.
web-gather-wait = You sit. Look around until it starts.
web-gather-sit-help = There is a stool for you. Or just watch.
web-gather-full = All stools taken. Watch instead?
web-gather-full-help = Stay here: you see the table as soon as it starts.
web-gather-closed = The game at this table was begun under older rules, which the house does not play any more. It was closed as it stood, and its record is kept.
web-gather-closed-record = Keep the record
web-gather-put-away = The cards of one’s own at this table do not fit the rules any more. The house’s lie here now; under “Your own cards” the file can be mended.
web-gather-tv = Show on a television
web-own-phone = Your own phone
web-own-phone-help = Rather play with the phone in your hand? It takes over your seat, and this screen is free for the television.
web-own-phone-show = Show me how
web-own-phone-picture = A picture for your own phone, and for nobody else’s
web-own-phone-means = Scan this with your own phone: it will be you, with your seat and the host’s say. Good for ten minutes. Others use the code.
web-gather-missing =
    { $count ->
        [one] Seat 1 more
       *[other] Seat { $count } more
    }
web-gather-name-first = Say your name first
web-gather-me-host = you, the host
web-gather-me = you
web-gather-host-here = the host
web-gather-here = here
web-gather-away = stepped out
web-gather-shares = shares { $name }’s screen
web-gather-stand = Stand up
web-gather-add-bot = Add a bot
web-gather-stool = No stool is left
web-gather-stool-add = One more stool
web-gather-stool-away = Take the stool at seat { $seat } away
web-gather-more = One more
web-gather-more-help =
    { $free ->
        [one] 1 stool is free
       *[other] { $free } stools are free
    }
web-gather-lock = Lock the door
web-gather-locked = Locked
web-gather-house-cards = the house deck
web-gather-own-cards = the host’s own
web-gather-learn = How this game goes
web-gather-qr = A picture to scan, for { $address }
web-gather-code = five letters, no account
web-gather-copy = Copy link
web-gather-share = Send link
web-gather-copied = Copied
web-gather-watching =
    { $count ->
        [one] 1 person watches
       *[other] { $count } people watch
    }
web-luck-title = Words for the luck
web-luck-help = Every player’s browser mixes some into the shuffle by itself; add your own if you like. At the end it checks that they were used, and that we kept our promise.
web-luck-give = Mix in
web-luck-given = Mixed in
web-luck-count =
    { $count ->
        [0] Nobody has added words yet.
        [one] 1 player has added words.
       *[other] { $count } players have added words.
    }

## Learning: what stands around a game's chapters, which are its own, and its cards

web-learn-note = Two minutes each. Regret takes longer.
web-learn-words = The words of the rules
web-learn-words-note = At a table a dotted line marks them: point at one, or hold it, to read this.
web-learn-sources = “rulebook” is printed there, “public” is known from public material, “house” is our own.
web-learn-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## About

web-about-title = About
web-about-note = Who is to blame.
web-about-unofficial = Hornbook is an unofficial edition, made by players for players. It is not affiliated with, nor endorsed by, the authors or publishers of the games it lets you play. Names belong to their owners. If you like a game, buy the box: it comes with wood.
    .title = Unofficial
web-about-free = Free of charge, free of advertising, free of accounts. The source is open; pictures, card texts and sentences are our own.
    .title = Free
web-about-privacy = Your name, your settings and the list of your tables are kept in this browser. The server knows a random number and what you call yourself at a table. Tables nobody visits are forgotten after 14 days.
    .title = What is kept
web-about-luck = Before each deal the server commits itself to a secret, every player’s browser adds words of its own, and at the end it checks that both made the shuffle. So the server cannot choose the cards alone. It could if it also had somebody at the table: play with people you trust.
    .title = Fair luck
web-about-fonts = The letters are free under the SIL Open Font License 1.1, at openfontlicense.org:
    .title = Letters
web-about-font = { $font }, by { $author }
web-about-cut = Two of them are cut down to the letters we need. Their names belong to the whole fonts, so the cuts are called { $names }.
web-about-licences = What these pages are built with, and the licence of each, as its authors wrote it.
    .title = Licences
web-about-licence = { $name } { $version }: { $licence }
