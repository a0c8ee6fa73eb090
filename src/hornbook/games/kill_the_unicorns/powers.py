"""The characters' powers: each asked at its own moment, usable once a round."""

from __future__ import annotations

from abc import abstractmethod
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.catch import catch, waste_ruses
from hornbook.games.kill_the_unicorns.decks import Power
from hornbook.games.kill_the_unicorns.effects import NO_EFFECT
from hornbook.games.kill_the_unicorns.options import (
    ActInstead,
    DareRival,
    Foretell,
    NotNow,
    StepOut,
    SwapCard,
    TakeBack,
)
from hornbook.games.kill_the_unicorns.table import Dare, Foretold, Placed, spend, without
from hornbook.kernel import Choose, Option

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.game import KillTheUnicorns


class Moment(Choose["KillTheUnicorns"], frozen=True):
    """A seat may use its power now, or keep it."""

    @abstractmethod
    def uses(self, game: KillTheUnicorns) -> list[Option]:
        """What the power could do now."""

    @abstractmethod
    def use(self, game: KillTheUnicorns, option: Any) -> None:
        """Do it."""

    def options(self, game: KillTheUnicorns) -> tuple[Option, ...]:
        return (*self.uses(game), _NOT_NOW)

    def chosen(self, game: KillTheUnicorns, option: Option) -> None:
        if not isinstance(option, NotNow):
            game.table.power_ready[self.seat] = False
            self.use(game, option)


_NOT_NOW = NotNow()


class ChooseRivalToDare(Moment, frozen=True):
    """Before the cards are shown: a hunter who will yield if the two tie."""

    def uses(self, game: KillTheUnicorns) -> list[Option]:
        return [DareRival(seat) for seat in game.hunters() if seat != self.seat]

    def use(self, game: KillTheUnicorns, option: DareRival) -> None:
        game.table.dares += (Dare(self.seat, option.rival),)
        game.tell(events.RivalDared(self.seat, option.rival))


class ChooseTotalToForetell(Moment, frozen=True):
    """Before the cards are shown: pay the lowest card, and name a total that is out."""

    def uses(self, game: KillTheUnicorns) -> list[Option]:
        table, seat = game.table, self.seat
        if not table.hands[seat] or len(game.hunters()) == 1:
            return []
        own = sum(table.laid[seat])
        return [Foretell(total) for total in totals(game.cards.hunt, table.asked) if total != own]

    def use(self, game: KillTheUnicorns, option: Foretell) -> None:
        table, seat, total = game.table, self.seat, option.total
        price = table.hands[seat][0]
        spend(table, seat, price)
        table.foretold += (Foretold(seat, total, price),)
        game.tell(events.TotalForetold(seat, price, total))


@lru_cache(1 << 7)
def totals(hunt: tuple[int, ...], cards: int) -> tuple[int, ...]:
    """All that so many of somebody's hunt cards can come to, the lowest first."""
    return tuple(sorted({sum(some) for some in combinations(hunt, cards)}))


class ChooseSwap(Moment, frozen=True):
    """The cards are shown: exchange one for a card in hand."""

    def uses(self, game: KillTheUnicorns) -> list[Option]:
        table, seat = game.table, self.seat
        hand = dict.fromkeys(table.hands[seat])
        return [
            SwapCard(value, instead)
            for value in dict.fromkeys(table.laid[seat])
            for instead in hand
            if value != instead
        ]

    def use(self, game: KillTheUnicorns, option: SwapCard) -> None:
        table, seat = game.table, self.seat
        hand = without(table.hands[seat], option.instead)
        table.hands[seat] = tuple(sorted((*hand, option.value)))
        table.laid[seat] = (*without(table.laid[seat], option.value), option.instead)
        total = sum(table.laid[seat])
        game.tell(events.CardSwapped(seat, option.value, option.instead, total))


class ChooseToLieInWait(Moment, frozen=True):
    """All hunters cancelled each other: catch the unicorn as it is printed."""

    def uses(self, game: KillTheUnicorns) -> list[Option]:
        return [StepOut()] if game.table.winner is None else []

    def use(self, game: KillTheUnicorns, option: StepOut) -> None:
        table, unicorn = game.table, game.table.hunted
        table.winner = self.seat
        game.tell(events.StragglerCaught(self.seat, unicorn))
        waste_ruses(game)
        catch(game, NO_EFFECT, game.cards.unicorns[unicorn].colour)


class ChooseSecondRuse(Moment, frozen=True):
    """A ruse was turned: pay the highest card, and the kept one acts in its place."""

    def uses(self, game: KillTheUnicorns) -> list[Option]:
        table, seat = game.table, self.seat
        return [ActInstead(ruse) for ruse in table.ruse_hands[seat]] if table.hands[seat] else []

    def use(self, game: KillTheUnicorns, option: ActInstead) -> None:
        table, seat, turned = game.table, self.seat, game.table.turned
        if turned is None:
            return
        price = table.hands[seat][-1]
        spend(table, seat, price)
        table.ruse_hands[seat] = without(table.ruse_hands[seat], option.ruse)
        table.ruse_discards[turned.seat] += (turned.ruse,)
        table.turned = Placed(option.ruse, seat)
        game.tell(events.RuseOverruled(seat, price, turned.ruse, option.ruse))


class ChooseTakeBack(Moment, frozen=True):
    """The hunt is over: take one of the cards laid back into the hand."""

    def uses(self, game: KillTheUnicorns) -> list[Option]:
        return [TakeBack(value) for value in dict.fromkeys(game.table.laid[self.seat])]

    def use(self, game: KillTheUnicorns, option: TakeBack) -> None:
        table, seat = game.table, self.seat
        table.laid[seat] = without(table.laid[seat], option.value)
        table.hands[seat] = tuple(sorted((*table.hands[seat], option.value)))
        game.tell(events.CardTakenBack(seat, option.value))


# A dare may tell something to whoever names a total; neither sees a card.
_SEALED: tuple[tuple[Power, type[Moment]], ...] = (
    (Power.DARE_RIVAL, ChooseRivalToDare),
    (Power.FORETELL, ChooseTotalToForetell),
)
_SHOWN: tuple[tuple[Power, type[Moment]], ...] = ((Power.SWAP_CARD, ChooseSwap),)
_TIED_OUT: tuple[tuple[Power, type[Moment]], ...] = ((Power.LIE_IN_WAIT, ChooseToLieInWait),)
_TURNED: tuple[tuple[Power, type[Moment]], ...] = ((Power.SECOND_RUSE, ChooseSecondRuse),)
_CLOSING: tuple[tuple[Power, type[Moment]], ...] = ((Power.TAKE_BACK, ChooseTakeBack),)


def sealed_moments(game: KillTheUnicorns) -> list[Moment]:
    """The powers for the moment when all have laid or passed and nothing is shown yet."""
    return _moments(game, _SEALED)


def shown_moments(game: KillTheUnicorns) -> list[Moment]:
    """The powers for the moment when the cards have been shown."""
    return _moments(game, _SHOWN)


def tied_out_moments(game: KillTheUnicorns) -> list[Moment]:
    """The powers for the moment when nobody is left to win."""
    return _moments(game, _TIED_OUT)


def turned_moments(game: KillTheUnicorns) -> list[Moment]:
    """The powers for the moment when a ruse has been turned and has not acted yet."""
    return _moments(game, _TURNED)


def closing_moments(game: KillTheUnicorns) -> list[Moment]:
    """The powers for the end of a hunt."""
    return _moments(game, _CLOSING)


def _moments(game: KillTheUnicorns, kinds: tuple[tuple[Power, type[Moment]], ...]) -> list[Moment]:
    """Every power is for hunters: who passed has none in this hunt."""
    powers, ready, hunters = game.table.powers, game.table.power_ready, game.hunters()
    return [
        moment(seat)
        for power, moment in kinds
        for seat in hunters
        if powers[seat] is power and ready[seat]
    ]
