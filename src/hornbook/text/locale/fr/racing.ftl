### What cards do in every race, one sentence for each number a card can carry. $value is the number,
### $size the number without its sign, $sign “more” or “less”. The racer is the subject, whatever it
### is: sentences that name it, or its game's money, are in the games' own effects.ftl.

effect-sprint-set =
    { $value ->
        [0] Ne sprinte jamais.
        [one] Sprinte de { $value } case à chaque fois.
       *[other] Sprinte de { $value } cases à chaque fois.
    }
effect-sprint-add =
    { $sign ->
        [more] Sprinte de { $size } de plus à chaque fois.
       *[less] Sprinte de { $size } de moins à chaque fois.
    }
effect-sprint-once = Son prochain sprint va { $value } plus loin. Une seule fois.
effect-finish-add = Si une carte l’amène à l’arrivée, va { $value } plus loin.
effect-finish-stop = Une carte l’amène à l’arrivée, jamais au-delà.
effect-first-set =
    { $value ->
        [0] Reste à l’arrêt en première position.
       *[other] Avance de { $value } en première position.
    }
effect-last-set =
    { $value ->
        [0] Reste à l’arrêt en dernière position.
       *[other] Avance de { $value } en dernière position.
    }
effect-last-add =
    { $sign ->
        [more] Avance de { $size } de plus en dernière position.
       *[less] Avance de { $size } de moins en dernière position.
    }

## Why a bot would do it

reason-bet-pays = { $lane } y arrive environ { $percent } fois sur cent, et paie { $times } fois la mise.
reason-stake-fits = Avec { $percent } chances sur cent, cela suffit : il reste { $left } pour la suite.
reason-helps-own = Cela aide { $lane }, et ce qui aide { $lane } vous aide.
reason-holds-back = Cela freine { $lane }, et d’autres ont plus à y perdre que vous.
