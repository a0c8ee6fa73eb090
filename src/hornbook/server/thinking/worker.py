"""A process in which bots think: ``python -m hornbook.server.thinking``.

It keeps the games it was asked about, so that only what is new has to be told. It ends when
its input does, so a server that was killed leaves nobody behind.
"""

from __future__ import annotations

import os
import sys
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from hornbook import games
from hornbook.kernel import Game, Seat, Unasked
from hornbook.server.table.play import PlaySetup
from hornbook.server.thinking.levels import THINKING
from hornbook.server.thinking.pool import Choices, GameBots, Players, choose_on

NICENESS = 5  # people come first
SIZE = 4  # bytes before each message, which say how long it is


class Question(Struct, frozen=True, array_like=True):
    """A game, as far as the worker does not know it, and for whom to choose."""

    number: int
    game: str
    setup: PlaySetup | None  # of a game the worker does not know
    moves: list[tuple[int, int | str]]  # those it does not know
    players: Players
    forget: list[str] = []


class Answer(Struct, frozen=True, array_like=True):
    """The choices for the question of that number."""

    number: int
    choices: Choices


def packed(message: Question | Answer) -> bytes:
    """A message as it goes through the pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(SIZE, "big") + body


class Worker:
    """Games and their bots."""

    def __init__(self, thinking: int = THINKING) -> None:
        self._thinking = thinking
        self._games: dict[str, tuple[Game[Any, Any], GameBots]] = {}

    def answer(self, question: Question) -> Answer:
        """Think about one question."""
        for old in question.forget:
            self._games.pop(old, None)
        if question.setup is not None:
            setup = question.setup
            game_bots = GameBots(setup.secret, self._thinking, setup.lesson)
            self._games[question.game] = (setup.deal(), game_bots)
        game, game_bots = self._games[question.game]
        for seat, move in question.moves:
            game.repeat(Seat(seat), move if isinstance(move, int) else Unasked(move))
        # What bots choose becomes true when the room has stored it: until then on a copy.
        return Answer(question.number, choose_on(game.copy(), question.players, game_bots))


def main() -> None:
    """Answer questions until there are no more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    ears, mouth = sys.stdin.buffer, sys.stdout.buffer
    worker, decoder = Worker(_thinking(sys.argv)), msgspec.msgpack.Decoder(Question)
    if "--warm" in sys.argv:
        warm_up()
    while (body := _read(ears)) is not None:
        question = decoder.decode(body)
        try:
            answer = worker.answer(question)
        except Exception as error:
            # The room helps itself; the next question is another one.
            sys.stderr.write(f"bots: {error!r}\n")
            answer = Answer(question.number, [])
        mouth.write(packed(answer))
        mouth.flush()


def _thinking(arguments: list[str]) -> int:
    """``--thinking=1500``: milliseconds that a bot may search."""
    given = [one.partition("=")[2] for one in arguments if one.startswith("--thinking=")]
    return int(given[0]) if given else THINKING


def warm_up() -> None:
    """Let each game's bots think once: what they load takes a second, and later none."""
    import hornbook
    from hornbook.server.thinking.levels import stand_in

    server = os.getppid()
    for name in games.names():
        if os.getppid() != server:
            return  # it was killed: nobody is going to ask
        try:
            game = hornbook.new(name)
            seat = game.pending[0].seat
            choose_on(game, Players({int(seat): stand_in(name)}, [int(seat)]), GameBots(""))
        except Exception as error:
            # One installed game may be broken: the bots of the others think all the same.
            sys.stderr.write(f"bots: {name}: {error!r}\n")


def _read(ears: BinaryIO) -> bytes | None:
    size = ears.read(SIZE)
    return ears.read(int.from_bytes(size, "big")) if len(size) == SIZE else None
