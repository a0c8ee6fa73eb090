### What cards do in every race, one sentence for each number a card can carry. $value is the number,
### $size the number without its sign, $sign “more” or “less”. The racer is the subject, whatever it
### is: sentences that name it, or its game's money, are in the games' own effects.ftl.

effect-sprint-set =
    { $value ->
        [0] Sprintet nie.
        [one] Sprintet jedes Mal { $value } Feld weit.
       *[other] Sprintet jedes Mal { $value } Felder weit.
    }
effect-sprint-add =
    { $sign ->
        [more] Sprintet jedes Mal { $size } weiter.
       *[less] Sprintet jedes Mal { $size } weniger weit.
    }
effect-sprint-once = Der nächste Sprint geht { $value } weiter. Einmal.
effect-finish-add = Bringt eine Karte es ins Ziel, läuft es { $value } weiter.
effect-finish-stop = Eine Karte bringt es bis zur Ziellinie, nicht weiter.
effect-first-set =
    { $value ->
        [0] Steht still, solange es führt.
       *[other] Läuft { $value } weit, solange es führt.
    }
effect-last-set =
    { $value ->
        [0] Steht still, solange es Letzter ist.
       *[other] Läuft { $value } weit, solange es Letzter ist.
    }
effect-last-add =
    { $sign ->
        [more] Läuft { $size } weiter, solange es Letzter ist.
       *[less] Läuft { $size } weniger weit, solange es Letzter ist.
    }

## Why a bot would do it

reason-bet-pays = { $lane } schafft das in etwa { $percent } von hundert Fällen, und es gibt { $times }-mal den Einsatz.
reason-stake-fits = Bei { $percent } % Chance ist das genug: { $left } bleiben für das, was noch kommt.
reason-helps-own = Es hilft { $lane }, und das hilft dir.
reason-holds-back = Es bremst { $lane }, und andere haben dort mehr zu verlieren als du.
