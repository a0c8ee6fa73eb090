"""Hornbook: race-betting games, their bots and their tables.

A game is asked who must choose, and told what was chosen, until it is over:

>>> import hornbook
>>> game = hornbook.new("unicorn-fever", seats=4, seed=7)
>>> bot = hornbook.bots.make("steady", hornbook.Chance("mine"))
>>> while not game.over:
...     seat = game.pending[0].seat
...     events = game.apply(seat, bot.choose(hornbook.SeatHandle(game, seat)))
>>> len(game.result.scores)
4

``print`` shows a game, a view or a decision. Besides, there are

- ``hornbook.games``: which games there are, and their cards in the registry;
- ``hornbook.bots``: bots by name, somebody's own among them;
- ``hornbook.odds``: chances and prices, as far as a seat can tell;
- ``hornbook.lab``: many games, and bots against each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from hornbook import games
from hornbook.kernel import (
    Chance,
    Decision,
    Event,
    Game,
    Option,
    Playback,
    Record,
    Refusal,
    Result,
    Seat,
    SeatHandle,
    View,
)
from hornbook.kernel.record import same_edition, setting_values
from hornbook.kernel.refusal import BadRecord
from hornbook.kernel.registry import Edition, SettingValue, Setup

if TYPE_CHECKING:
    from hornbook import bots, lab, odds

__all__ = [
    "Chance",
    "Decision",
    "Event",
    "Game",
    "Option",
    "Playback",
    "Record",
    "Refusal",
    "Result",
    "Seat",
    "SeatHandle",
    "View",
    "bots",
    "games",
    "lab",
    "new",
    "odds",
    "playback",
]
__version__ = "0.1.0"

_LATER = ("bots", "lab", "odds")  # heavy: loaded when they are asked for


def __getattr__(name: str) -> ModuleType:
    if name in _LATER:
        return import_module(f"hornbook.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: str | int = 0,
    edition: Edition | None = None,
    **settings: SettingValue,
) -> Game[Any, Any]:
    """Start a game. Without an edition the house's cards are used.

    >>> game = new("horse-fever-family", seats=3, seed=7)
    >>> game
    <horse-fever-family: seats=3, seed='7', moves=0>
    """
    kind = games.load(name)
    asked = kind.info.usual if seats is None else seats
    return _deal(kind, asked, settings, edition or kind.house_edition(), str(seed))


def playback(record: Record) -> Playback:
    """A recorded game, ready to be played again.

    >>> game = new("kill-the-unicorns", seed=7)
    >>> events = game.apply(game.pending[0].seat, 0)
    >>> playback(game.record()).to_the_end().fingerprint() == game.fingerprint()
    True
    """
    kind = games.load(record.game)
    if record.rules != kind.info.rules:
        raise BadRecord("record-rules", rules=record.rules, known=kind.info.rules)
    text = record.edition.text
    edition = kind.house_edition() if text is None else kind.read_edition(text)
    same_edition(record, edition)
    settings = setting_values(record)
    return Playback(record, _deal(kind, record.seats, settings, edition, record.seed))


def _deal(
    kind: type[Game[Any, Any]],
    seats: int,
    settings: Mapping[str, SettingValue],
    cards: Edition,
    seed: str,
) -> Game[Any, Any]:
    count, settled = kind.info.settle(seats, settings)
    return kind(Setup(count, settled, cards, seed), cards)
