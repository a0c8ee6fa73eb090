"""What ruses do, as a small vocabulary: the rules read it, a card only fills it in."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final

from msgspec import Meta, Struct

_Points = Annotated[int, Meta(ge=-5, le=5)]
_Each = Annotated[int, Meta(ge=-2, le=2)]


class Dye(Enum):
    """What becomes of the unicorn's colour."""

    KEPT = "kept"
    NONE = "none"
    PINK = "pink"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    CHOICE = "choice"  # whoever catches the unicorn says which


class Heir(Enum):
    """Who gets the unicorn instead of the winner. Whoever passed never does."""

    WINNER = "winner"  # nobody else
    SECOND = "second"  # the next best total, ties cancelled as usual
    OWNER = "owner"  # who placed the ruse
    LEFT = "left"  # the next hunter to the winner's left
    POOREST = "poorest"  # the hunter with the fewest unicorns, from the first player on
    FIRST = "first"  # the first hunter in turn order
    LAST = "last"  # the last hunter in turn order
    GIFT = "gift"  # another hunter, whom the winner names
    NOBODY = "nobody"  # it flees


class RuseEffect(Struct, frozen=True):
    """All that a ruse can do; most ruses do one thing."""

    # To the unicorn: such a ruse stays with it.
    points: _Points = 0
    stars: Annotated[int, Meta(ge=-1, le=1)] = 0  # printed stars count so many times more
    per_rival: _Each = 0  # points for every other hunter
    per_pass: _Each = 0  # points for everyone who passed
    colour: Dye = Dye.KEPT

    # To the bidding: the totals are counted again.
    lowest: bool = False  # the lowest total wins
    best_card: bool = False  # only the highest card of each hunter counts
    card: Annotated[int, Meta(ge=-1, le=9)] = -1  # hunt cards of this value (-1: none) ...
    counts_as: Annotated[int, Meta(ge=0, le=9, extra={"beside": "card"})] = 0  # ... count as this
    owner: _Points = 0  # on the total of who placed the ruse
    winner: _Points = 0  # on the total of who was winning
    ties: bool = False  # ties do not cancel: who is nearest after the first player is ahead

    # To who gets the unicorn.
    heir: Heir = Heir.WINNER

    @property
    def stays(self) -> bool:
        """Whether the ruse stays with the unicorn: it changes points or colour."""
        changes_points = self.points or self.stars or self.per_rival or self.per_pass
        return bool(changes_points) or self.colour is not Dye.KEPT

    @property
    def recounts(self) -> bool:
        """Whether the totals are counted again."""
        return (
            self.lowest
            or self.best_card
            or self.card >= 0
            or bool(self.owner or self.winner)
            or self.ties
        )


NO_EFFECT: Final = RuseEffect()
