"""Everything a seat can be asked to choose from."""

from __future__ import annotations

from hornbook.games.horse_fever.party.table import BetKind
from hornbook.kernel import Option
from hornbook.racing import Lane
from hornbook.racing import options as racing


class BetOn(Option, frozen=True):
    """Bet on this horse."""

    kind: BetKind
    lane: Lane


class OnLane(racing.OnLane, frozen=True):
    """This lane, this horse."""


class NextCard(Option, frozen=True):
    """The bookmaker turns a card."""


class AnotherRace(Option, frozen=True):
    """The party goes on."""


class ThatWasTheLast(Option, frozen=True):
    """The party ends here."""
