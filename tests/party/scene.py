"""Positions of a party in a line or two."""

from __future__ import annotations

from typing import Any

import hornbook
from hornbook.games.horse_fever.party.betting import OpenBetting, PlaceBets
from hornbook.games.horse_fever.party.decks import read_edition
from hornbook.games.horse_fever.party.game import HorseFeverParty
from hornbook.games.horse_fever.party.race import TurnCard
from hornbook.games.horse_fever.party.rich_list import reckon
from hornbook.games.horse_fever.party.table import Phase
from hornbook.games.horse_fever.stables import STABLES, Stable
from hornbook.kernel import Chance, Event, Seat
from hornbook.racing import Lane

# Black, blue and green come in one by one; the other three cross the line together.
KNOWN_RACE = (4, 3, 2, 1, 1, 1)
BOOKMAKER = Seat(0)


def horse(colour: str) -> Lane:
    """The lane of a colour."""
    return Lane(STABLES.index(Stable(colour)))


def fixed(*speeds: int) -> Any:
    """An edition in which every card is the same, so that the race is known beforehand."""
    return read_edition(
        f'[edition]\nname = "fixed"\n'
        f'[[movement]]\nspeeds = {list(speeds)}\nbase = true\nsource = "house"\n'
    )


class Party:
    """A party in which seat 0 holds the book and the race is known."""

    def __init__(
        self, seats: int = 4, speeds: tuple[int, ...] = KNOWN_RACE, **settings: Any
    ) -> None:
        cards = fixed(*speeds)
        game = hornbook.new("horse-fever-party", seats=seats, edition=cards, **settings)
        assert isinstance(game, HorseFeverParty)
        self.game = game
        self.book(BOOKMAKER)

    def book(self, seat: int) -> Party:
        """That seat holds the book."""
        self.game.table.bookmaker = Seat(seat)
        return self._again()

    def money(self, *purses: int) -> Party:
        """How much each has, seat by seat."""
        table = self.game.table
        for seat, purse in enumerate(purses):
            table.earn(Seat(seat), purse - table.money[seat])
        reckon(table)
        return self._again()

    def bet(self, seat: int, place: str, stake: int, win: str, win_stake: int) -> list[Event]:
        """A whole slip."""
        events: list[Event] = []
        for choice in (horse(place), stake, horse(win), win_stake):
            events += self.game.apply(Seat(seat), choice)
        return events

    def all_bet(self) -> list[Event]:
        """Everybody who has not bet yet bets 100 and 100 on white, and cards are turned."""
        events: list[Event] = []
        for decision in list(self.game.pending):
            events += self.bet(decision.seat, "white", 100, "white", 100)
        return events + self.cards()

    def cards(self) -> list[Event]:
        """The bookmaker turns cards, up to the first dead heat."""
        events: list[Event] = []
        while isinstance(self.game.pending[0].question, TurnCard):
            events += self.game.apply(self.game.table.bookmaker, 0)
        return events

    def photo(self) -> list[Event]:
        """The bookmaker ranks whoever crossed the line together, from the left."""
        events: list[Event] = []
        while self.game.table.phase is Phase.RACE:
            events += self.game.apply(self.game.table.bookmaker, 0)
        return events

    def race(self) -> list[Event]:
        """Whoever has not bet yet bets 100 and 100 on white, which comes in last."""
        return self.all_bet() + self.photo()

    def play_on(self, seed: int = 0) -> Party:
        """Random choices until the end."""
        chance = Chance(seed)
        while not self.game.over:
            decision = self.game.pending[chance.below(len(self.game.pending))]
            self.game.apply(decision.seat, decision.choice(chance.below(decision.count)))
        return self

    def _again(self) -> Party:
        game = self.game
        OpenBetting().run(game)
        game.pending = PlaceBets().ask(game)
        return self


def only(events: list[Event], kind: type[Event]) -> Any:
    """The one event of a kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found
