"""The games there are. A game is loaded when it is played, not before.

A package with ``info.py`` and ``game.py`` is a game. Ours are named here; those of others join them
by an entry point of the group ``hornbook.games`` (docs/architecture.md: Adding a game).
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from hornbook.kernel import BadSettings, Game, GameInfo
from hornbook.text import catalogue

_PACKAGES = {
    "unicorn-fever": "hornbook.games.unicorn_fever",
    "horse-fever-board": "hornbook.games.horse_fever.board",
    "horse-fever-family": "hornbook.games.horse_fever.family",
    "horse-fever-party": "hornbook.games.horse_fever.party",
    "kill-the-unicorns": "hornbook.games.kill_the_unicorns",
}
_GROUP: Final = "hornbook.games"


def names() -> list[str]:
    """The names of all registered games."""
    return [*_PACKAGES, *_from_elsewhere()]


def info(name: str) -> GameInfo:
    """A game's card in the registry."""
    found: GameInfo = import_module(f"{package(name)}.info").INFO
    return found


def load(name: str) -> type[Game[Any, Any]]:
    """The game itself."""
    found: type[Game[Any, Any]] = import_module(f"{package(name)}.game").GAME
    return found


def package(name: str) -> str:
    """The package that the game is in; a name that no game has is refused."""
    found = _PACKAGES.get(name) or _from_elsewhere().get(name)
    if found is None:
        raise BadSettings("unknown-game", game=str(name)[:40], allowed=", ".join(names()))
    return found


@cache
def _from_elsewhere() -> dict[str, str]:
    """The packages of games that others wrote and somebody installed, by name."""
    if not _is_mentioned():
        return {}
    from importlib.metadata import entry_points

    found = entry_points(group=_GROUP)
    return {one.name: one.module for one in found if one.name not in _PACKAGES}


def _is_mentioned() -> bool:
    """Whether anything installed names our group: a glance, as reading it all takes 30 ms."""
    noted = (file for one in sys.path for file in Path(one).glob("*-info/entry_points.txt"))
    return any(_GROUP.encode() in file.read_bytes() for file in noted)


def _texts(name: str) -> Path | None:
    """The folder of the texts that a game from elsewhere brings along."""
    if name in _PACKAGES or name not in _from_elsewhere():
        return None
    spec = find_spec(package(name))
    return Path(spec.origin).with_name("locale") if spec and spec.origin else None


catalogue.brought_by = _texts
