"""The games there are. A game is loaded when it is played, not before.

A package with ``info.py`` and ``game.py`` is a game. Ours are named here; those of others join them
by an entry point of the group ``hornbook.games`` (docs/architecture.md: Adding a game). One of
those that cannot be read is left out, and harms none of the others.
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
_LEFT_OUT: dict[str, str] = {}


def names() -> list[str]:
    """The names of all registered games."""
    return [*_PACKAGES, *_from_elsewhere()]


def info(name: str) -> GameInfo:
    """A game's card in the registry."""
    found: GameInfo = import_module(f"{package(name)}.info").INFO
    return found


def load(name: str) -> type[Game[Any, Any]]:
    """The game itself; one of somebody else that cannot be loaded is refused."""
    place = package(name)
    try:
        found: type[Game[Any, Any]] = import_module(f"{place}.game").GAME
    except Exception as error:
        if name in _PACKAGES:
            raise
        _leave_out(name, f"{place}.game", error)
        raise BadSettings("broken-game", game=name) from error
    return found


def left_out() -> dict[str, str]:
    """The installed games that are known to be broken, and why."""
    _from_elsewhere()
    return dict(_LEFT_OUT)


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

    _LEFT_OUT.clear()
    found = entry_points(group=_GROUP)
    return {
        one.name: one.module
        for one in found
        if one.name not in _PACKAGES and _is_readable(one.name, one.module)
    }


def _is_readable(name: str, package: str) -> bool:
    """Whether a game of somebody else says what it is; if not, a warning says why."""
    try:
        _check_card(name, import_module(f"{package}.info").INFO)
    except Exception as error:  # whatever is wrong with it
        _leave_out(name, f"{package}.info", error)
        return False
    return True


def _check_card(name: str, told: object) -> None:
    if not isinstance(told, GameInfo):
        raise TypeError(f"INFO is {told!r:.80}")
    if told.name != name:
        raise ValueError(f"it calls itself {told.name!r}")


def _leave_out(name: str, module: str, error: Exception) -> None:
    if name not in _LEFT_OUT:  # said once, however often somebody asks for it
        import logging  # not for those who only ask what there is

        log = logging.getLogger("hornbook.games")
        log.warning("the game %s is left out, as %s cannot be read: %r", name, module, error)
    _LEFT_OUT[name] = repr(error)


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
