"""The Family game in a terminal: all that it has, the Board game has too."""

from __future__ import annotations

from hornbook.cli.tables.horse_fever import HorseTable
from hornbook.kernel import Edition
from hornbook.text import Phrases


def table(cards: Edition, phrases: Phrases) -> HorseTable:
    """The table for an edition."""
    return HorseTable(cards, phrases)
