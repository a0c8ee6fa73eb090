### What one can choose: verbs, with the sum where there is one.

## Preparation

option-take-character = Scegli { $character }

## Purchases

option-buy-actions = Compra 2 carte Azione per { $price } D
option-buy-objective = Compra un obiettivo per { $price } D
option-buy-assistant = Assumi un assistente per { $price } D
option-buy-horse = Compra un cavallo per { $price } D
option-buy-stable = Compra la scuderia di { $lane } per { $price } D
option-take-loan =
    { $loan-key ->
        [bank] Chiedi { $danari } D alla banca, { $due } D indietro alla fine
       *[mob] Chiedi { $danari } D alla mala, { $due } D indietro alla fine
    }
option-ask-for-objective = Offri { $owner-to } { $price } D per un obiettivo
option-ask-for-assistant = Offri { $owner-to } { $price } D per { $assistant }
option-ask-for-horse = Offri { $owner-to } { $price } D per { $horse }
option-ask-for-stable = Offri { $owner-to } { $price } D per la scuderia di { $lane }
option-pass-for-money = Non comprare niente e prendi { $danari } D
option-sell = Vendi
option-sell-objective = Vendi { $objective }
option-decline = Non vendere
option-shuffle-first = Prima mescola
option-draw-as-it-lies = Pesca così com’è
option-keep-objective = Tieni { $objective }
option-keep-assistant = Tieni { $assistant }
option-keep-horse = Tieni { $horse }
option-swap-for = Scambia con { $assistant } ({ $owner-within })
option-line-up = { $horse } corre per { $lane }

## Bets

option-place-bet = Scommetti su { $lane } { $kind }
option-play-card = Gioca { $card }
option-on-lane = { $lane }
option-nudge-odds =
    { $rows ->
        [1] { $lane }: 1 riga in su
        [-1] { $lane }: 1 riga in giù
        [-2] { $lane }: 2 righe in giù
        [-3] { $lane }: 3 righe in giù
        [-4] { $lane }: 4 righe in giù
        [-5] { $lane }: 5 righe in giù
       *[other] { $lane }: { $rows } righe in su
    }
option-pass = Non adesso

## Auctions

option-accept = Accetta { $price } D
option-leave-auction = Lascia l’asta

## The end

option-name-winner =
    { $winner-is ->
        [you] Hai vinto tu
       *[other] Ha vinto { $winner }
    }
