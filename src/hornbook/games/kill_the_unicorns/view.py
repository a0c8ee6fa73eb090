"""What a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hornbook.games.kill_the_unicorns.decks import ROUNDS, Character, RuseId, UnicornId
from hornbook.games.kill_the_unicorns.prospects import prospects
from hornbook.games.kill_the_unicorns.scoring import PRICES, PriceList, Score, hopes, score
from hornbook.games.kill_the_unicorns.table import Caught, Dare, Foretold, Ware
from hornbook.kernel import Result, Seat, View

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.game import KillTheUnicorns


class HunterView(Struct, frozen=True):
    """What everyone knows of a player."""

    character: Character | None
    power_ready: bool
    hand: int  # how many hunt cards
    spent: tuple[int, ...]  # hunt cards used this round
    laid: int  # how many cards in this hunt
    shown: tuple[int, ...]  # which, once they are turned
    passed: bool
    herd: tuple[Caught, ...]
    pates: tuple[Ware, ...]
    ruse_deck: int
    ruse_hand: int  # to place one of; a kept one until the market opens
    ruse_discard: tuple[RuseId, ...]
    score: Score
    hopes: tuple[int, ...]  # by colour of the rainbow: what one more would add to the sets


class KillTheUnicornsView(View, frozen=True):
    """The table as one seat sees it (``seat`` None: as everyone does).

    2.1: a ruse that lies under a unicorn is in nobody's view, only who placed it.
    """

    seat: Seat | None
    waiting: tuple[Seat, ...]  # who must choose
    round_number: int
    rounds: int
    place: int  # of the unicorn being hunted; -1: none yet, 4: all have been
    first: Seat
    asked: int  # how many cards this hunt takes; 0: not decided yet
    dares: tuple[Dare, ...]  # of this hunt
    foretold: tuple[Foretold, ...]  # in this hunt
    winner: Seat | None
    turned: RuseId | None  # the ruse that acts
    row: tuple[UnicornId | None, ...]
    ruses: tuple[tuple[Seat, ...], ...]  # by place: who placed them
    deck: int
    gone: tuple[UnicornId, ...]
    market: tuple[Ware, ...]
    players: tuple[HunterView, ...]
    hand: tuple[int, ...]
    laid: tuple[int, ...]
    ruse_hand: tuple[RuseId, ...]
    prices: PriceList
    prospects: tuple[Score, ...]  # by option of one's decision: one's score after it
    result: Result | None


def look(game: KillTheUnicorns, seat: Seat | None) -> KillTheUnicornsView:
    """The table through one seat's eyes."""
    table = game.table
    return KillTheUnicornsView(
        seat=seat,
        waiting=tuple([decision.seat for decision in game.pending]),
        round_number=table.round_number,
        rounds=ROUNDS,
        place=table.place,
        first=table.first,
        asked=table.asked,
        dares=table.dares,
        foretold=table.foretold,
        winner=table.winner,
        turned=table.turned.ruse if table.turned else None,
        row=tuple(table.row),
        ruses=tuple([tuple([placed.seat for placed in ruses]) for ruses in table.ruses]),
        deck=len(table.deck),
        gone=tuple(table.gone),
        market=tuple(table.market),
        players=tuple([_hunter(game, one) for one in game.seats]),
        hand=() if seat is None else table.hands[seat],
        laid=() if seat is None else table.laid[seat],
        ruse_hand=() if seat is None else table.ruse_hands[seat],
        prices=PRICES,
        prospects=() if seat is None else prospects(game, seat),
        result=game.result,
    )


def _hunter(game: KillTheUnicorns, seat: Seat) -> HunterView:
    table = game.table
    return HunterView(
        character=table.characters[seat],
        power_ready=table.power_ready[seat],
        hand=len(table.hands[seat]),
        spent=table.spent[seat],
        laid=len(table.laid[seat]),
        shown=table.laid[seat] if table.revealed else (),
        passed=table.passed[seat],
        herd=table.herds[seat],
        pates=table.pates[seat],
        ruse_deck=len(table.ruse_decks[seat]),
        ruse_hand=len(table.ruse_hands[seat]),
        ruse_discard=table.ruse_discards[seat],
        score=score(game, seat),
        hopes=hopes(table.herds[seat]),
    )
