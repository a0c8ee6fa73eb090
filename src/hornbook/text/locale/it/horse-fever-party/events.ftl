### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You handed in a slip” and “Ada handed in a slip” are both right.

## Setup

event-bookmaker-drawn = { $seat } { $seat-has } avuto in sorte il banco.
event-player-joined = { $seat } { $seat-has } preso posto con { $money } D. Meglio tardi che al verde.

## Betting

event-fresh-stakes-given =
    { $count ->
        [one] { $count } giocatore al verde ha ricevuto una nuova dote.
       *[other] { $count } giocatori al verde hanno ricevuto una nuova dote.
    }
# Only the seat itself hears this one.
event-fresh-stake-received = Di nuovo in affari, con { $money } D.
event-betting-opened =
    { $watching ->
        [0] Corsa { $race } di { $races }. Banco: { $bookmaker }. Scommettono in { $bettors }.
       *[other] Corsa { $race } di { $races }. Banco: { $bookmaker }. Scommettono in { $bettors }, guardano in { $watching }.
    }
# Only the seat itself hears this one.
event-bet-written = Sulla schedina: { $stake } D su { $lane } { $kind }.
event-slip-handed-in = { $seat } { $seat-has } consegnato una schedina.
event-slip-taken-back = { $seat } { $seat-has } ripreso la schedina.
event-race-sat-out = { $seat } non { $seat-has } consegnato schedine e { $seat-has } lasciato passare questa corsa.
event-bets-after-all = { $seat } { $seat-has } fatto in tempo a scommettere lo stesso.
# Only the seat itself hears this one.
event-slip-torn-up = La schedina è di nuovo bianca.

## Race

# $place-stakes and $win-stakes: what lies on each horse, from the first lane to the last.
event-betting-closed = Scommesse chiuse: { $total } D. Piazzato { $place-stakes }, vincente { $win-stakes }.
# $card: six digits, one for each lane. $spaces: how far each horse moved.
event-movement-turned = Carta { $turn }. Corsia per corsia avanzano di { $spaces }.
event-dead-heat = { $lanes } hanno tagliato il traguardo insieme. Ha dovuto decidere il banco: { $bookmaker }.
event-horse-finished = { $lane } arriva { $place }.

## Payment

# Only the seat itself hears this one. $place and $win: what each bet paid, stakes included.
event-bets-paid = La schedina ha pagato { $place } D piazzato e { $win } D vincente. Tolte le puntate: { $gain } D. Nel borsellino: { $money } D.
event-race-paid =
    { $winners ->
        [one] { $winners } su { $bettors } ha vinto qualcosa. La banca ha preso { $staked } D e pagato { $paid } D.
       *[other] { $winners } su { $bettors } hanno vinto qualcosa. La banca ha preso { $staked } D e pagato { $paid } D.
    }
event-rich-list-read = La classifica dei ricconi: { $seats }, con { $money } D.
# $gain may be negative: everybody lost, and this player lost least.
event-book-passed = { $seat } { $seat-has } fatto meglio di tutti, con { $gain } D, e preso il banco.
event-book-kept = Nessuno aveva scommesso. { $seat } { $seat-has } tenuto il banco.

## End

event-nobody-can-bet = A parte il banco nessuno aveva più soldi.
event-party-stopped = { $seat } { $seat-has } chiuso la serata.
event-party-ended =
    { $winners ->
        [one] Vittoria del Party con { $money } D: { $seats }.
       *[other] Vittoria divisa in { $winners }, con { $money } D a testa: { $seats }.
    }
