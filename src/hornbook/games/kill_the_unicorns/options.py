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


class DareRival(Option, frozen=True):
    """Power: if the two tie, this hunter yields."""

    rival: Seat


class Foretell(Option, frozen=True):
    """Power: whoever shows this total is out."""

    total: int


class SwapCard(Option, frozen=True):
    """Power: take this card back and lay that one instead."""

    value: int
    instead: int


class StepOut(Option, frozen=True):
    """Power: catch the unicorn that nobody won."""


class ActInstead(Option, frozen=True):
    """Power: let one's kept ruse act instead of the one that was turned."""

    ruse: RuseId


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
