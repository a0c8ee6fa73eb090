"""1.1: playing magic cards, face down, and drawing back up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.decks import MagicId
from hornbook.games.unicorn_fever.options import PlayCard
from hornbook.games.unicorn_fever.table import Placed, Table
from hornbook.kernel import Amount, Choose, Decision, Option, Question, Seat, Step
from hornbook.racing import LANES, Lane, OnLane, Pass

if TYPE_CHECKING:
    from hornbook.games.unicorn_fever.game import UnicornFever


class StartMagic(Step["UnicornFever"], frozen=True):
    """Play ``count`` cards (the whole hand if it is smaller), and up to ``extra`` more."""

    seat: Seat
    count: int
    extra: int

    def run(self, game: UnicornFever) -> None:
        play = PlayMagic(self.seat, self.count, self.extra)
        if game.table.perks[self.seat].peek:
            game.then(ChoosePeek(self.seat), play, DrawUp(self.seat))
        else:
            game.then(play, DrawUp(self.seat))


class ChoosePeek(Choose["UnicornFever"], frozen=True):
    """A contract lets the seat look at one lane's face-down cards."""

    goes_on: ClassVar[bool] = True

    def options(self, game: UnicornFever) -> tuple[Option, ...]:
        unseen = [lane for lane in LANES if self._unseen(game.table, lane)]
        return (*[OnLane(lane) for lane in unseen], Pass())

    def chosen(self, game: UnicornFever, option: OnLane | Pass) -> None:
        if isinstance(option, Pass):
            return
        table, lane, me = game.table, option.lane, 1 << self.seat
        shown = tuple([card.card for card in self._unseen(table, lane)])
        table.lanes[lane] = tuple([replace(c, seen=c.seen | me) for c in table.lanes[lane]])
        game.tell(events.LanePeeked(self.seat, lane))
        game.tell(events.MagicSeen(self.seat, lane, shown))

    def carries_on(self, before: Question[Any]) -> bool:
        return not isinstance(before, Amount)  # a bet is placed before its magic is thought over

    def _unseen(self, table: Table, lane: Lane) -> list[Placed]:
        return [card for card in table.lanes[lane] if not card.seen >> self.seat & 1]


class PlayMagic(Choose["UnicornFever"], frozen=True):
    """Which card: ``count`` must still be played, ``extra`` more may be."""

    goes_on: ClassVar[bool] = True

    count: int
    extra: int

    def options(self, game: UnicornFever) -> tuple[Option, ...]:
        hand = game.table.hands[self.seat]
        if not hand:
            return (Pass(),)
        faces = game.cards.faces
        # Copies of a card are one option.
        found: list[Option] = list({faces[card]: PlayCard(card) for card in hand}.values())
        if not self.count:
            found.append(Pass())
        return tuple(found)

    def chosen(self, game: UnicornFever, option: PlayCard | Pass) -> None:
        if isinstance(option, PlayCard):
            hand = [card for card in game.table.hands[self.seat] if card != option.card]
            game.table.hands[self.seat] = (*hand, option.card)
            count, extra = self.count, self.extra
            count, extra = (count - 1, extra) if count else (0, extra - 1)
            game.then(ChooseLane(self.seat, count, extra))

    def carries_on(self, before: Question[Any]) -> bool:
        return not isinstance(before, Amount)  # a bet is placed before its magic is thought over


class ChooseLane(Choose["UnicornFever"], frozen=True):
    """Under which lane the last card of the hand goes: any, as often as one likes.

    The card itself is only named in the question that the seat is shown: what waits on the
    agenda stays as it is when a rival's hand is dealt again.
    """

    half: ClassVar[bool] = True
    goes_on: ClassVar[bool] = True

    count: int
    extra: int
    card: MagicId | None = None

    def decision(self, game: UnicornFever, number: int) -> Decision:
        shown = ChooseLane(self.seat, self.count, self.extra, game.table.hands[self.seat][-1])
        return Decision(self.seat, number, shown, _EVERY_LANE)

    def options(self, game: UnicornFever) -> tuple[Option, ...]:
        return _EVERY_LANE

    def chosen(self, game: UnicornFever, option: OnLane) -> None:
        table, seat, lane = game.table, self.seat, option.lane
        *hand, card = table.hands[seat]
        table.hands[seat] = tuple(hand)
        table.lanes[lane] += (Placed(card, seat, len(game.history), 1 << seat),)
        game.tell(events.MagicPlayed(seat, lane))
        game.tell(events.MagicPlaced(seat, card, lane))
        if gold := table.perks[seat].magic_gold:
            table.earn(seat, gold)
            game.tell(events.ContractPaid(seat, "magic_gold", gold, 0))
        if hand and (self.count or self.extra):
            game.then(PlayMagic(seat, self.count, self.extra))


_EVERY_LANE: tuple[Option, ...] = tuple(OnLane(lane) for lane in LANES)


class DrawUp(Step["UnicornFever"], frozen=True):
    """1.1: draw back up at once; an empty deck is made anew from the discards."""

    seat: Seat

    def run(self, game: UnicornFever) -> None:
        table, seat = game.table, self.seat
        missing = game.hand_limit(seat) - len(table.hands[seat])
        cards: list[MagicId] = []
        while missing > len(cards) and (table.magic_deck or table.magic_discard):
            if not table.magic_deck:
                _reshuffle(game)
            card = table.magic_deck.pop()
            table.drawn[card] = len(game.history)
            cards.append(card)
        if cards:
            table.hands[seat] += tuple(cards)
            game.tell(events.MagicDrawn(seat, len(cards)))
            game.tell(events.MagicTaken(seat, tuple(cards)))


def _reshuffle(game: UnicornFever) -> None:
    table = game.table
    table.magic_deck, table.magic_discard = table.magic_discard, []
    shuffle_number = max(table.generation) + 1
    for card in table.magic_deck:
        table.generation[card] = shuffle_number
    game.chance.shuffle(table.magic_deck)
    game.tell(events.MagicReshuffled(len(table.magic_deck)))
