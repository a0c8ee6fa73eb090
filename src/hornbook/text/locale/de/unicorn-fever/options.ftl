### What one can choose: verbs, with the sum where there is one.

option-take-action = { $token } nehmen
option-borrow = Darlehen der Elfenmafia aufnehmen
option-place-bet = { $kind } auf { $lane }
option-play-card = Spielen: { $card }
option-on-lane = { $lane }
option-sign-contract = Abschließen: { $contract }
option-reserve-bet = { $kind } auf { $lane } lagern
option-reserve-action = { $token } lagern
option-nudge-odds =
    { $rows ->
        [1] { $lane }: 1 Reihe hoch
        [-1] { $lane }: 1 Reihe runter
        [-2] { $lane }: 2 Reihen runter
        [-3] { $lane }: 3 Reihen runter
        [-4] { $lane }: 4 Reihen runter
        [-5] { $lane }: 5 Reihen runter
       *[other] { $lane }: { $rows } Reihen hoch
    }
option-exchange-hand = Ganze Hand tauschen
option-withdraw = Zurückziehen: { $card } unter { $lane }
option-pass = Jetzt nicht
