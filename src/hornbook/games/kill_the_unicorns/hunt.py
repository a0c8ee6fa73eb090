"""2.2: the hunt is open."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.options import HuntWith, LayHuntCard, Pass
from hornbook.games.kill_the_unicorns.resolution import CloseHunt, RevealHunt, SealHunt
from hornbook.games.kill_the_unicorns.table import without
from hornbook.kernel import Choose, Option, Seat, Step

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.game import KillTheUnicorns

MOST_CARDS: Final = 3


class BeginHunt(Step["KillTheUnicorns"], frozen=True):
    """2.2: the leftmost unicorn that has not been hunted."""

    def run(self, game: KillTheUnicorns) -> None:
        table = game.table
        table.place += 1
        table.holder = table.first
        game.tell(events.HuntBegan(table.place + 1, table.hunted))
        game.then(OpenHunt(table.first), SealHunt(), RevealHunt(), CloseHunt())


class OpenHunt(Choose["KillTheUnicorns"], frozen=True):
    """2.2: the first player says how many cards this hunt takes."""

    def options(self, game: KillTheUnicorns) -> tuple[Option, ...]:
        return _OPENINGS[min(len(game.table.hands[self.seat]), MOST_CARDS)]

    def chosen(self, game: KillTheUnicorns, option: HuntWith | Pass) -> None:
        if isinstance(option, HuntWith):
            game.table.asked = option.cards
            join(game, self.seat)
            return
        stay_out(game, self.seat)
        # 2.2: whoever passes as first player hands the horn on; if all do, it comes home.
        table = game.table
        table.first = Seat((self.seat + 1) % game.setup.seats)
        game.tell(events.HornPassed(table.first))
        if table.first != table.holder:
            game.then(OpenHunt(table.first))


_OPENINGS: tuple[tuple[Option, ...], ...] = tuple(
    (*[HuntWith(cards) for cards in range(1, most + 1)], Pass()) for most in range(MOST_CARDS + 1)
)


class JoinHunt(Choose["KillTheUnicorns"], frozen=True):
    """2.2: the same number of cards as the first player, or none."""

    cards: int

    def options(self, game: KillTheUnicorns) -> tuple[Option, ...]:
        if len(game.table.hands[self.seat]) < self.cards:
            return _OUT
        return _JOININGS[self.cards]

    def chosen(self, game: KillTheUnicorns, option: HuntWith | Pass) -> None:
        if isinstance(option, HuntWith):
            join(game, self.seat)
        else:
            stay_out(game, self.seat)
            ask_next_hunter(game, self.seat)


_OUT: tuple[Option, ...] = (Pass(),)
_JOININGS: tuple[tuple[Option, ...], ...] = tuple(
    (HuntWith(cards), Pass()) for cards in range(MOST_CARDS + 1)
)


def join(game: KillTheUnicorns, seat: Seat) -> None:
    """A seat hunts: which cards is its secret, how many is not."""
    cards = game.table.asked
    game.tell(events.HuntJoined(seat, cards))
    game.then(LayCard(seat, cards))


def stay_out(game: KillTheUnicorns, seat: Seat) -> None:
    """A seat passes, openly."""
    game.table.passed[seat] = True
    game.tell(events.HunterPassed(seat))


def ask_next_hunter(game: KillTheUnicorns, seat: Seat) -> None:
    """On to the left, until the hunt is back where it began."""
    table = game.table
    following = Seat((seat + 1) % game.setup.seats)
    if following != table.holder:
        game.then(JoinHunt(following, table.asked))


class LayCard(Choose["KillTheUnicorns"], frozen=True):
    """2.2: one hunt card face down; ``left`` must still be laid, this one too."""

    goes_on: ClassVar[bool] = True

    left: int

    def options(self, game: KillTheUnicorns) -> tuple[Option, ...]:
        hand = game.table.hands[self.seat]
        # Who must lay the whole hand need not say in which order.
        return _cards_to_lay(hand if self.left < len(hand) else hand[:1])

    def chosen(self, game: KillTheUnicorns, option: LayHuntCard) -> None:
        table, seat, value = game.table, self.seat, option.value
        table.hands[seat] = without(table.hands[seat], value)
        table.laid[seat] += (value,)
        game.tell(events.HuntCardLaid(seat, value))
        if self.left > 1:
            game.then(LayCard(seat, self.left - 1))
        else:
            ask_next_hunter(game, seat)


@lru_cache(1 << 12)
def _cards_to_lay(hand: tuple[int, ...]) -> tuple[Option, ...]:
    """Cards of the same value are one option."""
    return tuple(LayHuntCard(value) for value in dict.fromkeys(hand))
