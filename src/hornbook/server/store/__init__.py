"""What outlives the process: tables, seats, games and their moves."""

from hornbook.server.store.changes import Changes
from hornbook.server.store.rows import GameRow, MoveRow, TableRow
from hornbook.server.store.store import Store

__all__ = ["Changes", "GameRow", "MoveRow", "Store", "TableRow"]
