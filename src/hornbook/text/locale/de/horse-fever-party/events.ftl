### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You handed in a slip” and “Ada handed in a slip” are both right.

## Setup

event-bookmaker-drawn = { $seat } { $seat-has } per Los das Buch bekommen.
event-player-joined = { $seat } { $seat-has } mit { $money } D Platz genommen. Besser spät als pleite.

## Betting

event-fresh-stakes-given =
    { $count ->
        [one] 1 Person war pleite und hat neues Startgeld bekommen.
       *[other] { $count } Leute waren pleite und haben neues Startgeld bekommen.
    }
# Only the seat itself hears this one.
event-fresh-stake-received = Wieder im Geschäft, mit { $money } D.
event-betting-opened =
    { $watching ->
        [0] Rennen { $race } von { $races }. { $bookmaker } { $bookmaker-has } das Buch. Wetten dürfen: { $bettors }.
       *[other] Rennen { $race } von { $races }. { $bookmaker } { $bookmaker-has } das Buch. Wetten dürfen: { $bettors }, nur zusehen: { $watching }.
    }
# Only the seat itself hears this one.
event-bet-written = Auf dem Wettschein: { $stake } D auf { $lane } ({ $kind }).
event-slip-handed-in = { $seat } { $seat-has } einen Wettschein abgegeben.
event-slip-taken-back = { $seat } { $seat-has } den Wettschein zurückgenommen.
event-race-sat-out = { $seat } { $seat-has } keinen Wettschein abgegeben und dieses Rennen ausgelassen.
event-bets-after-all = { $seat } { $seat-has } es doch noch rechtzeitig zum Wetten geschafft.
# Only the seat itself hears this one.
event-slip-torn-up = Der Wettschein ist wieder leer.

## Race

# $place-stakes and $win-stakes: what lies on each horse, from the first lane to the last.
event-betting-closed = Nichts geht mehr: { $total } D. Auf Platz { $place-stakes }, auf Sieg { $win-stakes }.
# $card: six digits, one for each lane. $spaces: how far each horse moved.
event-movement-turned = Karte { $turn }. Bahn für Bahn { $spaces } Felder.
event-dead-heat = { $lanes } gehen gemeinsam über die Linie. { $bookmaker } { $bookmaker-has } entscheiden müssen.
event-horse-finished = { $lane } kommt als { $place } ins Ziel.

## Payment

# Only the seat itself hears this one. $place and $win: what each bet paid, stakes included.
event-bets-paid = Der Wettschein hat { $place } D auf Platz und { $win } D auf Sieg gebracht. Abzüglich der Einsätze: { $gain } D. In der Kasse: { $money } D.
event-race-paid = Etwas gewonnen: { $winners } von { $bettors }. Die Bank hat { $staked } D eingenommen und { $paid } D ausgezahlt.
event-rich-list-read = Die Reichenliste: { $seats }, mit { $money } D.
# $gain may be negative: everybody lost, and this player lost least.
event-book-passed = { $seat } { $seat-has } am besten abgeschnitten, mit { $gain } D, und das Buch bekommen.
event-book-kept = Niemand hat gewettet. { $seat } { $seat-has } das Buch behalten.

## End

event-nobody-can-bet = Außer dem Buchmacher hatte niemand mehr Geld.
event-party-stopped = { $seat } { $seat-has } den Abend für beendet erklärt.
event-party-ended =
    { $winners ->
        [one] Sieg mit { $money } D: { $seats }.
       *[other] { $winners } teilen sich den Sieg mit je { $money } D: { $seats }.
    }
