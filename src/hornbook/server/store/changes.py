"""What one turn of a room wants to be stored, all of it or nothing."""

from __future__ import annotations

from msgspec import Struct

from hornbook.server.store.rows import ChatRow, GameRow, MoveRow, ReceiptRow, TableRow


class Changes(Struct):
    """Gathered while a room handles its queue, committed before anybody is told."""

    tables: dict[str, TableRow] = {}
    seats: dict[tuple[str, int], bytes] = {}
    seats_gone: list[tuple[str, int]] = []  # the code, and the first seat that is gone
    games: dict[str, GameRow] = {}
    moves: list[MoveRow] = []
    receipts: list[ReceiptRow] = []
    chat: list[ChatRow] = []

    def __bool__(self) -> bool:
        kept = self.tables or self.seats or self.seats_gone or self.games or self.moves
        return bool(kept or self.receipts or self.chat)

    def add(self, other: Changes) -> None:
        """Take another room's changes along."""
        self.tables |= other.tables
        self.seats |= other.seats
        self.seats_gone += other.seats_gone
        self.games |= other.games
        self.moves += other.moves
        self.receipts += other.receipts
        self.chat += other.chat
