"""Compiled: the rest of a planning phase, as players roughly play it.

Nothing is weighed with care here. A seat takes what looks best with a good deal of luck, helps what
it bet on, and hexes what its rivals bet on.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from hornbook.bots.unicorn_fever.book import (
    PERKS,
    STACKS,
    TOKEN_BELL,
    TOKEN_CONTRACT,
    TOKEN_GLORY,
    TOKEN_GOLD,
    TOKEN_KINDS,
    TOKEN_MAGIC,
    TOKEN_PRICE,
    Measures,
    Numbers,
)
from hornbook.bots.unicorn_fever.reckoning import lent
from hornbook.bots.unicorn_fever.sheet import (
    CARD,
    EXTRA,
    GOLD,
    KIND,
    LANE,
    LOANS,
    ON_LANE,
    PLAYER,
    PRINTED,
    SEAT,
    STAKE,
)
from hornbook.bots.unicorn_fever.wishes import (
    KINDS,
    ON,
    STAKED,
    WORTH,
    WORTH_OF_GOLD,
    free_gold,
    new_mind,
    think,
    weigh_bets,
)
from hornbook.games.unicorn_fever.decks import BetKind
from hornbook.games.unicorn_fever.table import LOANS_BY_CHOICE
from hornbook.odds.compiled import compiled, inlined
from hornbook.racing import LANES

MAGIC: Final = 0.2  # a card that helps nothing now: it may do so later
BET_GLORY: Final = 0.4  # the part of a token's glory that is counted on
POOR: Final = 3  # so many times more is gold worth to those who cannot pay the tax
WHIM: Final = 0.6  # the part of luck in choosing an action
OWN_WHIM: Final = 0.15  # one's own plans are firmer
CARDS_A_TURN: Final = 8  # room for what is played

_LANES: Final = len(LANES)
_GOLD_BONUS: Final = PERKS.index("gold_bonus")
_MAGIC_EXTRA: Final = PERKS.index("magic_extra")
_DISCOUNT: Final = PERKS.index("contract_discount")
_BET_MAGIC: Final = PERKS.index("bet_magic")
_WIN_ONLY: Final = 1 << BetKind.WIN
_U = np.uint64


class Phase(NamedTuple):
    """A planning that is being played on: everything in it changes."""

    seats: Numbers
    promise: Measures
    stacks: Numbers
    tokens: Numbers
    offers: Numbers
    hands: Numbers
    bets: Numbers
    placed: Numbers
    betted: Numbers  # one number: how many bets there are
    cards: Numbers  # one number: how many cards lie on lanes
    deck: Numbers  # one number: how many cards are left in the deck
    bell: Numbers  # one number: who will be the first player


@compiled
def phase_of(sheet: Any) -> Any:
    """The planning as it stands, with room for what is to come."""
    turns = len(sheet.turns)
    bets = np.zeros((len(sheet.bets) + turns, 5), np.int64)
    placed = np.zeros((len(sheet.placed) + CARDS_A_TURN * (turns + 1), 3), np.int64)
    bets[: len(sheet.bets)] = sheet.bets
    placed[: len(sheet.placed)] = sheet.placed
    return Phase(
        sheet.seats.copy(),
        sheet.promise.copy(),
        sheet.stacks.copy(),
        sheet.bet_tokens.copy(),
        sheet.offers.copy(),
        sheet.hands.copy(),
        bets,
        placed,
        np.array([len(sheet.bets)]),
        np.array([len(sheet.placed)]),
        np.array([len(sheet.deck)]),
        np.array([sheet.bell]),
    )


@compiled
def finish_planning(book: Any, sheet: Any, phase: Any, me: int, luck: Any) -> None:
    """Play all action turns that are left."""
    mind = new_mind()
    state = np.empty(1, np.uint64)
    fits = np.empty(phase.hands.shape[1])
    if sheet.playing >= 0:  # somebody is in the middle of playing magic
        think(book, sheet, phase, sheet.playing, mind)
        _play_magic(book, sheet, phase, sheet.playing, sheet.cards, mind.wish)
    for turn in range(len(sheet.turns)):
        seat = sheet.turns[turn]
        # However many turns went before, the same turn has the same luck.
        state[0] = luck + _U(len(sheet.turns) - turn) * _U(0xD1342543DE82EF95)
        think(book, sheet, phase, seat, mind)
        _fit_cards(book, sheet.rows, phase.hands[seat], mind.wish, fits)
        offer = _best_offer(book, sheet, phase)
        whim = OWN_WHIM if seat == me else WHIM
        stack, kind = _choose(book, sheet, phase, seat, offer, mind.best, fits, whim, state)
        if stack >= 0:
            _carry_out(book, sheet, phase, seat, stack, kind, offer, mind)


@inlined
def _random(state: Any) -> Any:
    """A number from 0 to 1 (splitmix)."""
    state[0] += _U(0x9E3779B97F4A7C15)
    bits = state[0]
    bits = (bits ^ (bits >> _U(30))) * _U(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> _U(27))) * _U(0x94D049BB133111EB)
    bits ^= bits >> _U(31)
    return np.float64(bits >> _U(11)) / 9007199254740992.0


@compiled
def _best_offer(book: Any, sheet: Any, phase: Any) -> Any:
    """The place of the best contract on display, or -1."""
    worths, offers, best = book.worths[sheet.left + 1], phase.offers, -1
    for place in range(len(offers)):
        if offers[place] >= 0 and (best < 0 or worths[offers[place]] > worths[offers[best]]):
            best = place
    return best


@compiled
def _top(book: Any, phase: Any, stack: int) -> Any:
    """The token on top of a stack, or the effect printed under it, or -1."""
    token = phase.stacks[stack, 0]
    return token if token >= 0 else book.printed[stack]


@compiled
def _choose(
    book: Any,
    sheet: Any,
    phase: Any,
    seat: int,
    offer: int,
    best: Any,
    fits: Any,
    whim: float,
    state: Any,
) -> Any:
    """The stack to take from, and the kind of bet to make, or -1."""
    top, chosen, kind = -99.0, -1, -1
    perk = sheet.perks[seat]
    for stack in range(STACKS):
        token = _top(book, phase, stack)
        worth = whim * _random(state)
        if token < 0:
            continue
        about = book.tokens[token]
        for card in range(min(about[TOKEN_MAGIC], len(fits))):
            worth += fits[card]
        if about[TOKEN_GOLD]:
            need = POOR if free_gold(phase.seats[seat], sheet.left) < 0 else 1
            worth += (about[TOKEN_GOLD] + perk[_GOLD_BONUS]) * WORTH_OF_GOLD * need
        picked = _best_kind(about[TOKEN_KINDS], best)
        if about[TOKEN_KINDS]:
            if picked < 0:
                continue
            worth += best[picked, WORTH] + BET_GLORY * about[TOKEN_GLORY]
        if about[TOKEN_CONTRACT]:
            if offer < 0:
                continue
            price = max(about[TOKEN_PRICE] - perk[_DISCOUNT], 0)
            purse, loans = phase.seats[seat, GOLD], phase.seats[seat, LOANS]
            if price > purse and loans >= LOANS_BY_CHOICE:
                continue
            worth += book.worths[sheet.left + 1, phase.offers[offer]] - price * WORTH_OF_GOLD
        if worth > top:
            top, chosen, kind = worth, stack, picked
    return chosen, kind


@compiled
def _best_kind(kinds: int, best: Any) -> Any:
    """The most promising of the kinds of bets that a token allows, or -1."""
    picked = -1
    for kind in range(KINDS):
        allowed = kinds >> kind & 1 and best[kind, WORTH] > 0
        if allowed and (picked < 0 or best[kind, WORTH] > best[picked, WORTH]):
            picked = kind
    return picked


@compiled
def _carry_out(
    book: Any, sheet: Any, phase: Any, seat: int, stack: int, kind: int, offer: int, mind: Any
) -> None:
    """All that a token brings, in the printed order."""
    perk = sheet.perks[seat]
    about = book.tokens[_top(book, phase, stack)]
    stacks = phase.stacks[stack]
    if stacks[0] >= 0:
        for depth in range(len(stacks) - 1):
            stacks[depth] = stacks[depth + 1]
    if about[TOKEN_BELL]:
        phase.bell[0] = seat
    if about[TOKEN_GOLD]:
        phase.seats[seat, GOLD] += about[TOKEN_GOLD] + perk[_GOLD_BONUS]
    if about[TOKEN_CONTRACT]:
        _sign(book, sheet, phase, seat, offer, max(about[TOKEN_PRICE] - perk[_DISCOUNT], 0))
    if kind >= 0:
        _bet(phase, seat, kind, mind.best[kind], about[TOKEN_GLORY])
    cards = about[TOKEN_MAGIC] + (perk[_MAGIC_EXTRA] if about[TOKEN_MAGIC] else 0)
    if about[TOKEN_KINDS] == _WIN_ONLY:
        cards += perk[_BET_MAGIC]
    if cards:
        if kind >= 0:
            weigh_bets(sheet, phase, seat, mind.wish)
        _play_magic(book, sheet, phase, seat, cards, mind.wish)


@compiled
def _sign(book: Any, sheet: Any, phase: Any, seat: int, offer: int, price: int) -> None:
    seats, signed = phase.seats, phase.offers[offer]
    seats[seat, GOLD] -= price
    while seats[seat, GOLD] < 0:
        seats[seat, GOLD] += lent(sheet.perks[seat], seats[seat, LOANS])
        seats[seat, LOANS] += 1
    seats[seat, PRINTED] += book.contract_glory[signed]
    phase.promise[seat] += book.worths[sheet.left, signed] - book.contract_glory[signed]
    phase.offers[offer] = -1


@compiled
def _bet(phase: Any, seat: int, kind: int, best: Any, glory: int) -> None:
    lane, stake = np.int64(best[ON]), np.int64(best[STAKED])
    phase.tokens[kind] &= ~(1 << lane)
    phase.seats[seat, GOLD] -= stake
    bet = phase.bets[phase.betted[0]]
    bet[SEAT], bet[KIND], bet[LANE], bet[STAKE], bet[EXTRA] = seat, kind, lane, stake, glory
    phase.betted[0] += 1


@compiled
def _play_magic(book: Any, sheet: Any, phase: Any, seat: int, times: int, wish: Any) -> None:
    """Play cards where they help most, and draw back up."""
    hand, played = phase.hands[seat], 0
    while played < times and phase.cards[0] < len(phase.placed):
        place, lane = _best_card(book, sheet.rows, hand, wish)
        if place < 0:
            break
        laid = phase.placed[phase.cards[0]]
        laid[CARD], laid[ON_LANE], laid[PLAYER] = hand[place], lane, seat
        phase.cards[0] += 1
        played += 1
        last = place
        while last + 1 < len(hand) and hand[last + 1] >= 0:
            last += 1
        hand[place] = hand[last]
        hand[last] = -1
    for place in range(len(hand)):
        if played and hand[place] < 0 and phase.deck[0]:
            phase.deck[0] -= 1
            hand[place] = sheet.deck[phase.deck[0]]
            played -= 1


@compiled
def _fit_cards(book: Any, rows: Any, hand: Any, wish: Any, fits: Any) -> None:
    """What each card of the hand is worth where it helps most, the best first."""
    for place in range(len(hand)):
        fits[place] = 0.0
        if hand[place] >= 0:
            fits[place] = MAGIC
            for lane in range(_LANES):
                push = book.pushes[hand[place], rows[lane]]
                fit = push[0] * wish[lane, 0] + push[1] * wish[lane, 1]
                fits[place] = max(fits[place], fit)
    fits[::-1].sort()


@compiled
def _best_card(book: Any, rows: Any, hand: Any, wish: Any) -> Any:
    """The place in the hand of the card that helps most, or -1, and the lane for it."""
    best, chosen, at = -99.0, -1, 0
    for place in range(len(hand)):
        if hand[place] < 0:
            break
        for lane in range(_LANES):
            push = book.pushes[hand[place], rows[lane]]
            fit = push[0] * wish[lane, 0] + push[1] * wish[lane, 1]
            if fit > best:
                best, chosen, at = fit, place, lane
    return chosen, at
