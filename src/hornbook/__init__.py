"""Hornbook: race-betting games, their bots and their tables.

>>> import hornbook
>>> game = hornbook.new("unicorn-fever", seats=4, seed=7)
>>> game.pending[0].seat in game.seats
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hornbook import games
from hornbook.kernel import Game, Playback, Record
from hornbook.kernel.record import same_edition, setting_values
from hornbook.kernel.refusal import BadRecord
from hornbook.kernel.registry import Edition, SettingValue, Setup

__all__ = ["Game", "Playback", "Record", "new", "playback"]
__version__ = "0.1.0"


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: str | int = 0,
    edition: Edition | None = None,
    **settings: SettingValue,
) -> Game[Any, Any]:
    """Start a game. Without an edition the house's cards are used."""
    kind = games.load(name)
    asked = kind.info.usual if seats is None else seats
    return _deal(kind, asked, settings, edition or kind.house_edition(), str(seed))


def playback(record: Record) -> Playback:
    """A recorded game, ready to be played again."""
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
