"""The track of Horse Fever, with the bets on each horse."""

from __future__ import annotations

from typing import Final

from hornbook.cli.tables import Scene
from hornbook.cli.tables.track import Track
from hornbook.games.horse_fever import events as e
from hornbook.games.horse_fever.stables import STABLES, Stable
from hornbook.games.horse_fever.table import BetKind
from hornbook.kernel import Event
from hornbook.text import Phrases

_STYLES = {
    Stable.BLACK: "bold grey58",  # black itself cannot be seen on most screens
    Stable.BLUE: "bold dodger_blue1",
    Stable.GREEN: "bold green",
    Stable.RED: "bold red",
    Stable.YELLOW: "bold yellow",
    Stable.WHITE: "bold",
}
STABLE_STYLES: Final = tuple(_STYLES[stable] for stable in STABLES)
_BETS = {BetKind.WIN: "table-win-stake", BetKind.PLACE: "table-place-stake"}


class HorseTrack(Track):
    """Horses in their stables' colours."""

    def __init__(self, phrases: Phrases) -> None:
        super().__init__(phrases, STABLE_STYLES)

    def bet(self, kind: BetKind, stake: int) -> str:
        """A bet in short."""
        return self._phrases.catalogue.say(_BETS[kind], {"danari": stake})

    def follow(self, event: Event) -> Scene | None:
        """Move with the event; a picture if something ran."""
        match event:
            case e.RoundBegan():
                self.line_up()
            case e.BetPlaced(seat=seat, kind=kind, lane=lane, stake=stake):
                self.bet_on(lane, seat, self.bet(kind, stake))
            case _:
                return super().follow(event)
        return None
