"""Rules of thumb for Kill the Unicorns: bid what a unicorn is worth, keep cards for the next."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from hornbook.bots.steady.hunting_bids import (
    Bid,
    Rival,
    bids_of,
    low_chance,
    rest_of,
    second_chance,
    spread,
    win_chance,
)
from hornbook.bots.steady.hunting_herds import Herd
from hornbook.games.kill_the_unicorns.bids import bids, leader
from hornbook.games.kill_the_unicorns.colours import Colour
from hornbook.games.kill_the_unicorns.deal import ChooseCharacter
from hornbook.games.kill_the_unicorns.decks import (
    HUNTS,
    ROUNDS,
    Character,
    HuntingCards,
    Power,
    UnicornId,
)
from hornbook.games.kill_the_unicorns.effects import Dye, Heir, RuseEffect
from hornbook.games.kill_the_unicorns.game import KillTheUnicorns
from hornbook.games.kill_the_unicorns.hunt import MOST_CARDS, JoinHunt, LayCard, OpenHunt
from hornbook.games.kill_the_unicorns.market import ChoosePayment, ChooseUnicorn, GoToMarket
from hornbook.games.kill_the_unicorns.options import (
    Buy,
    DyeUnicorn,
    GiveUnicorn,
    HideRuse,
    HuntFirst,
    HuntWith,
    LayHuntCard,
    MoveRuse,
    SwapCard,
    TakeBack,
    TakeCharacter,
    TurnRuse,
    UseOn,
)
from hornbook.games.kill_the_unicorns.powers import (
    ChooseOrder,
    ChooseRuseToMove,
    ChooseSwap,
    ChooseTakeBack,
    ChooseTie,
    ChooseToSee,
)
from hornbook.games.kill_the_unicorns.resolution import ChooseColour, ChooseHeir, ChooseRuse
from hornbook.games.kill_the_unicorns.ruses import PlaceRuse
from hornbook.games.kill_the_unicorns.table import Caught, Placed, Table
from hornbook.kernel import Chance, Decision, Option, Seat, SeatHandle

# What a card in hand is worth, by the hunts that still follow in the round and its value.
HOLD: Final = (
    (0.0, 0.3, 0.6, 0.9, 1.2),
    (0.1, 0.45, 0.8, 1.15, 1.5),
    (0.1, 0.45, 0.8, 1.15, 1.5),
    (0.1, 0.45, 0.8, 1.15, 1.5),
)
FIRST: Final = 0.3  # what it is worth to be first player
LIKING: Final = {
    Character.PRINCESS: 1.0,
    Character.KNIGHT: 1.0,
    Character.WIZARD: 0.5,
    Character.SHAMAN: 0.5,
    Character.BARD: 0.8,
    Character.HUNTRESS: 0.5,
}


class Policy:
    """One seat's rules of thumb; the seed shifts its boldness and its spite a little."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._rules: Rules | None = None

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        # A redeal is all that the seat knows, the ruses it remembers too.
        world = seat.redeal(self._chance)
        if not isinstance(world, KillTheUnicorns):
            raise TypeError("not a game of Kill the Unicorns")
        if self._rules is None:
            self._rules = Rules(world.cards, self._chance)
        return self._rules.choose(world, seat.decision)


class Rules:
    """Answers for any seat of a game, from what that seat may know and nothing else."""

    def __init__(self, cards: HuntingCards, chance: Chance) -> None:
        self.cards = cards
        self.chance = chance
        self.boldness = 0.9 + chance.below(21) / 100
        self.spite = 0.15 + chance.below(21) / 100
        self.whim = 0.3
        self.plans: dict[Seat, Bid] = {}

    def choose(self, game: KillTheUnicorns, decision: Decision) -> int:
        """The best of the options, by the question's own measure."""
        return _ANSWERS[type(decision.question)](Turn(self, game, decision))

    def noise(self) -> float:
        """A whim, so that nobody is quite predictable."""
        return self.whim * (self.chance.below(2001) - 1000) / 1000


class Turn:
    """One decision being thought about."""

    def __init__(self, rules: Rules, game: KillTheUnicorns, decision: Decision) -> None:
        self.rules = rules
        self.game = game
        self.table: Table = game.table
        self.cards = game.cards
        self.me = decision.seat
        self.decision = decision
        self.seats = len(self.table.hands)

    # What things are worth

    @property
    def hunts_left(self) -> int:
        """Hunts after the one that is on."""
        place = max(self.table.place, 0)
        return (ROUNDS - self.table.round_number) * HUNTS + max(HUNTS - 1 - place, 0)

    def herd(self, seat: Seat) -> Herd:
        """A seat's herd as it will be judged after this hunt."""
        return Herd(self.cards, self.table.herds[seat], self.hunts_left, self.seats)

    def worth(self, herd: Herd, unicorn: UnicornId) -> float:
        """What a unicorn brings to a herd."""
        about = self.cards.unicorns[unicorn]
        return about.stars + herd.gain(Colour.NONE, about.colour)

    def changed_worth(self, herd: Herd, unicorn: UnicornId, effect: RuseEffect) -> float:
        """What a unicorn brings with a ruse that clings to it."""
        about = self.cards.unicorns[unicorn]
        colour = about.colour
        if colour is not Colour.NONE and effect.colour is not Dye.KEPT:
            dyed = effect.colour
            colour = herd.best_colour() if dyed is Dye.CHOICE else Colour(dyed.value)
        crowd = self.seats / 2
        points = effect.points + about.stars * effect.stars
        points += int(effect.per_rival * (crowd - 1) + effect.per_pass * crowd)
        return about.stars + points + herd.gain(Colour.NONE, colour)

    def known(self, placed: Placed) -> bool:
        """Whether this seat has seen the ruse."""
        return bool(placed.seen >> self.me & 1)

    def hold(self, hand: Bid) -> float:
        """What the cards in hand are worth for the rest of the round."""
        left = HUNTS - 1 - self.table.place
        if left <= 0:
            return self.purse_worth(sum(hand))
        worth = HOLD[left]
        return sum([worth[min(card, 4)] for card in hand])

    def purse_worth(self, purse: int) -> float:
        """What the market brings for so much."""
        best = 0.0
        for price, gain in self.wares():
            if price <= purse and gain > best:
                best = gain
        return best

    def wares(self) -> list[tuple[int, float]]:
        """The price of everything on the market, and what it would bring."""
        herd = self.herd(self.me)
        return [
            (ware.price, herd.best_use(ware.goods, ware.colour, ware.points))
            for ware in dict.fromkeys(self.table.market)
        ]

    # Bids

    def rivals(self, cards: int, worths: list[float]) -> list[Rival]:
        """Who else may hunt with so many cards, and how they would bid."""
        table, found = self.table, []
        for seat in range(self.seats):
            if seat == self.me or table.passed[seat]:
                continue
            # Used cards are open: what lies face down and what is in hand are known together.
            pool = tuple(sorted(table.hands[seat] + table.laid[seat]))
            if len(pool) < cards:
                continue
            wants = worths[seat]
            tilt = min(max(int(wants / 2), 0), 3)
            joins = 1.0 if table.laid[seat] else self.join_chance(pool, cards, wants)
            found.append((joins, spread(pool, cards, tilt)))
        return found

    def join_chance(self, pool: Bid, cards: int, wants: float) -> float:
        """How likely somebody is to hunt."""
        left = HUNTS - self.table.place
        return 1 / (1 + exp(0.5 + 0.3 * cards - 0.35 * wants - 0.2 * (len(pool) / left - 2)))

    def best_bid(self, counts: range, laid: Bid = ()) -> tuple[float, Bid]:
        """The bid that brings most above what its cards are worth elsewhere; () is to pass."""
        table, me = self.table, self.me
        unicorn, hand = table.hunted, table.hands[me]
        worths = [self.worth(self.herd(Seat(s)), unicorn) for s in range(self.seats)]
        others = [worths[s] for s in range(self.seats) if s != me]
        harm = self.rules.spite * max(sum(others) / len(others), 0.0) + FIRST
        outcomes = self.outcomes(unicorn, harm)
        before = self.hold(hand)
        best, choice = 0.0, ()
        proud = table.powers[me] is Power.WIN_TIES and table.power_ready[me]
        for cards in counts:
            rivals = self.rivals(cards + len(laid), worths)
            chances: dict[int, float] = {}
            for bid in bids_of(hand, cards):
                total = sum(bid) + sum(laid)
                if total not in chances:
                    chances[total] = sum(
                        [
                            share * value * self.get_chance(effect, mine, total, rivals, proud)
                            for share, value, effect, mine in outcomes
                        ]
                    )
                cost = before - self.hold(rest_of(hand, bid))
                value = chances[total] * self.rules.boldness - cost + self.rules.noise()
                if value > best or (laid and not choice):
                    best, choice = value, bid
        return best, choice

    def outcomes(
        self, unicorn: UnicornId, harm: float
    ) -> list[tuple[float, float, RuseEffect | None, bool]]:
        """By the ruse that may act: its share, the unicorn's worth, its effect, whether own."""
        herd, placed = self.herd(self.me), self.table.ruses[self.table.place]
        plain = self.worth(herd, unicorn)
        if not placed:
            return [(1.0, plain + harm, None, False)]
        found = []
        for one in placed:
            if self.known(one):
                effect = self.cards.ruses[one.ruse].effect
                value = self.changed_worth(herd, unicorn, effect) + harm
                found.append((1 / len(placed), value, effect, one.seat == self.me))
            else:
                found.append((1 / len(placed), (plain + harm) * 0.75 - 0.3, None, False))
        return found

    def get_chance(
        self,
        effect: RuseEffect | None,
        mine: bool,
        total: int,
        rivals: list[Rival],
        proud: bool,
    ) -> float:
        """How likely the unicorn is to be this seat's in the end, if that ruse acts."""
        if effect is None:
            return win_chance(total, rivals, proud)
        match effect.heir:
            case Heir.WINNER:
                pass
            case Heir.OWNER:
                return 0.9 if mine else 0.1
            case Heir.SECOND:
                return second_chance(total, rivals)
            case Heir.NOBODY:
                return 0.0
            case Heir.GIFT:
                return 0.3 * (1 - win_chance(total, rivals, proud))
            case Heir.POOREST:
                herds = self.table.herds
                fewer = all(len(herds[self.me]) <= len(herd) for herd in herds)
                return 0.8 if fewer else 0.15
            case Heir.LAST:
                last = (self.me + 1) % self.seats == self.table.holder
                return 0.9 if last else 0.2
            case Heir.LEFT:
                return 0.35
        if effect.lowest:
            return low_chance(total, rivals)
        if effect.best_card:
            return 0.3
        if mine and effect.owner:
            return win_chance(min(total + effect.owner, 26), rivals, proud)
        return win_chance(total, rivals, proud)

    def open_hunt(self) -> int:
        """How many cards, or none."""
        most = min(len(self.table.hands[self.me]), MOST_CARDS)
        return self._hunt(range(1, most + 1))

    def join_hunt(self) -> int:
        """With the first player's number of cards, or not."""
        return self._hunt(range(self.table.asked, self.table.asked + 1))

    def _hunt(self, counts: range) -> int:
        _, bid = self.best_bid(counts)
        self.rules.plans[self.me] = bid
        for choice, option in enumerate(self.decision.options):
            if isinstance(option, HuntWith) and option.cards == len(bid):
                return choice
        return len(self.decision.options) - 1

    def lay_card(self) -> int:
        """The next card of the plan, or of a new one."""
        question = self.decision.question
        left = question.left if isinstance(question, LayCard) else 1
        plan = self.rules.plans.pop(self.me, ())
        options = self.decision.options
        values = [option.value for option in options if isinstance(option, LayHuntCard)]
        if len(plan) != left or plan[-1] not in values:
            _, plan = self.best_bid(range(left, left + 1), self.table.laid[self.me])
        self.rules.plans[self.me] = plan[:-1]
        return values.index(plan[-1])

    # Ruses

    def place_ruse(self) -> int:
        """Good ones on what one wants, bad ones on what rivals want."""
        herds = [self.herd(Seat(s)) for s in range(self.seats)]
        return self.best(lambda option: self.placing(herds, option) + self.rules.noise())

    def placing(self, herds: list[Herd], option: HideRuse) -> float:
        """What a ruse brings under a unicorn."""
        unicorn, effect = option.unicorn, self.cards.ruses[option.ruse].effect
        worths = [self.worth(herd, unicorn) for herd in herds]
        eager = [exp(0.3 * worth) for worth in worths]
        chances = [one / sum(eager) for one in eager]
        alone = 1.0 if not self.table.ruses[self.table.row.index(unicorn)] else 0.6
        value = 0.0
        for seat, herd in enumerate(herds):
            side = 1.0 if seat == self.me else -0.4
            if effect.stays:
                change = self.changed_worth(herd, unicorn, effect) - worths[seat]
                value += side * chances[seat] * change
            elif effect.heir is Heir.NOBODY:
                value -= side * chances[seat] * worths[seat]
        if effect.heir not in (Heir.WINNER, Heir.NOBODY):
            value += (0.6 if effect.heir is Heir.OWNER else 0.25) * worths[self.me]
        elif effect.recounts:
            value += 0.3 * worths[self.me]
        return value * alone

    def turn_ruse(self) -> int:
        """One's own if it is good; a known bad one not."""
        herd, unicorn = self.herd(self.me), self.table.hunted
        plain = self.worth(herd, unicorn)

        def value(option: TurnRuse) -> float:
            for placed in self.table.ruses[self.table.place]:
                if placed.seat == option.owner and self.known(placed):
                    effect = self.cards.ruses[placed.ruse].effect
                    if effect.heir not in (Heir.WINNER, Heir.OWNER) or effect.recounts:
                        return -1.0
                    return self.changed_worth(herd, unicorn, effect) - plain
            return -0.5

        return self.best(value)

    def give(self) -> int:
        """To whom it helps least."""
        unicorn = self.table.hunted

        def value(option: GiveUnicorn) -> float:
            herd = self.herd(option.heir)
            return -self.worth(herd, unicorn) - 0.2 * herd.points(self.table.pates[option.heir])

        return self.best(value)

    def dye(self) -> int:
        """The colour that fits best."""
        herd = self.herd(self.me)
        return self.best(lambda option: herd.gain(Colour.NONE, option.colour))

    # Powers

    def change_order(self) -> int:
        """Hunt what one wants most while one is strong."""
        herd = self.herd(self.me)
        now = self.worth(herd, self.table.hunted)

        def value(option: Option) -> float:
            if not isinstance(option, HuntFirst):
                return 0.0
            return self.worth(herd, option.unicorn) - now - 2.0

        return self.best(value)

    def move_ruse(self) -> int:
        """Away from what one wants, to what one does not."""
        herd = self.herd(self.me)
        now = self.worth(herd, self.table.hunted)

        def value(option: Option) -> float:
            if not isinstance(option, MoveRuse):
                return 0.0
            there = self.worth(herd, option.unicorn)
            return now - there - 0.5 if option.owner != self.me else -1.0

        return self.best(value)

    def see_ruses(self) -> int:
        """When the unicorn is worth it."""
        wanted = self.worth(self.herd(self.me), self.table.hunted)
        return 0 if wanted >= 3 or self.table.place >= 2 else 1

    def swap(self) -> int:
        """Win what would be lost, or win for less."""
        table, me = self.table, self.me
        wanted = self.worth(self.herd(me), table.hunted) + FIRST
        standing = dict(bids(self.game))
        others = [(seat, total) for seat, total in standing.items() if seat != me]
        before = self.hold(table.hands[me])

        def value(option: Option) -> float:
            if not isinstance(option, SwapCard):
                total, after = standing[me], before
            else:
                total = standing[me] - option.value + option.instead
                hand = rest_of(table.hands[me], (option.instead,))
                after = self.hold(tuple(sorted((*hand, option.value)))) - 0.3
            wins = leader([*others, (me, total)], table.proud) == me
            return wanted * wins + after

        return self.best(value)

    def win_tie(self) -> int:
        """When the unicorn is worth it."""
        return 0 if self.worth(self.herd(self.me), self.table.hunted) > 1 else 1

    def take_back(self) -> int:
        """A high card, or any before the market."""
        late = self.table.place >= 2

        def value(option: Option) -> float:
            return option.value - (0.5 if late else 2.5) if isinstance(option, TakeBack) else 0.0

        return self.best(value)

    # The market

    def buy(self) -> int:
        """What brings most."""
        herd = self.herd(self.me)

        def value(option: Option) -> float:
            if isinstance(option, Buy):
                return herd.best_use(option.goods, option.colour, option.points)
            return 0.0

        return self.best(value)

    def use(self) -> int:
        """On the unicorn that suits it best."""
        herd, question = self.herd(self.me), self.decision.question
        owned: dict[UnicornId, Caught] = {one.unicorn: one for one in herd.caught}

        def value(option: UseOn) -> float:
            if not isinstance(question, ChooseUnicorn):
                return 0.0
            on = owned[option.unicorn]
            return herd.use(question.goods, question.colour, question.points, on)

        return self.best(value)

    def pay(self) -> int:
        """All cards come back: any payment will do."""
        return 0

    def take_character(self) -> int:
        """The stronger ones, with a whim."""

        def value(option: TakeCharacter) -> float:
            return LIKING[option.character] + 3 * self.rules.noise()

        return self.best(value)

    def best(self, value: Callable[[Any], float]) -> int:
        """The choice with the highest value."""
        values = [value(option) for option in self.decision.options]
        return values.index(max(values))


_ANSWERS: Final[dict[type, Callable[[Turn], int]]] = {
    ChooseCharacter: Turn.take_character,
    PlaceRuse: Turn.place_ruse,
    ChooseOrder: Turn.change_order,
    ChooseRuseToMove: Turn.move_ruse,
    ChooseToSee: Turn.see_ruses,
    OpenHunt: Turn.open_hunt,
    JoinHunt: Turn.join_hunt,
    LayCard: Turn.lay_card,
    ChooseSwap: Turn.swap,
    ChooseTie: Turn.win_tie,
    ChooseRuse: Turn.turn_ruse,
    ChooseHeir: Turn.give,
    ChooseColour: Turn.dye,
    ChooseTakeBack: Turn.take_back,
    GoToMarket: Turn.buy,
    ChooseUnicorn: Turn.use,
    ChoosePayment: Turn.pay,
}
