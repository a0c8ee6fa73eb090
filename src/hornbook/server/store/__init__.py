"""What outlives the process: tables, seats, games and their moves."""

from hornbook.server.store.changes import Changes
from hornbook.server.store.rows import ChatRow, GameRow, MoveRow, ReceiptRow, TableRow
from hornbook.server.store.script import CHAT_KEPT
from hornbook.server.store.store import Store

__all__ = [
    "CHAT_KEPT",
    "Changes",
    "ChatRow",
    "GameRow",
    "MoveRow",
    "ReceiptRow",
    "Store",
    "TableRow",
]
