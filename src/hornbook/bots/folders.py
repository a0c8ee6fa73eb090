"""Where a game's bots are: in the folder that is called like the game's package.

``hornbook.games.unicorn_fever`` is played by ``hornbook.bots.unicorn_fever``: its ``steady.py`` and
``sharp.py`` have a ``Policy``, its ``judge.py`` a ``Judge``. A mode without a folder of its own is
played like its game; a game from elsewhere brings its bots along in its own package.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from hornbook import games

GAMES, BOTS = "hornbook.games", "hornbook.bots"


def has(game: str, part: str) -> bool:
    """Whether the game has a ``steady``, ``sharp`` or ``judge``; nothing is loaded for that."""
    return _module(game, part) is not None


def load(game: str, part: str) -> ModuleType | None:
    """The game's ``steady``, ``sharp`` or ``judge``; None if it has none."""
    module = _module(game, part)
    return None if module is None else import_module(module)


def _module(game: str, part: str) -> str | None:
    folder = games.package(game).replace(GAMES, BOTS, 1)
    while folder and folder != BOTS:
        if _exists(folder):
            return f"{folder}.{part}" if _exists(f"{folder}.{part}") else None
        folder = folder.rpartition(".")[0]
    return None


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even the folder around it
        return False
