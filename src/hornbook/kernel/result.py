"""How a game ended."""

from __future__ import annotations

from msgspec import Struct

from hornbook.kernel.event import Seat


class Result(Struct, frozen=True):
    """How a game ended: seats that share a place stand together."""

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]

    def __str__(self) -> str:
        return f"winners: {list(self.winners)}, scores: {list(self.scores)}"

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won; several when victory is shared, none when nobody may win."""
        return self.ranking[0] if self.ranking else ()
