"""The race as a seat may expect it: what is hidden from the seat is drawn again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from hornbook.kernel import BadSettings, Chance, Game, Seat, SeatHandle
from hornbook.odds.board import Board
from hornbook.odds.chances import RACES, Chances, chances_over
from hornbook.odds.course import open_boards
from hornbook.odds.prices import Book, Sheet, price_open
from hornbook.odds.rounds import ROUND, round_of_luck
from hornbook.racing import OpenRaces, Race, RacingGame

SURE_ENOUGH: Final = 0.015  # either way, nineteen times in twenty: then no more worlds are drawn
FEWEST_ROUNDS: Final = 5  # of worlds: fewer do not tell how much they differ
MOST_ROUNDS: Final = 16  # then the answer says that it is less sure
RACES_EACH: Final = 80


def board_of(game: RacingGame[Any, Any]) -> Board:
    """A game's race as the simulator reads it; sure only if nothing is hidden in the game."""
    return _board(game, game.coming_race())


def last_board_of(game: RacingGame[Any, Any]) -> Board:
    """The same, for a game that nobody wants any more: its cards are turned."""
    race = game.table.race
    if race is None or not race.running:
        game.turn_cards()
    return _board(game, game.race)


def _board(game: RacingGame[Any, Any], race: Race) -> Board:
    speeds = [card.speeds for card in game.cards.movement]
    return Board(race, speeds, game.table.movement_deck if race.turn else None)


def seat_boards(
    game: RacingGame[Any, Any], seat: Seat | None, chance: Chance, worlds: int
) -> list[Board]:
    """So many races that could be the true one, as far as a seat (None: the public) can tell."""
    return _boards(lambda luck: game.redeal(seat, luck), [chance] * worlds)


def seat_sheet(game: RacingGame[Any, Any], seat: Seat | None, seed: str = "odds") -> Sheet:
    """The chances and prices as far as a seat (None: the public) can tell, and how sure that is.

    It follows from what the seat knows and from nothing else: who asks again hears the same, and
    hears the same in any other world that looks the same.
    """
    chance = Chance(seed)
    book = Book(game.offers, RACES_EACH, ROUND)
    for number in range(1, MOST_ROUNDS + 1):
        boards = _boards(lambda luck: game.redeal(seat, luck), round_of_luck(chance))
        book.add(boards, chance.below(1 << 62))
        if number >= FEWEST_ROUNDS and book.error() <= SURE_ENOUGH:
            break
    return book.sheet()


def for_seat(seat: SeatHandle, seed: str = "odds") -> Sheet:
    """The chances of every place and the price of every bet, as far as the seat can tell.

    Refused in a game without races. Who asks again hears the same.

    >>> import hornbook
    >>> game = hornbook.new("unicorn-fever", seed=7)
    >>> sheet = for_seat(hornbook.SeatHandle(game, hornbook.Seat(0)))
    >>> round(sum(sheet.chances.win(lane) for lane in range(6)), 6)
    1.0
    """
    chance = Chance(seed)
    game = seat.redeal(chance)  # as good as the true one, as odds follow from what the seat knows
    if isinstance(game, RacingGame):
        return seat_sheet(game, seat.seat, seed)
    if isinstance(game, OpenRaces):
        speeds = [card.speeds for card in game.cards.movement]
        boards = open_boards(game.coming_race(), speeds, game.movement_left)
        return price_open(boards, game.offers, RACES, chance.below(1 << 62))
    raise BadSettings("no-odds", game=seat.game)


def seat_chances(seat: SeatHandle, chance: Chance, worlds: int, races: int) -> Chances:
    """The chances as far as the seat can tell, over several worlds that could be the true one."""
    boards = _boards(seat.redeal, [chance] * worlds)
    return chances_over(boards, races, chance.below(1 << 62))


def _boards(redeal: Callable[[Chance], Game[Any, Any]], chances: Iterable[Chance]) -> list[Board]:
    boards = []
    for luck in chances:
        game = redeal(luck)
        if not isinstance(game, RacingGame):
            raise TypeError(f"{game.info.name} runs no races by odds")
        boards.append(last_board_of(game))
    return boards
