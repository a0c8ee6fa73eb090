"""Learns from simulated games what the bots know of Unicorn Fever: two tables, two files."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from hornbook.bots.unicorn_fever import contracts, prospects
from hornbook.lab.sitting import Sitting
from hornbook.lab.unicorn_fever.prospects import learn_prospects, prospects_file
from hornbook.lab.unicorn_fever.trials import Lesson, lesson
from hornbook.lab.unicorn_fever.worths import learn_worths, worths_file
from hornbook.lab.work import in_order

GAME: Final = "unicorn-fever"


class Fit:
    """Plays games to learn from, and has the tables that follow from them."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._lessons: list[Lesson] = []

    def run(
        self, games: int, workers: int | None = None, on: str | None = None
    ) -> Iterator[Lesson]:
        """Play so many games at four seats."""
        play = partial(lesson, Sitting(GAME), self._seed)
        for one in in_order(play, range(games), workers, on):
            self._lessons.append(one)
            yield one

    def files(self) -> dict[str, str]:
        """By name: the tables as files."""
        command = f"hornbook fit {GAME} --games {len(self._lessons)} --seed {self._seed}"
        return {
            contracts.TABLE.name: worths_file(learn_worths(self._lessons), command),
            prospects.TABLE.name: prospects_file(learn_prospects(self._lessons), command),
        }
