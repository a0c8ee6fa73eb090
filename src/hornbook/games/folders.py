"""Where the other layers keep what they have for a game: in a folder called like its package.

``hornbook.games.unicorn_fever`` is played by ``hornbook.bots.unicorn_fever`` (its ``steady.py`` and
``sharp.py`` have a ``Policy``, its ``judge.py`` a ``Judge``) and drawn by
``hornbook.cli.tables.unicorn_fever`` (its ``terminal.py`` has a ``table``), and measured by
``hornbook.lab.unicorn_fever`` (its ``balance.py`` has an ``Experiment``, its ``fit.py`` a
``Fit``). A mode without a folder of its own has all that from its game; a game from elsewhere
brings it along in its own package.
"""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from hornbook import games

GAMES: Final = "hornbook.games"
BOTS: Final = "hornbook.bots"
LAB: Final = "hornbook.lab"
TABLES: Final = "hornbook.cli.tables"


def has(layer: str, game: str, part: str) -> bool:
    """Whether a layer has such a part for the game; nothing is loaded for that."""
    return _module(layer, game, part) is not None


def load(layer: str, game: str, part: str) -> ModuleType | None:
    """The part that a layer has for the game; None if it has none."""
    module = _module(layer, game, part)
    return None if module is None else import_module(module)


def card_files(game: str) -> list[Path]:
    """The house's card files for a game, or for the game that it is a mode of."""
    folder = games.package(game)
    while folder.startswith(f"{GAMES}."):
        cards = files(folder) / "cards"
        if cards.is_dir():
            return sorted(path for path in Path(str(cards)).iterdir() if path.suffix == ".toml")
        folder = folder.rpartition(".")[0]
    return []


def _module(layer: str, game: str, part: str) -> str | None:
    folder = games.package(game).replace(GAMES, layer, 1)
    while folder and folder != layer:
        if _exists(folder):
            return f"{folder}.{part}" if _exists(f"{folder}.{part}") else None
        folder = folder.rpartition(".")[0]
    return None


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even the folder around it
        return False
