### What the terminal says: help, prompts, headings.

## Help of the commands

cli-help = Race-betting games. Alone, hornbook opens the tables in your browser, and hornbook --lan lets the phones of your network in, too. Its commands play, simulate and replay in the terminal.
cli-help-games = List the games with their seats and settings.
cli-help-play = Play a game against bots.
cli-help-learn = Learn a game by playing: a first round with a coach.
cli-help-arena = Let bots compete, each deal from every seat, and show how strong they are.
cli-help-rules = The rules of a game in our own words: its chapters, one of them, or a word.
cli-help-rules-wanted = A chapter such as 1.2, or any word; without it, the contents.
cli-help-odds = Who wins, who places, and what every bet is worth.
cli-help-serve = Run tables for people: one process, one file, no configuration.
cli-help-open = Open the browser there. “hornbook” alone does that too.
cli-help-simulate = Let bots play many games, and show what came of them.
cli-help-replay = Step through a recorded game, or check it.
cli-help-cards = Begin, check or show the cards of an edition.
cli-help-cards-new = Write a file with a card of each kind, to change as you like.
cli-help-new-file = The file to write; one that is there already is left alone.
cli-help-cards-check = Find the faults of an edition, each with its line.
cli-help-cards-show = List all cards with their texts and sources.
cli-help-game = Which game: see hornbook games.
cli-help-proxy = A proxy before the tables, by number or network: it is believed for whom, how and below which path it asks. Repeatable.
cli-help-address = The address that other devices use, where a name or a proxy stands before the tables.
cli-help-thinking = The longest time a bot of the tables thinks about a choice, in milliseconds (usually 1500).
cli-help-lang = The language, such as en.
cli-help-edition = A card file to play with instead of the house’s cards.
cli-help-seats = How many sit at the table.
cli-help-seed = The luck: the same seed deals the same cards.
cli-help-bots = The bots on the other seats, such as random, or a list.
cli-help-set = A setting of the game; may be given several times.
cli-help-json = Print JSON.
cli-help-name = Your name, for the record of the game.
cli-help-record = Keep the game in this file, or go on with the game that is in it.
cli-help-fast = No pauses.
cli-help-count = How many games.
cli-help-file = A record of a game.
cli-help-verify = Only check that the record is true.
cli-help-seat = Whose eyes to look through, from 1; without it, the public’s.
cli-help-install-completion = Let your shell complete Hornbook’s commands from now on.
cli-help-show-completion = Print what your shell needs for that.
cli-help-version = Print the version.
cli-help-help = Show this help.

## The frame of every help, and why a command line is refused

cli-usage = Usage:
cli-usage-arguments = Arguments:
cli-usage-options = Options:
cli-usage-commands = Commands:
cli-usage-required = required
cli-usage-default = default: { $default }
cli-usage-variable = or the variable { $var }
# What stands for a value, in capitals: NAME=VALUE, [FILE]
cli-value-address = ADDRESS
cli-value-args = ARGS
cli-value-arms = ARMS
cli-value-chapter = CHAPTER
cli-value-colour = COLOUR
cli-value-command = COMMAND
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-game = GAME
cli-value-name = NAME
cli-value-options = OPTIONS
cli-value-spec = SPEC
cli-value-specs = SPECS
cli-value-value = VALUE
cli-value-where = WHERE
cli-value-word = WORD
cli-usage-no-such-option =
    There is no option { $option }{ $likely ->
        [none] .
       *[other] . Is it one of these: { $likely }?
    }
cli-usage-no-such-command =
    There is no command “{ $command }”{ $likely ->
        [none] : see hornbook --help.
       *[other] . Is it { $likely }?
    }
cli-usage-no-command = Which command? --help lists them.
# $what: an option, or what stands for a value
cli-usage-missing = { $what } is missing.
cli-usage-no-value = { $option } needs a value.
cli-usage-a-value = { $option } takes no value.
cli-usage-too-many = That is too much: { $given }.
cli-usage-wrong =
    “{ $value }” is no value for { $what }{ $kind ->
        [int] : it has to be a whole number.
        [float] : it has to be a number.
       *[other] .
    }
# $reason is English
cli-usage-other = That cannot be understood: { $reason }

## Playing

cli-which-game = Which one? hornbook play unicorn-fever, for example.
# $word is a word of the game’s rules.
cli-welcome = Type the number of what you choose. ? explains the question, ?2 the second option, ?{ $word } a word, ?% the chances, ?! what a bot would do, t draws the table, l shows the log, u takes your last choice back, q leaves.
cli-lesson = { $game }, { $minutes } minutes:
cli-prompt = [{ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }, ? t l u q] >
cli-hint-option = Type a number from 1 to { $last }; ? explains the question, ?1 an option, ?% the chances, ?! what a bot would do, t draws the table, l shows the log, u takes your last choice back, q leaves.
cli-hint-amount = Type an amount from { $low } to { $high }; ? explains the question, ?% the chances, ?! what a bot would do, t draws the table, l shows the log, u takes your last choice back, q leaves.
cli-explained = { $option }: { $more }
# $chapter is “none” where the rulebook does not say so.
cli-word =
    { $chapter ->
        [none] { $word }: { $about }
       *[other] { $word }: { $about } Rulebook, { $chapter }.
    }
cli-no-such-word = There is no word “{ $word }” in the rules. There are: { $words }.
# Where the rules say it: below the help of a question.
cli-rules-at =
    { $number ->
        [none] Rules, { $title }.
       *[other] Rules, { $number } { $title }.
    }
cli-rules-none = Nobody has written rules for this game yet.
cli-rules-hint = “hornbook rules { $game } { $chapter }” prints a chapter, and a word instead of a number all that is said of it.
# A paragraph that is not the rulebook's own, and how it is marked.
cli-rules-marked = { $text } [{ $mark }]
cli-rules-ruling = our ruling
cli-rules-house = house card
cli-taken-back = You take your last choice back.
cli-nothing-to-take-back = You have not chosen anything yet.
cli-nothing-more = there is no more to it.
cli-go-on = [Enter to go on]
cli-go-on-with =
    { $choices ->
        [one] You sit down again. 1 choice has been made so far; l shows the log.
       *[other] You sit down again. { $choices } choices have been made so far; l shows the log.
    }
cli-leave = Leave the game? [y/n]
# Words that mean yes, or no, separated by spaces, in small letters.
cli-yes = y yes
cli-no = n no
cli-save-as = Keep the game in which file? [Enter: { $file }, n: in none]
cli-file-taken = { $file } is there already, and stays as it is.
cli-kept = The game is kept. Go on with it:
cli-ranking = Ranking
cli-see-replay = See it again:
cli-keep-next-time = To keep a game and see it again, play with --record FILE.

## Replay

cli-replay-keys = Enter: on to the next move. n 40: to move 40, forwards or back. q: leave.
cli-replay-prompt = [move { NUMBER($move, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }, Enter, n N, q] >
cli-verified =
    { $over ->
        [yes] { $file }: a whole game of { $name } for { $seats }, { $choices ->
            [one] 1 choice
           *[other] { $choices } choices
        }, and all of it is true.
       *[no] { $file }: the start of a game of { $name } for { $seats }, { $choices ->
            [one] 1 choice
           *[other] { $choices } choices
        }, and all of it is true.
    }

## Simulation

cli-simulating = Games
cli-simulated =
    { $games ->
        [one] 1 game of { $name } for { $seats }, edition “{ $edition }”, seed “{ $seed }”
       *[other] { $games } games of { $name } for { $seats }, edition “{ $edition }”, seed “{ $seed }”
    }
cli-seat = seat
cli-bot = bot
cli-wins = wins
cli-mean-score = mean score
cli-lengths = Decisions in a game: { $shortest } to { $longest }, on average { $mean }
cli-speed = { $seconds } s: { $games } games and { $decisions } decisions a second

## Cards

cli-template-written = { $file } is written. Change it, check it with hornbook cards check { $file } --game { $game }, and play it with hornbook play { $game } --edition { $file }.
cli-edition-good = { $file }: the edition “{ $edition }” of { $game } can be played.
cli-deck-count =
    { $count ->
        [one] { $deck }: 1 card, { $box } in the box
       *[other] { $deck }: { $count } cards, { $box } in the box
    }
cli-copies =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }

## Odds and arena

cli-help-entries = The bots, one for each seat, as in “sharp,steady,steady,steady”; fewer are repeated.
cli-help-workers = How many processes play at the same time; all cores unless said. The results are the same.
cli-help-toml = Print the house’s cards as a card file to change.
cli-house-changed = The house’s cards, changed
cli-help-balance = Measure what each card, seat and character is worth, and write it as a page.
cli-help-against = Compare with the cards of this file; an edition is compared with the house’s otherwise.
cli-help-fit = Learn from simulated games what the bots know of a game’s cards.
cli-help-fit-into = Write the tables into this folder; otherwise they are printed.
cli-help-balance-arms = Play only these arms of the experiment: “given,pairs”. Usually all in turn.
cli-help-balance-page = Write the figures with plots into this page: one file, nothing else is needed.
cli-help-balance-csv = Write the figures into this file for a spreadsheet.
cli-help-on = Where to play: “ray” is a Ray of this machine, “ray://host:10001” a cluster.
cli-help-out = Write each game into this file (.jsonl or .parquet). The same command goes on where it was broken off.
cli-help-odds-record = Take the race from this record.
cli-help-after = After so many choices of the record; otherwise at its end.
cli-help-row = Put a racer’s odds token on this row: “red=4” is x4.
cli-help-races = How many races to run.
cli-arena = { $games } games of { $name }, each deal from every seat; even would be { $even } (seed { $seed }).
cli-sure = 95% interval
cli-elo = Elo
cli-thinks = a decision
cli-help-warm = Prepare what bots and chances need to think quickly: once after an installation, for a minute.
cli-warming = The search is being prepared, once, for about a minute: until then steady bots play.
cli-warm-begun = { $game }: being prepared
cli-warm-done = { $game }: ready
cli-advice = What a bot would do, and what else:
cli-advised-stake = Stake { $stake }
# A bet in a table: “Bramble to win”
cli-odds-bet = { $lane } { $kind }
cli-odds =
    { $races ->
        [one] After 1 simulated race:
       *[other] After { $races } simulated races:
    }
cli-racer = racer
cli-row = odds
cli-win = wins
cli-place = places
cli-bet = bet
cli-chance = chance
cli-fair = fair
cli-pays = pays
cli-money = a coin
cli-points = points

## Server

cli-help-host = The address to listen on; without it, only this computer can come in.
cli-help-lan = Let the phones and computers of your network in. “hornbook --lan” does that too.
cli-help-port = The port to listen on.
cli-help-store = A database file or address (postgresql://…); otherwise a file in your data folder.
cli-serving = The tables are open at { $address }. Ctrl-C closes them.
# $switch is "yes" where the page has a switch for it.
cli-reach-here = Only this computer can come in. { $switch ->
    [yes] To let phones in, start with --lan, or press the button where a table’s QR code would be.
   *[no] To let the devices of your network in, start with --lan.
 }
cli-reach-network = Other devices come in at { $address }. Whoever can reach that address can open tables and sit down at yours; nothing else of this computer is shown.

## The card file to start from

template-head =
    Cards of your own for { $game }. The file can be played as it is:
      hornbook cards check FILE --game { $name }
      hornbook play { $name } --edition FILE
    Every field of every deck is explained in docs/cards.md.
template-extends = your cards join the house’s; with false, a deck you write replaces the house’s
template-more = It may also have:
template-effects = What can stand in { $field }, one or several:
template-beside = goes with { $effect }
template-range = { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
