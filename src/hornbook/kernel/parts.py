"""The kinds of event, option and question that a game has, found by the packages it is made of."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from hornbook.kernel.game import Game

_OF_NO_GAME: Final = {"", Game.__module__.rpartition(".")[0]}  # what all games are made from


def parts_of(game: type[Game[Any, Any]], base: type[Struct]) -> list[type[Struct]]:
    """The game's own kinds of event, option or question, and those it is made from."""
    packages = {one.__module__.rpartition(".")[0] for one in game.__mro__}
    return _leaves(base, packages - _OF_NO_GAME - game.leaves_out)


def _leaves(base: type[Struct], packages: set[str]) -> list[type[Struct]]:
    """The classes of these packages which nothing derives from."""
    found: list[type[Struct]] = []
    kind: type[Struct]
    for kind in base.__subclasses__():
        deeper = _leaves(kind, packages)
        found += deeper
        ours = kind.__module__.rpartition(".")[0] in packages
        if not deeper and ours and not kind.__name__.startswith("_"):
            found.append(kind)
    return found
