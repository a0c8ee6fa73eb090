"""Two clerks: one reads card files, which is quick, the other shows finished games again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from hornbook.server.clerks.clerk import Clerk
from hornbook.server.clerks.errands import CheckCards, NameCards, ShowAgain, TryDeal
from hornbook.server.fairness import By
from hornbook.server.http.replay import Page

READ_WITHIN: Final = 3.0  # seconds for a card file: usual ones take a thirtieth
SHOW_WITHIN: Final = 20.0  # seconds for a page of the longest game
KEPT: Final = 16 * 1024 * 1024  # bytes of answers


class Clerks:
    """Answers as JSON; who asks for the same again is told at once."""

    def __init__(self) -> None:
        self.cards = Clerk(READ_WITHIN)
        self.shows = Clerk(SHOW_WITHIN)
        self._known = Answers(KEPT)

    async def check_cards(self, game: str, text: str, language: str, by: By) -> bytes:
        """What a card file has come to."""
        return await self.cards.does(CheckCards(game, text, language), by)

    async def try_deal(
        self,
        game: str,
        seats: int,
        settings: dict[str, bool | int | str | list[str]],
        edition: str,
        by: By,
    ) -> None:
        """Refused if a game cannot be dealt like that, with these cards."""
        await self.cards.does(TryDeal(game, seats, settings, edition), by)

    async def name_cards(self, errand: NameCards, by: By) -> bytes:
        """The words of a game with cards of somebody's own."""
        if (known := self._known.get(("words", errand))) is None:
            known = await self.cards.does(errand, by)
            self._known.keep(("words", errand), known)
        return known

    def shown(self, game: str, page: Page) -> bytes | None:
        """The same moves of that game, if somebody has asked for them lately."""
        return self._known.get(("show", game, page))

    async def show_again(self, game: str, record: bytes, page: Page, by: By) -> bytes:
        """Some moves of a finished game."""
        known = self.shown(game, page)
        if known is None:
            errand = ShowAgain(game, record, page.first, page.count, page.eyes)
            known = await self.shows.does(errand, by)
            self._known.keep(("show", game, page), known)
        return known

    async def close(self) -> None:
        """Let the processes go."""
        await self.cards.close()
        await self.shows.close()


class Answers:
    """The last answers, as many as fit.

    >>> answers = Answers(3)
    >>> for key in "ab":
    ...     answers.keep(key, b"12")
    >>> answers.get("a"), answers.get("b")
    (None, b'12')
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[object, bytes] = OrderedDict()

    def get(self, key: object) -> bytes | None:
        """The answer, if it is still there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: object, answer: bytes) -> None:
        """Remember an answer; the oldest are forgotten for it."""
        self._size += len(answer) - len(self._kept.get(key, b""))
        self._kept[key] = answer
        while self._size > self._most:
            _, gone = self._kept.popitem(last=False)
            self._size -= len(gone)
