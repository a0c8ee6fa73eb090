"""Why steady bots do what they do in Unicorn Fever."""

from __future__ import annotations

from hornbook.bots.advice import Reason, Thought, percent
from hornbook.bots.racing_reasons import BetPays, HelpsOwn, HoldsBack, StakeFits
from hornbook.bots.unicorn_fever.contracts import contract_value
from hornbook.bots.unicorn_fever.steady import Policy, Turn
from hornbook.games.unicorn_fever.decks import BetsAllowed, ContractId, MagicId, Sign, TokenId
from hornbook.games.unicorn_fever.magic import ChooseLane
from hornbook.games.unicorn_fever.options import (
    OnLane,
    PlaceBet,
    PlayCard,
    ReserveAction,
    TakeAction,
)
from hornbook.games.unicorn_fever.planning import ChooseStake
from hornbook.kernel import Chance, Option, SeatHandle
from hornbook.racing import LANES, ChooseWhoWasAhead, Lane


class BetAwaits(Reason, frozen=True):
    """A token for the sake of the bet that it allows."""

    lane: Lane
    percent: int


class ContractAwaits(Reason, frozen=True):
    """A token for the sake of a contract on display."""

    contract: ContractId


class MagicAwaits(Reason, frozen=True):
    """A token for the sake of the magic in one's hand."""

    card: MagicId


class GoldAwaits(Reason, frozen=True):
    """A token for the sake of its gold."""

    gold: int


class Adviser:
    """Thinks by the rules of thumb, aloud."""

    def __init__(self, chance: Chance) -> None:
        self._policy = Policy(chance)

    def thoughts(self, seat: SeatHandle) -> list[Thought]:
        """What each answer is worth, and why."""
        turn = Turn(self._policy, seat)
        question, span = turn.decision.question, turn.decision.span
        if span is not None and isinstance(question, ChooseStake):
            stake = turn.choice()
            chance = percent(turn.bets.hope(question.kind, question.lane, turn.magic_to_come()))
            return [Thought(stake, 0.0, StakeFits(chance, turn.sight.mine.gold - stake))]
        return [
            Thought(choice, turn.value(option), _why(turn, option))
            for choice, option in enumerate(turn.decision.options)
        ]


def _why(turn: Turn, option: Option) -> Reason | None:
    match option:
        case TakeAction(token) | ReserveAction(token):
            return _token(turn, token)
        case PlaceBet(kind, lane):
            chance = percent(turn.bets.hope(kind, lane, turn.magic_to_come()))
            return BetPays(lane, chance, round(turn.sight.pays(kind, lane)))
        case PlayCard(card):
            return _card(turn, card, max(LANES, key=lambda lane: turn.stakes.fit(card, lane)))
        case OnLane(lane):
            question = turn.decision.question
            if isinstance(question, ChooseLane) and question.card is not None:
                return _card(turn, question.card, lane)
            if isinstance(question, ChooseWhoWasAhead) and turn.value(option) > 0:
                return HelpsOwn(lane)
    return None


def _token(turn: Turn, token: TokenId) -> Reason | None:
    """What a token is taken for most: its bet, contract, magic or gold."""
    about = turn.cards.tokens[token]
    if about.contract and turn.view.display:
        left = turn.sight.races_left
        best = max(turn.view.display, key=lambda c: contract_value(turn.cards.contracts[c], left))
        return ContractAwaits(best)
    if about.bet is not BetsAllowed.NONE:
        return _best_bet(turn, token)
    if about.magic and turn.view.hand:
        return MagicAwaits(max(turn.view.hand, key=turn.stakes.best))
    return GoldAwaits(about.gold) if about.gold else None


def _best_bet(turn: Turn, token: TokenId) -> Reason | None:
    about = turn.cards.tokens[token]
    glory, magic = about.bet_glory, about.magic
    free = [
        (kind, lane)
        for kind in turn.cards.kinds[token]
        for lane in LANES
        if turn.view.bet_tokens[kind] >> lane & 1
    ]
    if not free:
        return None
    kind, lane = max(free, key=lambda bet: turn.bets.worth(bet[0], bet[1], glory, magic))
    return BetAwaits(lane, percent(turn.bets.hope(kind, lane, magic)))


def _card(turn: Turn, card: MagicId, lane: Lane) -> Reason | None:
    """A blessing for what one likes, a hex for what one fears; of others, nothing."""
    if turn.stakes.fit(card, lane) <= 0:
        return None
    good = turn.sight.magic(card).sign is Sign.POSITIVE
    return HelpsOwn(lane) if good else HoldsBack(lane)
