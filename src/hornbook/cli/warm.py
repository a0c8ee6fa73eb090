"""Compile everything that is compiled, so that nobody waits for it in a game."""

from __future__ import annotations

import sys

from hornbook import games
from hornbook.bots.warming import needs_warming, warm
from hornbook.text import Catalogue


def warm_all(catalogue: Catalogue) -> None:
    """One game after the other, with a word before and after."""
    for name in games.names():
        game = {"game": catalogue.say(f"game-{name}")}
        if needs_warming(name):
            sys.stdout.write(catalogue.say("cli-warm-begun", game) + "\n")
            sys.stdout.flush()
            warm(name)
        sys.stdout.write(catalogue.say("cli-warm-done", game) + "\n")
