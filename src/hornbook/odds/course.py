"""How the chances went in a race: before its first card and after every card, for all to see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from hornbook.kernel import Chance, Event, Game, Move, Seat
from hornbook.odds.board import Board
from hornbook.odds.chances import chances_over
from hornbook.racing import (
    FINISH,
    LANES,
    NO_EFFECTS,
    PODIUM,
    Lane,
    Race,
    RaceRun,
    RacingGame,
    Row,
    come_home,
    line_up,
    move,
    sprint,
)

RACES: Final = 4000  # for each card: a chart is drawn, nobody reads a tenth of a percent off it
_ORDERS: Final = 48  # a multiple of six
_Course = list[list[float]]


class Courses(NamedTuple):
    """By card and lane: the chance to win, and to be among the first three."""

    wins: _Course
    places: _Course
    cards: list[int]  # that were turned: they tell which race it was


def course(
    game: Game[Any, Any], events: Sequence[Event], races: int = RACES, seed: int = 0
) -> _Course:
    """Each lane's chance to win in the race being run or just over; empty before the first one."""
    return courses(game, events, races, seed).wins


def courses(
    game: Game[Any, Any], events: Sequence[Event], races: int = RACES, seed: int = 0
) -> Courses:
    """How the chances went; ``events`` are the game's, or at least those since the race began."""
    found = Courses([], [], [])
    began = _last_start(events)
    if began is None:
        return found
    race = game.table.race or _race_again(game)
    if race is None:
        return found
    speeds = [card.speeds for card in game.cards.movement]
    running = line_up(race.rows, race.effects)
    left = list(range(len(speeds)))
    odds = isinstance(game, RacingGame)

    def note() -> None:
        podium = running.order[:PODIUM]
        if len(podium) == PODIUM:
            found.wins.append([float(lane == podium[0]) for lane in LANES])
            found.places.append([float(lane in podium) for lane in LANES])
            return
        cards = left if running.turn else None
        if odds:
            boards = [Board(running.copy(), speeds, cards)]
        else:
            boards = open_boards(running, speeds, cards, seed)
        seen = chances_over(boards, races, seed + running.turn)
        home = podium[:1]
        found.wins.append([float(lane in home) if home else seen.win(lane) for lane in LANES])
        found.places.append([1.0 if lane in podium else seen.place(lane) for lane in LANES])

    for event in events[began:]:
        if (card := getattr(event, "card", None)) is not None and hasattr(event, "spaces"):
            note()
            if not left:
                left = list(range(len(speeds)))
            left.remove(card)
            found.cards.append(card)
            move(running, speeds[card])
        elif (dice := getattr(event, "dice", None)) is not None:
            sprint(running, dice)
        elif hasattr(event, "place") and (lane := getattr(event, "lane", None)) in running.running:
            come_home(running, Lane(lane))
        if not running.running:
            break
    note()
    return found


def course_at(
    deal: Callable[[], Game[Any, Any]], history: Iterable[tuple[Seat, Move]], races: int = RACES
) -> _Course:
    """The same for a game that is played again up to some move."""
    game = deal()
    events = list(game.opening)
    for seat, choice in history:
        events += game.repeat(seat, choice)
    return course(game, events, races)


def lowest_of_winner(
    speeds: Sequence[Sequence[int]], run: RaceRun, races: int = RACES, seed: int = 0
) -> float:
    """In a race without odds: the lowest chance its winner had after any card; 1 if none."""
    running = line_up([Row(lane) for lane in LANES], [NO_EFFECTS] * len(LANES))
    left = list(range(len(speeds)))
    lowest = 1.0
    for card in run.cards:
        left = left or list(range(len(speeds)))
        left.remove(card)
        move(running, speeds[card])
        if max(running.spots) >= FINISH:
            break
        boards = open_boards(running, speeds, left, seed)
        seen = chances_over(boards, races, seed + running.turn)
        lowest = min(lowest, seen.win(run.order[0]))
    return lowest


def open_boards(
    race: Race, speeds: Sequence[Sequence[int]], left: Sequence[int] | None, seed: int = 0
) -> list[Board]:
    """A race without odds, whose ties somebody settles: as a board for each of many orders."""
    return [_without_odds(race, speeds, left, rows) for rows in _orders(seed)]


def _without_odds(
    race: Race, speeds: Sequence[Sequence[int]], left: Sequence[int] | None, rows: list[Row]
) -> Board:
    """A race without odds, with odds that only settle the ties."""
    twin = race.copy()
    twin.rows = tuple(rows)
    places = [race.rows[rows.index(Row(row))] for row in LANES]
    cards = [tuple([card[place] for place in places]) for card in speeds]
    return Board(twin, cards, left, sprints=False)


def _orders(seed: int) -> list[list[Row]]:
    """Somebody settles ties as they please: many orders, in which all are ahead equally often."""
    chance = Chance(seed)
    orders: list[list[Row]] = []
    while len(orders) < _ORDERS:
        order = [Row(lane) for lane in LANES]
        chance.shuffle(order)
        orders += [order[turn:] + order[:turn] for turn in LANES]
    return orders


def _last_start(events: Sequence[Event]) -> int | None:
    """The place of the first card of the last race."""
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if hasattr(event, "spaces") and getattr(event, "turn", 0) == 1:
            return place
    return None


def _race_again(game: Game[Any, Any]) -> Race | None:
    """The last race of a game that has gone on since: played again until its first card."""
    if not isinstance(game, RacingGame):
        return None
    again = game.__class__(game.setup, game.cards)
    seen: list[Race] = []
    tell = again.tell

    def watch(event: Event) -> None:
        if hasattr(event, "spaces") and getattr(event, "turn", 0) == 1:
            seen.append(again.race.copy())
        tell(event)

    setattr(again, "tell", watch)  # noqa: B010 - a spectator of this one game
    for seat, choice in game.history:
        again.repeat(seat, choice)
    return seen[-1] if seen else None
