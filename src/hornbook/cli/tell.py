"""Events told as sentences, with pictures where something moves."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from hornbook.cli.screen import Screen
from hornbook.cli.tables import GameTable
from hornbook.kernel import Event, Seat
from hornbook.text import Phrases


class Teller:
    """Tells a seat (None: the public) what happened, and keeps the log."""

    def __init__(
        self, phrases: Phrases, table: GameTable, screen: Screen, seat: Seat | None
    ) -> None:
        self._phrases = phrases
        self._table = table
        self._screen = screen
        self._seat = seat
        self.log: list[str] = []

    def tell(self, events: Iterable[Event]) -> None:
        """Say and show what happened."""
        tale: list[Text] = []
        moving = False
        for event in events:
            if not event.heard_by(self._seat):
                continue
            sentence = self._sentence(event)
            self.log.append(sentence.plain)
            tale.append(sentence)
            scene = self._table.scene(event)
            if scene is not None and self._screen.live:
                if not moving and len(tale) > 1:
                    self._screen.stop()
                moving = True
                self._screen.frame(scene.drawing, tale)
                continue
            self._screen.line(sentence)
            if scene is not None and scene.rests:
                self._screen.draw(scene.drawing)

    def _sentence(self, event: Event) -> Text:
        """What the seat did or got itself stands out."""
        own = self._seat is not None and getattr(event, "seat", None) == self._seat
        return Text(self._phrases.say("event", event), "bold" if own else "")

    def remember(self, events: Iterable[Event]) -> None:
        """Note what happened without a word."""
        for event in events:
            if event.heard_by(self._seat):
                self.log.append(self._phrases.say("event", event))
                self._table.scene(event)
