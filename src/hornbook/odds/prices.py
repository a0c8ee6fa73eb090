"""What every bet is worth: its chance, its fair price, and what it brings on average."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from hornbook.odds.board import Board
from hornbook.odds.chances import RACES, Chances
from hornbook.racing import LANES, BetOffer, Lane

_SURE: Final = 2.0  # not 1.96, as who asks stops where the spread is small
_ESTIMATED: Final = 2.5  # and the spread is an estimate, too: a bad one where it is of few
_RARE: Final = 0.5  # what a world may change that no round has met: seldom all
_Measures: TypeAlias = NDArray[np.float64]


class BetPrice(Struct, frozen=True):
    """One kind of bet on one racer."""

    kind: int
    lane: Lane
    chance: float
    error: float  # half the width of the 95 % interval of the chance
    fair: float | None  # what it would have to pay to be fair; None if it cannot be won
    pays: float  # times the stake
    money: float  # gained on average for each coin staked
    points: float  # glory or victory points, on average


class Sheet(Struct, frozen=True):
    """The chances of all places, and the price of every bet."""

    chances: Chances
    prices: tuple[BetPrice, ...]


class Book:
    """Boards that could all be the true one, each run equally often; more can be added.

    If they come in rounds (``odds/rounds.py``), those of one were not drawn independently.
    """

    def __init__(self, offers: Sequence[BetOffer], each: int, together: int = 1) -> None:
        self._offers = offers
        self._each = each
        self._together = together
        self._boards: list[Board] = []
        self._counts: list[NDArray[np.int64]] = []

    def add(self, boards: Sequence[Board], seed: int = 0) -> None:
        """Run these, too."""
        for board in boards:
            self._counts.append(board.simulate(self._each, seed + len(self._boards)))
            self._boards.append(board)

    def error(self) -> float:
        """How far the chance that is least sure may be off."""
        ranks = self._ranks()
        kinds = {offer.places for offer in self._offers}
        won = [ranks[:, lane, :places].sum(1) for places in kinds for lane in LANES]
        return max([error_over(one, self._together) for one in won], default=0.0)

    def sheet(self) -> Sheet:
        """The prices as far as these boards tell them."""
        ranks = self._ranks()
        races = [board.race for board in self._boards]
        rows = np.array([race.rows for race in races])
        bonus = np.array([[effect.bet_glory for effect in race.effects] for race in races])
        together = Chances(self._each * len(races), tuple(map(tuple, ranks.mean(0).tolist())))
        prices = []
        for offer in self._offers:
            for lane in LANES:
                won = ranks[:, lane, : offer.places].sum(1)
                error = error_over(won, self._together)
                prices.append(_price(offer, lane, won, rows[:, lane], bonus[:, lane], error=error))
        found = Sheet(together, tuple(prices))
        return _known(found) if len(races) == 1 else found

    def _ranks(self) -> _Measures:
        """By board, lane and place: how often."""
        return np.array(self._counts) / self._each


def price(
    boards: Sequence[Board], offers: Sequence[BetOffer], races: int = RACES, seed: int = 0
) -> Sheet:
    """Price all bets over boards that could all be the true one."""
    book = Book(offers, -(-races // len(boards)))
    book.add(boards, seed)
    return book.sheet()


def price_open(
    boards: Sequence[Board], offers: Sequence[BetOffer], races: int = RACES, seed: int = 0
) -> Sheet:
    """Price all bets of a race that hides nothing, over all ways to settle its ties."""
    return _known(price(boards, offers, races, seed))


def _known(sheet: Sheet) -> Sheet:
    """Nothing but the races is left to chance: that alone makes a price unsure."""
    found = sheet.chances
    prices = [replace(one, error=found.error(one.chance)) for one in sheet.prices]
    return replace(sheet, prices=tuple(prices))


def error_over(won: Sequence[float] | _Measures, together: int = 1) -> float:
    """How far the mean over worlds may be off, nineteen times in twenty; the chance in each given.

    Worlds differ more than races do, so they are what is counted: their spread holds both. Where so
    many of them go together, it is the rounds that are independent. One more world is thought of in
    which all is different, or much of it, as a rare one may not have been met yet.
    """
    rounds = np.asarray(won, float).reshape(-1, together).mean(1)
    count, worlds = len(rounds), len(won)
    spread = float(np.square(rounds - rounds.mean()).sum()) / count / max(count - 1, 1)
    rare = (1 if together == 1 else _RARE) ** 2 / worlds / max(worlds - 1, 1)
    return (_SURE + _ESTIMATED / max(count - 2, 1)) * sqrt(spread + rare)


def _price(
    offer: BetOffer,
    lane: Lane,
    won: _Measures,
    rows: NDArray[np.int64],
    bonus: NDArray[np.int64],
    *,
    error: float,
) -> BetPrice:
    """``won`` is the chance in each world; so are the lane's row and what it adds to a bet."""
    times = np.array([offer.times(row) for row in rows.tolist()])
    chance = float(won.mean())
    return BetPrice(
        kind=int(offer.kind),
        lane=lane,
        chance=chance,
        error=error,
        fair=1 / chance if chance else None,
        pays=float(times.mean()),
        money=float((won * times).mean()) - 1,
        points=float((won * np.maximum(offer.points + bonus, 0)).mean()),
    )
