"""The track of the Fever games: six lanes of twelve spaces, redrawn as the events come in."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hornbook.cli.tables import Scene
from hornbook.kernel import Event, Seat
from hornbook.racing import FINISH, LANES, Lane, Row
from hornbook.racing import events as e
from hornbook.text import Phrases

_BEYOND = 3  # spaces drawn behind the line
_LONGEST_NAME = 16


class Track:
    """Follows a race through its events, so that every step of it can be drawn.

    A game's own track also follows what is told in the game's own words.
    """

    def __init__(self, phrases: Phrases, styles: Sequence[str]) -> None:
        self._phrases = phrases
        self._styles = styles
        self._names = [phrases.name("Lane", lane) for lane in LANES]
        self._marks = marks(self._names)
        self.rows = [Row(0)] * len(LANES)
        self.line_up()

    def line_up(self) -> None:
        """All racers at the start, and nothing bet on them."""
        self.spots = [0] * len(LANES)
        self.order: list[Lane] = []
        self.bets: list[list[str]] = [[] for _ in LANES]

    def mark(self, lane: Lane) -> Text:
        """A racer's two letters."""
        return Text(self._marks[lane], self._styles[lane])

    def name(self, lane: Lane) -> Text:
        """A racer's mark and name."""
        text = Text(self._marks[lane], f"{self._styles[lane]} reverse")
        text.append(f" {self._names[lane]}", self._styles[lane])
        text.truncate(_LONGEST_NAME, overflow="ellipsis")
        return text

    def at_start(self, lane: Lane) -> Text:
        """A lane before the race."""
        return self._lane(lane, 0, beyond=0)

    def follow(self, event: Event) -> Scene | None:
        """Move with the event; a picture if something ran."""
        match event:
            case e.OddsDealt(lanes=lanes):
                for row, lane in enumerate(lanes):
                    self.rows[lane] = Row(row)
            case e.RacerFinished(lane=lane):
                self.order.append(lane)
            case e.OddsNudged(lane=lane, after=after) | e.OddsShifted(lane=lane, after=after):
                self.rows[lane] = after
            case e.OddsMoved(lane=lane, after=after):
                self.rows[lane] = after
            case e.MovementTurned(spaces=spaces):
                self.run(LANES, spaces)
                return self.scene(rests=False)
            case e.SprintsRolled(lanes=lanes, spaces=spaces):
                self.run(lanes, spaces)
                return self.scene(rests=True)
        return None

    def bet_on(self, lane: Lane, seat: Seat, bet: str) -> None:
        """Somebody's bet, written at the end of the lane."""
        self.bets[lane].append(f"{self._phrases.name('Seat', seat)} {bet}")

    def run(self, lanes: Sequence[Lane], spaces: Sequence[int]) -> None:
        """These racers go so far."""
        for lane, count in zip(lanes, spaces, strict=True):
            self.spots[lane] += count

    def scene(self, *, rests: bool) -> Scene:
        """The track as it is now."""
        return Scene(self.draw(self.spots, self.order, self.rows), rests)

    def draw(
        self, spots: Sequence[int], order: Sequence[Lane], rows: Sequence[Row]
    ) -> RenderableType:
        """Six lanes; who is home has a place. At the end of each lane the bets on it."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(5):
            grid.add_column(no_wrap=True)
        for lane in LANES:
            place = self._phrases.name("Place", order.index(lane) + 1) if lane in order else ""
            grid.add_row(
                self.name(lane),
                self._phrases.name("Row", rows[lane]) if rows else "",
                self._lane(lane, spots[lane]),
                Text(place, "bold"),
                Text(self._phrases.catalogue.beside(self.bets[lane]), "dim"),
            )
        return grid

    def _lane(self, lane: Lane, spot: int, beyond: int = _BEYOND) -> Text:
        style = self._styles[lane]
        text = Text()
        shown = min(spot, FINISH + beyond)
        for space in range(FINISH + beyond + 1):
            if space == shown:
                text.append(self._marks[lane], f"{style} reverse")
            elif space == FINISH:
                text.append("| ")
            elif space < shown:
                text.append("- ", style)
            else:
                text.append(". " if space < FINISH else "  ", "dim")
        return text


def marks(names: Sequence[str]) -> list[str]:
    """Two letters for each name, no two alike; numbers where the names are too much alike.

    >>> marks(["Black", "Blue", "Green"])
    ['Ba', 'Bu', 'Gr']
    """
    found = [_letters(name, names) for name in names]
    if len(set(found)) < len(found):
        return [f"{number} " for number in range(1, len(names) + 1)]
    return found


def _letters(name: str, names: Sequence[str]) -> str:
    """The first letter, and the first one after it that tells a name from those like it."""
    alike = [other for other in names if other[:2] == name[:2]]
    for place in range(1, len(name)):
        if sum(other[place : place + 1] == name[place] for other in alike) == 1:
            return name[0] + name[place]
    return name[:2].ljust(2)
