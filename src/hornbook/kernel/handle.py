"""All that a bot may touch: one seat's view, its decision, and redeals."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hornbook.kernel.chance import Chance
from hornbook.kernel.decision import Decision
from hornbook.kernel.event import Seat
from hornbook.kernel.game import Game
from hornbook.kernel.registry import Edition


class SeatHandle:
    """A seat's window on a game. It never gives away the game itself.

    >>> import hornbook
    >>> seat = hornbook.SeatHandle(hornbook.new("kill-the-unicorns", seed=7), hornbook.Seat(0))
    >>> seat
    SeatHandle(game='kill-the-unicorns', seat=0)
    >>> seat.view.seat
    0
    """

    __slots__ = ("__game", "seat")

    def __init__(self, game: Game[Any, Any], seat: Seat) -> None:
        self.__game = game
        self.seat = seat

    def __repr__(self) -> str:
        return f"SeatHandle(game={self.game!r}, seat={self.seat})"

    @property
    def game(self) -> str:
        """Which game is played."""
        return self.__game.info.name

    @property
    def cards(self) -> Edition:
        """The cards that are played with: everyone may read them."""
        edition: Edition = self.__game.cards
        return edition

    @property
    def decision(self) -> Decision:
        """What the seat has to decide."""
        return self.__game.decision(self.seat)

    @property
    def view(self) -> Struct:
        """What the seat may know."""
        return self.__game.view(self.seat)

    def redeal(self, chance: Chance) -> Game[Any, Any]:
        """A game that could be this one, as far as the seat can tell."""
        return self.__game.redeal(self.seat, chance)
