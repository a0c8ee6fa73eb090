"""A game in the middle of its planning as arrays, for compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from hornbook.bots.unicorn_fever.book import Book, Measures, Numbers, perk_row
from hornbook.games.unicorn_fever.game import UnicornFever
from hornbook.games.unicorn_fever.magic import PlayMagic
from hornbook.games.unicorn_fever.planning import ChooseAction
from hornbook.racing import LANES

# Columns of a seat.
GOLD, GLORY, LOANS, OWNED, PRINTED = range(5)
# Columns of a bet.
SEAT, KIND, LANE, STAKE, EXTRA = range(5)
# Columns of a magic card on a lane.
CARD, ON_LANE, PLAYER = range(3)


class Sheet(NamedTuple):
    """What decides how the rest of a round may go."""

    seats: Numbers  # by seat: gold, glory, loans, own unicorn, printed glory
    perks: Numbers  # by seat
    promise: Measures  # by seat: what its contracts will bring in later races, in glory
    rows: Numbers  # by lane
    fevered: Numbers  # by lane
    stacks: Numbers  # by stack: the tokens left, then -1
    bet_tokens: Numbers  # by kind: a bit for every lane
    bets: Numbers
    placed: Numbers
    hands: Numbers  # by seat: cards, then -1
    deck: Numbers  # the next card is the last
    offers: Numbers  # contracts on display
    turns: Numbers  # the seats that still have an action turn, in order
    playing: int  # the seat in the middle of playing magic, or -1
    cards: int  # how many cards it may still play
    left: int  # races after this one
    bell: int  # who will be the first player in the next one


def sheet_of(game: UnicornFever, book: Book) -> Sheet:
    """Read a game's table."""
    table = game.table
    playing, cards = -1, 0
    if game.agenda and isinstance(now := game.agenda[-1], PlayMagic):
        playing, cards = now.seat, now.count + now.extra
    left = table.races - table.race_number
    glory, worths = book.contract_glory, book.worths
    seats, promise = [], []
    for seat, contracts in enumerate(table.contracts):
        printed = sum([int(glory[one]) for one in contracts])
        seats.append(
            (table.gold[seat], table.glory[seat], table.loans[seat], table.owned[seat], printed)
        )
        promise.append(sum([float(worths[left, one]) - int(glory[one]) for one in contracts]))
    return Sheet(
        seats=np.array(seats, np.int64),
        perks=np.array([perk_row(perks) for perks in table.perks], np.int64),
        promise=np.array(promise, np.float64),
        rows=np.array(table.rows, np.int64),
        fevered=np.array([lane in table.fevered for lane in LANES], np.int64),
        stacks=_padded(table.stacks),
        bet_tokens=np.array(table.bet_tokens, np.int64),
        bets=np.array(
            [(bet.seat, bet.kind, bet.lane, bet.stake, bet.glory) for bet in table.bets], np.int64
        ).reshape(-1, 5),
        placed=np.array(
            [(one.card, lane, one.seat) for lane in LANES for one in table.lanes[lane]], np.int64
        ).reshape(-1, 3),
        hands=_padded(table.hands),
        deck=np.array(table.magic_deck, np.int64),
        offers=np.array(table.display, np.int64),
        turns=np.array(
            [step.seat for step in reversed(game.agenda) if isinstance(step, ChooseAction)],
            np.int64,
        ),
        playing=playing,
        cards=cards,
        left=left,
        bell=table.first if table.bell is None else table.bell,
    )


def _padded(rows: Sequence[Sequence[int]]) -> Numbers:
    """Rows of unequal length: -1 stands where there is nothing, and always at the end."""
    found = np.full((len(rows), max(map(len, rows)) + 1), -1, np.int64)
    for place, row in enumerate(rows):
        found[place, : len(row)] = row
    return found
