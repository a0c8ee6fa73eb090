### Why something cannot be done: what is wrong and what is allowed, in one sentence.

refusal-with-rule = { $reason } (Rulebook: { $rule }.)

## Choices

refusal-no-such-option = There is no option { $choice }: the options are numbered 0 to { $last }.
refusal-not-a-number = { $choice } is not a choice: a choice is a whole number.
refusal-not-an-option =
    That is not on offer: choose one of the { $count ->
        [0] amounts allowed
       *[other] { $count } options
    }.
refusal-not-in-span =
    { $choice } is not allowed: name an amount from { $low } to { $high }{ $step ->
        [1] { "" }
       *[other] { " " }in steps of { $step }
    }.
refusal-not-your-turn = It is not your turn: another player is choosing.
refusal-game-over = The game is over: there is nothing left to choose.
refusal-stale-choice = That question was answered already: the game is now at question { NUMBER($current, useGrouping: 0) }, not { $number }.
refusal-beyond-reveal = A draft ends where something is revealed: make the choices so far first.

## Setting up a game

refusal-unknown-game = There is no game called “{ $game }”: the games are { $allowed }.
refusal-unknown-bot = There is no bot called “{ $bot }”: the bots are { $allowed }.
refusal-foreign-bot = The bot “{ $bot }” cannot be used: { $reason }.
refusal-bot-fault = The bot { $bot } on seat { $seat } failed in { $game }, seed “{ $seed }”, at decision { NUMBER($decision, useGrouping: 0) } ({ $question }): { $reason }
refusal-bot-cannot-choose = “{ $bot }” is no bot: it has no method “choose(seat)”.
refusal-bot-cannot-play = { $bot } does not know { $game }: the bots for it are { $allowed }.
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
refusal-short-game = The short game of 3 races is for six players: with fewer there are 4.
refusal-clan-missing = This edition has no contracts of the { $clan }: choose clans it has.
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
