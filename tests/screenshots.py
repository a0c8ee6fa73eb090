# ruff: noqa: T201 - it says how far it is
"""Pictures of every page in every state, and a check that nothing is cut off, covered or outside.

python tests/screenshots.py [--widths 360,1440] [--tours unicorn-fever,house] [--crowd] [--light]
python tests/screenshots.py --looks plain,contrast,forced,text,spacing,zoom --axe
python tests/screenshots.py --lang de,fr --tours house --widths 360 --light

Pictures and findings go into build/screenshots, those in other languages than English into a
folder of that language in it; any finding makes it fail. In qps, a language made for this, every
message stands in brackets and is longer: what is outside of them comes from no message.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from browsing import LUCK, House, Visit, launch
from hornbook.text.catalogue import FIRST, languages
from pseudo import CODE, folder_of
from screens.plan import COMFORTS, HEIGHTS, THEMES, Everything
from screens.report import Seen, lines
from screens.screen import Onlooker
from screens.tours import ALL, tour

OUT = Path(__file__).parents[1] / "build" / "screenshots"


class Wish(NamedTuple):
    """How all tours are gone."""

    plan: Everything
    crowd: bool
    pictures: bool
    axe: bool
    luck: str


class Way(NamedTuple):
    """A tour, and what those who go it read."""

    tour: str
    language: str

    @property
    def out(self) -> Path:
        """Where its pictures go."""
        return OUT if self.language == FIRST else OUT / self.language

    def __str__(self) -> str:
        return self.tour if self.language == FIRST else f"{self.tour} ({self.language})"


def go(way: Way, wish: Wish) -> tuple[list[Seen], list[str]]:
    """One tour with a house and a browser of its own: findings, and what went wrong on the way."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        texts = folder_of(Path(folder) / "texts") if way.language == CODE else None
        house = House(Path(folder), luck=wish.luck, texts=texts)
        house.open(patience=300)
        browser = launch(playwright)
        visit = Visit(house, browser)
        out = way.out if wish.pictures else None
        onlooker = Onlooker(visit, wish.plan, out, wish.axe, way.language)
        try:
            missed = tour(onlooker, house, way.tour, wish.crowd)
            faults = visit.leave()
        finally:
            browser.close()
            house.kill()
        return onlooker.found, [f"Not seen: {one}" for one in missed] + faults


def main() -> None:
    """Take them all, or only the widths and tours that are named."""
    known = [*languages(), CODE]
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--widths", default=",".join(map(str, HEIGHTS)))
    wishes.add_argument("--tours", default=",".join(ALL))
    wishes.add_argument("--lang", default=FIRST, help=f"of {','.join(known)}")
    wishes.add_argument("--crowd", action="store_true", help="as many seats as a game takes")
    wishes.add_argument("--light", action="store_true", help="the light theme only")
    wishes.add_argument("--looks", default="plain", help=f"of {','.join(COMFORTS)}")
    wishes.add_argument("--states", default="", help="only those whose names end so")
    wishes.add_argument("--axe", action="store_true", help="nothing serious for axe, either")
    wishes.add_argument("--check", action="store_true", help="no pictures, only the check")
    wishes.add_argument("--luck", default=LUCK, help="another word: other games are seen")
    wishes.add_argument("--jobs", type=int, default=2)
    wished = wishes.parse_args()
    widths = [int(one) for one in wished.widths.split(",")]
    looks = [one for one in COMFORTS if one in wished.looks.split(",")]
    states = filter(None, wished.states.split(","))
    plan = Everything(widths, THEMES[:1] if wished.light else THEMES, looks, states)
    wish = Wish(plan, wished.crowd, not wished.check, wished.axe, wished.luck)
    spoken = wished.lang.split(",")
    if unknown := set(spoken) - set(known):
        wishes.error(f"no such language: {', '.join(sorted(unknown))}")
    ways = [Way(name, language) for language in spoken for name in wished.tours.split(",")]
    for way in ways:
        way.out.mkdir(parents=True, exist_ok=True)
    found: dict[Path, list[Seen]] = {way.out: [] for way in ways}
    broken: list[str] = []
    begun = time.monotonic()
    with ProcessPoolExecutor(wished.jobs) as pool:
        going = {pool.submit(go, way, wish): way for way in ways}
        for done in as_completed(going):
            if error := done.exception():
                broken.append(f"{going[done]} broke off: {error!r}")
                continue
            seen, wrong = done.result()
            found[going[done].out] += seen
            print(f"{going[done]}: {len(seen)} after {time.monotonic() - begun:.0f} s", flush=True)
            say([*lines(seen), *wrong])
    for out, seen in found.items():
        (out / "findings.txt").write_text("\n".join(lines(seen)) + "\n", encoding="utf-8")
    say(broken)
    count = sum(map(len, found.values()))
    print(f"{count} findings")
    sys.exit(1 if count or broken else 0)


def say(words: Iterable[str]) -> None:
    """Each on a line."""
    for one in words:
        print(one, flush=True)


if __name__ == "__main__":
    main()
