"""Who sits where. Looking somebody up does not take longer in a stadium."""

from __future__ import annotations

from collections.abc import Iterable

from hornbook.kernel import NotOpen, Seat
from hornbook.server.refusals import NotAllowed
from hornbook.server.table.sheet import OPEN_SEAT, SeatCard, SeatKind


class Seating:
    """The place cards, and the seats whose cards changed since they were last stored."""

    def __init__(self, cards: Iterable[SeatCard], most: int) -> None:
        self.cards: list[SeatCard] = []
        self.most = most
        self.bots: set[Seat] = set()
        self.left: set[Seat] = set()  # stood up during the game
        self.with_words: set[Seat] = set()  # added words to the luck
        self.changed: set[Seat] = set()
        self.shrunk = False
        self._open: set[Seat] = set()
        self._of: dict[str, set[Seat]] = {}
        for card in cards:
            self.add(card)
        self.changed.clear()

    def __len__(self) -> int:
        return len(self.cards)

    def add(self, card: SeatCard) -> Seat:
        """One seat more, at the end."""
        if len(self.cards) >= self.most:
            raise NotOpen("table-full", most=self.most)
        seat = Seat(len(self.cards))
        self.cards.append(OPEN_SEAT)
        self._open.add(seat)
        self.put(seat, card)
        return seat

    def put(self, seat: Seat, card: SeatCard) -> None:
        """Replace a place card."""
        before = self.cards[seat]
        self._open.discard(seat)
        self.bots.discard(seat)
        self.left.discard(seat)
        self.with_words.discard(seat)
        if before.guest:
            mine = self._of[before.guest]
            mine.discard(seat)
            if not mine:
                del self._of[before.guest]
        self.cards[seat] = card
        self.changed.add(seat)
        if card.kind is SeatKind.OPEN:
            self._open.add(seat)
        elif card.kind is SeatKind.BOT:
            self.bots.add(seat)
        if card.left:
            self.left.add(seat)
        if card.words:
            self.with_words.add(seat)
        if card.guest:
            self._of.setdefault(card.guest, set()).add(seat)

    def of(self, guest: str) -> list[Seat]:
        """A guest's seats."""
        return sorted(self._of.get(guest, ()))

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

    def taken(self) -> int:
        """How many seats are not open."""
        return len(self.cards) - len(self._open)

    def close_ranks(self) -> None:
        """Take the open seats away: those who play sit next to each other."""
        if not self._open:
            return
        kept = [card for card in self.cards if card.kind is not SeatKind.OPEN]
        self.__init__(kept, self.most)  # type: ignore[misc] # the same seating, set anew
        self.changed = {Seat(seat) for seat in range(len(kept))}
        self.shrunk = True
