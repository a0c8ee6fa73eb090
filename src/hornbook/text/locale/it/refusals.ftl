### Why something cannot be done: what is wrong and what is allowed, in one sentence.

refusal-with-rule = { $reason } (Regolamento: { $rule }.)

## Choices

refusal-no-such-option = L’opzione { $choice } non c’è: le opzioni vanno da 0 a { $last }.
refusal-no-such-lesson = Non c’è nessuna lezione «{ $lesson }»: ci sono { $allowed }.
refusal-not-a-number = { $choice } non è una scelta: una scelta è un numero intero.
refusal-not-an-option =
    Questa scelta non c’è: scegli tra { $count ->
        [0] le somme permesse
       *[other] le { $count } opzioni
    }.
refusal-not-in-span =
    { $choice } non è permesso: di’ una somma da { $low } a { $high }{ $step ->
        [1] { "" }
       *[other] { " " }a passi di { $step }
    }.
refusal-not-your-turn = Non tocca a te: sta scegliendo qualcun altro.
refusal-game-over = La partita è finita: non resta niente da scegliere.
refusal-stale-choice = Quella domanda è passata: la partita ora è alla { NUMBER($current, useGrouping: 0) }, non alla { $number }.
refusal-beyond-reveal = Oltre una carta da girare non si può provare niente: fai prima le scelte fin qui.

## Sitting down and thinking again, at any game that allows it

refusal-not-open = Adesso non può sedersi nessuno: aspetta che il gioco riapra le porte.
refusal-table-full = Il tavolo è pieno: ha { $most } posti.
refusal-not-the-next-seat = Il posto { NUMBER($seat, useGrouping: 0) } non si può prendere: il prossimo libero è il { NUMBER($next, useGrouping: 0) }.
refusal-not-without-you = Adesso nessuno può lasciar passare una corsa.
refusal-nothing-to-take-back = Non c’è niente da ritirare: una risposta si cambia solo finché altri stanno ancora pensando.
