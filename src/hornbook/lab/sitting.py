"""Games by bots, from the deal to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import hornbook
from hornbook import bots
from hornbook.bots.fault import bot_fault
from hornbook.kernel import Chance, Decision, Edition, Game, IllegalChoice, SeatHandle
from hornbook.kernel.registry import SettingValue


class Sitting:
    """What is the same for every game of a run: the game, its cards, its settings.

    >>> sitting = Sitting("horse-fever-party", seats=4, races=3)
    >>> sitting.seat(["steady", "random"])
    ['steady', 'random', 'steady', 'random']
    >>> sitting.play("7", ["random"] * 4).over
    True
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        edition: Edition | None = None,
        **settings: SettingValue,
    ) -> None:
        self.game = game
        self._seats = seats
        self._edition = edition
        self._settings = settings
        trial = self.deal("trial")
        self.seats = trial.setup.seats
        self.edition = trial.setup.edition.name

    def deal(self, seed: str) -> Game[Any, Any]:
        """A new game with these cards and settings."""
        return hornbook.new(
            self.game, seats=self._seats, seed=seed, edition=self._edition, **self._settings
        )

    def seat(self, levels: Sequence[str]) -> list[str]:
        """A level for each seat: what is named is repeated round the table; refused if unknown."""
        for level in levels:
            bots.make(level, Chance(0), self.game)
        return [levels[seat % len(levels)] for seat in range(self.seats)]

    def play(
        self, seed: str, levels: Sequence[str], thinking: list[float] | None = None
    ) -> Game[Any, Any]:
        """Deal and let bots of these levels play to the end; adds up each seat's seconds."""
        return play_out(self.deal(seed), seed, levels, thinking)


Watch = Callable[[Game[Any, Any], Decision, int], int]
"""Sees each choice before it is made, and says which one is made."""


def play_out(
    game: Game[Any, Any],
    seed: str,
    levels: Sequence[str],
    thinking: list[float] | None = None,
    watch: Watch | None = None,
) -> Game[Any, Any]:
    """Let bots of these levels play the game to its end; adds up each seat's seconds."""
    luck = Chance(f"{seed}/bots")
    players = [bots.make(level, luck.fork()) for level in levels]
    handles = [SeatHandle(game, seat) for seat in game.seats]
    while not game.over:
        decision = game.pending[0]
        seat = decision.seat
        begun = 0.0 if thinking is None else perf_counter()
        try:
            choice = players[seat].choose(handles[seat])
        except Exception as error:
            raise bot_fault(levels[seat], game, seat, error) from error
        if thinking is not None:
            thinking[seat] += perf_counter() - begun
        if watch is not None:
            choice = watch(game, decision, choice)
        try:
            game.apply(seat, choice)
        except IllegalChoice as error:
            raise bot_fault(levels[seat], game, seat, error) from error
    return game
