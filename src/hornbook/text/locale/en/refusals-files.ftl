### Why something cannot be done with a set-up, a record, a file or an argument; phones need none of it.

## Setting up a game

refusal-broken-game = The game “{ $game }” is installed, but cannot be loaded. Whoever installed it finds the reason in the log.
refusal-unknown-game = There is no game called “{ $game }”: the games are { $allowed }.
refusal-unknown-bot = There is no bot called “{ $bot }”: the bots are { $allowed }.
refusal-bot-not-found = The bot “{ $bot }” was not found, neither in { $folder } nor among what is installed: for a class MyBot in the file my_bots.py write my_bots:MyBot.
refusal-bot-not-in-file = The bot “{ $bot }” was not found: { $file } has no “{ $name }”.
refusal-foreign-bot = The bot “{ $bot }” cannot be used: { $reason }.
refusal-bot-fault = The bot { $bot } on seat { $seat } failed in { $game }, seed “{ $seed }”, at decision { NUMBER($decision, useGrouping: 0) } ({ $question }): { $reason }
refusal-bot-cannot-choose = “{ $bot }” is no bot: it has no method “choose(seat)”.
refusal-bot-cannot-play = { $bot } does not know { $game }: the bots for it are { $allowed }.
refusal-no-advice-here = No bot can say what it would do in { $game }.
refusal-bad-budget = “{ $budget }” is no budget: say how many playouts (200) or milliseconds (500ms).
refusal-unknown-setting = There is no setting called “{ $setting }”: the settings are { $allowed }.
refusal-bad-seats = { $seats } cannot play: the game seats { $low } to { $high }.
refusal-bad-number =
    The setting { $setting } cannot be “{ $value }”: it is a number from { $low } to { $high }{ $step ->
        [1] { "" }
       *[other] { " " }in steps of { $step }
    }.
refusal-bad-setting = The setting { $setting } cannot be “{ $value }”: it is one of { $allowed }.
refusal-bad-choices =
    The setting { $setting } cannot be “{ $value }”: name { $pick ->
        [one] 1
       *[other] { $pick } different ones
    } of { $allowed }, or none.
refusal-card-fault =
    The card file has { $count ->
        [one] a fault in line { NUMBER($line, useGrouping: 0) }
       *[other] { $count } faults, the first in line { NUMBER($line, useGrouping: 0) }
    }: only a file without faults can be played.
refusal-card-file-beyond =
    Line { NUMBER($line, useGrouping: 0) } of the card file is more than is read. Allowed are { $fault ->
        [too-long] { $limit } characters.
        [too-many-rows] { $limit } cards and sections.
        [too-many-values] { $limit } values.
        [too-deep] { $limit } brackets within each other.
        [too-many-parts] { $limit } parts of a name with dots.
       *[too-many-digits] { $limit } digits of a number, or letters of a name.
    }

## Records

refusal-record-unreadable = That is not a record of a game: { $reason }.
refusal-record-too-large = That is too large for a record: at most { $limit } bytes are read.
refusal-record-format = The record has format { $format }: this version reads format { $known }.
refusal-record-rules = The record was made with version { $rules } of the rules: this version plays { $known }.
refusal-record-edition = The record was made with other cards, called “{ $edition }”: it needs the very same ones.
refusal-record-illegal = Choice { NUMBER($place, useGrouping: 0) } of the record is not legal: { $reason }
refusal-record-result = The record’s result is not what its choices lead to: it has been changed.
refusal-record-seal = The record’s seal is broken: it has been changed since it was written.
refusal-record-finished = The game in it is over, so it cannot be played on: name another file, or see it with hornbook replay.
refusal-record-other-game = It holds a game of { $game }: name another file, or play that game.
refusal-record-other-setup = It holds a game with other seats, seed, settings or cards: name another file, or leave these out to go on with it.

## Files and arguments

refusal-in-file = { $file }: { $reason }
refusal-cannot-read = { $file } cannot be read: { $reason }.
refusal-cannot-write = { $file } cannot be written: { $reason }.
refusal-file-exists = { $file } is there already and is left as it is; name another file.
refusal-not-utf-8 = { $file } is not a text in UTF-8: byte { NUMBER($place, useGrouping: 0) } does not fit.
refusal-no-own-cards = This game has no decks that cards of your own could join.
refusal-edition-too-large = { $file } is too large for an edition: at most { $limit } bytes are read.
refusal-edition-faults =
    { $more ->
        [0] { $file }:{ NUMBER($line, useGrouping: 0) }: { $fault }
       *[other] { $file }:{ NUMBER($line, useGrouping: 0) }: { $fault } And { $more } more: see hornbook cards check.
    }
refusal-unknown-language = There are no texts in “{ $language }”: the languages are { $allowed }.
refusal-not-a-pair = “{ $pair }” is not a setting: write NAME=VALUE.
refusal-no-games = { $games } games cannot be played: name at least 1.
refusal-nothing-to-fit = There is nothing to learn for { $game }: its bots have no table.
refusal-unknown-arm = There is no arm “{ $arm }” in this experiment: there are { $arms }.
refusal-unknown-place = Games cannot be played on “{ $place }”: name “ray”, or a cluster as “ray://host:10001”.
refusal-ray-missing = Ray is not installed: pip install "hornbook[ray]".
refusal-parquet-missing = Parquet needs PyArrow: pip install "hornbook[parquet]", or write .jsonl.
refusal-results-of-another-run = { $file } has results of another run: name another file, or remove it.
refusal-no-such-seat = There is no seat { $seat }: the seats are 1 to { $last }.
refusal-no-such-move = There is no position after { NUMBER($move, useGrouping: 0) } choices: the record has { NUMBER($last, useGrouping: 0) }.
refusal-no-odds = There are no races in this game, so there are no chances to give.
refusal-no-rows = { $game } has no odds to put tokens on.
refusal-bad-row = “{ $row }” is no odds row: write a colour or a racer ({ $allowed }) and a number from 2 to 7, as in red=4.
refusal-bad-thinking = Bots think between { NUMBER($low, useGrouping: 0) } and { NUMBER($high, useGrouping: 0) } milliseconds about a choice.
refusal-bad-port = { NUMBER($port, useGrouping: 0) } is no port: ports are numbers from 1 to { NUMBER($last, useGrouping: 0) }.
refusal-lan-and-host = --lan listens on every address of this computer, --host { $host } on one: give one of the two.
refusal-bad-proxy = { $proxy } is no address of a proxy: it has to be a number like 127.0.0.1, or a network like 10.0.0.0/8.
refusal-bad-address = { $address } is no address of a page: it has to begin with http:// or https:// and name a host.
refusal-address-taken = Nobody can listen at { $host }:{ NUMBER($port, useGrouping: 0) }: { $reason }.
