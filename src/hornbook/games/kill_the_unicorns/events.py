"""Everything that can happen in Kill the Unicorns."""

from __future__ import annotations

from typing import ClassVar

from hornbook.games.kill_the_unicorns.colours import Colour
from hornbook.games.kill_the_unicorns.decks import Character, Goods, RuseId, UnicornId
from hornbook.kernel import Event, PrivateEvent, Seat

# 1, setup


class FirstPlayerDrawn(Event, frozen=True):
    seat: Seat


class StarterDealt(Event, frozen=True):
    seat: Seat
    unicorn: UnicornId


class MarketStocked(Event, frozen=True):
    """As many fake horns and pâtés as players; these are the pâtés' points."""

    horns: int
    pates: tuple[int, ...]


class CharacterTaken(Event, frozen=True):
    seat: Seat
    character: Character


class RoundBegan(Event, frozen=True):
    round_number: int
    rounds: int


class UnicornsShown(Event, frozen=True):
    """The unicorns of a round, in the order of the hunts."""

    reveals: ClassVar[bool] = True
    unicorns: tuple[UnicornId, ...]


# 2.1, ruses


class RusesDrawn(Event, frozen=True):
    seat: Seat
    count: int


class RusesTaken(PrivateEvent, frozen=True):
    """Which ruses were drawn, for their owner."""

    reveals: ClassVar[bool] = True
    ruses: tuple[RuseId, ...]


class RusePlaced(Event, frozen=True):
    """Face down: everyone sees who and where, not what."""

    seat: Seat
    unicorn: UnicornId


class RuseHidden(PrivateEvent, frozen=True):
    """What it was, for its owner, for the last time."""

    ruse: RuseId
    unicorn: UnicornId


class RuseDiscarded(Event, frozen=True):
    """The ruse that was not placed, face up."""

    seat: Seat
    ruse: RuseId


class RuseKept(Event, frozen=True):
    """The ruse that was not placed stays in hand, until the market opens."""

    seat: Seat


# 2.2, the hunt


class HuntBegan(Event, frozen=True):
    hunt: int
    unicorn: UnicornId


class HuntJoined(Event, frozen=True):
    """So many cards, face down."""

    seat: Seat
    cards: int


class HuntCardLaid(PrivateEvent, frozen=True):
    """Which card it was, for its owner."""

    value: int


class HunterPassed(Event, frozen=True):
    seat: Seat


class HornPassed(Event, frozen=True):
    """The first player passed: this one is the first player now."""

    seat: Seat


# 2.3, the end of a hunt


class HuntCardsRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[int, ...]
    total: int


class TieCancelled(Event, frozen=True):
    """These are out."""

    seats: tuple[Seat, ...]
    total: int


class HuntWon(Event, frozen=True):
    """The winner, until a ruse says otherwise."""

    seat: Seat
    total: int


class UnicornFled(Event, frozen=True):
    unicorn: UnicornId


class RuseTurned(Event, frozen=True):
    """This ruse acts; ``seat`` placed it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    ruse: RuseId


class RuseWasted(Event, frozen=True):
    """A ruse is discarded face up and does nothing."""

    reveals: ClassVar[bool] = True
    seat: Seat
    ruse: RuseId


class TotalRecounted(Event, frozen=True):
    """What a hunter's cards are worth by a ruse."""

    seat: Seat
    total: int


class WinnerChanged(Event, frozen=True):
    seat: Seat
    before: Seat


class WinnerKept(Event, frozen=True):
    """The ruse had something to say about the winner, and nothing came of it."""

    seat: Seat
    ruse: RuseId


class RuseAttached(Event, frozen=True):
    """The ruse stays with the unicorn and changes it so."""

    unicorn: UnicornId
    ruse: RuseId
    points: int
    colour: Colour
    dyed: bool


class UnicornCaught(Event, frozen=True):
    seat: Seat
    unicorn: UnicornId


class FirstPlayerChanged(Event, frozen=True):
    seat: Seat


# Powers


class RivalDared(Event, frozen=True):
    """If these two tie, the rival yields."""

    seat: Seat
    rival: Seat


class RivalYielded(Event, frozen=True):
    """They are level: the rival is out, ``seat`` is not."""

    seat: Seat
    rival: Seat
    total: int


class TotalForetold(Event, frozen=True):
    """A card is spent, and whoever shows this total is out."""

    seat: Seat
    value: int
    total: int


class HunterForetold(Event, frozen=True):
    """Out, by a total that somebody named."""

    seat: Seat
    total: int


class CardSwapped(Event, frozen=True):
    seat: Seat
    value: int
    instead: int
    total: int


class StragglerCaught(Event, frozen=True):
    """Nobody was left to win, and ``seat`` lay in wait."""

    seat: Seat
    unicorn: UnicornId


class RuseOverruled(Event, frozen=True):
    """A card is spent, and a kept ruse acts instead of the one that was turned."""

    seat: Seat
    value: int
    before: RuseId
    ruse: RuseId


class RuseUnused(Event, frozen=True):
    """A kept ruse that was never needed, discarded face up when the market opens."""

    reveals: ClassVar[bool] = True
    seat: Seat
    ruse: RuseId


class CardTakenBack(Event, frozen=True):
    seat: Seat
    value: int


# 2.4, the black market


class MarketOpened(Event, frozen=True):
    round_number: int


class PricePaid(Event, frozen=True):
    seat: Seat
    cards: tuple[int, ...]
    total: int
    price: int


class TokenBought(Event, frozen=True):
    """A fake horn, fairy dust or cotton candy, put on a unicorn at once."""

    seat: Seat
    goods: Goods
    colour: Colour
    points: int
    unicorn: UnicornId


class PateBought(Event, frozen=True):
    """A unicorn is lost, with its ruse and tokens, for a pâté."""

    seat: Seat
    unicorn: UnicornId
    points: int


class MarketLeft(Event, frozen=True):
    """Nothing was bought."""

    seat: Seat


class HuntCardsRecovered(Event, frozen=True):
    """Everyone has all hunt cards in hand again."""

    cards: int


# 3, the end of the game


class TwoRainbows(Event, frozen=True):
    """The game is won on the spot."""

    seat: Seat


class StarsCounted(Event, frozen=True):
    seat: Seat
    points: int


class RusesCounted(Event, frozen=True):
    seat: Seat
    points: int


class TokensCounted(Event, frozen=True):
    seat: Seat
    points: int


class PatesCounted(Event, frozen=True):
    seat: Seat
    points: int


class RainbowCounted(Event, frozen=True):
    seat: Seat
    points: int


class SetCounted(Event, frozen=True):
    seat: Seat
    colour: Colour
    size: int
    points: int


class TotalCounted(Event, frozen=True):
    seat: Seat
    points: int
    unicorns: int


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]
