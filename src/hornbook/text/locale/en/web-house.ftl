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
    { $host ->
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

## Setting up a table

web-setup-note = Nobody is charged. Unicorns are fed.
web-setup-game = Game
web-setup-seats = Seats
web-setup-taken = { $taken } of { $most } taken, first player by lot
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
web-level-steady = Steady
    .about = bot, counts coins
web-level-sharp = Sharp
    .about = bot, thinks ahead

## Values of settings

web-value-quick = Quick
web-value-normal = Normal
web-value-long = Long
web-value-watch = They watch
web-value-fresh-stake = Fresh stake
web-value-chosen = Chosen
web-value-dealt = Dealt
web-value-gnomes = Gnomes
web-value-leprechauns = Leprechauns
web-value-goblins = Goblins
web-value-fairies = Fairies
web-value-witches = Witches
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

## Learning: each game in short chapters, and its cards.
## .asks: the questions a chapter explains, by their names; not to be translated

web-learn-note = Two minutes each. Regret takes longer.
web-learn-words = The words of the rules
web-learn-words-note = At a table a dotted line marks them: point at one, or hold it, to read this.
web-learn-words-count =
    { $count ->
        [one] 1 word
       *[other] { $count } words
    }
web-learn-cards = Every card there is
web-learn-sources = “rulebook” is printed there, “public” is known from public material, “house” is our own.
web-learn-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

web-learn-unicorn-fever-1 = Most glory after 4 races. But first come unpaid loans: whoever owes the elves fewest is ahead, whatever the glory.
    .title = What counts
web-learn-unicorn-fever-2 = Before each race everyone takes 3 actions, one a turn. Take the top token of a stack and do all it says: sign a contract, take gold, bet, bet to win, or play magic. What is taken is gone until the next race, so the best ones go first.
    .title = Planning
    .asks = choose-action choose-reserved-action
web-learn-unicorn-fever-3 = A win bet pays the stake times the odds and 5 glory. An early place bet pays double and 3 glory if the unicorn is among the first three; a late one, from 4 players on, double and 2 glory. Each token is there once a race. If your purse is too small, a loan fills it: 20 gold now, 25 at the end.
    .title = Bets
    .asks = choose-bet choose-stake choose-reserved-bet
web-learn-unicorn-fever-4 = Cards go face down under a lane; all see where, nobody sees what. Before the race they are turned: a good and a bad card with the same letter cancel each other, and what is left helps or hinders that unicorn.
    .title = Magic
    .asks = play-magic choose-lane choose-peek choose-exchange choose-withdrawal
web-learn-unicorn-fever-5 = A movement card moves each unicorn by the number of its odds row; favourites are a little faster, mostly. Then 2 dice each let one unicorn sprint a space. Space 12 is the line. The slowest unicorns on the board have the fever: an ability of their own.
    .title = The race
    .asks = choose-who-was-ahead choose-nudge
web-learn-unicorn-fever-6 = Owners of the first three get 6, 4 and 2 gold. Bets pay. Then the tax: 1 gold for each glory you hold, and whoever cannot pay borrows. Winners move up in the odds, so nobody stays a bargain.
    .title = After the race
web-learn-unicorn-fever-7 = Contracts of two clans work from the signature to the end: gnomes keep books, leprechauns like bets, goblins deal, fairies know magic, witches live off failures. Their printed glory counts at the end, untaxed. Finally loans are paid back and 20 gold make 1 glory.
    .title = Contracts and the end
    .asks = choose-contract

web-learn-horse-fever-board-1 = Most victory points (VP) at the end. Everyone is a character, with money to start with and a stable or a talent. Bets, stables and objectives bring them, and at auctions they are bought and sold. A game has 3 to 10 rounds, by the number of players and the length you choose.
    .title = What counts
    .asks = choose-character
web-learn-horse-fever-board-2 = Everyone buys twice a round: action cards, an objective, an assistant, a horse, a stable, a loan, or nothing for 400 Danari. Rivals’ cards can be bought for double, if they agree. Of most decks you draw 4 and keep 1.
    .title = Shopping
    .asks = choose-purchase choose-shuffle choose-objective choose-assistant choose-horse-card choose-swap consider-objective consider-assistant consider-horse consider-stable choose-horse
web-learn-horse-fever-board-3 = The first bet is compulsory, and the minimum grows with your fame: 100 Danari for each VP. To win pays the stake times the odds and 3 VP; to place pays double and 1 VP. Who cannot pay loses 2 VP, and without 2 VP to hand in, the game; stables’ VP cannot be handed in. A second bet is up to you.
    .title = Bets
    .asks = choose-first-bet choose-second-bet choose-stake
web-learn-horse-fever-board-4 = Between the bets all action cards are laid face down behind the horses, one at a time. Good and bad with the same letter cancel each other. Grey ones never do. You know what you laid; everyone else guesses.
    .title = Rigging
    .asks = choose-card choose-lane choose-nudge
web-learn-horse-fever-board-5 = Each movement card moves every horse by the number of its odds row, then the dice let two horses sprint. Space 12 is the line, and the order over it is final; ties go to the higher row, unless a card says otherwise.
    .title = The race
    .asks = choose-who-was-ahead
web-learn-horse-fever-board-6 = Bets and stables pay, odds move with the result. Then 1 VP is sold by auction downwards and 1 bought upwards: money for fame, fame for money.
    .title = Payday and auction
    .asks = choose-sale choose-bid
web-learn-horse-fever-board-7 = Loans are paid back; whoever cannot is out. Objectives are turned and bring 2 VP each to whoever alone fulfils them. Then count.
    .title = The end
    .asks = choose-contest-winner

web-learn-horse-fever-family-1 = Most victory points (VP) after the last race. Everyone is a character with money and a stable, and starts with 1 VP more. No shops, no auctions: the quick way to learn.
    .title = What counts
    .asks = choose-character choose-contest-winner
web-learn-horse-fever-family-2 = Each round you get 2 action cards. Look at them, then bet: the first bet is compulsory, at least 100 Danari for each VP you have. Who cannot pay it bets nothing and loses 2 VP; without 2 to hand in, the game. A stable’s VP cannot be handed in.
    .title = Bets
    .asks = choose-first-bet choose-stake
web-learn-horse-fever-family-3 = To win pays the stake times the odds and 3 VP if the horse is first. To place pays double and 1 VP if it is among the first three. A lost stake is the bank’s. After the cards are laid you may bet once more.
    .title = What bets pay
    .asks = choose-second-bet
web-learn-horse-fever-family-4 = Lay your cards face down behind any horses, one at a time. Good and bad with the same letter cancel each other. Then all are turned.
    .title = Rigging
    .asks = choose-card choose-lane choose-nudge
web-learn-horse-fever-family-5 = A card moves every horse by the number of its odds row, and the dice let two of them sprint. Space 12 is the line. Then everybody is paid, the odds move, and the next race begins.
    .title = The race
    .asks = choose-who-was-ahead

web-learn-horse-fever-party-1 = For 3 players up to a stadium. Everyone plays on a phone, the race is on the television. Richest at the end wins.
    .title = What counts
web-learn-horse-fever-party-2 = Before each race everyone places two bets at the same time: one to win, one to place, at least 100 Danari each. They may be on the same horse.
    .title = Bets
web-learn-horse-fever-party-3 = The winner pays 6 times the stake, a place 2 times. Nobody sees your bets before the last slip is in.
    .title = What bets pay
web-learn-horse-fever-party-4 = One player is the bookmaker, turns the cards, breaks ties and does not bet. All six horses are equally fast: no odds, no dice, no excuses. The next bookmaker is whoever won most.
    .title = The bookmaker
web-learn-horse-fever-party-5 = The host may end the party after any race. Who comes late gets the same starting money; who is broke gets a fresh stake, or watches if the host is strict. Whoever hands in no slip in time lets the race go by.
    .title = Coming and going

web-learn-kill-the-unicorns-1 = Most points after 4 days. Two whole rainbows win at once.
    .title = What counts
web-learn-kill-the-unicorns-2 = Each day 4 unicorns lie in a row. Everyone draws 2 ruses, lays one face down under a unicorn and throws the other away, face up. A ruse changes points, colours, the bidding, or who gets the prey.
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
web-learn-kill-the-unicorns-7 = Each character has a power, once a day, and 4 ruses of its own. Hunt cards are the same for all: who has spent what is there for all to count.
    .title = Characters
    .asks = choose-character choose-order choose-ruse-to-move choose-to-see choose-swap choose-tie choose-take-back

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
