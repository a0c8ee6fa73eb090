### What the table server says and refuses.

# What the pages are about, for search machines
page-about = Race-betting games at one table: Unicorn Fever, Horse Fever, Kill the Unicorns.
page-not-built = The page for browsers has not been built. Run: make page

## At the table

event-choices-taken-back = { $seat } took the last choice back.

## Frames

refusal-malformed = That is not a frame of the protocol: { $reason }
refusal-bad-example = There is no such example in the rules: { $reason }.
refusal-hello-first = The first frame is a hello, and it comes soon.
refusal-hello-once = One hello is enough.
refusal-other-version = This server speaks version { NUMBER($known, useGrouping: 0) } of the protocol, not { NUMBER($version, useGrouping: 0) }.
refusal-too-big = That is too much in one piece: at most { $limit } bytes are read.
refusal-too-fast = That was too fast. Wait a second.
refusal-too-slow = That took too long to arrive. Send it again.
refusal-too-many-connections = Too many connections from there. Close some first.
refusal-server-fault = Something went wrong here. The game is unharmed: try again.
refusal-id-used = The id “{ $id }” was given to another command before: every command needs an id of its own.
refusal-too-busy = There is a lot to do just now. Try again in a moment.
refusal-too-hard = That took too long and was given up. Nothing has changed.
refusal-clerk-away = That did not work, for no fault of yours. Try again.
refusal-too-many-requests = Too many requests from there. Wait a minute.

## Identity and doors

refusal-bad-token = That token was not made here.
refusal-foreign-origin = Pages of other sites may not speak for you here.
refusal-no-such-table = There is no table with that code.
refusal-no-such-address = There is nothing at that address.
refusal-wrong-method = That address is not asked like that.
refusal-no-such-game = There is no such game in the archive.
refusal-too-many-guesses = Too many codes that are none. Wait a minute.
refusal-too-many-games = That is a lot of games in a short time. Wait a minute.
refusal-too-many-tables = That is a lot of tables. Play at one first.
refusal-store-away = The server cannot reach its database just now. Nothing is lost: the table comes back by itself.
refusal-table-broken = This table cannot be opened just now. It is kept, and whoever runs the server can see why.
refusal-database-in-use = Another Hornbook server is using { $place }. Stop that one first, or give this one a database of its own (--store).
refusal-table-locked = The table is locked: the host can open it again.
refusal-still-playing = The game is not over: its record would tell everything.

## Seats and the host

refusal-not-your-seat = Seat { NUMBER($seat, useGrouping: 0) } is not yours.
refusal-seat-taken = Somebody sits at seat { NUMBER($seat, useGrouping: 0) } already.
refusal-unknown-seat = There is no seat { NUMBER($seat, useGrouping: 0) }: the table has { $last }, counted from 0.
refusal-unknown-portrait = There is no portrait “{ $portrait }”. There are: { $known }.
refusal-portrait-taken = { $name } wears that face already.
refusal-name-empty = Type a name that the others can read.
refusal-name-of-the-reader = Everybody is “{ $name }” to themselves. Type a name for the others.
refusal-stools-taken =
    { $taken ->
        [one] Somebody sits there: 1 stool is needed.
       *[other] People sit there: { $taken } stools are needed.
    }
refusal-not-seated = Take a seat first.
refusal-tv-only-watches = A screen for everyone only watches.
refusal-only-the-host = Only the host can do that.
refusal-not-now = That cannot be done now.
refusal-nothing-said = There is nothing to read in that.
refusal-words-unseen = These words have signs that nobody can see. Type them again.
refusal-already-dealt = The cards are dealt: words for the luck come before.
refusal-no-clock = There is no clock at this table: nobody is in a hurry.
refusal-had-more-time = You have had your { $seconds } seconds more for this question.
refusal-too-many-muted = Nobody else can be muted.

## At the game

refusal-no-review = There is nothing to look over in a game of this kind.
refusal-no-playing-on = A night where people come and go cannot be taken up again: it needs its guests.
refusal-no-such-moment = A game is taken up at one of its moves, from 0 to { $last }.
refusal-no-hints = At this table nobody is told the chances.
refusal-key-too-old = That link was good for ten minutes. Ask for a new one.
refusal-no-awards = A game of this kind gives no awards.
refusal-no-advice = The chances could not be worked out. The game is unharmed.
refusal-no-game = No game is being played here.
refusal-paused = The table takes a break.
refusal-no-limit-now = There is no auction in which you could set a limit.
refusal-nothing-to-undo = You have not chosen anything yet.
refusal-one-thing-at-a-time = The table is deciding upon something else.
refusal-nothing-to-vote-on = Nobody asks for that now.
refusal-not-asked-to-vote = Your answer is not missing.
refusal-only-this-computer = Only this computer can come to its tables, so there is nothing to scan. Whoever sits there can let the network in.
refusal-not-your-computer = Only the person at the computer of these tables can change who comes in, if it was started for that.
refusal-network-closed =
    { $why ->
        [eaddrinuse] Another program already listens at { $host }: the network cannot be let in.
       *[other] The system does not let the network in at { $host }.
    }
refusal-no-network = This computer is in no network at the moment.
refusal-muted = The host has muted you.
refusal-too-much-talk = That is a lot of talk. Wait a moment.

## Checking the luck

refusal-draw-commitment = The secret is not the one that was promised.
refusal-draw-seed = The seed does not follow from the secret and the words.
