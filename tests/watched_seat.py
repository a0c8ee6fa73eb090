"""A seat's handle that notes what it is asked for."""

from __future__ import annotations

from typing import Any

from hornbook.kernel import Game, Seat, SeatHandle

OFFERED = frozenset({"seat", "game", "cards", "decision", "view", "redeal"})


class WatchedSeat(SeatHandle):
    """Everything a bot reads of its handle ends up in ``read``."""

    __slots__ = ("read",)

    def __init__(self, game: Game[Any, Any], seat: Seat) -> None:
        object.__setattr__(self, "read", set())
        super().__init__(game, seat)

    def __getattribute__(self, name: str) -> Any:
        if name not in {"read", "_SeatHandle__game", "__class__"}:
            object.__getattribute__(self, "read").add(name)
        return object.__getattribute__(self, name)
