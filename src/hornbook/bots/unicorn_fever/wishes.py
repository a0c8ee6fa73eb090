"""Compiled: what a seat hopes and wants in the middle of a planning, roughly.

A seat bets on what the rows, the fever and its own magic promise, and keeps some gold for the tax.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from hornbook.bots.unicorn_fever.book import PERKS, Measures
from hornbook.bots.unicorn_fever.sheet import (
    CARD,
    EXTRA,
    GLORY,
    GOLD,
    KIND,
    LANE,
    LOANS,
    ON_LANE,
    PLAYER,
    SEAT,
    STAKE,
)
from hornbook.games.unicorn_fever.decks import BetKind
from hornbook.games.unicorn_fever.results import GLORY as BET_GLORIES
from hornbook.games.unicorn_fever.results import PLACE_MULTIPLIER
from hornbook.games.unicorn_fever.table import REPAYMENT
from hornbook.odds.compiled import compiled
from hornbook.racing import LANES

WORTH_OF_GOLD: Final = 0.05  # in glory
KELLY: Final = 1.4  # times the best stake: players count on magic to come
BOLDEST: Final = 0.55  # no more of the free gold is staked at once
GUESS: Final = 0.5  # how much of rivals' magic is guessed
DREAM: Final = 3.0  # how much a seat without bets helps what it would like to bet on
# What players think that a bet's gold is worth, in glory: the first part pays taxes and loans.
NEEDED: Final = 40
NEEDED_GOLD: Final = 0.11
OTHER_GOLD: Final = 0.06

KINDS: Final = len(BetKind)
# Columns of the best bet of a kind.
WORTH, ON, STAKED = range(3)

_LANES: Final = len(LANES)
_WIN: Final = int(BetKind.WIN)
_EARLY: Final = int(BetKind.EARLY)
_GLORIES = np.array([BET_GLORIES[kind] for kind in BetKind], np.int64)
_WIN_SECOND: Final = PERKS.index("win_second")
_ODDS_BONUS: Final = PERKS.index("odds_bonus")
_PLACE_BONUS: Final = PERKS.index("place_bonus")
_PLACE_PERCENT: Final = PERKS.index("place_percent")
_BET_GLORY: Final = PERKS.index("bet_glory")


class Mind(NamedTuple):
    """What goes through a seat's head in its turn."""

    wins: Measures  # by lane: the chance to win
    places: Measures  # by lane: the chance to come in on the podium
    best: Measures  # by kind: the best bet to be had; a worth of -1 is none
    wish: Measures  # by lane: how much it should win, and come in on the podium


@compiled
def new_mind() -> Any:
    """Room to think in."""
    return Mind(np.empty(_LANES), np.empty(_LANES), np.empty((KINDS, 3)), np.empty((_LANES, 2)))


@compiled
def free_gold(seat: Any, left: int) -> Any:
    """What may be staked: before the end, gold is kept for the tax and the loans."""
    if left:
        return seat[GOLD] - seat[GLORY] // 2
    return seat[GOLD] - seat[GLORY] - REPAYMENT * seat[LOANS]


@compiled
def think(book: Any, sheet: Any, phase: Any, seat: int, mind: Any) -> None:
    """Fill a seat's mind."""
    _hope(book, sheet, phase.placed[: phase.cards[0]], seat, mind)
    _find_bets(sheet, phase, seat, mind)
    if not weigh_bets(sheet, phase, seat, mind.wish):
        _dream(mind)


@compiled
def weigh_bets(sheet: Any, phase: Any, seat: int, wish: Any) -> Any:
    """How much a seat wants each lane to win, and to place. Returns how many bets it has."""
    wish[:] = 0.0
    own = 0
    for number in range(phase.betted[0]):
        bet = phase.bets[number]
        times = sheet.rows[bet[LANE]] + 2 if bet[KIND] == _WIN else PLACE_MULTIPLIER
        gold = bet[STAKE] * times
        worth = _GLORIES[bet[KIND]] + bet[EXTRA] + OTHER_GOLD * gold
        worth += (NEEDED_GOLD - OTHER_GOLD) * min(gold, NEEDED)
        if bet[SEAT] == seat:
            own += 1
        else:
            worth = -worth / (len(phase.seats) - 1)
        wish[bet[LANE], 0 if bet[KIND] == _WIN else 1] += worth
    return own


@compiled
def _hope(book: Any, sheet: Any, placed: Any, seat: int, mind: Any) -> None:
    """The chances as a seat may reckon them."""
    wins, places, rows = mind.wins, mind.places, sheet.rows
    for lane in range(_LANES):
        wins[lane], places[lane] = book.base[rows[lane], 0], book.base[rows[lane], 1]
        if sheet.fevered[lane]:
            wins[lane] = _pushed(wins[lane], book.fever_pushes[lane, rows[lane], 0])
            places[lane] = _pushed(places[lane], book.fever_pushes[lane, rows[lane], 1])
    for number in range(len(placed)):
        card, lane = placed[number, CARD], placed[number, ON_LANE]
        trust = 1.0 if placed[number, PLAYER] == seat else GUESS
        wins[lane] = _pushed(wins[lane], trust * book.pushes[card, rows[lane], 0])
        places[lane] = _pushed(places[lane], trust * book.pushes[card, rows[lane], 1])
    for lane in range(_LANES):
        wins[lane] = min(max(wins[lane], 0.01), 0.95)
        places[lane] = min(max(places[lane], 0.02), 0.97)


@compiled
def _pushed(chance: Any, push: Any) -> Any:
    """A chance after a push: there is less and less room near the ends."""
    if push > 0:
        return chance + push * min((1 - chance) * 1.6, 1.0)
    return chance + push * min(chance * 2.0, 1.0)


@compiled
def _find_bets(sheet: Any, phase: Any, number: int, mind: Any) -> None:
    """For each kind the best bet to be had."""
    seat, perk, best = phase.seats[number], sheet.perks[number], mind.best
    free = free_gold(seat, sheet.left)
    for kind in range(KINDS):
        best[kind, WORTH] = -1.0
        taxed = 1 - WORTH_OF_GOLD * (sheet.left + 1)
        gained = (_GLORIES[kind] + perk[_BET_GLORY]) * taxed
        for lane in range(_LANES):
            if not phase.tokens[kind] >> lane & 1 or seat[GOLD] < 1:
                continue
            second = 0.0
            place = PLACE_MULTIPLIER + perk[_PLACE_BONUS] + perk[_PLACE_PERCENT] / 100
            if kind == _WIN:
                chance, pays = mind.wins[lane], 2.0 + sheet.rows[lane] + perk[_ODDS_BONUS]
                if perk[_WIN_SECOND]:
                    second = max(mind.places[lane] - chance, 0.0) / 2
            else:
                chance, pays = mind.places[lane], place
            stake = _stake(free, seat[GOLD], chance, pays)
            worth = chance * gained + WORTH_OF_GOLD * stake * (chance * pays - 1)
            less = (_GLORIES[_EARLY] + perk[_BET_GLORY]) * taxed + WORTH_OF_GOLD * stake * place
            worth += second * less
            if worth > best[kind, WORTH]:
                best[kind, WORTH], best[kind, ON], best[kind, STAKED] = worth, lane, stake


@compiled
def _stake(free: Any, gold: Any, chance: Any, pays: Any) -> Any:
    edge = (chance * pays - 1) / (pays - 1)
    return min(max(np.int64(free * min(edge * KELLY, BOLDEST)), 1), gold)


@compiled
def _dream(mind: Any) -> None:
    """A seat without bets helps what it would like to bet on."""
    best = mind.best
    kind = 0 if best[0, WORTH] > best[1, WORTH] else 1
    if best[kind, WORTH] > 0:
        mind.wish[np.int64(best[kind, ON]), 0 if kind == _WIN else 1] += DREAM
