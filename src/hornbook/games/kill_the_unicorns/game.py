"""A game of Kill the Unicorns."""

from __future__ import annotations

from hornbook.games.kill_the_unicorns import decks
from hornbook.games.kill_the_unicorns.deal import deal
from hornbook.games.kill_the_unicorns.decks import HuntingCards
from hornbook.games.kill_the_unicorns.info import INFO
from hornbook.games.kill_the_unicorns.redeal import deal_again
from hornbook.games.kill_the_unicorns.table import Table
from hornbook.games.kill_the_unicorns.view import HuntingView, look
from hornbook.kernel import Chance, Game, Seat


class KillTheUnicorns(Game[Table, HuntingCards]):
    """Kill the Unicorns for 3 to 6 players."""

    info = INFO

    @classmethod
    def house_edition(cls) -> HuntingCards:
        return decks.house_edition()

    @classmethod
    def read_edition(cls, text: str) -> HuntingCards:
        return decks.read_edition(text)

    def deal(self) -> Table:
        return deal(self)

    def view(self, seat: Seat | None) -> HuntingView:
        return look(self, seat)

    def deal_again(self, seat: Seat | None, chance: Chance) -> None:
        deal_again(self.table, seat, chance)

    def clockwise_from_first(self) -> list[Seat]:
        """All seats in turn order, the first player first."""
        first, seats = self.table.first, self.setup.seats
        return [Seat((first + place) % seats) for place in range(seats)]

    def hunters(self) -> list[Seat]:
        """Who laid cards in this hunt, in turn order."""
        laid = self.table.laid
        return [seat for seat in self.clockwise_from_first() if laid[seat]]


GAME = KillTheUnicorns
