"""Races by the million: compiled, and equal to the rules engine space by space.

Six positions are six bytes of one 64-bit number, so that a movement card or a roll of the dice
moves all racers with one addition. What only some lanes know (one-off sprints, gum, the finish
line, first and last place) is looked at only when a lane has it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hornbook.odds.compiled import compiled, inlined
from hornbook.racing import FINISH, PATIENCE, UNSET

Numbers = NDArray[np.int64]

# What it reads of a lane's effects, in the order of its table; the rest changes in a race (one-off
# sprints, gum) or does not act on it.
START_SET, START_ADD, SPRINT_SET, SPRINT_ADD = 0, 1, 2, 3
FINISH_ADD, FINISH_STOP, FIRST_SET, LAST_SET, LAST_ADD, TIE = 4, 5, 6, 7, 8, 9
COLUMNS = (
    *("start_set", "start_add", "sprint_set", "sprint_add"),
    *("finish_add", "finish_stop", "first_set", "last_set", "last_add", "tie"),
)
EFFECT_COLUMNS = len(COLUMNS)

_U = np.uint64
_LANES = 6
_BYTE = _U(0xFF)
_HIGH = _U(0x808080808080)  # the top bit of each lane's byte
_TO_LINE = _U(0x010101010101 * (0x80 - FINISH))  # raises the top bit of whoever reached the line
_EVERYONE = _U(0xFFFFFFFFFFFF)
_LOW = _U(0xFFFFFFFF)
_32 = _U(32)
_ROLLS = _LANES * _LANES


@inlined
def _next(state: Any) -> Any:
    """Sixty-four random bits (splitmix)."""
    state[0] += _U(0x9E3779B97F4A7C15)
    bits = state[0]
    bits = (bits ^ (bits >> _U(30))) * _U(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> _U(27))) * _U(0x94D049BB133111EB)
    return bits ^ (bits >> _U(31))


@inlined
def _sprint(effect: Any) -> Any:
    """Spaces of a sprint without one-off effects."""
    spaces = 1 if effect[SPRINT_SET] == UNSET else effect[SPRINT_SET]
    if spaces == 0:
        return 0
    return max(spaces + effect[SPRINT_ADD], 0)


@compiled
def _card_tables(speeds: Any, rows: Any, effects: Any) -> Any:
    """For each movement card: what it adds at the start, and later."""
    count = speeds.shape[0]
    start = np.zeros(count, np.uint64)
    later = np.zeros(count, np.uint64)
    for card in range(count):
        for lane in range(_LANES):
            spaces = speeds[card, rows[lane]]
            first = spaces
            if effects[lane, START_SET] != UNSET:
                first = effects[lane, START_SET]
            first = max(first + effects[lane, START_ADD], 0)
            start[card] |= _U(first) << _U(8 * lane)
            later[card] |= _U(spaces) << _U(8 * lane)
    return start, later


@compiled
def _dice_table(effects: Any) -> Any:
    """For each roll of the two dice: what it adds; a lane sprints once."""
    table = np.zeros(_ROLLS, np.uint64)
    for one in range(_LANES):
        for two in range(_LANES):
            adds = _U(_sprint(effects[one])) << _U(8 * one)
            if two != one:
                adds |= _U(_sprint(effects[two])) << _U(8 * two)
            table[one * _LANES + two] = adds
    return table


@inlined
def _by_position(spots: Any, adds: Any, run: Any, placed: Any, effects: Any, minding: Any) -> Any:
    """Replace what a card adds to the lanes that mind being first or last."""
    ahead: Any = 0
    behind: Any = 1 << 20
    reached, open_ = spots & run, spots | ~run  # who is home is neither first nor last
    for lane in range(_LANES):
        shift = _U(8 * lane)
        ahead = max(ahead, np.int64((reached >> shift) & _BYTE))
        behind = min(behind, np.int64((open_ >> shift) & _BYTE))
    for lane in minding:
        shift = _U(8 * lane)
        if not (run >> shift) & _BYTE:
            continue
        spot = np.int64((spots >> shift) & _BYTE)
        spaces: Any = np.int64((adds >> shift) & _BYTE)
        replaced = 1 << 20
        if spot == behind and effects[lane, LAST_SET] != UNSET:
            replaced = effects[lane, LAST_SET]
        if spot == ahead and placed == 0 and effects[lane, FIRST_SET] != UNSET:
            replaced = min(replaced, effects[lane, FIRST_SET])
        if replaced != 1 << 20:
            spaces = replaced
        if spot == behind:
            spaces = max(spaces + effects[lane, LAST_ADD], 0)
        adds = (adds & ~(_BYTE << shift)) | (_U(spaces) << shift)
    return adds


@inlined
def _over_the_line(spots: Any, run: Any, effects: Any) -> Any:
    """The finish effects of those whom the card carried over: stop first, then the bonus."""
    crossed = (spots + _TO_LINE) & _HIGH & run
    if not crossed:
        return spots
    for lane in range(_LANES):
        shift = _U(8 * lane)
        if (crossed >> shift) & _BYTE:
            spot: Any = np.int64((spots >> shift) & _BYTE)
            if effects[lane, FINISH_STOP]:
                spot = FINISH
            spot += effects[lane, FINISH_ADD]
            spots = (spots & ~(_BYTE << shift)) | (_U(spot) << shift)
    return spots


@compiled
def _one_off_sprints(adds: Any, run: Any, roll: Any, effects: Any, boosts: Any, gum: Any) -> Any:
    """What a roll adds to lanes with one-off sprints or gum; these are used up."""
    one, two = roll // _LANES, roll % _LANES
    for die in range(2):
        lane = one if die == 0 else two
        shift = _U(8 * lane)
        if (die == 1 and two == one) or not (run >> shift) & _BYTE:
            continue
        if (boosts[lane] == 0 and gum[lane] == 0) or effects[lane, SPRINT_SET] == 0:
            continue
        spaces = 1 if effects[lane, SPRINT_SET] == UNSET else effects[lane, SPRINT_SET]
        spaces = max(spaces + effects[lane, SPRINT_ADD] + boosts[lane], 0)
        boosts[lane] = 0
        stuck = min(gum[lane], spaces)
        gum[lane] -= stuck
        adds = (adds & ~(_BYTE << shift)) | (_U(spaces - stuck) << shift)
    return adds


@compiled
def _come_home(
    spots: Any, flags: Any, ties: Any, luck: Any, order: Any, scores: Any, placed: Any
) -> Any:
    """Put those who crossed behind those already home, the farthest first."""
    first = placed
    for lane in range(_LANES):
        shift = _U(8 * lane)
        if not (flags >> shift) & _BYTE:
            continue
        spot = np.int64((spots >> shift) & _BYTE)
        score = ((spot * 32 + 31 - ties[lane]) << 10) + np.int64(luck >> _U(10 * lane) & _U(0x3FF))
        at = placed
        while at > first and scores[at - 1] < score:
            scores[at], order[at] = scores[at - 1], order[at - 1]
            at -= 1
        scores[at], order[at] = score, lane
        placed += 1
    return placed


@compiled
def run_races(  # noqa: PLR0912, PLR0915 - one hot loop, cut where it does not cost
    races: int,
    seed: int,
    speeds: Any,
    left: Any,
    rows: Any,
    effects: Any,
    spots: Any,
    boosts: Any,
    gum: Any,
    home: Any,
    turn: int,
    sprints: bool,
    script: Any,
    orders: Any,
) -> Any:
    """Run so many races from one position; count how often each lane comes in at each place.

    ``left`` are the cards still in the deck, ``home`` the lanes already placed. With a script
    (cards, dice, spots by race and turn) nothing is random: that is how both engines are compared.
    ``orders``, if it has a row for each race, receives the finish orders.
    """
    counts = np.zeros((_LANES, _LANES), np.int64)
    state = np.empty(1, np.uint64)
    state[0] = _U(seed)
    start, later = _card_tables(speeds, rows, effects)
    rolls = _dice_table(effects)
    special = np.zeros(_ROLLS, np.bool_)  # by roll: whether it moves a lane with one-off effects
    ties = np.empty(_LANES, np.int64)
    minding = np.empty(_LANES, np.int64)
    minds = 0
    finishers = one_offs = False
    start_spots, start_run = _U(0), _EVERYONE
    for lane in range(_LANES):
        effect = effects[lane]
        ties[lane] = (1 - effect[TIE]) * _LANES + rows[lane]
        if effect[FIRST_SET] != UNSET or effect[LAST_SET] != UNSET or effect[LAST_ADD] != 0:
            minding[minds] = lane
            minds += 1
        finishers |= effect[FINISH_ADD] != 0 or effect[FINISH_STOP] != 0
        if boosts[lane] != 0 or gum[lane] != 0:
            one_offs = True
            special[lane * _LANES : (lane + 1) * _LANES] = True
            special[lane::_LANES] = True
        start_spots |= _U(spots[lane]) << _U(8 * lane)
    for lane in home:
        start_run &= ~(_BYTE << _U(8 * lane))
    deck = left.copy()
    order = np.empty(_LANES, np.int64)
    scores = np.empty(_LANES, np.int64)
    boost_left, gum_left = boosts.copy(), gum.copy()
    already = len(home)
    for place in range(already):
        order[place] = home[place]

    for race in range(races):
        now, run, placed, turns = start_spots, start_run, already, turn
        drawn = 0
        if one_offs:
            boost_left[:] = boosts
            gum_left[:] = gum
        flags = (now + _TO_LINE) & _HIGH & run
        while True:
            if flags:
                luck = _U(0)  # by a script, dead heats go to the lower lane
                if script is None and flags & (flags - _U(1)):
                    luck = _next(state)
                placed = _come_home(now, flags, ties, luck, order, scores, placed)
                if placed == _LANES:
                    break
                spread = flags >> _U(7)
                run &= ~(spread * _BYTE)
            if script is None:
                bits = _next(state)
                if drawn == len(deck):
                    deck = np.arange(len(speeds))  # the deck ran out: all cards, shuffled again
                    drawn = 0
                pick = drawn + np.int64(((bits >> _32) * _U(len(deck) - drawn)) >> _32)
                card = deck[pick]
                deck[pick] = deck[drawn]
                deck[drawn] = card
                drawn += 1
                roll = np.int64(((bits & _LOW) * _U(_ROLLS)) >> _32)
            else:
                card = script[0][race, turns]
                roll = script[1][race, turns]
            adds = (start[card] if turns == 0 else later[card]) & run
            if minds and 0 < turns < PATIENCE:
                adds = _by_position(now, adds, run, placed, effects, minding[:minds])
            now += adds
            if finishers:
                now = _over_the_line(now, run, effects)
            if sprints:
                adds = rolls[roll]
                if special[roll]:
                    adds = _one_off_sprints(adds, run, roll, effects, boost_left, gum_left)
                now += adds & run
            if script is not None:
                for lane in range(_LANES):
                    script[2][race, turns, lane] = np.int64((now >> _U(8 * lane)) & _BYTE)
            turns += 1
            flags = (now + _TO_LINE) & _HIGH & run
        for place in range(_LANES):
            counts[order[place], place] += 1
        if orders is not None:
            for place in range(_LANES):
                orders[race, place] = order[place]
    return counts
