"""Who sits where. Looking somebody up does not take longer in a stadium."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from hornbook.kernel import NotOpen, Seat
from hornbook.server.refusals import NotAllowed
from hornbook.server.table.likeness import Likeness
from hornbook.server.table.people import name_of
from hornbook.server.table.state import OPEN_SEAT, Limit, SeatCard, SeatKind
from hornbook.text.names import is_a_name

LISTED: Final = 32  # more seats than that are not told one by one


class Seating:
    """The place cards, and the seats whose cards changed since they were last stored.

    ``version`` counts the changes that everybody may see.
    """

    def __init__(self, cards: Iterable[SeatCard], most: int, game: str = "") -> None:
        self.cards: list[SeatCard] = []
        self.most = most
        self._game = game
        self._likeness = Likeness(game)
        self.bots: set[Seat] = set()
        self.left: set[Seat] = set()  # stood up during the game
        self.with_words: set[Seat] = set()  # added words to the luck
        self.staying: set[Seat] = set()  # for the next game
        self.limited: set[Seat] = set()  # go along by themselves up to a limit
        self.changed: set[Seat] = set()
        self.shrunk = False
        self.version = 0
        self._open: set[Seat] = set()
        self._of: dict[str, tuple[Seat, ...]] = {}  # each in order
        for card in cards:
            self._place(self._one_more(), card)
        for seat, card in enumerate(self.cards):
            if card.kind is not SeatKind.OPEN and not card.portrait:
                self._place(Seat(seat), self._of_old_times(card, seat))
        self.changed.clear()

    def __len__(self) -> int:
        return len(self.cards)

    def add(self, card: SeatCard) -> Seat:
        """One seat more, at the end."""
        if len(self.cards) >= self.most:
            raise NotOpen("table-full", most=self.most)
        seat = self._one_more()
        self.put(seat, card)
        return seat

    def put(self, seat: Seat, card: SeatCard) -> None:
        """Replace a place card; whoever sits there is told apart from the others."""
        self.version += 1
        before = self.cards[seat]
        self._place(seat, OPEN_SEAT)
        self._place(seat, self._dressed(card, before, seat))

    def set_limit(self, seat: Seat, limit: Limit | None) -> None:
        """Write a limit on a card, or take it off: nobody else sees it."""
        self._place(seat, replace(self.cards[seat], limit=limit))

    def contribute(self, seat: Seat, words: str) -> None:
        """Somebody's words for the luck; a crowd need not be told of each."""
        self._place(seat, replace(self.cards[seat], words=words))
        if len(self.cards) <= LISTED:
            self.version += 1

    def check_free(self, portrait: str, seat: Seat) -> None:
        """Refuse a face that another person wears, while there are others."""
        if self.cards[seat].portrait == portrait or not self._likeness.free:
            return
        for card in self.cards:
            if card.kind is SeatKind.PERSON and card.portrait == portrait:
                raise NotAllowed("portrait-taken", name=card.name)

    def known_as(self, guest: str, name: str) -> tuple[str, str]:
        """The name and face of somebody in the room, who may only look on."""
        mine = self.of(guest)
        if mine:
            return self.cards[mine[0]].name, self.cards[mine[0]].portrait
        return self._likeness.name(name), ""

    def _one_more(self) -> Seat:
        seat = Seat(len(self.cards))
        self.cards.append(OPEN_SEAT)
        self._open.add(seat)
        return seat

    def _of_old_times(self, card: SeatCard, seat: int) -> SeatCard:
        """A card stored before there were portraits, and before "You" was nobody's name."""
        name = card.name
        if card.kind is SeatKind.BOT:
            name = name or self._likeness.stand_in(seat)
        elif not is_a_name(name):
            name = self._likeness.name(name_of(name))
        return replace(card, name=name, portrait=self._likeness.portrait("", seat))

    def _dressed(self, card: SeatCard, before: SeatCard, seat: int) -> SeatCard:
        """The card with a name and a face of its own; what was there before is kept."""
        if card.kind is SeatKind.OPEN:
            return card
        same = card.kind is before.kind and card.guest == before.guest
        name, portrait = card.name, card.portrait
        if same and name in ("", before.name):
            name = before.name
        else:
            name = self._likeness.name(name) if name else self._likeness.stand_in(seat)
        if same and portrait in ("", before.portrait):
            portrait = before.portrait
        elif card.kind is SeatKind.PERSON:
            self._yield(portrait)
        if not (portrait and same and portrait == before.portrait):
            portrait = self._likeness.portrait(portrait, seat)
        return replace(card, name=name, portrait=portrait)

    def _yield(self, portrait: str) -> None:
        """A bot changes its face for a person who likes it, while there are others."""
        if not portrait or self._likeness.wears(portrait) != 1 or not self._likeness.free:
            return
        for seat in self.bots:
            if self.cards[seat].portrait == portrait:
                self._place(seat, replace(self.cards[seat], portrait=self._likeness.free))
                return

    def _place(self, seat: Seat, card: SeatCard) -> None:
        before = self.cards[seat]
        self._open.discard(seat)
        self.bots.discard(seat)
        self.left.discard(seat)
        self.with_words.discard(seat)
        self.staying.discard(seat)
        self.limited.discard(seat)
        if before.kind is not SeatKind.OPEN:
            self._likeness.went(before)
        if before.guest:
            mine = tuple([one for one in self._of.pop(before.guest) if one != seat])
            if mine:
                self._of[before.guest] = mine
        self.cards[seat] = card
        if card.kind is not SeatKind.OPEN:
            self._likeness.came(card)
        self.changed.add(seat)
        if card.kind is SeatKind.OPEN:
            self._open.add(seat)
        elif card.kind is SeatKind.BOT:
            self.bots.add(seat)
        if card.left:
            self.left.add(seat)
        if card.words:
            self.with_words.add(seat)
        if card.stays:
            self.staying.add(seat)
        if card.limit is not None:
            self.limited.add(seat)
        if card.guest:
            self._of[card.guest] = tuple(sorted((*self._of.get(card.guest, ()), seat)))

    def of(self, guest: str) -> list[Seat]:
        """A guest's seats."""
        return list(self._of.get(guest, ()))

    def guests(self) -> set[str]:
        """Everybody who sits."""
        return set(self._of)

    def holds(self, guest: str, seat: int) -> bool:
        """Whether that seat is the guest's."""
        return seat in self._of.get(guest, ())

    def card(self, seat: int) -> SeatCard:
        """The card at a seat; refused if there is no such seat."""
        if not 0 <= seat < len(self.cards):
            raise NotAllowed("unknown-seat", seat=seat, last=len(self.cards))
        return self.cards[seat]

    def free(self, seat: int | None) -> Seat:
        """The seat asked for, or the first free one, or a new one at the end."""
        if seat is None:
            return min(self._open) if self._open else self.add(OPEN_SEAT)
        if seat == len(self.cards):
            return self.add(OPEN_SEAT)
        if self.card(seat).kind is not SeatKind.OPEN:
            raise NotAllowed("seat-taken", seat=seat)
        return Seat(seat)

    def resize(self, most: int) -> bool:
        """So many seats from now on; whether open ones had to go, and others moved up."""
        self.most = most
        surplus = len(self.cards) - most
        if surplus <= 0:
            return False
        gone = set(sorted(self._open)[-surplus:])
        self._set_anew([card for seat, card in enumerate(self.cards) if seat not in gone])
        return True

    def taken(self) -> int:
        """How many seats are not open."""
        return len(self.cards) - len(self._open)

    def lined_up(self, first: str = "") -> list[SeatCard]:
        """Those who play, next to each other; a guest can be asked to the head of the table."""
        taken = [card for card in self.cards if card.kind is not SeatKind.OPEN]
        return sorted(taken, key=lambda card: not first or card.guest != first)

    def close_ranks(self, first: str = "") -> None:
        """Take the open seats away, and let everyone sit as they are lined up."""
        kept = self.lined_up(first)
        if kept == self.cards:
            return
        self._set_anew(kept)

    def _set_anew(self, cards: list[SeatCard]) -> None:
        version = self.version + 1
        self.__init__(cards, self.most, self._game)  # type: ignore[misc] # the same seating
        self.version = version
        self.changed = {Seat(seat) for seat in range(len(cards))}
        self.shrunk = True
