"""The race as a seat may expect it: what is hidden from the seat is drawn again and again."""

from __future__ import annotations

from typing import Any

from hornbook.kernel import Chance, Game, SeatHandle
from hornbook.odds.board import Board
from hornbook.odds.chances import Chances, chances_over


def board_of(game: Game[Any, Any]) -> Board:
    """The race being run, or the one that would be run if planning ended now."""
    speeds = [card.speeds for card in game.cards.movement]
    race = game.coming_race()
    return Board(race, speeds, game.table.movement_deck if race.turn else None)


def seat_chances(seat: SeatHandle, chance: Chance, worlds: int, races: int) -> Chances:
    """The chances as far as the seat can tell, over several worlds that could be the true one."""
    boards = [board_of(seat.redeal(chance)) for _ in range(worlds)]
    return chances_over(boards, races, chance.below(1 << 62))
