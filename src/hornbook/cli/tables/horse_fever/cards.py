"""One's own cards on a table of Horse Fever, with their texts or in short."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hornbook.cli.tables.layout import listed
from hornbook.games.horse_fever.cardtext import (
    action_mark,
    action_text,
    assistant_text,
    character_text,
    horse_text,
    objective_text,
)
from hornbook.games.horse_fever.decks import (
    ActionId,
    AssistantId,
    CharacterId,
    HorseCards,
    HorseId,
    ObjectiveId,
)
from hornbook.games.horse_fever.view import HorseView
from hornbook.text import Phrases


class Shelf:
    """Character, assistants, horses, objectives and action cards, as one seat sees them."""

    def __init__(self, cards: HorseCards, phrases: Phrases) -> None:
        self._cards = cards
        self._name = phrases.name
        self._catalogue = phrases.catalogue

    def in_full(self, seen: HorseView) -> RenderableType:
        """Every card of the seat's own with its text."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        before = ""
        for heading, name, text in self._own(seen):
            label = "" if heading == before else self._catalogue.say(heading)
            rows.add_row(Text(label, "dim"), Text(name), Text(text))
            before = heading
        return rows

    def in_brief(self, seen: HorseView) -> list[RenderableType]:
        """Names of what nobody else sees: the texts are with the options, and in the full table."""
        hidden: dict[str, list[str]] = {"table-objectives": [], "table-actions": []}
        for heading, name, _ in self._own(seen):
            if heading in hidden:
                hidden[heading].append(name)
        say = self._catalogue.say
        return [listed(say(heading), names) for heading, names in hidden.items() if names]

    def mark(self, card: ActionId) -> str:
        """An action card by letter and sign, or by its name."""
        about = self._cards.actions[card]
        return action_mark(about) if about.letter else self._name("ActionId", card)

    def action(self, card: ActionId) -> str:
        """An action card's mark and text."""
        about = self._cards.actions[card]
        return f"{action_mark(about)}  {action_text(about, self._catalogue)}"

    def character(self, card: CharacterId) -> str:
        """What a character starts with, and can do."""
        return character_text(self._cards.characters[card], self._catalogue)

    def assistant(self, card: AssistantId) -> str:
        """What an assistant brings."""
        return assistant_text(self._cards.assistants[card], self._catalogue)

    def horse(self, card: HorseId) -> str:
        """What a horse card can do."""
        return horse_text(self._cards.horses[card], self._catalogue)

    def objective(self, card: ObjectiveId) -> str:
        """What an objective asks for."""
        return objective_text(self._cards.objectives[card], self._catalogue)

    def _own(self, seen: HorseView) -> Iterator[tuple[str, str, str]]:
        """The seat's cards: heading, name and text."""
        if seen.seat is None:
            return
        player, name = seen.players[seen.seat], self._name
        if player.character is not None:
            can = self.character(player.character)
            yield "table-you-are", name("CharacterId", player.character), can
        for assistant in player.assistants:
            yield "table-assistants", name("AssistantId", assistant), self.assistant(assistant)
        for horse in player.horses:
            yield "table-horses", name("HorseId", horse), self.horse(horse)
        for objective in seen.objectives:
            yield "table-objectives", name("ObjectiveId", objective), self.objective(objective)
        for card in seen.hand:
            about = self._cards.actions[card]
            marked = f"{action_mark(about)} {name('ActionId', card)}"
            yield "table-actions", marked, action_text(about, self._catalogue)
