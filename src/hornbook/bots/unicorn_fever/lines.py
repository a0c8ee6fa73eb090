"""The lines of answers worth trying: found by rules of thumb, the most promising first."""

from __future__ import annotations

from typing import Final, TypeAlias

from hornbook.bots.unicorn_fever.steady import Turn
from hornbook.games.unicorn_fever.decks import ActionToken
from hornbook.games.unicorn_fever.magic import PlayMagic
from hornbook.games.unicorn_fever.options import (
    Borrow,
    PlaceBet,
    PlayCard,
    SignContract,
    TakeAction,
)
from hornbook.games.unicorn_fever.planning import ChooseAction, ChooseBet, ChooseStake
from hornbook.kernel import Answer, Option
from hornbook.racing import LANES, OnLane

Line: TypeAlias = tuple[Answer, ...]
"""A few answers of one's own, one after the other."""

BETS: Final = 5  # with each token
MAGIC: Final = 10  # cards on lanes
OTHERS: Final = 8  # of whatever else is asked
TENTATIVE: Final = (0.1, 0.5)  # parts of the purse to try a bet with, before the stake is asked
STAKES: Final = (0.0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1.0)  # parts of the purse


def lines_for(turn: Turn) -> list[Line]:
    """What to try for the turn's decision: never nothing."""
    question, options = turn.decision.question, turn.decision.options
    if isinstance(question, ChooseAction):
        return _actions(turn)
    if isinstance(question, ChooseStake):
        return _stakes(turn)
    if isinstance(question, PlayMagic):
        return _magic(turn)
    wanted = [option for option in options if not isinstance(option, Borrow)]
    best = sorted(wanted, key=turn.value, reverse=True)[:OTHERS]
    if isinstance(question, ChooseBet):
        return [(option, stake) for option in best for stake in _tentative(turn)]
    return [(option,) for option in best]


def _actions(turn: Turn) -> list[Line]:
    """Every token, with the bets and contracts that go with it."""
    tokens = [option for option in turn.decision.options if isinstance(option, TakeAction)]
    tokens.sort(key=turn.value, reverse=True)
    lines: list[Line] = []
    for option in tokens:
        about = turn.cards.tokens[option.token]
        if about.contract:
            lines += [(option, SignContract(contract)) for contract in turn.view.display]
        elif turn.cards.kinds[option.token]:
            bets = _bets(turn, option, about)
            lines += [(option, bet, stake) for bet in bets for stake in _tentative(turn)]
        else:
            lines.append((option,))
    return lines


def _bets(turn: Turn, option: TakeAction, about: ActionToken) -> list[PlaceBet]:
    """The most promising bets that a token allows."""
    view, kinds = turn.view, turn.cards.kinds[option.token]
    bets = [
        PlaceBet(kind, lane)
        for kind in kinds
        for lane in LANES
        if view.bet_tokens[kind] >> lane & 1
    ]
    bets += [
        PlaceBet(kept.kind, kept.lane)
        for kept in view.reserved_bets
        if kept.seat == turn.sight.me and kept.kind in kinds
    ]
    bets.sort(
        key=lambda bet: turn.bets.worth(bet.kind, bet.lane, about.bet_glory, about.magic),
        reverse=True,
    )
    return bets[:BETS]


def _tentative(turn: Turn) -> list[int]:
    gold = turn.sight.mine.gold
    return sorted({max(int(gold * part), 1) for part in TENTATIVE})


def _stakes(turn: Turn) -> list[Line]:
    """Parts of the purse; with a loan behind it only if there is hardly any gold."""
    span, gold = turn.decision.span, turn.sight.mine.gold
    stakes = {max(int(gold * part), 1) for part in STAKES} | {turn.choice()}
    return [(stake,) for stake in sorted(stakes) if span is None or stake in span]


def _magic(turn: Turn) -> list[Line]:
    """Cards on lanes, or none where that is allowed."""
    pairs: list[tuple[float, Option, int]] = [
        (turn.stakes.fit(option.card, lane), option, lane)
        for option in turn.decision.options
        if isinstance(option, PlayCard)
        for lane in LANES
    ]
    pairs.sort(key=lambda pair: -pair[0])
    lines: list[Line] = [(option, OnLane(LANES[lane])) for _, option, lane in pairs[:MAGIC]]
    return lines + [(one,) for one in turn.decision.options if not isinstance(one, PlayCard)]
