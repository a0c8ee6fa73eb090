"""Nobody at a table is called or looks like somebody else, while there is enough to choose from."""

from __future__ import annotations

from collections import Counter

from hornbook.server.table.people import wardrobe
from hornbook.server.table.state import SeatCard
from hornbook.text import Catalogue, stand_in
from hornbook.text.names import CAST, alike, namesake

_LETTERS = 26


class Likeness:
    """The names and faces in use. Finding others takes as long in a stadium as at a small table."""

    def __init__(self, game: str) -> None:
        self._wardrobe = wardrobe(game)
        self._worn: Counter[str] = Counter()
        self._named: Counter[str] = Counter()
        self._namesakes: dict[str, int] = {}  # beyond those told apart by a letter

    def came(self, card: SeatCard) -> None:
        """Somebody sits down."""
        self._worn[card.portrait] += 1
        self._named[alike(card.name)] += 1

    def went(self, card: SeatCard) -> None:
        """Somebody stands up."""
        self._worn[card.portrait] -= 1
        name = alike(card.name)
        self._named[name] -= 1
        if not self._named[name]:
            del self._named[name]

    def wears(self, portrait: str) -> int:
        """How many look like that."""
        return self._worn[portrait]

    @property
    def free(self) -> str:
        """A face nobody wears; nothing if all are worn."""
        return next((one for one in self._wardrobe if not self._worn[one]), "")

    def portrait(self, wished: str, seat: int) -> str:
        """The face wished for, unless somebody wears it and there are others."""
        if wished and not self._worn[wished]:
            return wished
        return self.free or wished or self._wardrobe[seat % len(self._wardrobe)]

    def stand_in(self, seat: int) -> str:
        """A bot's name: that of the seat, or the next one nobody has."""
        words = Catalogue("en")
        each = (stand_in(words, place % CAST) for place in range(seat, seat + CAST))
        free = next((one for one in each if alike(one) not in self._named), None)
        return free or self.name(stand_in(words, seat % CAST))

    def name(self, wished: str) -> str:
        """The name wished for, with a letter behind it if somebody is called so."""
        if alike(wished) not in self._named:
            return wished
        for count in range(1, _LETTERS):
            if alike(namesake(wished, count)) not in self._named:
                return namesake(wished, count)
        count = self._namesakes.get(alike(wished), _LETTERS)
        while alike(namesake(wished, count)) in self._named:
            count += 1
        self._namesakes[alike(wished)] = count + 1
        return namesake(wished, count)
