"""Who may come in: limits for each guest, wide ones for an address, and the page's origin."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from hornbook.server.connection.proxies import household
from hornbook.server.limits import Limits
from hornbook.server.limits.guesses import Guesses
from hornbook.server.refusals import NotAllowed, TooMuch

_ORIGIN: Final = re.compile(
    r"(?P<scheme>https?)://(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:(?P<port>[0-9]{1,5}))?"
)


class Gate:
    """A whole party sits behind one address: only what a guest does is limited closely."""

    def __init__(self, origins: Iterable[str] = ()) -> None:
        self._origins = set(origins)
        self._requests = Limits(12_000, 600)  # an address: a stadium may share one
        self._guests = Limits(6000, 5)  # an address: a name costs nothing but the asking
        self._tables = Limits(10, 0.2)  # a guest
        self._tables_there = Limits(150, 0.5)  # an address: a convention may share one
        self._letters = Limits(4_000_000, 500)  # an address: what stands on the cards is stored
        self._shows = Limits(120, 2)  # an address: pages that nobody has read lately
        self._cards = Limits(40, 2)  # a guest: a form looks after every change
        self._cards_there = Limits(400, 10)  # an address
        self._examples = Limits(1200, 20)  # an address: a hand on a slider asks often
        self._games = Limits(30, 1 / 20)  # a host
        self._games_there = Limits(600, 1 / 2)  # an address
        self.guesses = Guesses()

    def request(self, address: str, now: float) -> None:
        """Any request or connection."""
        if not self._requests.spend(household(address), now):
            raise TooMuch("too-many-requests")

    def new_guest(self, address: str, now: float) -> None:
        """A new identity."""
        self.guesses.new_guest(address, now)
        if not self._guests.spend(household(address), now):
            raise TooMuch("too-many-requests")

    def new_table(self, guest: str, address: str, now: float) -> None:
        """A new table: guests are free, so those of an address count together, too."""
        if not self._tables.spend(guest, now) or not self._tables_there.spend(
            household(address), now
        ):
            raise TooMuch("too-many-tables")

    def new_game(self, host: str, address: str, now: float) -> None:
        """One more game at a table, whose opener's address may be known: each is kept for good."""
        there = not address or self._games_there.spend(address, now)
        if not there or not self._games.spend(host, now):
            raise TooMuch("too-many-games")

    def own_cards(self, address: str, letters: int, now: float) -> None:
        """Cards that are kept with a table."""
        if letters and not self._letters.spend(address, now, letters):
            raise TooMuch("too-many-tables")

    def show_again(self, address: str, now: float) -> None:
        """Moves of a finished game that have to be played again."""
        if not self._shows.spend(household(address), now):
            raise TooMuch("too-many-requests")

    def example(self, address: str, now: float) -> None:
        """An example of the rules to be reckoned."""
        if not self._examples.spend(household(address), now):
            raise TooMuch("too-many-requests")

    def card_file(self, guest: str, address: str, now: float) -> None:
        """A card file to be read."""
        if not self._cards.spend(guest, now) or not self._cards_there.spend(
            household(address), now
        ):
            raise TooMuch("too-many-requests")

    def origin(self, origin: str | None, host: str | None) -> None:
        """Refuse pages of other sites; programs send no origin."""
        if not origin or origin in self._origins:
            return
        if host is None or _site(origin) != _site(f"{origin.partition('://')[0]}://{host}"):
            raise NotAllowed("foreign-origin")


def _site(origin: str) -> tuple[str, int]:
    """A site's name and port; whatever is not written like one is foreign."""
    found = _ORIGIN.fullmatch(origin.lower())
    if found is None:
        raise NotAllowed("foreign-origin")
    usual = 443 if found["scheme"] == "https" else 80
    return found["name"], int(found["port"] or usual)
