"""The steps of a race, as both Fever games play it: card, dice, finish line, new odds."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec.structs import replace

from hornbook.kernel import Choose, Event, Game, Option, Question, Seat, Step, clockwise
from hornbook.racing import events
from hornbook.racing.bets import BetOffer
from hornbook.racing.lanes import LANES, Lane, Place, Row, after_race, moved_up
from hornbook.racing.movement import MovementId, RacingEdition, shuffle_movement
from hornbook.racing.options import NudgeOdds, OnLane, Pass
from hornbook.racing.race import Race, arrivals, come_home, move, sprint


class TrackTable(Protocol):
    """What a race needs to find on a table."""

    movement_deck: list[MovementId]
    movement_turned: list[MovementId]
    race: Race | None

    def copy(self) -> Any:
        """An independent table that looks the same."""


class RacingTable(TrackTable, Protocol):
    """What a race with odds needs besides."""

    first: Seat
    rows: list[Row]  # by lane


A = TypeVar("A", bound=TrackTable)
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


class TrackGame(Game[A, C]):
    """A game in which six racers run."""

    @abstractmethod
    def finished(self, lane: Lane, place: Place) -> Event:
        """How the game tells that a racer is home."""

    @abstractmethod
    def dead_heat(self, lanes: tuple[Lane, ...]) -> tuple[Event, PhotoFinish[Any]]:
        """How it tells that nothing separates these racers, and whom it asks who was ahead."""

    @property
    def race(self) -> Race:
        """The race being run, or just over."""
        if self.table.race is None:
            raise RuntimeError("no race is being run")
        return self.table.race

    def place(self, lane: Lane) -> int:
        """Where a racer came in: 1 is the winner."""
        return self.race.order.index(lane) + 1


class RacingGame(TrackGame[T, C]):
    """A game whose racers have odds, dice, and cards that act on them."""

    colours: ClassVar[tuple[str, ...]]
    """By lane: the racer's colour, as card files and programs write it."""

    offers: ClassVar[tuple[BetOffer, ...]]
    """The bets that can be made on a racer."""

    @abstractmethod
    def turn_cards(self) -> None:
        """Turn all that lies face down, and line the racers up."""

    def coming_race(self) -> Race:
        """The race being run, or the one that would be run if it began now."""
        race = self.table.race
        if race is not None and race.running:
            return race
        twin = self.copy()
        twin.turn_cards()
        return twin.race

    def dead_heat(self, lanes: tuple[Lane, ...]) -> tuple[Event, PhotoFinish[Any]]:
        first = self.table.first
        return events.DeadHeat(first, lanes), ChooseWhoWasAhead(first, lanes)

    def clockwise_from_first(self) -> tuple[Seat, ...]:
        """All seats in turn order, the first player first."""
        return clockwise(self.table.first, self.setup.seats)


Racing: TypeAlias = RacingGame[RacingTable, RacingEdition]
G = TypeVar("G", bound=TrackGame[Any, Any])


class ShuffleMovement(Step[Racing], frozen=True):
    """All movement cards, anew for each race."""

    def run(self, game: Racing) -> None:
        shuffle_movement(game.table, game.cards.movement, game.chance)


class StartRace(Step[Racing], frozen=True):
    """Race turns until every racer is home, or nothing separates two of them."""

    def run(self, game: Racing) -> None:
        race = game.race
        while race.running:
            card, spaces = turn_movement_card(game, race)
            game.tell(events.MovementTurned(race.turn, card, spaces))
            roll_sprint_dice(game, race)
            if not cross_the_line(game, race, arrivals(race)):
                return


def turn_movement_card(game: TrackGame[A, C], race: Race) -> tuple[MovementId, tuple[int, ...]]:
    """All on the track move at once, as their rows say: the card, and how far each lane went.

    When no card is left, all are shuffled anew.
    """
    table, cards = game.table, game.cards.movement
    if not table.movement_deck:
        shuffle_movement(table, cards, game.chance)
    card = table.movement_deck.pop()
    table.movement_turned.append(card)
    return card, move(race, cards[card].speeds)


def roll_sprint_dice(game: Racing, race: Race) -> None:
    """Two dice; a racer sprints once a turn, also beyond the line."""
    dice = _ROLLS[game.chance.below(len(_ROLLS))]
    lanes, spaces = sprint(race, dice)
    game.tell(events.SprintsRolled(dice, lanes, spaces))


_ROLLS = tuple((one, two) for one in LANES for two in LANES)


def cross_the_line(game: TrackGame[A, C], race: Race, groups: Iterable[Sequence[Lane]]) -> bool:
    """Who has reached the line comes home, group by group; a dead heat has to be settled."""
    for group in groups:
        if len(group) > 1:
            told, asked = game.dead_heat(tuple(group))
            game.tell(told)
            game.then(asked)
            return False
        finish(game, race, group[0])
    return True


def finish(game: TrackGame[A, C], race: Race, lane: Lane) -> None:
    """A racer takes the highest free place of the ranking."""
    place = come_home(race, lane)
    game.tell(game.finished(lane, Place(place)))


class PhotoFinish(Choose[G], frozen=True):
    """Nothing separates these racers: a seat says who was ahead, until one is left."""

    on_lane: ClassVar[type[OnLane]] = OnLane
    """What there is to choose, in the game's own words."""

    lanes: tuple[Lane, ...]

    def options(self, game: G) -> tuple[Option, ...]:
        return tuple([self.on_lane(lane) for lane in self.lanes])

    def chosen(self, game: G, option: OnLane) -> None:
        finish(game, game.race, option.lane)
        rest = tuple([lane for lane in self.lanes if lane != option.lane])
        game.then(replace(self, lanes=rest) if len(rest) > 1 else self.settled(rest[0]))

    @abstractmethod
    def settled(self, last: Lane) -> Step[Any]:
        """How it goes on with the one that is left."""


class ChooseWhoWasAhead(PhotoFinish[Racing], frozen=True):
    """Nothing separates these racers, so the first player decides."""

    in_public: ClassVar[bool] = True

    def settled(self, last: Lane) -> Step[Any]:
        return ComeHome(last)

    def carries_on(self, before: Question[Any]) -> bool:
        # Another dead heat is another photo: the one before it is settled first.
        return isinstance(before, ChooseWhoWasAhead) and set(self.lanes) <= set(before.lanes)


class ComeHome(Step[Racing], frozen=True):
    """The last of a dead heat, then whoever else crossed the line, and the race goes on."""

    lane: Lane

    def run(self, game: Racing) -> None:
        race = game.race
        finish(game, race, self.lane)
        if cross_the_line(game, race, arrivals(race)):
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
