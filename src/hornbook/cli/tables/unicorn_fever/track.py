"""The track of Unicorn Fever, with the bets on each unicorn."""

from __future__ import annotations

from hornbook.cli.tables import Scene
from hornbook.cli.tables.track import Track
from hornbook.games.unicorn_fever import events as e
from hornbook.games.unicorn_fever.decks import BetKind, Colour, UnicornCards
from hornbook.kernel import Event
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


class UnicornTrack(Track):
    """Unicorns in their colours."""

    def __init__(self, cards: UnicornCards, phrases: Phrases) -> None:
        super().__init__(phrases, [_STYLES[unicorn.colour] for unicorn in cards.unicorns])

    def bet(self, kind: BetKind) -> str:
        """A kind of bet in a word."""
        return self._phrases.catalogue.say(_BETS[kind])

    def follow(self, event: Event) -> Scene | None:
        """Move with the event; a picture if something ran."""
        match event:
            case e.RoundBegan():
                self.line_up()
            case e.BetPlaced(seat=seat, kind=kind, lane=lane, stake=stake):
                short = self._phrases.catalogue.say(f"{_BETS[kind]}.short")
                self.bet_on(lane, seat, f"{short}{stake}")
            case _:
                return super().follow(event)
        return None
