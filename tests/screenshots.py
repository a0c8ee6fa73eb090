# ruff: noqa: T201 - it says how far it is
"""Pictures of every page in every state, and a check that nothing is cut off, covered or outside.

python tests/screenshots.py [--widths 360,1440] [--tours unicorn-fever,house] [--crowd] [--light]
python tests/screenshots.py --looks plain,contrast,forced,text,spacing,zoom --axe

Pictures and findings go into build/screenshots; any finding makes it fail.
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


def go(name: str, wish: Wish) -> tuple[list[Seen], list[str]]:
    """One tour with a house and a browser of its own: findings, and what went wrong on the way."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), luck=wish.luck)
        house.open(patience=300)
        browser = launch(playwright)
        visit = Visit(house, browser)
        onlooker = Onlooker(visit, wish.plan, OUT if wish.pictures else None, wish.axe)
        try:
            missed = tour(onlooker, house, name, wish.crowd)
            faults = visit.leave()
        finally:
            browser.close()
            house.kill()
        return onlooker.found, [f"Not seen: {one}" for one in missed] + faults


def main() -> None:
    """Take them all, or only the widths and tours that are named."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--widths", default=",".join(map(str, HEIGHTS)))
    wishes.add_argument("--tours", default=",".join(ALL))
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
    OUT.mkdir(parents=True, exist_ok=True)
    found: list[Seen] = []
    broken: list[str] = []
    begun = time.monotonic()
    with ProcessPoolExecutor(wished.jobs) as pool:
        going = {pool.submit(go, name, wish): name for name in wished.tours.split(",")}
        for done in as_completed(going):
            if error := done.exception():
                broken.append(f"{going[done]} broke off: {error!r}")
                continue
            seen, wrong = done.result()
            found += seen
            print(f"{going[done]}: {len(seen)} after {time.monotonic() - begun:.0f} s", flush=True)
            say([*lines(seen), *wrong])
    (OUT / "findings.txt").write_text("\n".join(lines(found)) + "\n", encoding="utf-8")
    say(broken)
    print(f"{len(found)} findings")
    sys.exit(1 if found or broken else 0)


def say(words: Iterable[str]) -> None:
    """Each on a line."""
    for one in words:
        print(one, flush=True)


if __name__ == "__main__":
    main()
