### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You got 300 D” and “Ada got 300 D” are both right. D is Danari, VP are victory points.

## Preparation

event-odds-dealt = Die Quoten von 1:2 bis 1:7: { $lanes }.
event-character-dealt = { $seat } { $seat-are } { $character }, mit { $danari } D.
event-stable-given = { $seat } { $seat-has } von Anfang an den Stall von { $lane }.
event-point-given = { $seat } { $seat-has } zum Start 1 SP bekommen.
event-first-player-drawn = { $seat } { $seat-has } per Los die Startspielerkarte bekommen.
event-round-began = Runde { $number } von { $rounds }.

## Purchases

event-actions-bought = { $seat } { $seat-has } für { $price } D { $count } Aktionskarten gekauft.
event-actions-dealt = { $seat } { $seat-has } { $count } Aktionskarten bekommen.
# Only the seat itself hears this one, right after the cards were bought or dealt.
event-actions-taken = Auf der Hand: { $cards }.
event-deck-shuffled = { $seat } { $seat-has } die { $deck } gemischt.
event-cards-drawn = { $seat } { $seat-has } { $price } D gezahlt und { $count } { $deck } gezogen.
# Only the seat itself hears the next three, right after event-cards-drawn.
event-objectives-seen = Gezogen: { $objectives }.
event-assistants-seen = Gezogen: { $assistants }.
event-horses-seen = Gezogen: { $horses }.
event-objective-kept = { $seat } { $seat-has } einen Auftrag behalten, verdeckt.
# Only the seat itself hears this one, right after event-objective-kept.
event-objective-chosen = Und zwar: { $objective }.
event-assistant-hired = { $seat } { $seat-has } { $assistant } angeheuert.
event-horse-bought = { $seat } { $seat-has } { $horse } mit nach Hause genommen.
event-stable-bought = { $seat } { $seat-has } für { $price } D den Stall von { $lane } gekauft, samt SP.
event-loan-taken = { $seat } { $seat-has } bei { $loan } { $danari } D aufgenommen.
event-passed = { $seat } { $seat-has } nichts gekauft und dafür { $danari } D bekommen.
event-offer-declined = { $seat } { $seat-has } { $buyer-to } nichts verkaufen wollen.
event-objective-sold = { $seat } { $seat-has } { $buyer-to } für { $price } D einen Auftrag verkauft.
# Only the buyer hears this one, right after event-objective-sold.
event-objective-received = Gekauft: { $objective }.
# Only the seller hears this one, right after event-objective-sold.
event-objective-given = Verkauft: { $objective }.
event-assistant-sold = { $seat } { $seat-has } { $buyer-to } für { $price } D { $assistant } verkauft.
event-horse-sold = { $seat } { $seat-has } { $buyer-to } für { $price } D { $horse } verkauft.
event-stable-sold = { $seat } { $seat-has } { $buyer-to } für { $price } D den Stall von { $lane } verkauft, samt SP.
event-assistants-swapped = { $seat } { $seat-has } { $owner-to } { $taken } abgenommen und { $given } dagelassen. Gefragt wurde niemand.
event-horse-lined-up = { $seat } { $seat-has } { $horse } für { $lane } aufgestellt.

## Bets

event-bet-placed = { $seat } { $seat-has } { $stake } D auf { $lane } gesetzt ({ $kind }).
event-bet-missed = { $seat } { $seat-has } den Mindesteinsatz von { $minimum } D nicht aufbringen können.
event-bet-passed = { $seat } { $seat-has } nicht weiter gewettet.
event-odds-nudged = { $seat } { $seat-has } die Quote von { $lane } von { $before } auf { $after } verschoben.
event-action-played = { $seat } { $seat-has } eine Karte verdeckt hinter { $lane } gelegt.
# Only the seat itself hears this one, right after event-action-played.
event-action-placed = Es war { $card }.

## Race

event-actions-revealed = Hinter { $lane }: { $cards } ({ $seats-within }).
event-actions-cancelled = { $lane }: { $positive } und { $negative } heben sich auf.
event-actions-discarded = Hinter { $lane } weggeräumt: { $cards }.
event-odds-shifted = { $lane } wechselt von { $before } auf { $after }.
# $card is six digits, the spaces for the odds 1:2 to 1:7; $spaces is what each lane moved, in the order of the lanes.
event-movement-turned = Karte { $turn }. Bahn für Bahn { $spaces } Felder.
# $spaces-count is 0 if neither horse is still on the track.
event-sprints-rolled =
    { $spaces-count ->
        [0] Die Würfel rufen { $dice }. Zu spät.
       *[other] Die Würfel rufen { $dice }. Sprint: { $lanes }, um { $spaces }.
    }
event-dead-heat = Totes Rennen zwischen { $lanes }. Die Startspielerkarte und damit das letzte Wort { $seat-has } { $seat-within }.
event-horse-finished = { $lane } kommt als { $place } ins Ziel.

## Payments

event-bet-won =
    { $points ->
        [0] { $seat } { $seat-has } mit { $stake } D auf { $lane } ({ $kind }) gewonnen: { $danari } D.
       *[other] { $seat } { $seat-has } mit { $stake } D auf { $lane } ({ $kind }) gewonnen: { $danari } D und { $points } SP.
    }
event-bet-lost = { $seat } { $seat-has } { $stake } D auf { $lane } ({ $kind }) verloren.
event-stable-paid = { $seat } { $seat-has } { $danari } D für den Stall von { $lane } bekommen, { $place } Platz.
event-income-paid = { $seat } { $seat-has } { $danari } D von der Bank bekommen, wie nach jedem Rennen.
event-horse-paid = { $seat } { $seat-has } { $danari } D Laufprämie für { $horse } bekommen.
event-points-honoured = { $seat } { $seat-has } { $danari } D für { $points } SP bekommen. Ein guter Ruf zahlt sich aus, mit den richtigen Freunden.
event-fine-paid = { $seat } { $seat-has } { $danari } D Strafe für Wetten auf { $lane } gezahlt.
event-neighbour-paid = { $seat } { $seat-has } bei { $neighbour-to } { $danari } D kassiert. Niemand hat gefragt, warum.
event-payment-failed = { $seat } { $seat-has } { $missing } D zu wenig gehabt.
event-points-lost = { $seat } { $seat-has } { $points } SP verloren.
event-player-out =
    { $lanes-count ->
        [0] { $seat } { $seat-has } das Spiel verloren.
       *[other] { $seat } { $seat-has } das Spiel verloren. Ställe wieder zu haben: { $lanes }.
    }
event-odds-moved = { $lane } rückt von { $before } auf { $after }.

## Auctions

event-sale-accepted = { $seat } { $seat-has } einen SP für { $price } D angeboten.
event-bid-accepted = { $seat } { $seat-has } { $price } D für einen SP geboten.
# $why: of one's own will, or without having been asked
event-auction-left =
    { $why ->
        [no-money] { $seat } { $seat-has } die Auktion verlassen müssen: keine { $price } D mehr.
        [no-point] { $seat } { $seat-has } die Auktion verlassen müssen: kein SP zu verkaufen. Die auf Ställen bleiben dort.
        [too-cheap] { $seat } { $seat-has } die Auktion verlassen müssen: Unter 100 D bietet die Bank nichts.
       *[chosen] { $seat } { $seat-has } bei { $price } D die Auktion verlassen.
    }
event-point-sold = { $seat } { $seat-has } 1 SP für { $danari } D verkauft.
event-point-bought = { $seat } { $seat-has } 1 SP für { $danari } D gekauft.
event-nobody-traded = Die Auktion endet ohne Geschäft.
event-first-player-moved = { $seat } { $seat-has } die Startspielerkarte übernommen.

## The end

event-loan-repaid = { $seat } { $seat-has } { $loan } { $danari } D zurückgezahlt.
event-loan-unpaid = { $seat } { $seat-has } { $loan } { $due } D nicht zurückzahlen können und verloren.
event-objective-fulfilled = { $seat } { $seat-has } den Auftrag „{ $objective }“ erfüllt: { $points } SP.
event-points-counted = { $seat } { $seat-has } { $points } SP gezählt.
event-contest-drawn = Gleichstand: { $seats-within }. Das Stechen: { $contest }.
event-contest-judged = { $seat } { $seat-has } das Stechen gewonnen, laut { $judge-to }.
event-lot-drawn = { $seat } { $seat-has } per Los gewonnen.
event-game-ended =
    { $winners-count ->
        [0] Niemand hat gewonnen. Die Bank lässt grüßen.
       *[other] Sieg: { $winners }.
    }
