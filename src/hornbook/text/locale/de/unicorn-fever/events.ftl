### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You took 10 gold” and “Ada took 10 gold” are both right.

## Setup

event-clans-chosen = An diesem Tisch: { $clans }.
event-odds-dealt = Die Quoten von x2 bis x7: { $lanes }.
event-first-player-drawn = { $seat } { $seat-has } die Glocke und damit den ersten Zug.
event-owner-tile-given = { $seat } { $seat-has } den Besitzmarker von { $lane } bekommen.
event-fever-spread = Im Fieber: { $lanes }.
event-contracts-shown = Diese Verträge liegen aus: { $contracts }.
event-round-began = Rennen { $race } von { $races }. Macht eure Einsätze.
event-bet-tokens-removed = Der Würfel hat zwei Wetten gestrichen: Siegwette auf { $win }, Frühe Platzwette auf { $early }.

## Planning

event-action-taken = { $seat } { $seat-has } { $token } genommen.
event-gold-taken = { $seat } { $seat-has } { $gold } Gold eingesteckt.
event-loan-taken =
    { $forced ->
        [yes] { $seat } { $seat-has } bei der Elfenmafia { $gold } Gold aufnehmen müssen.
       *[no] { $seat } { $seat-has } bei der Elfenmafia { $gold } Gold aufgenommen.
    }
event-bet-placed =
    { $glory ->
        [0] { $seat } { $seat-has } { $stake } Gold auf { $lane } gesetzt ({ $kind }).
       *[other] { $seat } { $seat-has } { $stake } Gold auf { $lane } gesetzt ({ $kind }), mit { $glory } Ruhm obendrauf.
    }
event-contract-signed =
    { $price ->
        [0] { $seat } { $seat-has } gratis den Vertrag { $contract } abgeschlossen.
       *[other] { $seat } { $seat-has } für { $price } Gold den Vertrag { $contract } abgeschlossen.
    }
event-magic-played = { $seat } { $seat-has } eine Karte verdeckt unter { $lane } gelegt.
# Only the seat itself hears this one, right after event-magic-played.
event-magic-placed = Es war { $card }.
event-magic-drawn =
    { $count ->
        [one] { $seat } { $seat-has } 1 Zauberkarte gezogen.
       *[other] { $seat } { $seat-has } { $count } Zauberkarten gezogen.
    }
# Only the seat itself hears this one, right after event-magic-drawn.
event-magic-taken = Gezogen: { $cards }.
event-magic-reshuffled = Die abgeworfenen Karten sind der neue Nachziehstapel: { $count } Zauberkarten.
event-lane-peeked = { $seat } { $seat-has } unter { $lane } nachgesehen.
# Only the seat itself hears this one, right after event-lane-peeked.
event-magic-seen = Unter { $lane }: { $cards }.
event-hand-exchanged = { $seat } { $seat-has } die ganze Hand abgeworfen: { $cards }.
event-magic-withdrawn = { $seat } { $seat-has } die Karte { $card } unter { $lane } zurückgezogen.
event-bet-token-reserved = { $seat } { $seat-has } einen Wettmarker gelagert: { $kind } auf { $lane }.
event-action-token-reserved = { $seat } { $seat-has } { $token } gelagert.
event-odds-nudged = { $seat } { $seat-has } die Quote von { $lane } von { $before } auf { $after } verschoben.

## Race

event-first-player-changed = { $seat } { $seat-has } die Glocke übernommen.
event-magic-revealed = Unter { $lane }: { $cards } ({ $seats-within }).
event-magic-cancelled = { $lane }: { $positive } und { $negative } heben sich auf.
event-magic-cleansed = Bei { $lane } weggefegt: { $cards }.
event-odds-shifted = { $lane } wechselt von { $before } auf { $after }.
# $card is six digits, the spaces for the rows x2 to x7; $spaces is what each lane moved, in the order of the lanes.
event-movement-turned = Karte { $turn }. Bahn für Bahn { $spaces } Felder.
# $spaces-count is 0 if neither racer is still on the track.
event-sprints-rolled =
    { $spaces-count ->
        [0] Die Würfel rufen { $dice }. Zu spät.
       *[other] Die Würfel rufen { $dice }. Sprint: { $lanes }, um { $spaces }.
    }
event-dead-heat = Totes Rennen zwischen { $lanes }. Die Glocke und damit das letzte Wort { $seat-has } { $seat-within }.
event-unicorn-finished = { $lane } kommt als { $place } ins Ziel.

## Results

event-owner-paid = { $seat } { $seat-has } { $gold } Gold Besitzbonus bekommen: { $place } Platz für { $lane }.
event-bet-won = { $seat } { $seat-has } mit { $stake } Gold auf { $lane } ({ $kind }) gewonnen: { $gold } Gold und { $glory } Ruhm.
event-bet-lost =
    { $refund ->
        [0] { $seat } { $seat-has } { $stake } Gold auf { $lane } ({ $kind }) verloren.
       *[other] { $seat } { $seat-has } { $stake } Gold auf { $lane } ({ $kind }) verloren und { $refund } zurückbekommen.
    }
event-contract-paid =
    { $glory ->
        [0] { $seat } { $seat-has } { $gold } Gold { $perk ->
            [signing_gold] fürs Unterschreiben
            [kickback] Finderlohn
            [magic_gold] Trinkgeld
            [cancel_gold] für eine aufgehobene Karte
            [lost_gold] für gekonntes Verlieren
            [blessing_gold] für positive Karten auf dem Podest
            [hex_gold] für negative Karten abseits des Podests
            [rival_lost_gold] für das Elend der anderen
            [income] Miete
            [interest] Zinsen
           *[other] aus einem Vertrag
        } bekommen.
       *[other] { $seat } { $seat-has } { $glory } Ruhm bekommen, aus Mitleid.
    }
event-tax-paid =
    { $gold ->
        [0] { $seat } { $seat-has } keine Ruhmsteuer gezahlt.
       *[other] { $seat } { $seat-has } { $gold } Gold Ruhmsteuer gezahlt.
    }
event-odds-moved = { $lane } rückt von { $before } auf { $after }.

## End of the game

event-loans-repaid =
    { $unpaid ->
        [0] { $seat } { $seat-has } der Elfenmafia { $gold } Gold gezahlt. Schuldenfrei.
       *[other] { $seat } { $seat-has } der Elfenmafia { $gold ->
            [0] nichts
           *[other] { $gold } Gold
        } gezahlt. Noch offen: { $unpaid ->
            [one] 1 Darlehen
           *[other] { $unpaid } Darlehen
        }.
    }
event-gold-converted = { $seat } { $seat-has } { $gold } Gold in { $glory } Ruhm umgetauscht.
event-contract-glory-counted = { $seat } { $seat-has } { $glory } Ruhm auf Verträgen gezählt.
event-game-ended = Sieg: { $winners }.
