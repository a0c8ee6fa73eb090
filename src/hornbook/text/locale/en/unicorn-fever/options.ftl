### What one can choose: verbs, with the sum where there is one.

option-take-action = Take { $token }
option-borrow = Borrow from the elves
option-place-bet = Bet on { $lane } { $kind }
option-play-card = Play { $card }
option-on-lane = { $lane }
option-sign-contract = Sign { $contract }
option-reserve-bet = Set aside the bet on { $lane } { $kind }
option-reserve-action = Set aside { $token }
option-nudge-odds =
    { $rows ->
        [1] { $lane }: 1 row up
        [-1] { $lane }: 1 row down
        [-2] { $lane }: 2 rows down
        [-3] { $lane }: 3 rows down
        [-4] { $lane }: 4 rows down
        [-5] { $lane }: 5 rows down
       *[other] { $lane }: { $rows } rows up
    }
option-exchange-hand = Swap the whole hand
option-withdraw = Scrap { $card } under { $lane }
option-pass = Not now
