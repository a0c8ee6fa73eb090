"""Search for Kill the Unicorns."""

from __future__ import annotations

from math import exp
from typing import Any

from hornbook.bots.budget import Budget, Clock
from hornbook.bots.steady.hunting_bids import bids_of
from hornbook.bots.steady.hunting_herds import Herd
from hornbook.bots.steady.kill_the_unicorns import Rules, Turn
from hornbook.games.kill_the_unicorns.decks import HUNTS, ROUNDS
from hornbook.games.kill_the_unicorns.game import KillTheUnicorns
from hornbook.games.kill_the_unicorns.hunt import JoinHunt, LayCard, OpenHunt
from hornbook.games.kill_the_unicorns.market import ChoosePayment, ChooseUnicorn, GoToMarket
from hornbook.games.kill_the_unicorns.options import HuntWith, LayHuntCard, Pass
from hornbook.kernel import Chance, Decision, Option, Seat, SeatHandle


class Policy:
    horizon = "round"
    relay = True
    tau = (1.5, 2.5)

    def __init__(self, chance: Chance, budget: Budget) -> None:
        self._chance = chance
        self._budget = budget
        self._plan: list[Option] = []
        self._rules = None

    def choose(self, seat: SeatHandle) -> int:
        decision = seat.decision
        q = decision.question
        if self._plan and self._plan[0] in decision.options and isinstance(q, LayCard):
            return decision.choice_of(self._plan.pop(0))
        self._plan = []
        first = seat.redeal(self._chance)
        if self._rules is None:
            self._rules = Rules(self._chance)
        if isinstance(q, ChooseUnicorn | ChoosePayment):
            return self._rules.choose(first, decision)
        plans = candidates(first, decision)
        search = Search(self, seat, self._chance, decision)
        best = halving(len(plans), lambda n, w: search.value(plans[n], w), self._budget)
        self._plan = list(plans[best][1:])
        return decision.choice_of(plans[best][0])


def candidates(game, decision):
    q = decision.question
    hand = game.table.hands[decision.seat]
    if isinstance(q, OpenHunt | JoinHunt):
        plans = []
        for option in decision.options:
            if isinstance(option, HuntWith):
                for bid in bids_of(hand, option.cards):
                    plans.append((option, *[LayHuntCard(v) for v in bid]))
            else:
                plans.append((option,))
        return plans
    if isinstance(q, LayCard):
        return [tuple(LayHuntCard(v) for v in bid) for bid in bids_of(hand, q.left)]
    return [(o,) for o in decision.options]


def halving(count, value, budget):
    total = budget.playouts or 400
    left = list(range(count))
    if count == 1: return 0
    rounds = max((count - 1).bit_length(), 1)
    totals = [0.0] * count
    world = 0
    for r in range(rounds):
        each = max(total // (rounds * len(left)), 1)
        for _ in range(each):
            for c in left:
                totals[c] += value(c, world)
            world += 1
        left.sort(key=lambda c: -totals[c])
        left = left[: (len(left) + 1) // 2]
    return left[0]


class Search:
    def __init__(self, policy, seat, chance, decision):
        self.policy = policy
        self.seat = seat
        self.me = seat.seat
        self.decision = decision
        self.chance = chance
        self.worlds = []

    def world(self, n):
        while len(self.worlds) <= n:
            w = self.seat.redeal(self.chance)
            luck = self.chance.fork()
            rules = Rules(luck)
            if self.policy.relay:
                relay(w, self.me, rules)
            self.worlds.append((w, luck, rules))
        return self.worlds[n]

    def value(self, plan, n):
        w, luck, rules = self.world(n)
        game = w.copy()
        rules.chance = luck.copy()
        rules.plans.clear()
        table = game.table
        for option in plan:
            d = game.pending[0]
            if len(d.options) and option in d.options and d.seat == self.me:
                game.apply(d.seat, d.options.index(option))
            # a forced card is laid by itself
        rnd, place = table.round_number, table.place
        hunt = self.policy.horizon == "hunt" and 0 <= place < HUNTS
        while not game.over and table.round_number == rnd and not (hunt and table.place != place):
            d = game.pending[0]
            game.apply(d.seat, rules.choose(game, d))
        return self.win(game, rules)

    def win(self, game, rules):
        if game.result is not None:
            winners = game.result.winners
            sc = game.result.scores
            margin = sc[self.me] - max(s for i, s in enumerate(sc) if i != self.me)
            return (self.me in winners) / len(winners) + 0.01 * max(min(margin, 10), -10)
        t = game.table
        done = (t.round_number - 1) * HUNTS + max(t.place, 0)
        left = ROUNDS * HUNTS - done
        vals = [Herd(game.cards, t.herds[s], left, len(t.hands)).worth(t.pates[s]) for s in range(len(t.hands))]
        if 0 < t.place < HUNTS:
            for s in range(len(vals)):
                vals[s] += len(t.hands[s]) * rules.card + sum(t.hands[s]) * rules.point
                vals[s] += (t.first == s) * rules.first
        tau = self.policy.tau[0] + self.policy.tau[1] * left / 16
        top = max(vals)
        e = [exp((v - top) / tau) for v in vals]
        return e[self.me] / sum(e)


def relay(game, me, rules):
    """Rivals' hidden cards by the rules."""
    t = game.table
    if t.revealed:
        return
    for s in range(len(t.hands)):
        if s == me or not t.laid[s]:
            continue
        n = len(t.laid[s])
        hand = tuple(sorted(t.hands[s] + t.laid[s]))
        t.hands[s], t.laid[s] = hand, ()
        turn = Turn(rules, game, Decision(Seat(s), 0, None, ()))
        bid = turn.best_bid(range(n, n + 1), must=True)
        rest = list(hand)
        for c in bid: rest.remove(c)
        t.hands[s], t.laid[s] = tuple(rest), bid
