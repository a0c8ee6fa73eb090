"""5: loans, objectives, the count, and the table of draws."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, ClassVar, Final

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.contests import CONTESTS, Contest
from hornbook.games.horse_fever.decks import Measure, Objective, ObjectiveId
from hornbook.games.horse_fever.loans import due
from hornbook.games.horse_fever.options import NameWinner
from hornbook.kernel import Choose, Option, Result, Seat, Step

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever

OBJECTIVE_POINTS: Final = 2


class RepayLoans(Step["HorseFever"], frozen=True):
    """5.1: who cannot pay a loan back has lost, and none of their cards count."""

    def run(self, game: HorseFever) -> None:
        table = game.table
        failed = [seat for seat in game.clockwise_from_first() if not repaid(game, seat)]
        table.left += tuple(failed)
        if len(table.left) == game.setup.seats:
            end(game, (), tuple(failed))
            return
        if table.first in failed:
            table.first = game.neighbour(table.first, 1)
            game.tell(events.FirstPlayerMoved(table.first))
        game.then(CountPoints(tuple(failed)))


def repaid(game: HorseFever, seat: Seat) -> bool:
    """Pay back what was borrowed; whether the purse held enough for all of it."""
    table = game.table
    for loan in table.loans[seat]:
        danari = due(loan, table.perks[seat])
        if table.danari[seat] < danari:
            game.tell(events.LoanUnpaid(seat, loan, danari))
            return False
        table.pay(seat, danari)
        game.tell(events.LoanRepaid(seat, loan, danari))
    return True


class CountPoints(Step["HorseFever"], frozen=True):
    """5.2: objectives, all at once on the points before them, then the ranking."""

    failed: tuple[Seat, ...]  # who could not pay back

    def run(self, game: HorseFever) -> None:
        table = game.table
        survivors = game.clockwise_from_first()
        found = {seat: fulfilled(game, seat, survivors) for seat in survivors}
        for seat in survivors:
            show_objectives(game, seat, found[seat])
            game.tell(events.PointsCounted(seat, table.score(seat)))
        best = max(standing(game, seat) for seat in survivors)
        tied = tuple([seat for seat in survivors if standing(game, seat) == best])
        if len(tied) == 1:
            end(game, tied, self.failed)
        else:
            game.then(SettleDraw(tied, self.failed))


def fulfilled(game: HorseFever, seat: Seat, survivors: Sequence[Seat]) -> list[ObjectiveId]:
    """The objectives a seat has reached; of two alike only one counts."""
    aims = game.cards.aims
    different = {aims[card]: card for card in game.table.objectives[seat]}
    objectives = game.cards.objectives
    return [
        card for card in different.values() if leads_alone(game, seat, survivors, objectives[card])
    ]


def leads_alone(game: HorseFever, seat: Seat, survivors: Sequence[Seat], aim: Objective) -> bool:
    """Objectives: only the single player with most, or fewest, has reached it."""
    sign = -1 if aim.fewest else 1
    mine = sign * measured(game, seat, aim.measure)
    return all(
        sign * measured(game, other, aim.measure) < mine for other in survivors if other != seat
    )


def measured(game: HorseFever, seat: Seat, measure: Measure) -> int:
    """How much a seat has of what an objective counts."""
    table = game.table
    match measure:
        case Measure.STABLES:
            return table.stables(seat)
        case Measure.ASSISTANTS:
            return len(table.assistants[seat])
        case Measure.HORSES:
            return sum(game.cards.horses[horse].counts for horse in table.horses[seat])
        case Measure.OBJECTIVES:
            return len(table.objectives[seat])
        case Measure.DANARI:
            return table.danari[seat]
        case Measure.POINTS:
            return table.score(seat)


def show_objectives(game: HorseFever, seat: Seat, cards: list[ObjectiveId]) -> None:
    """5.2: objectives that were reached are shown; the others stay hidden."""
    table = game.table
    table.fulfilled[seat] = tuple(cards)
    table.objectives[seat] = tuple([c for c in table.objectives[seat] if c not in cards])
    for card in cards:
        table.points[seat] += OBJECTIVE_POINTS
        game.tell(events.ObjectiveFulfilled(seat, card, OBJECTIVE_POINTS))


def standing(game: HorseFever, seat: Seat) -> tuple[int, int]:
    """What the ranking goes by: points; in the Family game, then money."""
    table = game.table
    return table.score(seat), table.danari[seat] if game.richer_wins else 0


class SettleDraw(Step["HorseFever"], frozen=True):
    """5.2: a die names a contest, and the first player its winner; chance, if they are in it."""

    tied: tuple[Seat, ...]
    failed: tuple[Seat, ...]

    def run(self, game: HorseFever) -> None:
        contest = game.chance.choose(list(CONTESTS))
        game.tell(events.ContestDrawn(contest, self.tied))
        first = game.table.first
        if first not in self.tied:
            game.then(ChooseContestWinner(first, contest, self.tied, self.failed))
            return
        winner = game.chance.choose(list(self.tied))
        game.tell(events.LotDrawn(winner))
        end(game, (winner,), self.failed)


class ChooseContestWinner(Choose["HorseFever"], frozen=True):
    """5.2: who of those level on points won the contest."""

    in_public: ClassVar[bool] = True

    contest: Contest
    tied: tuple[Seat, ...]
    failed: tuple[Seat, ...]

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        return tuple([NameWinner(seat) for seat in self.tied])

    def chosen(self, game: HorseFever, option: NameWinner) -> None:
        game.tell(events.ContestJudged(option.winner, self.seat))
        end(game, (option.winner,), self.failed)


class LastOneIn(Step["HorseFever"], frozen=True):
    """All others are out: the last one left wins."""

    def run(self, game: HorseFever) -> None:
        end(game, tuple(game.clockwise_from_first()), ())


def end(game: HorseFever, winners: tuple[Seat, ...], failed: tuple[Seat, ...]) -> None:
    """The ranking: who is still in, then who could not pay back, then who left, the last first.

    Without a winner nobody is ranked.
    """
    table = game.table
    survivors = [seat for seat in game.seats if seat not in table.left]
    order = sorted(
        [seat for seat in survivors if seat not in winners],
        key=lambda seat: standing(game, seat),
        reverse=True,
    )
    groups = [winners]
    groups += [tuple(same) for _, same in groupby(order, lambda seat: standing(game, seat))]
    groups += [failed] if failed else []
    groups += [(seat,) for seat in reversed(table.left) if seat not in failed]
    scores = tuple([table.score(seat) if seat in survivors else 0 for seat in game.seats])
    game.result = Result(tuple(groups) if winners else (), scores)
    game.tell(events.GameEnded(winners))
