"""The games there are. A game is loaded when it is played, not before."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from msgspec import Struct

from hornbook.kernel import BadSettings, Edition, Game, GameInfo
from hornbook.kernel.blanks import Blank, Idle
from hornbook.text import Catalogue, DeckText, Namer

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
    found: GameInfo = import_module(f"{package(name)}.info").INFO
    return found


def load(name: str) -> type[Game[Any, Any]]:
    """The game itself."""
    found: type[Game[Any, Any]] = import_module(f"{package(name)}.game").GAME
    return found


def called(name: str, cards: Edition, catalogue: Catalogue) -> Mapping[str, Namer]:
    """How the game's things are called, by the name of their type."""
    found: Mapping[str, Namer] = import_module(f"{package(name)}.names").names(cards, catalogue)
    return found


def card_texts(name: str, cards: Edition, catalogue: Catalogue) -> tuple[DeckText, ...]:
    """The game's decks in words."""
    texts = import_module(f"{package(name)}.cardtext")
    found: tuple[DeckText, ...] = texts.card_texts(cards, catalogue)
    return found


def printed(name: str) -> Struct:
    """The numbers printed on the game's board and tokens, for whoever draws them."""
    found: Struct = import_module(f"{package(name)}.printed").PRINTED
    return found


def blanks(name: str) -> tuple[Blank, ...]:
    """The decks that players may write cards of their own for."""
    found: tuple[Blank, ...] = import_module(f"{package(name)}.blanks").BLANKS
    return found


def idle(name: str) -> Idle:
    """What the game leaves aside of a card file that it shares with others."""
    found: Idle = import_module(f"{package(name)}.blanks").IDLE
    return found


def most_blanks(name: str) -> int | None:
    """How many cards of the players' own may join the house's, copies counted."""
    found: int | None = import_module(f"{package(name)}.blanks").MOST
    return found


def package(name: str) -> str:
    """The package that the game is in; a name that no game has is refused."""
    if name not in _PACKAGES:
        raise BadSettings("unknown-game", game=str(name)[:40], allowed=", ".join(_PACKAGES))
    return _PACKAGES[name]
