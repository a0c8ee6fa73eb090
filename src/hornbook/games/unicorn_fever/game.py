"""A game of Unicorn Fever."""

from __future__ import annotations

from hornbook.games.unicorn_fever import decks
from hornbook.games.unicorn_fever.board import hand_limit
from hornbook.games.unicorn_fever.deal import deal
from hornbook.games.unicorn_fever.decks import UnicornCards
from hornbook.games.unicorn_fever.info import INFO
from hornbook.games.unicorn_fever.race import RevealMagic
from hornbook.games.unicorn_fever.redeal import deal_again
from hornbook.games.unicorn_fever.table import Table
from hornbook.games.unicorn_fever.view import UnicornView, look
from hornbook.kernel import Chance, Game, Seat
from hornbook.racing import Lane, Race


class UnicornFever(Game[Table, UnicornCards]):
    """Unicorn Fever for 2 to 6 players."""

    info = INFO

    @classmethod
    def house_edition(cls) -> UnicornCards:
        return decks.house_edition()

    @classmethod
    def read_edition(cls, text: str) -> UnicornCards:
        return decks.read_edition(text)

    def deal(self) -> Table:
        return deal(self)

    def view(self, seat: Seat | None) -> UnicornView:
        return look(self, seat)

    def deal_again(self, seat: Seat | None, chance: Chance) -> None:
        deal_again(self.table, seat, chance)

    def clockwise_from_first(self) -> list[Seat]:
        """All seats in turn order, the first player first."""
        first, seats = self.table.first, self.setup.seats
        return [Seat((first + place) % seats) for place in range(seats)]

    def hand_limit(self, seat: Seat) -> int:
        """How many magic cards that seat draws up to."""
        return hand_limit(self.setup.seats) + self.table.perks[seat].hand_size

    @property
    def race(self) -> Race:
        """The race being run, or just over."""
        if self.table.race is None:
            raise RuntimeError("no race is being run")
        return self.table.race

    def place(self, lane: Lane) -> int:
        """Where a unicorn came in: 1 is the winner."""
        return self.race.order.index(lane) + 1

    def coming_race(self) -> Race:
        """The race being run, or the one that would be run if planning ended now."""
        if self.table.race is not None and self.table.race.running:
            return self.table.race
        twin = self.copy()
        RevealMagic().run(twin)
        return twin.race


GAME = UnicornFever
