### What happened. A player's name stands first wherever it can, and verbs are in the past:
### “You handed in a slip” and “Ada handed in a slip” are both right.

## Setup

event-bookmaker-drawn = { $seat } { $seat-has } reçu le livre, par tirage au sort.
event-player-joined = { $seat } { $seat-has } rejoint la salle avec { $money } D. Mieux vaut tard qu’à sec.

## Betting

event-fresh-stakes-given =
    { $count ->
        [one] { $count } joueur à sec a reçu une nouvelle mise de départ.
       *[other] { $count } joueurs à sec ont reçu une nouvelle mise de départ.
    }
# Only the seat itself hears this one.
event-fresh-stake-received = De retour en selle, avec { $money } D.
event-betting-opened =
    { $watching ->
        [0] Course { $race } sur { $races }. Le livre : { $bookmaker }. Parieurs : { $bettors }.
       *[other] Course { $race } sur { $races }. Le livre : { $bookmaker }. Parieurs : { $bettors }, simples spectateurs : { $watching }.
    }
# Only the seat itself hears this one.
event-bet-written = Sur le bulletin : { $stake } D sur { $lane } { $kind }.
event-slip-handed-in = { $seat } { $seat-has } remis { $seat-son } bulletin.
event-slip-taken-back = { $seat } { $seat-has } repris { $seat-son } bulletin.
event-race-sat-out = { $seat } n’{ $seat-has } remis aucun bulletin, et laissé filer la course.
event-bets-after-all = { $seat } { $seat-has } fini par parier, juste à temps.
# Only the seat itself hears this one.
event-slip-torn-up = Le bulletin est de nouveau vierge.

## Race

# $place-stakes and $win-stakes: what lies on each horse, from the first lane to the last.
event-betting-closed = Rien ne va plus : { $total } D. Placé { $place-stakes }, gagnant { $win-stakes }.
# $card: six digits, one for each lane. $spaces: how far each horse moved.
event-movement-turned = Carte { $turn }. Couloir par couloir, ils avancent de { $spaces }.
event-dead-heat = Sur la ligne en même temps : { $lanes }. La décision : { $bookmaker }.
event-horse-finished = { $lane } arrive { $place }.

## Payment

# Only the seat itself hears this one. $place and $win: what each bet paid, stakes included.
event-bets-paid = Le bulletin a payé { $place } D placé et { $win } D gagnant. Bilan, mises déduites : { $gain } D. En bourse : { $money } D.
event-race-paid =
    { $winners ->
        [0] Sur { $bettors }, personne n’a rien gagné.
        [one] { $winners } parieur sur { $bettors } a gagné quelque chose.
       *[other] { $winners } parieurs sur { $bettors } ont gagné quelque chose.
    } La banque a pris { $staked } D et payé { $paid } D.
event-rich-list-read = Le classement des fortunes : { $seats }, avec { $money } D.
# $gain may be negative: everybody lost, and this player lost least.
event-book-passed = { $seat } { $seat-has } le meilleur bilan, { $gain } D, et désormais le livre.
event-book-kept = Personne n’avait parié. { $seat } { $seat-has } gardé le livre.

## End

event-nobody-can-bet = À part le bookmaker, plus personne n’avait d’argent.
event-party-stopped = { $seat } { $seat-has } sonné la fin de la soirée.
event-party-ended =
    { $winners ->
        [one] Victoire pour la soirée : { $seats }, avec { $money } D.
       *[other] Victoire partagée à { $winners }, avec { $money } D chacun : { $seats }.
    }
