"""Tables for people: rooms, the protocol, storage."""

from hornbook.server.draws import verify_draw
from hornbook.server.run import run

__all__ = ["run", "verify_draw"]
