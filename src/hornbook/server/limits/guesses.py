"""Codes are secrets: guessing them is slow, and whoever knows one is not made to wait for guessers.

A guest who guessed wrong often has to wait. When many at one address guess, those there who have
ever been at the table come in as always, a guest who never guessed wrong has one try, and new
guests are made slowly: so a new identity for each guess does not help.
"""

from __future__ import annotations

from typing import Final

from hornbook.server.connection.proxies import household
from hornbook.server.limits import Limits
from hornbook.server.refusals import TooMuch

REMEMBERED: Final = 100_000  # who knows which code, and who guessed wrong
OWN: Final = (8, 0.1)  # wrong codes of a guest: at once, and each second
THERE: Final = (200, 1)  # wrong codes of an address
NEWCOMERS: Final = (30, 0.5)  # new guests of an address where codes are guessed


class Guesses:
    """Who may look for a table by its code."""

    def __init__(self) -> None:
        self._own = Limits(*OWN)
        self._there = Limits(*THERE)
        self._newcomers = Limits(*NEWCOMERS)
        self._right = _Memory()  # who named which code that was one
        self._wrong = _Memory()  # who named one that was none

    def look(self, guest: str, address: str, code: str, now: float) -> None:
        """Refuse to look for the code if it would only help to guess; not if it is known there.

        Without a guest's name it is the address that has to know the code.
        """
        house = household(address)
        if self._right.has(f"{guest or house} {code}"):
            return
        clean = bool(guest) and not self._wrong.has(guest)
        calm = self._there.spend(house, now, 0)
        if not (calm or clean) or (guest and not self._own.spend(guest, now, 0)):
            raise TooMuch("too-many-guesses")

    def found(self, guest: str, address: str, code: str) -> None:
        """There is such a table, and now they know."""
        house = household(address)
        self._right.add(f"{house} {code}")
        if guest:
            self._right.add(f"{guest} {code}")

    def missed(self, guest: str, address: str, now: float) -> None:
        """There is none."""
        self._there.spend(household(address), now)
        if guest:
            self._own.spend(guest, now)
            self._wrong.add(guest)

    def new_guest(self, address: str, now: float) -> None:
        """Where codes are guessed, a new guest could be one more guess."""
        house = household(address)
        if not self._there.spend(house, now, 0) and not self._newcomers.spend(house, now):
            raise TooMuch("too-many-guesses")


class _Memory:
    """The last so many; the older half is forgotten when it is full.

    Thousands come and go, so a number stands for each. That two have the same is as likely as a
    right guess at a secret of 64 bits, and Python's own salt is in it: nobody can look for them.
    """

    def __init__(self) -> None:
        self._kept: dict[int, None] = {}

    def has(self, what: str) -> bool:
        return hash(what) in self._kept

    def add(self, what: str) -> None:
        number = hash(what)
        self._kept.pop(number, None)
        self._kept[number] = None
        if len(self._kept) > REMEMBERED:
            for old in list(self._kept)[: REMEMBERED // 2]:
                del self._kept[old]
