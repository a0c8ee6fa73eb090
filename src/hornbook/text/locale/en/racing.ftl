### What cards do in every race, one sentence for each number a card can carry. $value is the number,
### $size the number without its sign, $sign “more” or “less”. The racer is the subject, whatever it
### is: sentences that name it, or its game's money, are in the games' own effects.ftl.

effect-sprint-set =
    { $value ->
        [0] Never sprints.
        [one] Sprints { $value } space each time.
       *[other] Sprints { $value } spaces each time.
    }
effect-sprint-add =
    { $sign ->
        [more] Sprints { $size } further each time.
       *[less] Sprints { $size } less each time.
    }
effect-sprint-once = Its next sprint goes { $value } further. Once.
effect-finish-add = Goes { $value } further when a card takes it home.
effect-finish-stop = A card takes it to the line and not beyond.
effect-first-set =
    { $value ->
        [0] Stands still while it leads.
       *[other] Moves { $value } while it leads.
    }
effect-last-set =
    { $value ->
        [0] Stands still while it is last.
       *[other] Moves { $value } while it is last.
    }
effect-last-add =
    { $sign ->
        [more] Moves { $size } more while it is last.
       *[less] Moves { $size } less while it is last.
    }

## Why a bot would do it

reason-bet-pays = { $lane } does it about { $percent } times in a hundred, and pays { $times } times the stake.
reason-stake-fits = With a chance of { $percent } in a hundred that is enough: { $left } stay for what comes next.
reason-helps-own = It helps { $lane }, and that helps you.
reason-holds-back = It holds { $lane } back, and others have more to lose there than you.
