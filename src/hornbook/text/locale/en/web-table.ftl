### What the table says around every game: bar, seats, slip, tape, chat, curtain, end and replay.

## Bar

web-tools = Tools of the table
web-tape = What happened
# $count: lines not read yet
web-chat =
    { $count ->
        [0] Chat
        [one] Chat, 1 new line
       *[other] Chat, { $count } new lines
    }
web-sound = Sound
web-speed =
    Speed: { $speed ->
        [normal] normal
        [fast] fast
       *[instant] instant
    }
web-speed-short =
    { $speed ->
        [fast] 2×
       *[instant] ∞
    }

## The goal, and how one stands. $score is what the goal counts.
## A game that says it otherwise has the same message with its name behind it: web-goal-unicorn-fever.

web-goal = Most points win
web-goal-unit = Points
# In the bar, beside the symbol of what counts. $unit is web-goal-unit: “Glory 8, 2nd”
web-goal-short =
    { $unit } { $score }, { $place ->
        [1] { $level ->
            [yes] joint 1st
           *[no] 1st
        }
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
# $lead: what the best one has more; for the best, what they are ahead
web-goal-stand =
    { $place ->
        [1] { $level ->
            [yes] You have { $score }, level at the top
           *[no] You have { $score }, { $lead } ahead
        }
        [2] You have { $score }, 2nd, { $lead } behind
        [3] You have { $score }, 3rd, { $lead } behind
       *[other] You have { $score }, { $place }th, { $lead } behind
    }
web-goal-watched =
    { $level ->
        [yes] { $leader } are level, with { $score }
       *[no] { $leader } leads with { $score }
    }
web-goal-said = { $goal }. { $stand }. Open the rules.

## Rules at the table

web-rules = Rules
web-rules-back = Back to the table
web-rules-search = Search the rules
    .short = Search
web-rules-page = Open the page
web-rules-chapters = Chapters
web-rules-asked = asked now
web-rules-now = At this table, now
web-rules-words = Words here
web-rules-nothing = Nothing about “{ $what }”. Try a word from the table.
web-rules-more = Read more
# What is not the rulebook's own; the rest has no mark.
web-rules-ruling = our ruling
web-rules-house = house card
web-rules-rest = all else: the rulebook
web-rules-numbered = as numbered in the rulebook
# Above an example that can be tried, and below it.
web-rules-try = Try it
web-rules-engine = the engine does the sums
web-rules-again = Start again
web-rules-up = { $racer } one place up
web-rules-down = { $racer } one place down
web-rules-unreckoned = The engine does not answer. Try once more in a moment.
web-rules-away = The rules did not come. Close the book and open it again.
web-rules-copy = Copy link to { $chapter }
web-rules-copied = Copied
web-rules-print = Print all rules
web-key-rules = the rules

## Seats

# A seat’s face, tapped: what there is to know of who sits there.
web-meet =
    { $seat-is ->
        [you] Who you are
       *[other] Who is { $seat }?
    }
web-seats = Players
web-you-now = You, now
web-next = next
web-absent = not here
web-stand-in = A bot plays on.

## Slip

web-slip-up = Open the slip
web-slip-down = Fold the slip
web-slip-help = Explain this question
# Why something cannot be picked now. $question: what is asked
web-why-other = Something else is asked now: { $question }
web-advice = What would a bot do?
web-advice-thinking = A moment …
# A stake, where a sum is asked for.
web-advice-amount = Stake { $amount }
web-seconds = { $seconds } s
web-tab-market = Market
web-tab-tray = Yours
web-waiting = The others
web-look-around = Look around: cards, odds and log stay open.
web-nudge = Nudge
web-skip = Skip
web-over = That was it.

## Keys

web-keys = Keys
web-close = Close
web-key-slip = go to the slip
web-key-confirm = do it
web-key-back = one step back
web-key-skip = skip what is being shown
web-key-more = stake more
web-key-less = stake less
web-key-log = what happened
web-key-chat = chat
web-key-help = these keys
web-key-name-space = Space
web-key-name-enter = Enter
web-key-name-escape = Esc

## Explanations. $source: rulebook, public, house or box

web-source = Source: { $source }
# $chapter: its number or name
web-chapter = Rulebook, { $chapter }

## Tape

web-tape-empty = Nothing yet. It is early.
web-tape-look = See the table at this moment
web-back-to-now = Back to now
web-filter = Show
web-filter-all = All
web-filter-money = Money
web-filter-race = Race
web-filter-yours = Yours

## Chat

web-chat-title = Chat
web-chat-empty = Nobody has said anything. Suspicious.
web-chat-say = Say something
web-chat-send = Say
web-mute = Mute
web-unmute = Let speak
web-reactions = Reactions
web-reaction =
    { $reaction ->
        [cheer] Hurrah
        [laugh] Ha ha
        [gasp] Oh no
        [clap] Well played
        [groan] Ugh
        [thanks] Thanks
       *[hurry] Go on
    }

## Menu

web-invite = Invite
web-invite-qr = The link to this table as a QR code
web-copy = Copy the link
web-copied = Copied
web-settings = Settings
web-undo = Take back
web-undo-ask = Ask to take back
web-pause-ask = Ask for a break
web-go-on = Go on
web-lock = Lock the table
web-unlock = Unlock the table
web-stand-up = Stand up
web-leave = Leave
web-pace = Pace
web-speed-name =
    { $speed ->
        [normal] Normal
        [fast] Fast
       *[instant] Instant
    }
# $count: people who watch
web-watching =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }

## What the table itself says

web-offline = The line is down.
web-offline-kept = Your choice is kept and will be sent.
web-offline-safe = Everything is safe on the server.
web-next-try =
    { $seconds ->
        [0] Trying …
       *[other] Next try in { $seconds } s
    }
web-try-now = Try now
web-motion-undo = { $seat } would like to take back a choice.
web-motion-pause = { $seat } would like a break.
web-motion-waits = Waiting for { $names-within }.
web-yes = Yes
web-no = No
web-paused = The table takes a break.
web-bot-for = A bot sits in for { $seat-within }.
web-bot-plays-on = It plays on, and hands back at once.
web-take-over = Take over
web-play-on = Play on
web-new-paint = New paint. Reload when this race is over.
web-reload = Reload
web-part-missing = A part of this page did not come
    .help = The line is down, or the house has new paint. Your game is safe there.

## Hot seat

web-pass = Pass the screen to { $name }
web-pass-others = Everyone else: admire the ceiling.
web-i-am = I am { $name }
web-hold = Hold to look
web-turn-down = Lay your secret cards face down
web-hold-to-look =
    { $count ->
        [one] Your card lies face down. Hold to look.
       *[other] Your { $count } cards lie face down. Hold to look.
    }

## Doors

web-saddling = Saddling up
web-gone-no-such-table = There is no such table
    .help = No table has the code { $code }, or it has been cleared away. Finished games are kept with your games.
web-gone-table-locked = The table is locked
    .help = The host of { $code } lets nobody else in. Ask them to unlock it.
web-gone-other-version = New paint
    .help = The house has been done up since you came. Reload, and everything is where it was.
web-gone-other = This table cannot be reached
    .help = The house did not let you in at { $code }. Nothing of your games is lost.
web-gone-front = To the front page

## The end

web-counting = Counting. Somebody check the sums.
web-wins =
    { $winners-is ->
        [you] You win
       *[other] { $winners-count ->
            [one] { $winners } wins
           *[other] { $winners } win
        }
    }
web-nobody-wins = Nobody wins
web-wins-by =
    { $by ->
        [points] With { $score }, { $lead } ahead of { $next-within }.
        [more] With { $score }, and yet ahead of { $next-within } with { $other }.
       *[level] With { $score }, level and still ahead.
    }
# A word for each player. $why: what won or cost the game, $short: points behind the winner.
web-verdicts = A word for each
web-verdict =
    { $why ->
        [won] Won it
        [shared] Shared it
        [short] { $short } short
        [out] Out of the race
        [loans] The loans
        [tax] The price of fame
        [bets] A bet too many
        [ties] Tied out
        [ruses] Outwitted
        [fines] Fined
        [cost] It cost
       *[good] A fine moment
    }
web-verdict-counting = Luck and choices are still being counted.
web-decisions = Your decisions
# Not more than 3 points of a hundred away from the best that was found.
web-decisions-tally = { $good } of { $all } within 3 in 100 of the best found
web-decisions-none = Nothing to praise and nothing to blame: you played it as steadily as anybody could.
web-decision-kind =
    { $kind ->
        [best] best
       *[worst] worst
    }
web-decision-see = See it
web-final-more = More
web-line-by-line = Line by line
web-proof-check = Check the deal
web-proof-promise = Promised before the deal
web-proof-secret = Secret, shown now
web-proof-kept = The house kept its promise from before the deal, and this browser’s own words are in the shuffle.
web-proof-fits = The secret fits the promise shown here. When that promise was made, only a browser that played can tell.
web-proof-broken = Promised before the deal, opened now: they do not match. Somebody should explain that.
web-proof-missing = This browser gave words for the shuffle, and they are not in it. Somebody should explain that.
web-proof-beyond = That the cards follow from it, “hornbook replay --verify” checks with the record.
web-proof-elsewhere = This browser cannot check it here; hornbook can, with the record.
web-proof-before =
    { $moves ->
        [one] Taken up from an earlier game after its first move: deal and luck are that game’s.
       *[other] Taken up from an earlier game after { $moves } moves: deal and luck are that game’s.
    }
web-record = The record
web-record-download = Download the record
# $what: where points came from
web-score =
    { $what ->
        [glory] glory
        [gold] gold
        [elves] elves
        [gold-left] gold left
        [converted] per 20
        [contracts] signed
        [stars] stars
        [sets] sets
        [rainbow] rainbows
        [tokens] tokens
        [pates] pâté
        [ruses] ruses
        [points] tokens
        [stables] stables
        [objectives] objectives
        [loans] loans
        [danari] Danari
        [danari-left] left
       *[total] total
    }
web-end-contracts = Contracts, and who signed them
web-end-missed = Your objectives that were not reached
web-end-objectives = Objectives, turned at last
web-end-herds = What came home
web-see-table = See the table
web-back-to-result = Back to the result
web-replay = Replay
web-rematch = Rematch, same seats
web-rematch-host = { $host } can call a rematch.
web-no-archive = The record of this game cannot be read.
# $what: what is counted
web-curve =
    { $what ->
        [glory] Glory after each race
        [gold] Gold after each race
        [points] Points after each race
        [danari] Danari after each race
        [money] Money after each race
       *[total] Points after each round
    }
web-curve-start = start

## Replay

web-no-replay = There is no such game
    .help = Only finished games can be seen again, and this one is not among them.
web-round = Round { $round }
web-move-of = Move { $at } of { $last }
web-step = Next move
web-step-back = Move before
web-play = Play
web-halt = Stop
web-eyes = Point of view
web-eyes-everyone = Everyone sees
web-eyes-of = { $name } sees
web-copy-moment = Copy this moment
# How you lets the reader be spoken to: it is their own seat.
web-take-up =
    { $name-is ->
        [you] Play on from here
       *[other] Play on as { $name }
    }
web-take-up-refused = This game cannot be taken up here. { $why }
web-key-step = next move
web-key-step-back = move before
web-key-play = play or stop
web-key-now = back to now

## Watching

web-you-watch = You are watching.
web-sit = Sit down

## Read aloud

# A button with a card on it: what it does, and what the card says
web-choice-read = { $choice }. { $text }

# A coach that tells each rule once: with words, with a ring alone until one asks, not at all.
web-coach = Coach
web-coach-speak = What does the coach say?
web-coach-mode =
    { $mode ->
        [whisper] Whisper
        [off] Off
       *[on] On
    }

# Before a line of a payout, for whoever hears the page: it leads to the rule.
web-why-paid = Why? { $what }
