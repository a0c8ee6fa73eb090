### What cards do in every race, one sentence for each number a card can carry. $value is the number,
### $size the number without its sign, $sign “more” or “less”. The racer is the subject, whatever it
### is: sentences that name it, or its game's money, are in the games' own effects.ftl.

effect-sprint-set =
    { $value ->
        [0] Non fa mai sprint.
        [one] Ogni sprint è di { $value } casella.
       *[other] Ogni sprint è di { $value } caselle.
    }
effect-sprint-add =
    { $sign ->
        [more] Ogni sprint è di { $size } in più.
       *[less] Ogni sprint è di { $size } in meno.
    }
effect-sprint-once = Il prossimo sprint è più lungo di { $value }. Una volta sola.
effect-finish-add = Va più in là di { $value } se una carta lo porta al traguardo.
effect-finish-stop = Una carta lo porta al traguardo e non oltre.
effect-first-set =
    { $value ->
        [0] Sta fermo finché è in testa.
       *[other] Avanza di { $value } finché è in testa.
    }
effect-last-set =
    { $value ->
        [0] Sta fermo finché è ultimo.
       *[other] Avanza di { $value } finché è ultimo.
    }
effect-last-add =
    { $sign ->
        [more] Avanza di { $size } in più finché è ultimo.
       *[less] Avanza di { $size } in meno finché è ultimo.
    }

## Why a bot would do it

reason-bet-pays = { $lane } ce la fa circa { $percent } volte su cento, e paga { $times } volte la puntata.
reason-stake-fits = Con { $percent } probabilità su cento basta così: { $left } restano per dopo.
reason-helps-own = Aiuta { $lane }, e quindi anche te.
reason-holds-back = Frena { $lane }, e lì gli altri hanno da perdere più di te.
