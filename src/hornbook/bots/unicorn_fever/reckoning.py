"""Compiled: turn the magic, settle a race, and pay the tax, as the rules do.

This repeats games/unicorn_fever/race.py, results.py and final.py for speed, and a test holds
both together. Names of columns come from the same records.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from msgspec.structs import astuple

from hornbook.bots.unicorn_fever.book import (
    BET_GLORY,
    BET_GOLD,
    ODDS,
    PERKS,
    TIE,
)
from hornbook.bots.unicorn_fever.sheet import (
    CARD,
    EXTRA,
    GLORY,
    GOLD,
    KIND,
    LANE,
    LOANS,
    ON_LANE,
    OWNED,
    PLAYER,
    PRINTED,
    SEAT,
    STAKE,
)
from hornbook.games.unicorn_fever.decks import BetKind
from hornbook.games.unicorn_fever.final import GOLD_FOR_GLORY
from hornbook.games.unicorn_fever.results import GLORY as BET_GLORIES
from hornbook.games.unicorn_fever.results import LONGSHOT, OWNER_GOLD, PLACE_MULTIPLIER
from hornbook.games.unicorn_fever.table import FRIENDLY_LOANS, LOAN, REPAYMENT
from hornbook.odds.compiled import compiled
from hornbook.racing import LANES, PODIUM, SLOWEST, UNSET
from hornbook.racing.effects import JOINS, NO_EFFECTS, Join

_LANES: Final = len(LANES)
FIELDS: Final = len(JOINS)
_JOINS = np.array(JOINS, np.int64)
_HARMFUL, _EITHER, _TIED = int(Join.HARMFUL), int(Join.EITHER), int(Join.LOST)
_NOTHING = np.array(astuple(NO_EFFECTS), np.int64)
_GLORIES = np.array([BET_GLORIES[kind] for kind in BetKind], np.int64)
_OWNERS = np.array([*OWNER_GOLD, 0, 0, 0], np.int64)
_WIN: Final = int(BetKind.WIN)
_EARLY: Final = int(BetKind.EARLY)
_LONGSHOT: Final = int(LONGSHOT)

_OWN_TIES: Final = PERKS.index("own_ties")
_CANCEL: Final = PERKS.index("cancel_gold")
_BLESSING: Final = PERKS.index("blessing_gold")
_HEX: Final = PERKS.index("hex_gold")
_WIN_SECOND: Final = PERKS.index("win_second")
_STAKE_BONUS: Final = PERKS.index("stake_bonus")
_ODDS_BONUS: Final = PERKS.index("odds_bonus")
_PLACE_BONUS: Final = PERKS.index("place_bonus")
_PLACE_PERCENT: Final = PERKS.index("place_percent")
_WIN_GOLD: Final = PERKS.index("win_gold")
_PLACE_GOLD: Final = PERKS.index("place_gold")
_LONGSHOT_GOLD: Final = PERKS.index("longshot_gold")
_BET_GLORY: Final = PERKS.index("bet_glory")
_FEVER_GLORY: Final = PERKS.index("fever_glory")
_REFUND: Final = PERKS.index("refund")
_NEAR_MISS: Final = PERKS.index("near_miss")
_LOST_GOLD: Final = PERKS.index("lost_gold")
_OWNER_GOLD: Final = PERKS.index("owner_gold")
_RIVAL_LOST: Final = PERKS.index("rival_lost_gold")
_CONSOLATION: Final = PERKS.index("consolation")
_INCOME: Final = PERKS.index("income")
_INTEREST: Final = PERKS.index("interest")
TAX_RELIEF: Final = PERKS.index("tax_relief")
_LOAN_GOLD: Final = PERKS.index("loan_gold")
_LOAN_DISCOUNT: Final = PERKS.index("loan_discount")
FORGIVEN: Final = PERKS.index("debts_forgiven")
_EXCHANGE: Final = PERKS.index("exchange_discount")

# Columns of a bet as it will be settled.
_B_SEAT, _B_LANE, _B_FULL, _B_WON, _B_GLORY, _B_LOST, _B_NEAR = range(7)
_B_LIMIT, _B_LESS, _B_LESS_GLORY = range(7, 10)  # a win bet that pays as second
PRICED: Final = 10
# Columns of a seat after the race, beside gold, glory and loans.
_WON, _LOST = 3, 4
AFTER: Final = 5


@compiled
def reveal(
    book: Any, perks: Any, seats: Any, fevered: Any, placed: Any, rows: Any, effects: Any, tips: Any
) -> None:
    """2.2: pairs cancel, cleansing, then odds shifts; ``rows`` and the seats' gold may change.

    ``effects`` receives each lane's effects, ``tips`` by seat and lane the gold that own cards
    bring if the lane's unicorn is on the podium, and if it is not.
    """
    count = len(placed)
    alive = np.ones(count, np.bool_)
    _cancel_pairs(book, perks, seats, placed, alive)
    brooms = np.zeros((_LANES, 2), np.bool_)
    for one in range(count):
        if alive[one] and book.cleanses[placed[one, CARD]]:
            brooms[placed[one, ON_LANE], 1 if book.signs[placed[one, CARD]] > 0 else 0] = True
    for lane in range(_LANES):
        effects[lane] = _NOTHING
        if fevered[lane]:
            _join(effects[lane], book.fever[lane])
    tips[:] = 0
    for one in range(count):
        if not alive[one]:
            continue
        card, lane, player = placed[one, CARD], placed[one, ON_LANE], placed[one, PLAYER]
        helps = book.signs[card] > 0
        if brooms[lane, 0 if helps else 1]:
            continue
        _join(effects[lane], book.effects[card])
        if helps:
            tips[player, lane, 0] += perks[player, _BLESSING]
        else:
            tips[player, lane, 1] += perks[player, _HEX]
    for seat in range(len(seats)):
        if perks[seat, _OWN_TIES]:
            lane = seats[seat, OWNED]
            effects[lane, TIE] = -1 if effects[lane, TIE] < 0 else 1
    for lane in range(_LANES):
        rows[lane] = min(max(rows[lane] - effects[lane, ODDS], 0), SLOWEST)


@compiled
def _cancel_pairs(book: Any, perks: Any, seats: Any, placed: Any, alive: Any) -> None:
    """A positive and a negative card with the same letter undo each other, pair by pair."""
    for one in range(len(placed)):
        card, lane, player = placed[one, CARD], placed[one, ON_LANE], placed[one, PLAYER]
        if book.signs[card] > 0:
            continue
        for two in range(len(placed)):
            other = placed[two, CARD]
            if (
                alive[two]
                and placed[two, ON_LANE] == lane
                and book.signs[other] > 0
                and book.letters[other] == book.letters[card]
            ):
                alive[one] = alive[two] = False
                seats[player, GOLD] += perks[player, _CANCEL]
                seats[placed[two, PLAYER], GOLD] += perks[placed[two, PLAYER], _CANCEL]
                break


@compiled
def _join(effect: Any, other: Any) -> None:
    """Two effects on one lane, as ``racing.combined`` joins them."""
    for field in range(FIELDS):
        how = _JOINS[field]
        if how == _HARMFUL:
            if other[field] != UNSET and (effect[field] == UNSET or other[field] < effect[field]):
                effect[field] = other[field]
        elif how == _EITHER:
            effect[field] = max(effect[field], other[field])
        elif how == _TIED:
            harmed = effect[field] < 0 or other[field] < 0
            effect[field] = -1 if harmed else max(effect[field], other[field])
        else:
            effect[field] += other[field]


@compiled
def price_bets(perks: Any, fevered: Any, bets: Any, rows: Any, effects: Any, priced: Any) -> None:
    """3.1: what each bet pays if it is won, lost, or lost by one place."""
    for number in range(len(bets)):
        bet = bets[number]
        perk, lane = perks[bet[SEAT]], bet[LANE]
        stake = bet[STAKE] + perk[_STAKE_BONUS]
        gold = stake * (PLACE_MULTIPLIER + perk[_PLACE_BONUS]) + perk[_PLACE_GOLD]
        gold += stake * perk[_PLACE_PERCENT] // 100
        glory = bet[EXTRA] + perk[_BET_GLORY] + effects[lane, BET_GLORY]
        if fevered[lane]:
            glory += perk[_FEVER_GLORY]
        priced[number, _B_LESS] = max(gold + effects[lane, BET_GOLD], 0)
        priced[number, _B_LESS_GLORY] = max(glory + _GLORIES[_EARLY], 0)
        full: Any = PODIUM
        limit: Any = PODIUM
        if bet[KIND] == _WIN:
            full, limit = 1, 1 + perk[_WIN_SECOND]
            gold = stake * (rows[lane] + 2 + perk[_ODDS_BONUS]) + perk[_WIN_GOLD]
            if rows[lane] >= _LONGSHOT:
                gold += perk[_LONGSHOT_GOLD]
        lost = bet[STAKE] * perk[_REFUND] // 100
        priced[number, _B_SEAT] = bet[SEAT]
        priced[number, _B_LANE] = lane
        priced[number, _B_FULL] = full
        priced[number, _B_LIMIT] = limit
        priced[number, _B_WON] = max(gold + effects[lane, BET_GOLD], 0)
        priced[number, _B_GLORY] = max(glory + _GLORIES[bet[KIND]], 0)
        priced[number, _B_LOST] = lost + perk[_LOST_GOLD]
        priced[number, _B_NEAR] = (bet[STAKE] if perk[_NEAR_MISS] else lost) + perk[_LOST_GOLD]


@compiled
def settle(
    order: Any, seats: Any, perks: Any, priced: Any, tips: Any, tipped: bool, place: Any, after: Any
) -> None:
    """3.1 and 3.2 for one finish order: ``after`` receives gold, glory and loans of each seat.

    Its last two columns count the bets won and lost; ``place`` is only room to work in.
    """
    count = len(seats)
    for rank in range(_LANES):
        place[order[rank]] = rank + 1
    all_lost = 0
    for seat in range(count):
        after[seat, GOLD] = seats[seat, GOLD]
        after[seat, GLORY] = seats[seat, GLORY]
        after[seat, LOANS] = seats[seat, LOANS]
        after[seat, _WON] = after[seat, _LOST] = 0
        came_in = place[seats[seat, OWNED]]
        if came_in <= PODIUM:
            after[seat, GOLD] += _OWNERS[came_in - 1] + perks[seat, _OWNER_GOLD]
    for number in range(len(priced)):
        bet = priced[number]
        seat, came_in = bet[_B_SEAT], place[bet[_B_LANE]]
        if came_in <= bet[_B_LIMIT]:
            full = came_in <= bet[_B_FULL]
            after[seat, _WON] += 1
            after[seat, GOLD] += bet[_B_WON] if full else bet[_B_LESS]
            after[seat, GLORY] += bet[_B_GLORY] if full else bet[_B_LESS_GLORY]
        else:
            after[seat, _LOST] += 1
            all_lost += 1
            near = came_in == bet[_B_LIMIT] + 1
            after[seat, GOLD] += bet[_B_NEAR] if near else bet[_B_LOST]
    for seat in range(count):
        perk = perks[seat]
        gold = perk[_RIVAL_LOST] * (all_lost - after[seat, _LOST]) + perk[_INCOME]
        if not after[seat, LOANS]:
            gold += perk[_INTEREST] * (after[seat, GOLD] // 10)
        for lane in range(_LANES if tipped else 0):
            gold += tips[seat, lane, 0 if place[lane] <= PODIUM else 1]
        if after[seat, _LOST] and not after[seat, _WON]:
            after[seat, GLORY] += perk[_CONSOLATION]
        gold += after[seat, GOLD]
        tax = max(after[seat, GLORY] - perk[TAX_RELIEF], 0)
        while gold < tax:
            gold += lent(perk, after[seat, LOANS])
            after[seat, LOANS] += 1
        after[seat, GOLD] = gold - tax


@compiled
def final_score(seat: Any, perk: Any, after: Any) -> Any:
    """The end of the game as one number: unpaid loans, then glory, then gold."""
    gold, loans, repaid = after[GOLD], after[LOANS], 0
    while repaid < loans and _repayment(perk, repaid) <= gold:
        gold -= _repayment(perk, repaid)
        repaid += 1
    unpaid = max(loans - repaid - perk[FORGIVEN], 0)
    exchange = max(GOLD_FOR_GLORY - perk[_EXCHANGE], 1)
    glory = after[GLORY] + gold // exchange + seat[PRINTED]
    return (glory - unpaid * 10_000) * 1_000 + gold % exchange


@compiled
def lent(perk: Any, held: int) -> Any:
    """How much gold the next loan brings whoever has so many."""
    return LOAN + (perk[_LOAN_GOLD] if held < FRIENDLY_LOANS else 0)


@compiled
def owed(perk: Any, loans: int) -> Any:
    """What it costs to repay all loans but those that do not count."""
    total = 0
    for repaid in range(loans - perk[FORGIVEN]):
        total += _repayment(perk, repaid)
    return total


@compiled
def _repayment(perk: Any, repaid: int) -> Any:
    """What the next loan costs at the end, when so many have been repaid."""
    return max(REPAYMENT - (perk[_LOAN_DISCOUNT] if repaid < FRIENDLY_LOANS else 0), 0)
