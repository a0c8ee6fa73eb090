"""Everything a seat can be asked to choose from."""

from __future__ import annotations

from hornbook.games.kill_the_unicorns.colours import Colour
from hornbook.games.kill_the_unicorns.decks import Character, Goods, RuseId, UnicornId
from hornbook.kernel import Option, Seat


class TakeCharacter(Option, frozen=True):
    """Play this character."""

    character: Character


class HideRuse(Option, frozen=True):
    """Lay this ruse under that unicorn; the other one is discarded."""

    ruse: RuseId
    unicorn: UnicornId


class HuntWith(Option, frozen=True):
    """Hunt with so many cards."""

    cards: int


class Pass(Option, frozen=True):
    """Stay out of this hunt."""


class LayHuntCard(Option, frozen=True):
    """Lay a hunt card of this value, face down."""

    value: int


class TurnRuse(Option, frozen=True):
    """Turn the ruse that this player placed."""

    owner: Seat


class GiveUnicorn(Option, frozen=True):
    """Let this hunter have it."""

    heir: Seat


class DyeUnicorn(Option, frozen=True):
    """Give it this colour."""

    colour: Colour


class HuntFirst(Option, frozen=True):
    """Power: hunt this unicorn now, and the other one in its place."""

    unicorn: UnicornId


class MoveRuse(Option, frozen=True):
    """Power: lead this player's ruse away, under that unicorn."""

    owner: Seat
    unicorn: UnicornId


class SeeRuses(Option, frozen=True):
    """Power: look at the ruses under the unicorn."""


class SwapCard(Option, frozen=True):
    """Power: take this card back and lay that one instead."""

    value: int
    instead: int


class WinTie(Option, frozen=True):
    """Power: be ahead of everyone one is tied with."""


class TakeBack(Option, frozen=True):
    """Power: take a card of this value back into the hand."""

    value: int


class NotNow(Option, frozen=True):
    """Keep the power for later."""


class Buy(Option, frozen=True):
    """Buy one of these; a pâté's points are its own."""

    goods: Goods
    colour: Colour
    points: int
    price: int


class BuyNothing(Option, frozen=True):
    """Leave the market."""


class UseOn(Option, frozen=True):
    """This unicorn of one's own."""

    unicorn: UnicornId


class PayWith(Option, frozen=True):
    """Pay with these hunt cards."""

    cards: tuple[int, ...]
    total: int
