"""Victory points won and lost, and leaving the game when there are none left to lose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.final import LastOneIn
from hornbook.games.horse_fever.perks import NO_PERKS
from hornbook.kernel import Seat
from hornbook.racing import LANES

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever

PENALTY: Final = 2


def win_points(game: HorseFever, seat: Seat, points: int) -> None:
    """Victory point tokens from the reserve."""
    game.table.points[seat] += points
    honour(game, seat, points)


def honour(game: HorseFever, seat: Seat, points: int) -> None:
    """François Riche pays for points won, a stable's too."""
    if danari := game.table.perks[seat].point_danari * points:
        game.table.earn(seat, danari)
        game.tell(events.PointsHonoured(seat, points, danari))


def pay_what_one_can(game: HorseFever, seat: Seat, danari: int) -> int:
    """A payment that must be made, as far as the purse reaches. Returns what was paid."""
    paid = min(danari, game.table.danari[seat])
    game.table.pay(seat, paid)
    return paid


def fall_short(game: HorseFever, seat: Seat, missing: int) -> None:
    """3.3: who cannot pay all that is due is penalised, and the rest lapses."""
    game.tell(events.PaymentFailed(seat, missing))
    penalise(game, seat)


def penalise(game: HorseFever, seat: Seat) -> None:
    """2.1, 3.3: two victory points, or the game. Stables' points cannot be handed in."""
    table = game.table
    if table.points[seat] < PENALTY:
        leave(game, seat)
        return
    table.points[seat] -= PENALTY
    game.tell(events.PointsLost(seat, PENALTY))


def leave(game: HorseFever, seat: Seat) -> None:
    """Out of the game, at once. Money, tokens and cards go back; a lined-up horse runs first."""
    table, chance = game.table, game.chance
    stables = tuple([lane for lane in LANES if table.owners[lane] == seat])
    for lane in stables:
        table.owners[lane] = None
    for bet in table.bets:
        if bet.seat == seat:
            table.tokens[bet.lane] += 1
    table.bets = [bet for bet in table.bets if bet.seat != seat]
    table.pay(seat, table.danari[seat])
    table.points[seat] = 0
    everyone = range(game.setup.seats + 1)
    table.objective_pile.take_back(table.objectives[seat], (seat,), chance)
    table.assistant_pile.take_back(table.assistants[seat], everyone, chance)
    home = [horse for horse in table.horses[seat] if horse not in table.stalls]
    table.horse_pile.take_back(home, everyone, chance)
    # Action cards in hand are set aside until the deck is shuffled for the next round.
    table.objectives[seat] = ()
    table.assistants[seat] = ()
    table.horses[seat] = ()
    table.loans[seat] = ()
    table.perks[seat] = NO_PERKS
    table.left += (seat,)
    game.tell(events.PlayerOut(seat, stables))
    if len(table.left) == game.setup.seats - 1:
        game.agenda.clear()
        game.then(LastOneIn())
    elif table.first == seat:
        table.first = game.neighbour(seat, 1)
        game.tell(events.FirstPlayerMoved(table.first))
