"""The race as a seat may expect it: what is hidden from the seat is drawn again and again."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from hornbook.kernel import Chance, SeatHandle
from hornbook.odds.board import Board
from hornbook.odds.chances import Chances, chances_over
from hornbook.racing import MovementCard, MovementId, Race


class _Cards(Protocol):
    @property
    def movement(self) -> tuple[MovementCard, ...]: ...


class _Table(Protocol):
    @property
    def movement_deck(self) -> list[MovementId]: ...


@runtime_checkable
class RacingGame(Protocol):
    """A game in which a race is being run or will be."""

    @property
    def cards(self) -> _Cards: ...

    @property
    def table(self) -> _Table: ...

    def coming_race(self) -> Race:
        """The race being run, or the one that would be run if planning ended now."""


def board_of(game: RacingGame) -> Board:
    """A game's race as the simulator reads it; sure only if nothing is hidden in the game."""
    speeds = [card.speeds for card in game.cards.movement]
    race = game.coming_race()
    return Board(race, speeds, game.table.movement_deck if race.turn else None)


def seat_chances(seat: SeatHandle, chance: Chance, worlds: int, races: int) -> Chances:
    """The chances as far as the seat can tell, over several worlds that could be the true one."""
    boards = []
    for _ in range(worlds):
        game = seat.redeal(chance)
        if not isinstance(game, RacingGame):
            raise TypeError(f"{seat.game} runs no races")
        boards.append(board_of(game))
    return chances_over(boards, races, chance.below(1 << 62))
