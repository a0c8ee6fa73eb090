### Why something cannot be done: what is wrong and what is allowed, in one sentence.

refusal-with-rule = { $reason } (Rulebook: { $rule }.)

## Choices

refusal-no-such-option = There is no option { $choice }: the options are numbered 0 to { $last }.
refusal-no-such-lesson = There is no lesson “{ $lesson }”: there are { $allowed }.
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
refusal-stale-choice = That was asked before: the game is at question { NUMBER($current, useGrouping: 0) } now, not at { $number }.
refusal-beyond-reveal = Nothing can be tried beyond a card that will be turned: make the choices so far first.

## Sitting down and thinking again, at any game that allows it

refusal-not-open = Nobody can sit down now: wait until the game opens its doors again.
refusal-table-full = The table is full: it seats { $most }.
refusal-not-the-next-seat = Seat { NUMBER($seat, useGrouping: 0) } cannot be taken: the next free seat is { NUMBER($next, useGrouping: 0) }.
refusal-not-without-you = Nobody can let a race go by now.
refusal-nothing-to-take-back = There is nothing to take back: answers can only be changed while others are still thinking.
