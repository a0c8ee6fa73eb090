"""The track of Unicorn Fever: six lanes of twelve spaces, redrawn as the events come in."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hornbook.cli.tables import Scene
from hornbook.games.unicorn_fever import events as e
from hornbook.games.unicorn_fever.decks import BetKind, Colour, UnicornCards
from hornbook.kernel import Event
from hornbook.racing import FINISH, LANES, Lane, Row, multiplier
from hornbook.text import Phrases

_STYLES = {
    Colour.GREEN: "bold green",
    Colour.ORANGE: "bold dark_orange",
    Colour.YELLOW: "bold yellow",
    Colour.BLUE: "bold dodger_blue1",
    Colour.PURPLE: "bold medium_purple1",
    Colour.RED: "bold red",
}
_BETS = {BetKind.WIN: "table-win", BetKind.EARLY: "table-early", BetKind.LATE: "table-late"}
_BEYOND = 3  # spaces drawn behind the line


def marks(cards: UnicornCards, phrases: Phrases) -> list[str]:
    """Two letters for each unicorn, no two alike; lane numbers where names are too much alike."""
    found = [phrases.name("Lane", lane)[:2].ljust(2) for lane in LANES]
    return found if len(set(found)) == len(found) else [f"{lane + 1} " for lane in LANES]


def lane_name(cards: UnicornCards, phrases: Phrases, lane: Lane) -> Text:
    """A unicorn's mark and name."""
    style = _STYLES[cards.unicorns[lane].colour]
    text = Text(marks(cards, phrases)[lane], f"{style} reverse")
    text.append(f" {phrases.name('Lane', lane)}", style)
    text.truncate(16, overflow="ellipsis")
    return text


class Track:
    """Follows the race through its events, so that every step of it can be drawn."""

    def __init__(self, cards: UnicornCards, phrases: Phrases) -> None:
        self._cards = cards
        self._phrases = phrases
        self._marks = marks(cards, phrases)
        self._rows = [Row(0)] * len(LANES)
        self._spots = [0] * len(LANES)
        self._order: list[Lane] = []
        self._bets: list[list[str]] = [[] for _ in LANES]

    def mark(self, lane: Lane) -> Text:
        """A unicorn's two letters."""
        return Text(self._marks[lane], _STYLES[self._cards.unicorns[lane].colour])

    def bet(self, kind: BetKind) -> str:
        """A kind of bet in a word."""
        return self._phrases.catalogue.say(_BETS[kind])

    def at_start(self, lane: Lane) -> Text:
        """A lane before the race."""
        return self._lane(lane, 0, beyond=0)

    def follow(self, event: Event) -> Scene | None:
        """Move with the event; a picture if something ran."""
        match event:
            case e.OddsDealt(lanes=lanes):
                for row, lane in enumerate(lanes):
                    self._rows[lane] = Row(row)
            case e.OddsNudged(lane=lane, after=after) | e.OddsShifted(lane=lane, after=after):
                self._rows[lane] = after
            case e.OddsMoved(lane=lane, after=after):
                self._rows[lane] = after
            case e.RoundBegan():
                self._spots = [0] * len(LANES)
                self._order = []
                self._bets = [[] for _ in LANES]
            case e.BetPlaced(seat=seat, kind=kind, lane=lane, stake=stake):
                named = self._phrases.name("Seat", seat)
                short = self._phrases.catalogue.say(f"{_BETS[kind]}.short")
                self._bets[lane].append(f"{named} {short}{stake}")
            case e.UnicornFinished(lane=lane):
                self._order.append(lane)
            case e.MovementTurned(spaces=spaces):
                for lane in LANES:
                    self._spots[lane] += spaces[lane]
                return self._scene(rests=False)
            case e.SprintsRolled(lanes=lanes, spaces=spaces):
                for lane, count in zip(lanes, spaces, strict=True):
                    self._spots[lane] += count
                return self._scene(rests=True)
        return None

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
                lane_name(self._cards, self._phrases, lane),
                f"x{multiplier(rows[lane])}",
                self._lane(lane, spots[lane]),
                Text(place, "bold"),
                Text(", ".join(self._bets[lane]), "dim"),
            )
        return grid

    def _scene(self, *, rests: bool) -> Scene:
        return Scene(self.draw(self._spots, self._order, self._rows), rests)

    def _lane(self, lane: Lane, spot: int, beyond: int = _BEYOND) -> Text:
        style = _STYLES[self._cards.unicorns[lane].colour]
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
