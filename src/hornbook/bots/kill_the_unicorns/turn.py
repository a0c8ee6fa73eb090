"""One decision of Kill the Unicorns being thought about, by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING, Any, Final

from hornbook.bots.kill_the_unicorns.bids import (
    Bid,
    Hunt,
    Rival,
    bids_of,
    chance_of,
    eagerness,
    low_chances,
    rest_of,
    second_chances,
    totals_of,
    win_chances,
)
from hornbook.bots.kill_the_unicorns.herds import Herd
from hornbook.bots.kill_the_unicorns.moments import edge, encore
from hornbook.games.kill_the_unicorns.bids import leader, recounted, shown_totals, standing
from hornbook.games.kill_the_unicorns.catch import ruse_points
from hornbook.games.kill_the_unicorns.colours import Colour
from hornbook.games.kill_the_unicorns.decks import HUNTS, KillTheUnicornsCards, UnicornId
from hornbook.games.kill_the_unicorns.effects import Dye, Heir, RuseEffect
from hornbook.games.kill_the_unicorns.game import KillTheUnicorns
from hornbook.games.kill_the_unicorns.hunt import MOST_CARDS, LayCard
from hornbook.games.kill_the_unicorns.market import ChooseUnicorn
from hornbook.games.kill_the_unicorns.options import (
    Buy,
    GiveUnicorn,
    HideRuse,
    LayHuntCard,
    TurnRuse,
    UseOn,
)
from hornbook.games.kill_the_unicorns.resolution import heir_of
from hornbook.games.kill_the_unicorns.table import Placed, Table
from hornbook.kernel import Decision, Option, Seat

if TYPE_CHECKING:
    from hornbook.bots.kill_the_unicorns.steady import Rules

CARD: Final = 0.05  # what a hunt card is worth while hunts follow in the round ...
POINT: Final = 0.3  # ... and each of its points


def held(hand: Bid) -> float:
    """What cards in hand are worth while hunts follow."""
    return CARD * len(hand) + POINT * sum(hand)


class Turn:
    """One decision being thought about."""

    __slots__ = (
        "_purse",
        "cards",
        "decision",
        "game",
        "herds",
        "me",
        "mine",
        "rules",
        "seats",
        "table",
    )

    def __init__(self, rules: Rules, game: KillTheUnicorns, decision: Decision) -> None:
        self.rules = rules
        self.game = game
        self.table: Table = game.table
        self.cards: KillTheUnicornsCards = game.cards
        self.me = decision.seat
        self.decision = decision
        self.seats = len(self.table.hands)
        self.herds = rules.herds(game)
        self.mine = self.herds[self.me]
        self._purse: list[float] = []

    # What things are worth

    def with_ruse(self, herd: Herd, unicorn: UnicornId, effect: RuseEffect) -> float:
        """What a unicorn brings with a ruse that clings to it."""
        crowd = self.seats / 2
        points = self.cards.unicorns[unicorn].stars * (1 + effect.stars) + effect.points
        rivals = effect.per_rival * (crowd - 1) + effect.per_pass * crowd
        return points + rivals + self.coloured(herd, unicorn, effect)

    def coloured(self, herd: Herd, unicorn: UnicornId, effect: RuseEffect) -> float:
        """What a unicorn's colour brings, dyed or not."""
        colour = self.cards.unicorns[unicorn].colour
        if colour is not Colour.NONE and effect.colour is not Dye.KEPT:
            dyed = effect.colour
            colour = herd.best_colour() if dyed is Dye.CHOICE else Colour(dyed.value)
        return herd.recoloured(Colour.NONE, colour)

    def known(self, placed: Placed) -> bool:
        """Whether this seat placed the ruse, and remembers it."""
        return placed.seat == self.me

    def hold(self, hand: Bid) -> float:
        """What the cards in hand are worth for the rest of the round."""
        if self.table.place < HUNTS - 1:
            return held(hand)
        if not self._purse:
            self._purse = self.purse()
        return self._purse[min(sum(hand), len(self._purse) - 1)]

    def purse(self) -> list[float]:
        """By what is left to pay with: the best that the market has for it."""
        found = [0.0] * (sum(self.cards.hunt) + 1)
        for ware in dict.fromkeys(self.table.market):
            gain = self.mine.best_use(ware.goods, ware.colour, ware.points)
            found[ware.price] = max(found[ware.price], gain)
        for purse in range(1, len(found)):
            found[purse] = max(found[purse], found[purse - 1])
        return found

    # Bids

    def rivals(self, unicorn: UnicornId) -> tuple[Rival, ...]:
        """Who else hunts or may still, and how eagerly."""
        table, found = self.table, []
        for seat in range(self.seats):
            if seat != self.me and not table.passed[seat]:
                # Used cards are open: what lies face down and what is in hand are known together.
                laid, pool = table.laid[seat], table.hands[seat]
                if laid:
                    pool = tuple(sorted(pool + laid))
                eager = eagerness(self.herds[seat].caught_too(unicorn))
                found.append(Rival(pool, eager, bool(laid)))
        return tuple(found)

    def best_bid(self, counts: range, must: bool = False) -> Bid:
        """The bid that brings most above what its cards are worth elsewhere; () is to pass."""
        bids, values = self.weighed_bids(counts, must)
        return bids[self.rules.pick(values)]

    def weighed_bids(self, counts: range, must: bool = False) -> tuple[list[Bid], list[float]]:
        """All bids of so many cards with what each brings; to pass comes first, unless one must."""
        table, me, rules = self.table, self.me, self.rules
        unicorn, hand, laid = table.hunted, table.hands[me], table.laid[me]
        rivals, left = self.rivals(unicorn), HUNTS - 1 - table.place
        outcomes = self.outcomes(unicorn)
        before, already, whims = self.hold(hand), sum(laid), rules.whims(rules.whim)
        bids: list[Bid] = [] if must else [()]
        values = [] if must else [next(whims)]
        for cards in counts:
            hunt = Hunt(cards + len(laid), left, rivals)
            for total, bid in totals_of(hand, cards):
                rest = rest_of(hand, bid)
                value = self.hold(encore(self, rest, bid)) - before + next(whims)
                more = edge(self, hunt, total + already, rest)
                for worth, ruse in outcomes:
                    value += worth * (self.get_chance(ruse, total + already, hunt) + more)
                bids.append(bid)
                values.append(value)
        return bids, values

    def winning_chance(self, bid: Bid) -> float:
        """How likely a bid is to be the best, whatever ruses do."""
        table = self.table
        hunt = Hunt(len(bid), HUNTS - 1 - table.place, self.rivals(table.hunted))
        return chance_of(win_chances(hunt), sum(bid))

    def outcomes(self, unicorn: UnicornId) -> list[tuple[float, tuple[RuseEffect, bool] | None]]:
        """By the ruse that may act: its share of the unicorn's worth, its effect, whether own."""
        rules, placed = self.rules, self.table.ruses[self.table.place]
        others = sum([herd.caught_too(unicorn) for herd in self.herds]) - self.mine.caught_too(
            unicorn
        )
        harm = rules.first + rules.spite * max(others / (self.seats - 1), 0.0)
        plain = (self.mine.caught_too(unicorn) + harm) * rules.boldness
        if not placed:
            return [(plain, None)]
        found: list[tuple[float, tuple[RuseEffect, bool] | None]] = []
        for one in placed:
            if self.known(one):
                effect = self.cards.ruses[one.ruse].effect
                value = (self.with_ruse(self.mine, unicorn, effect) + harm) * rules.boldness
                found.append((value / len(placed), (effect, one.seat == self.me)))
            else:
                found.append((plain / len(placed), None))
        return found

    def get_chance(self, ruse: tuple[RuseEffect, bool] | None, total: int, hunt: Hunt) -> float:
        """How likely the unicorn is to be this seat's in the end, if that ruse acts."""
        if ruse is None:
            return chance_of(win_chances(hunt), total)
        effect, mine = ruse
        if effect.heir is not Heir.WINNER:
            return self.heir_chance(effect.heir, mine, total, hunt)
        if effect.lowest:
            return chance_of(low_chances(hunt), total)
        if mine and effect.owner:
            total += effect.owner
        return chance_of(win_chances(hunt), total)

    def heir_chance(self, heir: Heir, mine: bool, total: int, hunt: Hunt) -> float:
        """How likely this seat is the one to whom a ruse gives the unicorn."""
        match heir:
            case Heir.OWNER:
                return 0.9 if mine else 0.1
            case Heir.SECOND:
                return chance_of(second_chances(hunt), total)
            case Heir.GIFT:
                return 0.3 * (1 - chance_of(win_chances(hunt), total))
            case Heir.POOREST:
                herds = self.table.herds
                return 0.8 if len(herds[self.me]) <= min(map(len, herds)) else 0.15
            case Heir.FIRST:
                return 0.95 if self.me == self.table.first else 0.0
            case Heir.LAST:
                return 0.9 if (self.me + 1) % self.seats == self.table.holder else 0.2
            case Heir.LEFT:
                return 0.35
            case _:
                return 0.0

    def open_hunt(self) -> int:
        """How many cards, or none."""
        most = min(len(self.table.hands[self.me]), MOST_CARDS)
        bid = self.best_bid(range(1, most + 1))
        self.rules.plans[self.me] = bid
        return len(bid) - 1 if bid else most

    def join_hunt(self) -> int:
        """With the first player's number of cards, or not."""
        bid = self.best_bid(range(self.table.asked, self.table.asked + 1))
        self.rules.plans[self.me] = bid
        return 0 if bid else 1

    def lay_card(self) -> int:
        """The next card of the plan, or of a new one."""
        question = self.decision.question
        left = question.left if isinstance(question, LayCard) else 1
        plan = self.rules.plans.pop(self.me, ())
        hand = self.table.hands[self.me]
        if len(plan) != left or plan not in bids_of(hand, left):
            plan = self.best_bid(range(left, left + 1), must=True)
        self.rules.plans[self.me] = plan[:-1]
        return self.decision.options.index(LayHuntCard(plan[-1]))

    # Ruses

    def place_ruse(self) -> int:
        """Good ones on what one wants, bad ones on what rivals want."""
        whims = self.rules.whims(self.rules.place_whim)
        return self.best(lambda option: self.placing(option) + next(whims))

    def placing(self, option: HideRuse) -> float:
        """What a ruse brings under a unicorn."""
        unicorn, effect = option.unicorn, self.cards.ruses[option.ruse].effect
        worths = [herd.caught_too(unicorn) for herd in self.herds]
        eager = [exp(0.3 * worth) for worth in worths]
        alone = 0.6 if self.table.ruses[self.table.row.index(unicorn)] else 1.0
        value = 0.0
        for seat, herd in enumerate(self.herds):
            side = eager[seat] if seat == self.me else -0.4 * eager[seat]
            if effect.stays:
                value += side * (self.with_ruse(herd, unicorn, effect) - worths[seat])
            elif effect.heir is Heir.NOBODY:
                value -= side * worths[seat]
        value /= sum(eager)
        if effect.heir not in (Heir.WINNER, Heir.NOBODY):
            value += (0.6 if effect.heir is Heir.OWNER else 0.25) * worths[self.me]
        elif effect.recounts:
            value += 0.3 * worths[self.me]
        return value * alone

    def turn_ruse(self) -> int:
        """One's own if it is good; a known bad one not."""
        plain = self.mine.caught_too(self.table.hunted) + self.rules.first

        def value(option: TurnRuse) -> float:
            for placed in self.table.ruses[self.table.place]:
                if placed.seat == option.owner and self.known(placed):
                    return self.ends(placed) - plain
            return -0.5

        return self.best(value)

    def ends(self, placed: Placed) -> float:
        """What the end of this hunt is worth if that ruse acts; all cards are shown by then."""
        effect = self.cards.ruses[placed.ruse].effect
        winner = self.winner_by(effect, placed.seat)
        if winner is None:
            return 0.0
        herd, unicorn = self.herds[winner], self.table.hunted
        brings = self.coloured(herd, unicorn, effect) + self.cards.unicorns[unicorn].stars
        brings += ruse_points(self.game, effect, unicorn)
        # What one of several rivals gets is a part of a loss.
        return brings + self.rules.first if winner == self.me else -brings / (self.seats - 1)

    def winner_by(self, effect: RuseEffect, owner: Seat) -> Seat | None:
        """Who gets the unicorn if that ruse acts."""
        game, winner = self.game, self.table.winner
        if effect.recounts:
            totals = recounted(game, effect, owner, winner)
            left = standing(game, totals, shown_totals(game))
            found = leader(left, effect.lowest, effect.ties)
            winner = winner if found is None else found
        match effect.heir:
            case Heir.WINNER:
                return winner
            case Heir.NOBODY:
                return None
            case Heir.GIFT:
                others = [seat for seat in game.hunters() if seat != winner]
                return min(others, key=self.richness) if others else winner
        found = heir_of(game, effect.heir, owner)
        return winner if found is None else found

    def richness(self, seat: Seat) -> float:
        """How much it would help a seat to be given the unicorn, and how far it is already."""
        herd = self.herds[seat]
        return herd.caught_too(self.table.hunted) + 0.2 * herd.worth(self.table.pates[seat])

    def give(self) -> int:
        """To whom it helps least."""

        def value(option: GiveUnicorn) -> float:
            return -self.richness(option.heir)

        return self.best(value)

    def dye(self) -> int:
        """The colour that fits best."""
        return self.best(lambda option: self.mine.recoloured(Colour.NONE, option.colour))

    # The market

    def buy(self) -> int:
        """What brings most."""

        def value(option: Option) -> float:
            if isinstance(option, Buy):
                return self.mine.best_use(option.goods, option.colour, option.points)
            return 0.0

        return self.best(value)

    def use(self) -> int:
        """On the unicorn that suits it best."""
        question = self.decision.question
        owned = {one.unicorn: one for one in self.mine.caught}

        def value(option: UseOn) -> float:
            if not isinstance(question, ChooseUnicorn):
                return 0.0
            one = owned[option.unicorn]
            return self.mine.used_on(one, question.goods, question.colour, question.points)

        return self.best(value)

    def pay(self) -> int:
        """All cards come back: any payment will do."""
        return 0

    def take_character(self) -> int:
        """Whichever: all are as good as each other."""
        whims = self.rules.whims(1.0)
        return self.best(lambda option: next(whims))

    def best(self, value: Callable[[Any], float]) -> int:
        """The choice with the highest value."""
        return self.rules.pick([value(option) for option in self.decision.options])
