"""What a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hornbook.games.unicorn_fever.clans import Clan
from hornbook.games.unicorn_fever.decks import ContractId, MagicId, TokenId
from hornbook.games.unicorn_fever.table import Bet, Placed, ReservedAction, ReservedBet, Table
from hornbook.kernel import Result, Seat, View
from hornbook.racing import LANES, Lane, MovementId, Race, Row

if TYPE_CHECKING:
    from hornbook.games.unicorn_fever.game import UnicornFever


class PlayerView(Struct, frozen=True):
    """What everyone knows of a player."""

    gold: int
    glory: int
    loans: int
    hand: int  # how many magic cards
    contracts: tuple[ContractId, ...]
    owned: Lane
    taken: tuple[TokenId, ...]


class MagicView(Struct, frozen=True):
    """A magic card on a lane: who played it, and what it is where that is known."""

    seat: Seat
    card: MagicId | None


class UnicornView(View, frozen=True):
    """The table as one seat sees it (``seat`` None: as everyone does)."""

    seat: Seat | None
    waiting: tuple[Seat, ...]  # who must choose
    race_number: int
    races: int
    clans: tuple[Clan, ...]
    first: Seat
    bell: Seat | None
    players: tuple[PlayerView, ...]
    hand: tuple[MagicId, ...]
    rows: tuple[Row, ...]  # by lane
    fevered: tuple[Lane, ...]
    stacks: tuple[tuple[TokenId, ...], ...]
    bet_tokens: tuple[int, ...]  # by kind: a bit for every lane whose token is free
    bets: tuple[Bet, ...]
    reserved_bets: tuple[ReservedBet, ...]
    reserved_actions: tuple[ReservedAction, ...]
    magic: tuple[tuple[MagicView, ...], ...]  # by lane
    active: tuple[tuple[MagicView, ...], ...]  # by lane: what acts, once revealed
    magic_deck: int
    magic_discard: tuple[MagicId, ...]
    generation: tuple[int, ...]  # by magic card: which shuffle last put it into the deck
    display: tuple[ContractId, ...]
    contract_deck: int
    contract_discard: tuple[ContractId, ...]
    movement_deck: int
    movement_turned: tuple[MovementId, ...]
    race: Race | None
    result: Result | None


def look(game: UnicornFever, seat: Seat | None) -> UnicornView:
    """The table through one seat's eyes."""
    table = game.table
    return UnicornView(
        seat=seat,
        waiting=tuple([decision.seat for decision in game.pending]),
        race_number=table.race_number,
        races=table.races,
        clans=table.clans,
        first=table.first,
        bell=table.bell,
        players=tuple([_player(table, one) for one in game.seats]),
        hand=() if seat is None else table.hands[seat],
        rows=tuple(table.rows),
        fevered=table.fevered,
        stacks=tuple(table.stacks),
        bet_tokens=tuple(table.bet_tokens),
        bets=tuple(table.bets),
        reserved_bets=tuple(table.reserved_bets),
        reserved_actions=tuple(table.reserved_actions),
        magic=tuple([_magic(table, table.lanes[lane], seat) for lane in LANES]),
        active=tuple([_magic(table, table.active[lane], seat) for lane in LANES]),
        magic_deck=len(table.magic_deck),
        magic_discard=tuple(table.magic_discard),
        generation=tuple(table.generation),
        display=tuple(table.display),
        contract_deck=len(table.contract_deck),
        contract_discard=tuple(table.contract_discard),
        movement_deck=len(table.movement_deck),
        movement_turned=tuple(table.movement_turned),
        race=table.race.copy() if table.race else None,
        result=game.result,
    )


def _player(table: Table, seat: int) -> PlayerView:
    return PlayerView(
        gold=table.gold[seat],
        glory=table.glory[seat],
        loans=table.loans[seat],
        hand=len(table.hands[seat]),
        contracts=table.contracts[seat],
        owned=table.owned[seat],
        taken=table.taken[seat],
    )


def _magic(table: Table, placed: tuple[Placed, ...], seat: Seat | None) -> tuple[MagicView, ...]:
    return tuple([MagicView(c.seat, c.card if known(table, c, seat) else None) for c in placed])


def known(table: Table, placed: Placed, seat: Seat | None) -> bool:
    """Whether that seat knows the face of a card on a lane."""
    return table.revealed or (seat is not None and bool(placed.seen >> seat & 1))
