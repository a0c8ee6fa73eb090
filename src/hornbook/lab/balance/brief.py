"""A short report on a card file, for whoever has just written it: what a page can show at once."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Final

from msgspec import Struct

from hornbook import games
from hornbook.bots import levels_for
from hornbook.kernel.cardfile import CardFile
from hornbook.lab.balance.effects import Effect
from hornbook.lab.balance.experiment import experiment
from hornbook.lab.balance.naming import Naming
from hornbook.lab.balance.page import about, page
from hornbook.lab.balance.report import Balance, BalanceReport, report, sitting_for
from hornbook.text import Catalogue

GAMES: Final = 2000
SECONDS: Final = 60.0  # of a processor
KEYS: Final = ("id", "character", "power")  # of a row: what is measured goes by one of them
SEED: Final = "brief"  # the same file is always measured in the same deals


class Wish(Struct, frozen=True):
    """Whose cards are to be measured, and in which language it is told."""

    game: str
    edition: str
    language: str


class Thing(Struct, frozen=True):
    """What one card, seat or character was worth, in points of a hundred games."""

    name: str
    own: bool
    effect: float | None
    low: float
    high: float
    games: int
    taken: float | None
    verdict: str
    said: str


class Family(Struct, frozen=True):
    """Things of one kind, those of the file first."""

    title: str
    things: list[Thing]


class Brief(Struct, frozen=True):
    """As far as it has come: the server gives it on as it is."""

    done: float
    about: str
    families: list[Family]
    page: str = ""  # the whole report, once it is done


def measured(wish: Wish, most: int = GAMES, seconds: float = SECONDS) -> Iterator[Measuring]:
    """After every game, the report so far; the last one is done."""
    measuring = Measuring(wish)
    balance = measuring.balance
    begun = process_time()
    for seen in balance.run(most, workers=1):
        spent = (process_time() - begun) / seconds
        measuring.done = min(1.0, max(spent, (seen.game + 1) / most))
        yield measuring
        if measuring.done >= 1:
            return


class Measuring:
    """A card file that is being measured."""

    def __init__(self, wish: Wish) -> None:
        kind = games.load(wish.game)
        self.done = 0.0
        self._catalogue = Catalogue(wish.language, wish.game)
        sitting = sitting_for(wish.game, edition=kind.read_edition(wish.edition))
        self._naming = Naming(sitting, self._catalogue)
        level = "steady" if "steady" in levels_for(wish.game) else "random"
        self.balance = Balance(sitting, [level], SEED, arms=experiment(wish.game).brief)
        self._own = _own_keys(wish)

    def brief(self) -> Brief:
        """What the games so far show."""
        found = report(self.balance)
        return Brief(
            self.done,
            about(found, self._catalogue),
            [self._family(family, each) for family, each in found.families.items()],
            self._page(found) if self.done >= 1 else "",
        )

    def _family(self, family: str, found: list[Effect]) -> Family:
        things = [self._thing(one) for one in found]
        title = self._catalogue.say(f"balance-family-{family}")
        return Family(title, sorted(things, key=lambda thing: not thing.own))

    def _thing(self, one: Effect) -> Thing:
        wins = one.wins
        return Thing(
            self._naming.of(one.family, one.key),
            one.key in self._own,
            _points(wins.mean) if wins.games else None,
            _points(wins.low),
            _points(wins.high),
            wins.games,
            one.taken_share,
            one.verdict,
            self._catalogue.say(f"balance-verdict-{one.verdict}"),
        )

    def _page(self, found: BalanceReport) -> str:
        """As a file, with the command that measures the same cards again, or for longer."""
        arms = self.balance.experiment.brief
        command = [
            f"hornbook balance {found.game} --edition {found.game}-cards.toml",
            *([f"--arms {','.join(arms)}"] if arms else []),
            f"--games {found.games} --seed {SEED}",
        ]
        return page(found, self._naming, self._catalogue, " ".join(command))


def _own_keys(wish: Wish) -> set[str]:
    """What the file's cards are called by, whatever deck they are of."""
    decks = [rows for rows in CardFile(wish.edition).data.values() if isinstance(rows, list)]
    return {str(row[key]) for rows in decks for row in rows for key in KEYS if key in row}


def _points(share: float) -> float:
    return round(100 * share, 1)
