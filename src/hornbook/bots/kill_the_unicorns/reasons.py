"""Why steady bots do what they do in Kill the Unicorns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat

from hornbook.bots.advice import Reason, Thought, percent
from hornbook.bots.kill_the_unicorns.bids import Bid
from hornbook.bots.kill_the_unicorns.steady import Rules
from hornbook.bots.kill_the_unicorns.turn import Turn
from hornbook.games.kill_the_unicorns.game import KillTheUnicorns
from hornbook.games.kill_the_unicorns.hunt import JoinHunt, OpenHunt
from hornbook.games.kill_the_unicorns.market import GoToMarket
from hornbook.games.kill_the_unicorns.options import Buy, LayHuntCard, Pass
from hornbook.kernel import Chance, Decision, SeatHandle


class BidWins(Reason, frozen=True):
    """A bid: what its cards come to, and how often that is the best."""

    total: int
    percent: int


class CardsKept(Reason, frozen=True):
    """To pass: the cards are worth more than this unicorn."""


class PartOfBid(Reason, frozen=True):
    """A card: what is laid comes to this in the end."""

    total: int


class WareBrings(Reason, frozen=True):
    """Something on the market: how many points it makes of the herd."""

    points: int


class Aloud(Rules):
    """The rules of thumb without whims, which remember what they weighed last."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.weighed: list[float] = []

    def whims(self, size: float) -> Iterator[float]:
        """None: what is said has to be meant."""
        return repeat(0.0)

    def pick(self, values: list[float]) -> int:
        """The best, as always."""
        self.weighed = values
        return super().pick(values)


class Adviser:
    """Thinks by the rules of thumb, aloud."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def thoughts(self, seat: SeatHandle) -> list[Thought]:
        """What each answer is worth, and why."""
        world, rules = seat.redeal(self._chance), Aloud(self._chance)
        if not isinstance(world, KillTheUnicorns):
            raise TypeError("not a game of Kill the Unicorns")
        decision = seat.decision
        turn = Turn(rules, world, decision)
        if isinstance(decision.question, OpenHunt | JoinHunt):
            return _hunt(turn, decision)
        choice = rules.choose(world, decision)
        laid = None if decision.span else decision.options[choice]
        if isinstance(laid, LayHuntCard):
            rest = (*turn.table.laid[turn.me], *rules.plans[turn.me])
            return [Thought(choice, 0.0, PartOfBid(laid.value + sum(rest)))]
        if len(rules.weighed) != decision.count:
            return [Thought(choice, 0.0)]
        return [
            Thought(number, value, _ware(decision, number, value))
            for number, value in enumerate(rules.weighed)
        ]


def _hunt(turn: Turn, decision: Decision) -> list[Thought]:
    """The best bid of each number of cards, and to pass."""
    asked = turn.table.asked
    most = sum(not isinstance(option, Pass) for option in decision.options)
    opening = isinstance(decision.question, OpenHunt)
    bids, values = turn.weighed_bids(range(1, most + 1) if opening else range(asked, asked + 1))
    best: dict[int, tuple[float, Bid]] = {}
    for bid, value in zip(bids, values, strict=True):
        choice = most if not bid else len(bid) - 1 if opening else 0
        if choice not in best or value > best[choice][0]:
            best[choice] = value, bid
    return [Thought(choice, value, _bid(turn, bid)) for choice, (value, bid) in best.items()]


def _bid(turn: Turn, bid: Bid) -> Reason:
    return BidWins(sum(bid), percent(turn.winning_chance(bid))) if bid else CardsKept()


def _ware(decision: Decision, choice: int, value: float) -> Reason | None:
    if isinstance(decision.question, GoToMarket) and isinstance(decision.options[choice], Buy):
        return WareBrings(round(value)) if value >= 1 else None
    return None
