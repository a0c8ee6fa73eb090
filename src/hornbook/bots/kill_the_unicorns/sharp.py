"""Search for Kill the Unicorns: whole bids tried on redeals, the hunt played on by the rules."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, TypeAlias

from hornbook.bots.budget import Budget
from hornbook.bots.halving import best_by_shares
from hornbook.bots.kill_the_unicorns.bids import bids_of
from hornbook.bots.kill_the_unicorns.herds import Herd
from hornbook.bots.kill_the_unicorns.steady import Rules, held
from hornbook.games.kill_the_unicorns.deal import ChooseCharacter
from hornbook.games.kill_the_unicorns.decks import HUNTS, ROUNDS
from hornbook.games.kill_the_unicorns.game import KillTheUnicorns
from hornbook.games.kill_the_unicorns.hunt import LayCard
from hornbook.games.kill_the_unicorns.market import ChoosePayment, ChooseUnicorn
from hornbook.games.kill_the_unicorns.options import HuntWith, LayHuntCard
from hornbook.games.kill_the_unicorns.ruses import PlaceRuse
from hornbook.kernel import Chance, Decision, Option, Seat, SeatHandle

Plan: TypeAlias = tuple[Option, ...]
"""One seat's next answers."""

MARGIN: Final = 0.005  # a point of lead counts so much of a win: playouts may err
WHOLE_ROUND: Final = 4  # a ruse is judged by the whole round: so many times longer

# What the rules of thumb know as well: a unicorn for a token, and cards that all come back.
_LEFT_TO_RULES: Final = (ChooseCharacter, ChooseUnicorn, ChoosePayment)


class Policy:
    """One seat's search; it remembers the bid it has begun to lay."""

    def __init__(self, chance: Chance, budget: Budget) -> None:
        self._chance = chance
        self._budget = budget
        self._rules = Rules(chance)
        self._bid: Plan = ()

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        decision = seat.decision
        question = decision.question
        if isinstance(question, LayCard) and self._bid and self._bid[0] in decision.options:
            card, self._bid = self._bid[0], self._bid[1:]
            return decision.choice_of(card)
        world = _redealt(seat, self._chance)
        choice = self._rules.choose(world, decision)
        if isinstance(question, _LEFT_TO_RULES):
            return choice
        plan = self._best(seat, plans(world, decision, choice))
        self._bid = plan[1:]
        return decision.choice_of(plan[0])

    def _best(self, seat: SeatHandle, plans: list[Plan]) -> Plan:
        trials = Trials(seat, self._chance)
        whole_round = isinstance(seat.decision.question, PlaceRuse)
        budget = self._budget.part(WHOLE_ROUND) if whole_round else self._budget

        def value(plan: int, world: int) -> float:
            return trials.win_share(plans[plan], world)

        return plans[best_by_shares(range(len(plans)), value, budget.clock())]


def plans(game: KillTheUnicorns, decision: Decision, likely: int) -> list[Plan]:
    """All that a seat could do, a bid as a whole; first what the rules of thumb would do."""
    hand = game.table.hands[decision.seat]
    question = decision.question
    if isinstance(question, LayCard):
        return [_cards(bid) for bid in bids_of(hand, question.left)]
    options = list(decision.options)
    options.insert(0, options.pop(likely))
    found: list[Plan] = []
    for option in options:
        if isinstance(option, HuntWith):
            found += [(option, *_cards(bid)) for bid in bids_of(hand, option.cards)]
        else:
            found.append((option,))
    return found


def _cards(bid: tuple[int, ...]) -> Plan:
    return tuple([LayHuntCard(value) for value in bid])


class Trials:
    """Worlds that could be the true one, each with its luck and the temper of its players."""

    def __init__(self, seat: SeatHandle, chance: Chance) -> None:
        self._seat = seat
        self._chance = chance
        self._worlds: list[tuple[KillTheUnicorns, Rules, Chance]] = []

    def win_share(self, plan: Plan, number: int) -> float:
        """The share of the victory after a plan, when everyone plays on by the rules."""
        while len(self._worlds) <= number:
            luck = self._chance.fork()
            self._worlds.append((_redealt(self._seat, self._chance), Rules(luck), luck))
        world, rules, luck = self._worlds[number]
        # Whatever the plan, the same luck and the same whims.
        rules.begin(luck.copy())
        game, me = world.copy(), self._seat.seat
        follow(game, me, plan)
        play_on(game, rules)
        return win_share(game, me)


def follow(game: KillTheUnicorns, seat: Seat, plan: Plan) -> None:
    """Carry a plan out; cards that must be laid anyway have been by then."""
    for option in plan:
        decision = game.pending[0] if game.pending else None
        if decision is None or decision.seat != seat or option not in decision.options:
            return
        game.apply(seat, decision.options.index(option))


def play_on(game: KillTheUnicorns, rules: Rules) -> None:
    """To the end of the hunt; before the first and after the last one, of the round."""
    table = game.table
    number, place = table.round_number, table.place
    whole_round = not 0 <= place < HUNTS - 1
    while not game.over and table.round_number == number:
        if table.place != place and not whole_round:
            return
        decision = game.pending[0]
        game.apply(decision.seat, rules.choose(game, decision))


def win_share(game: KillTheUnicorns, me: Seat) -> float:
    """The part of the victory that a seat has or may expect."""
    if game.result is not None:
        scores, winners = game.result.scores, game.result.winners
        lead = scores[me] - max([score for seat, score in enumerate(scores) if seat != me])
        return (me in winners) / len(winners) + MARGIN * min(max(lead, -10), 10)
    table, seats = game.table, len(game.table.herds)
    to_come = HUNTS - max(table.place, 0)
    left = (ROUNDS - table.round_number) * HUNTS + to_come
    worths = [
        Herd(game.cards, table.herds[seat], left, seats).worth(table.pates[seat])
        + held(table.hands[seat])
        for seat in range(seats)
    ]
    # Fitted to who won in the end: the further the end, the less a lead says.
    doubt = 1 + 1.25 * sqrt(left)
    shares = [exp((worth - worths[me]) / doubt) for worth in worths]
    return 1 / sum(shares)


def _redealt(seat: SeatHandle, chance: Chance) -> KillTheUnicorns:
    game = seat.redeal(chance)
    if not isinstance(game, KillTheUnicorns):
        raise TypeError("not a game of Kill the Unicorns")
    return game
