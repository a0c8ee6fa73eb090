### What one can choose: verbs, with the sum where there is one.

option-take-action = Prendi { $token }
option-borrow = Chiedi un prestito agli elfi
option-place-bet = Scommetti su { $lane } { $kind }
option-play-card = Gioca { $card }
option-on-lane = { $lane }
option-sign-contract = Firma { $contract }
option-reserve-bet = Prenota la scommessa su { $lane } { $kind }
option-reserve-action = Prenota { $token }
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
option-exchange-hand = Cambia tutta la mano
option-withdraw = Togli { $card } da sotto { $lane }
option-pass = Non adesso
