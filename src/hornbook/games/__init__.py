"""The games there are. A game is loaded when it is played, not before."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hornbook.kernel import BadSettings, Game, GameInfo

_PACKAGES = {
    "unicorn-fever": "hornbook.games.unicorn_fever",
    "horse-fever-board": "hornbook.games.horse_fever.board",
    "horse-fever-family": "hornbook.games.horse_fever.family",
    "horse-fever-party": "hornbook.games.horse_fever.party",
    "kill-the-unicorns": "hornbook.games.kill_the_unicorns",
}


def names() -> list[str]:
    """The names of all registered games."""
    return list(_PACKAGES)


def info(name: str) -> GameInfo:
    """A game's card in the registry."""
    found: GameInfo = import_module(f"{_package(name)}.info").INFO
    return found


def load(name: str) -> type[Game[Any, Any]]:
    """The game itself."""
    found: type[Game[Any, Any]] = import_module(f"{_package(name)}.game").GAME
    return found


def _package(name: str) -> str:
    if name not in _PACKAGES:
        raise BadSettings("unknown-game", game=str(name)[:40], allowed=", ".join(_PACKAGES))
    return _PACKAGES[name]
