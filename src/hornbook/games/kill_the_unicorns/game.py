"""A game of Kill the Unicorns."""

from __future__ import annotations

from collections.abc import Mapping

from hornbook.games.kill_the_unicorns import decks
from hornbook.games.kill_the_unicorns.cardtext import card_texts
from hornbook.games.kill_the_unicorns.deal import deal
from hornbook.games.kill_the_unicorns.decks import KillTheUnicornsCards, Ruse, Unicorn
from hornbook.games.kill_the_unicorns.info import INFO
from hornbook.games.kill_the_unicorns.names import names
from hornbook.games.kill_the_unicorns.redeal import deal_again
from hornbook.games.kill_the_unicorns.table import Table
from hornbook.games.kill_the_unicorns.view import KillTheUnicornsView, look
from hornbook.kernel import Chance, Game, Seat, clockwise
from hornbook.kernel.blanks import Blank, Blanks
from hornbook.kernel.examples import Example
from hornbook.text import Catalogue, DeckText, Namer


class KillTheUnicorns(Game[Table, KillTheUnicornsCards]):
    """Kill the Unicorns for 3 to 6 players."""

    info = INFO
    blanks = Blanks(
        (
            Blank("ruse", "ruses", Ruse, {"deck": "shared", "copies": 1, "effect": {"points": 1}}),
            Blank("unicorn", "unicorns", Unicorn, {"colour": "pink", "stars": 2}),
        )
    )

    @classmethod
    def house_edition(cls) -> KillTheUnicornsCards:
        return decks.house_edition()

    @classmethod
    def read_edition(cls, text: str) -> KillTheUnicornsCards:
        return decks.read_edition(text)

    @classmethod
    def names(cls, cards: KillTheUnicornsCards, catalogue: Catalogue) -> Mapping[str, Namer]:
        return names(cards, catalogue)

    @classmethod
    def card_texts(cls, cards: KillTheUnicornsCards, catalogue: Catalogue) -> tuple[DeckText, ...]:
        return card_texts(cards, catalogue)

    @classmethod
    def rule_facts(cls) -> Mapping[str, int]:
        from hornbook.games.kill_the_unicorns.facts import rule_facts

        return rule_facts()

    @classmethod
    def rule_examples(cls) -> tuple[type[Example], ...]:
        from hornbook.games.kill_the_unicorns.examples import EXAMPLES

        return EXAMPLES

    def deal(self) -> Table:
        return deal(self)

    def view(self, seat: Seat | None) -> KillTheUnicornsView:
        return look(self, seat)

    def deal_again(self, seat: Seat | None, chance: Chance) -> None:
        deal_again(self.table, seat, chance)

    def clockwise_from_first(self) -> tuple[Seat, ...]:
        """All seats in turn order, the first player first."""
        return clockwise(self.table.first, self.setup.seats)

    def hunters(self) -> list[Seat]:
        """Who laid cards in this hunt, in turn order."""
        laid = self.table.laid
        return [seat for seat in self.clockwise_from_first() if laid[seat]]


GAME = KillTheUnicorns
