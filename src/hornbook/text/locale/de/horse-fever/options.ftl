### What one can choose: verbs, with the sum where there is one.

## Preparation

option-take-character = { $character } sein

## Purchases

option-buy-actions = 2 Aktionskarten für { $price } D kaufen
option-buy-objective = Einen Auftrag für { $price } D kaufen
option-buy-assistant = Einen Assistenten für { $price } D anheuern
option-buy-horse = Ein Pferd für { $price } D kaufen
option-buy-stable = Den Stall von { $lane } für { $price } D kaufen
option-take-loan = { $danari } D bei { $loan } aufnehmen, am Ende { $due } D zurück
option-ask-for-objective = { $owner-to } { $price } D für einen Auftrag bieten
option-ask-for-assistant = { $owner-to } { $price } D für { $assistant } bieten
option-ask-for-horse = { $owner-to } { $price } D für { $horse } bieten
option-ask-for-stable = { $owner-to } { $price } D für den Stall von { $lane } bieten
option-pass-for-money = Nichts kaufen und { $danari } D nehmen
option-sell = Verkaufen
option-sell-objective = Verkaufen: { $objective }
option-decline = Behalten
option-shuffle-first = Erst mischen
option-draw-as-it-lies = Ungemischt ziehen
option-keep-objective = Behalten: { $objective }
option-keep-assistant = { $assistant } behalten
option-keep-horse = { $horse } behalten
option-swap-for = Gegen { $assistant } tauschen ({ $owner-within })
option-line-up = { $horse } läuft für { $lane }

## Bets

option-place-bet = { $kind }wette auf { $lane }
option-play-card = { $card } spielen
option-on-lane = { $lane }
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
option-pass = Jetzt nicht

## Auctions

option-accept = { $price } D annehmen
option-leave-auction = Die Auktion verlassen

## The end

option-name-winner =
    { $winner-is ->
        [you] Du gewinnst
       *[other] { $winner } gewinnt
    }
