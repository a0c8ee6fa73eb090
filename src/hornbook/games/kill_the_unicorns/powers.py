"""The characters' powers: each asked at its own moment, usable once a round."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.bids import bids, leader
from hornbook.games.kill_the_unicorns.decks import Power
from hornbook.games.kill_the_unicorns.options import (
    HuntFirst,
    MoveRuse,
    NotNow,
    SeeRuses,
    SwapCard,
    TakeBack,
    WinTie,
)
from hornbook.games.kill_the_unicorns.ruses import places_with_room
from hornbook.games.kill_the_unicorns.table import without
from hornbook.kernel import Choose, Option, Seat

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


class ChooseOrder(Moment, frozen=True):
    """A hunt begins: a later unicorn may change places with the one to be hunted."""

    def uses(self, game: KillTheUnicorns) -> list[Option]:
        table = game.table
        later = table.row[table.place + 1 :]
        return [HuntFirst(unicorn) for unicorn in later if unicorn is not None]

    def use(self, game: KillTheUnicorns, option: HuntFirst) -> None:
        table = game.table
        here, there, before = table.place, table.row.index(option.unicorn), table.hunted
        table.row[here], table.row[there] = option.unicorn, before
        table.ruses[here], table.ruses[there] = table.ruses[there], table.ruses[here]
        game.tell(events.OrderChanged(self.seat, option.unicorn, before))


class ChooseRuseToMove(Moment, frozen=True):
    """A hunt begins: one of its ruses may be led away, unseen, to a later unicorn with room."""

    def uses(self, game: KillTheUnicorns) -> list[Option]:
        table = game.table
        targets = [table.row[place] for place in places_with_room(table, after=table.place)]
        return [
            MoveRuse(placed.seat, unicorn)
            for placed in table.ruses[table.place]
            for unicorn in targets
            if unicorn is not None
        ]

    def use(self, game: KillTheUnicorns, option: MoveRuse) -> None:
        table = game.table
        here, there = table.place, table.row.index(option.unicorn)
        moved = tuple([placed for placed in table.ruses[here] if placed.seat == option.owner])
        table.ruses[here] = tuple([p for p in table.ruses[here] if p.seat != option.owner])
        table.ruses[there] += moved
        game.tell(events.RuseMoved(self.seat, option.owner, table.hunted, option.unicorn))


class ChooseToSee(Moment, frozen=True):
    """A hunt begins: look at the ruses under its unicorn."""

    def uses(self, game: KillTheUnicorns) -> list[Option]:
        table = game.table
        unseen = [p for p in table.ruses[table.place] if not p.seen >> self.seat & 1]
        return [SeeRuses()] if unseen else []

    def use(self, game: KillTheUnicorns, option: SeeRuses) -> None:
        table, me = game.table, 1 << self.seat
        game.tell(events.RusesSeen(self.seat, table.hunted))
        for placed in table.ruses[table.place]:
            # 2.1: a ruse of one's own may not be looked at again.
            if not placed.seen & me:
                game.tell(events.RuseSeen(self.seat, placed.seat, placed.ruse))
        seen = [replace(placed, seen=placed.seen | me) for placed in table.ruses[table.place]]
        table.ruses[table.place] = tuple(seen)


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


class ChooseTie(Moment, frozen=True):
    """Tied, and winning but for that: be ahead instead of out."""

    def uses(self, game: KillTheUnicorns) -> list[Option]:
        proud, standing = game.table.proud, bids(game)
        wins_now = leader(standing, proud) == self.seat
        would_win = leader(standing, proud | 1 << self.seat) == self.seat
        return [WinTie()] if would_win and not wins_now else []

    def use(self, game: KillTheUnicorns, option: WinTie) -> None:
        game.table.proud |= 1 << self.seat
        game.tell(events.TieWon(self.seat, sum(game.table.laid[self.seat])))


class ChooseTakeBack(Moment, frozen=True):
    """The hunt is over: take one of the cards laid back into the hand."""

    def uses(self, game: KillTheUnicorns) -> list[Option]:
        return [TakeBack(value) for value in dict.fromkeys(game.table.laid[self.seat])]

    def use(self, game: KillTheUnicorns, option: TakeBack) -> None:
        table, seat = game.table, self.seat
        table.laid[seat] = without(table.laid[seat], option.value)
        table.hands[seat] = tuple(sorted((*table.hands[seat], option.value)))
        game.tell(events.CardTakenBack(seat, option.value))


# What changes the row comes before what looks at it.
_OPENING: tuple[tuple[Power, type[Moment]], ...] = (
    (Power.CHANGE_ORDER, ChooseOrder),
    (Power.MOVE_RUSE, ChooseRuseToMove),
    (Power.SEE_RUSES, ChooseToSee),
)
# Who wins a tie is known only when no card moves any more.
_SHOWN: tuple[tuple[Power, type[Moment]], ...] = (
    (Power.SWAP_CARD, ChooseSwap),
    (Power.WIN_TIES, ChooseTie),
)
_CLOSING: tuple[tuple[Power, type[Moment]], ...] = ((Power.TAKE_BACK, ChooseTakeBack),)


def opening_moments(game: KillTheUnicorns) -> list[Moment]:
    """The powers for the beginning of a hunt."""
    return _moments(game, _OPENING, game.clockwise_from_first())


def shown_moments(game: KillTheUnicorns) -> list[Moment]:
    """The powers for the moment when the cards have been shown: hunters only."""
    return _moments(game, _SHOWN, game.hunters())


def closing_moments(game: KillTheUnicorns) -> list[Moment]:
    """The powers for the end of a hunt: hunters only."""
    return _moments(game, _CLOSING, game.hunters())


def _moments(
    game: KillTheUnicorns, kinds: tuple[tuple[Power, type[Moment]], ...], seats: list[Seat]
) -> list[Moment]:
    powers, ready = game.table.powers, game.table.power_ready
    return [
        moment(seat)
        for power, moment in kinds
        for seat in seats
        if powers[seat] is power and ready[seat]
    ]
