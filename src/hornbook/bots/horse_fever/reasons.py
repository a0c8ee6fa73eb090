"""Why steady bots do what they do in Horse Fever."""

from __future__ import annotations

from hornbook.bots.advice import Reason, Thought, percent
from hornbook.bots.horse_fever.steady import Policy, Turn, push
from hornbook.bots.racing_reasons import BetPays, HelpsOwn, HoldsBack, StakeFits
from hornbook.games.horse_fever.betting import ChooseStake
from hornbook.games.horse_fever.decks import ActionId
from hornbook.games.horse_fever.options import OnLane, PlaceBet, PlayCard
from hornbook.games.horse_fever.rigging import ChooseLane
from hornbook.kernel import Chance, Option, SeatHandle
from hornbook.racing import LANES, ChooseWhoWasAhead, Lane


class Adviser:
    """Thinks by the rules of thumb, aloud."""

    def __init__(self, chance: Chance) -> None:
        self._policy = Policy(chance)

    def thoughts(self, seat: SeatHandle) -> list[Thought]:
        """What each answer is worth, and why."""
        turn = Turn(self._policy, seat)
        question = turn.decision.question
        if isinstance(question, ChooseStake):
            return [_stake(turn, question)]
        return [
            Thought(choice, turn.value(option), _why(turn, option))
            for choice, option in enumerate(turn.decision.options)
        ]


def _stake(turn: Turn, question: ChooseStake) -> Thought:
    stake, value = turn.best_stake(question.kind, question.lane)
    chance = percent(turn.probability(question.kind, question.lane))
    return Thought(stake, value, StakeFits(chance, turn.mine.danari - stake))


def _why(turn: Turn, option: Option) -> Reason | None:
    match option:
        case PlaceBet(kind, lane):
            chance = percent(turn.probability(kind, lane))
            return BetPays(lane, chance, turn.pays(kind, lane))
        case PlayCard(card):
            lane = max(LANES, key=lambda lane: turn.fit(card, lane))
            return _card(turn, card, lane)
        case OnLane(lane):
            question = turn.decision.question
            if isinstance(question, ChooseLane) and question.card is not None:
                return _card(turn, question.card, lane)
            if isinstance(question, ChooseWhoWasAhead) and turn.interest(lane) > 0:
                return HelpsOwn(lane)
    return None


def _card(turn: Turn, card: ActionId, lane: Lane) -> Reason | None:
    """A good card for what one likes, a bad one for what one fears; of others, nothing."""
    face = turn.cards.actions[card]
    if face.fine or face.effect.bet_glory or turn.fit(card, lane) <= 0:
        return None
    return HelpsOwn(lane) if push(face) > 0 else HoldsBack(lane)
