"""The steps of a race, as both Fever games play it: card, dice, finish line, new odds."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar, runtime_checkable

from hornbook.kernel import Choose, Event, Game, Option, Question, Seat, Step
from hornbook.racing import events
from hornbook.racing.bets import BetOffer
from hornbook.racing.lanes import LANES, Lane, Place, Row, after_race, moved_up
from hornbook.racing.movement import MovementId, RacingEdition, shuffle_movement, turn_movement
from hornbook.racing.options import NudgeOdds, OnLane, Pass
from hornbook.racing.race import Race, arrivals, come_home, move, sprint


class RacingTable(Protocol):
    """What a race needs to find on a table."""

    first: Seat
    rows: list[Row]  # by lane
    movement_deck: list[MovementId]
    movement_turned: list[MovementId]
    race: Race | None

    def copy(self) -> Any:
        """An independent table that looks the same."""


T = TypeVar("T", bound=RacingTable)
C = TypeVar("C", bound=RacingEdition)


@runtime_checkable
class OpenRaces(Protocol):
    """A game whose races have neither odds nor anything hidden."""

    offers: ClassVar[tuple[BetOffer, ...]]

    def coming_race(self) -> Race:
        """The race being run, or the one that would be run if it began now."""

    @property
    def movement_left(self) -> Sequence[MovementId]:
        """The cards that can still be turned in it."""


class RacingGame(Game[T, C]):
    """A game in which six racers run."""

    colours: ClassVar[tuple[str, ...]]
    """By lane: the racer's colour, as card files and programs write it."""

    offers: ClassVar[tuple[BetOffer, ...]]
    """The bets that can be made on a racer."""

    @abstractmethod
    def turn_cards(self) -> None:
        """Turn all that lies face down, and line the racers up."""

    @abstractmethod
    def finished(self, lane: Lane, place: Place) -> Event:
        """How the game tells that a racer is home."""

    @property
    def race(self) -> Race:
        """The race being run, or just over."""
        if self.table.race is None:
            raise RuntimeError("no race is being run")
        return self.table.race

    def coming_race(self) -> Race:
        """The race being run, or the one that would be run if it began now."""
        race = self.table.race
        if race is not None and race.running:
            return race
        twin = self.copy()
        twin.turn_cards()
        return twin.race

    def place(self, lane: Lane) -> int:
        """Where a racer came in: 1 is the winner."""
        return self.race.order.index(lane) + 1

    def clockwise_from_first(self) -> tuple[Seat, ...]:
        """All seats in turn order, the first player first."""
        return clockwise(self.table.first, self.setup.seats)


@cache
def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in turn order, beginning with one of them."""
    return tuple(Seat((first + place) % seats) for place in range(seats))


Racing: TypeAlias = RacingGame[RacingTable, RacingEdition]


class ShuffleMovement(Step[Racing], frozen=True):
    """All movement cards, anew for each race."""

    def run(self, game: Racing) -> None:
        shuffle_movement(game.table, game.cards.movement, game.chance)


class StartRace(Step[Racing], frozen=True):
    """Race turns until every racer is home, or nothing separates two of them."""

    def run(self, game: Racing) -> None:
        race = game.race
        while race.running:
            turn_movement_card(game, race)
            roll_sprint_dice(game, race)
            if not cross_the_line(game, race):
                return


def turn_movement_card(game: Racing, race: Race) -> None:
    """Every racer on the track moves as its row says, all at once."""
    card = turn_movement(game.table, game.cards.movement, game.chance)
    spaces = move(race, game.cards.movement[card].speeds)
    game.tell(events.MovementTurned(race.turn, card, spaces))


def roll_sprint_dice(game: Racing, race: Race) -> None:
    """Two dice; a racer sprints once a turn, also beyond the line."""
    dice = _ROLLS[game.chance.below(len(_ROLLS))]
    lanes, spaces = sprint(race, dice)
    game.tell(events.SprintsRolled(dice, lanes, spaces))


_ROLLS = tuple((one, two) for one in LANES for two in LANES)


def cross_the_line(game: Racing, race: Race) -> bool:
    """Who has reached the line comes home, the farthest first; a dead heat has to be settled."""
    for group in arrivals(race):
        if len(group) > 1:
            first = game.table.first
            game.tell(events.DeadHeat(first, tuple(group)))
            game.then(ChooseWhoWasAhead(first, tuple(group)))
            return False
        _finish(game, race, group[0])
    return True


class ChooseWhoWasAhead(Choose[Racing], frozen=True):
    """Nothing separates these racers, so the first player decides."""

    in_public: ClassVar[bool] = True

    lanes: tuple[Lane, ...]

    def options(self, game: Racing) -> tuple[Option, ...]:
        return tuple([OnLane(lane) for lane in self.lanes])

    def chosen(self, game: Racing, option: OnLane) -> None:
        _finish(game, game.race, option.lane)
        rest = tuple([lane for lane in self.lanes if lane != option.lane])
        game.then(ChooseWhoWasAhead(self.seat, rest) if len(rest) > 1 else ComeHome(rest[0]))

    def carries_on(self, before: Question[Any]) -> bool:
        # Another dead heat is another photo: the one before it is settled first.
        return isinstance(before, ChooseWhoWasAhead) and set(self.lanes) <= set(before.lanes)


class ComeHome(Step[Racing], frozen=True):
    """The last of a dead heat, then whoever else crossed the line, and the race goes on."""

    lane: Lane

    def run(self, game: Racing) -> None:
        race = game.race
        _finish(game, race, self.lane)
        if cross_the_line(game, race):
            game.then(StartRace())


class UpdateOdds(Step[Racing], frozen=True):
    """From the winner down, one row towards the place a racer came in."""

    def run(self, game: Racing) -> None:
        rows = game.table.rows
        for place, lane in enumerate(game.race.order, 1):
            before = rows[lane]
            if before != place - 1:
                after = after_race(before, place)
                rows[lane] = after
                game.tell(events.OddsMoved(lane, before, after))


class ChooseNudge(Choose[Racing], frozen=True):
    """The seat may move one odds token so many rows."""

    rows: int

    def options(self, game: Racing) -> tuple[Option, ...]:
        moves = [
            NudgeOdds(lane, rows)
            for lane in LANES
            for rows in (self.rows, -self.rows)
            if moved_up(game.table.rows[lane], rows) != game.table.rows[lane]
        ]
        return (*moves, Pass())

    def chosen(self, game: Racing, option: NudgeOdds | Pass) -> None:
        if isinstance(option, NudgeOdds):
            rows, lane = game.table.rows, option.lane
            before, after = rows[lane], moved_up(rows[lane], option.rows)
            rows[lane] = after
            game.tell(events.OddsNudged(self.seat, lane, before, after))


def shift_odds(game: RacingGame[T, C], lane: Lane, rows: int) -> None:
    """A card moves an odds token so many rows up (or down), within the table."""
    before = game.table.rows[lane]
    after = moved_up(before, rows)
    if after != before:
        game.table.rows[lane] = after
        game.tell(events.OddsShifted(lane, before, after))


def _finish(game: Racing, race: Race, lane: Lane) -> None:
    """A racer takes the highest free place of the ranking."""
    place = come_home(race, lane)
    game.tell(game.finished(lane, Place(place)))
