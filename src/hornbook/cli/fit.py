"""What the bots know of a game's cards, learnt anew from simulated games."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Protocol

from hornbook.cli.setup import Crew
from hornbook.cli.simulate import watched
from hornbook.games import folders
from hornbook.kernel import BadSettings
from hornbook.text import Catalogue


class Fit(Protocol):
    """What a game's folder in the laboratory has in its ``fit.py``."""

    def run(
        self, games: int, workers: int | None = None, on: str | None = None
    ) -> Iterator[object]:
        """Play so many games to learn from."""

    def files(self) -> Mapping[str, str]:
        """By name: the tables as files."""


def fit_for(game: str, seed: str, catalogue: Catalogue) -> Fit:
    """What there is to learn for a game."""
    module = folders.load(folders.LAB, game, "fit")
    if module is None:
        raise BadSettings("nothing-to-fit", game=catalogue.say(f"game-{game}"))
    found: Fit = module.Fit(seed)
    return found


def learn(fit: Fit, games: int, crew: Crew, into: Path | None, catalogue: Catalogue) -> None:
    """Play, and write the tables into a folder, or print them."""
    for _ in watched(fit.run(games, crew.workers, crew.on), games, catalogue):
        pass
    for name, text in fit.files().items():
        if into is None:
            sys.stdout.write(text)
            continue
        (into / name).write_text(text, encoding="utf-8")
        sys.stdout.write(catalogue.say("fit-written", {"file": str(into / name)}) + "\n")
