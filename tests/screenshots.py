# ruff: noqa: T201 - it says how far it is
"""Pictures of every page at every size, light and dark: ``make screenshots``, then look at them.

python tests/screenshots.py [--sizes phone,wide] [--games unicorn-fever] [--crowd] [--light]
"""

import argparse
import json
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from browsing import PATIENCE, SIZES, House
from hand import Decision, Hand, Wish

OUT = Path(__file__).parents[1] / "build" / "screenshots"
MORE_SIZES: dict[str, dict[str, Any]] = {
    **SIZES,
    "landscape": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "wide": {"viewport": {"width": 1920, "height": 1080}},
}
SEATS = {  # usually, and the most a game takes
    "unicorn-fever": (4, 6),
    "horse-fever-board": (4, 5),
    "horse-fever-family": (4, 5),
    "kill-the-unicorns": (4, 6),
    "horse-fever-party": (6, 18),
}
HOUSE = {
    "front": "/",
    "learn": "/learn/unicorn-fever",
    "set-up": "/new/unicorn-fever",
    "set-up-party": "/new/horse-fever-party",
    "own-cards": "/cards/unicorn-fever",
    "about": "/about",
}
SETTLE = 0.3  # seconds until what moves has moved
TICK = 200  # milliseconds of a show between two looks
LONGEST = 90_000  # milliseconds of any show
ASKED = "#slip header h2, .final"
# The page's timers can be held back, and let go on for a while: a show stops where we like.
CLOCK = """(() => {
  const real = window.setTimeout, cancel = window.clearTimeout;
  let now = 0, held = false, last = 1e9, waiting = [];
  window.setTimeout = (act, time = 0, ...more) => {
    if (!held) return real(act, time, ...more);
    waiting.push({ key: ++last, due: now + time, act: () => act(...more) });
    return last;
  };
  window.clearTimeout = (key) => {
    waiting = waiting.filter((one) => one.key !== key);
    cancel(key);
  };
  window.holdClock = () => { held = true; };
  window.runClock = async (time) => {
    for (const end = now + time; now < end; now += 20) {
      const due = waiting.filter((one) => one.due <= now);
      waiting = waiting.filter((one) => one.due > now);
      for (const one of due) one.act();
      await new Promise((next) => real(next, 0));
    }
  };
})()"""
Stop = Callable[[Decision], bool]


def step(*names: str, **like: Any) -> Stop:
    """A stop of a game: one of these questions is asked."""

    def asked(decision: Decision) -> bool:
        question = decision["question"]
        fits = all(question.get(key) == value for key, value in like.items())
        return question["step"] in names and fits

    return asked


def take(*tokens: int) -> Wish:
    """Wish for one of these action tokens."""

    def wished(decision: Decision) -> int | None:
        found = [
            place
            for place, option in enumerate(decision["options"])
            if option.get("token") in tokens
        ]
        return found[0] if found else None

    return wished


class Onlooker:
    """One screen, in light and dark; its clock can be stopped in the middle of a show."""

    def __init__(self, browser: Browser, house: House, size: str, themes: list[str]) -> None:
        self.size = size
        self._themes = themes
        self._context = browser.new_context(base_url=house.address, **MORE_SIZES[size])
        self._context.set_default_timeout(PATIENCE * 1000)
        self._context.add_init_script(CLOCK)
        self.page = self._context.new_page()
        self.page.on("pageerror", lambda error: print("FAULT", self.page.url, error))

    def sit(self, guest: dict[str, Any]) -> None:
        """Look on as that guest."""
        self.page.goto("/about")
        store = {"guest": guest, "preferences": {"speed": "instant", "name": "Mina"}}
        self.page.evaluate(
            "all => { for (const key in all) localStorage['hornbook.' + key] = all[key] }",
            {key: json.dumps(value) for key, value in store.items()},
        )

    def speed(self, speed: str) -> None:
        """Come back to the table with another speed."""
        wanted = json.dumps({"speed": speed, "name": "Mina"})
        self.page.evaluate("it => { localStorage['hornbook.preferences'] = it }", wanted)
        self.page.reload()

    def hold(self) -> None:
        """Stop the page's clock, until it is loaded anew: a show waits where it is."""
        self.page.evaluate("holdClock()")

    def show_until(self, seen: str) -> bool:
        """Let a stopped show go on, step by step, until something is seen in it."""
        for _ in range(int(LONGEST / TICK)):
            if self.page.locator(seen).count():
                return True
            self.page.evaluate("time => runClock(time)", TICK)
        return False

    def take(self, name: str) -> None:
        """The page as it is, in every theme."""
        for theme in self._themes:
            self.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            time.sleep(SETTLE)
            self.page.screenshot(path=str(OUT / f"{name}-{self.size}-{theme}.png"))

    def close(self) -> None:
        self._context.close()


class Album:
    """The pictures of one game: a hand plays it, all screens look on."""

    def __init__(self, screens: list[Onlooker], hand: Hand, name: str) -> None:
        self._screens = screens
        self._hand = hand
        self._name = name

    def take(self, name: str, ready: str) -> None:
        for one in self._screens:
            one.page.locator(ready).first.wait_for(state="attached")
            one.take(f"{self._name}-{name}")

    def deal(self) -> None:
        """The table before the game, and on a television once it has begun."""
        for one in self._screens:
            one.sit(self._hand.guest)
            one.page.goto(f"/t/{self._hand.code}")
        self.take("gathering", "main button")
        self._hand.deal()

    def tv(self) -> None:
        for one in self._screens:
            one.page.goto(f"/tv/{self._hand.code}")
        self.take("tv", "main")
        for one in self._screens:
            one.page.goto(f"/t/{self._hand.code}")

    def asked(self, name: str, stop: Stop, touch: str = "", wish: Wish | None = None) -> None:
        """Play up to a question, touch something, and see the slip on every screen."""
        if not self._hand.play(stop, wish):
            print("Not asked:", self._name, name)
            return
        decision = self._hand.decision
        assert decision is not None
        for one in self._screens:
            try:
                one.page.locator(ASKED).first.wait_for(state="attached")
                if touch:
                    one.page.locator(touch).first.click(timeout=3000)
            except TooLate:
                print("Not seen:", self._name, name, one.size)
            one.take(f"{self._name}-{name}")

    def shown(self, stop: Stop, **scenes: str) -> None:
        """Play up to a question; every screen shows what happened, and is stopped at the scenes."""
        if self._hand.decision is None:
            print("Not shown:", self._name, *scenes)
            return
        for one in self._screens:
            one.speed("normal")
            one.page.locator(ASKED).first.wait_for(state="attached")
            one.hold()
        self._hand.choose()
        self._hand.play(stop)
        for one in self._screens:
            for name, seen in scenes.items():
                if not one.show_until(seen):
                    print("Not shown:", self._name, name, one.size)
                    break
                one.take(f"{self._name}-{name}")
            one.speed("instant")

    def end(self) -> None:
        """To the end at once: the last page, and the replay."""
        self._hand.play(lambda _: False)
        self.take("final", ".final")
        for one in self._screens:
            one.page.get_by_role("button", name="Replay").click()
        self.take("replay", "main")


def unicorn_fever(album: Album) -> None:
    album.deal()
    action = step("choose-action")
    album.asked("plan", action, "[data-bet][aria-disabled=false]:visible")
    album.tv()
    album.asked("contract", step("choose-contract"), wish=take(0, 1, 2))
    album.asked("magic", step("play-magic"), wish=take(12, 13, 14))
    album.asked("last-action", step("choose-action", action=3))
    album.shown(
        step("choose-action", action=1),
        reveal=".race",
        running="[data-turn='3']",
        payouts="[aria-label='All purses']",
    )
    album.end()


def horse_fever_board(album: Album) -> None:
    album.deal()
    album.asked("buy", step("choose-purchase"), ".shop .tile:not([aria-disabled=true])")
    album.tv()
    album.asked("fan", step("choose-objective", "choose-assistant", "choose-horse-card"))
    album.asked("bet", step("choose-first-bet"), ".lanes button")
    album.asked("rig", step("choose-card"))
    album.shown(
        step("choose-sale", "choose-bid"),
        reveal=".desk",
        running="[data-turn='3']",
        payouts=".desk .ledger li",
    )
    album.asked("auction-down", step("choose-sale"))
    album.asked("auction-up", step("choose-bid"))
    album.asked("buy-2", step("choose-purchase"))
    album.end()


def horse_fever_family(album: Album) -> None:
    album.deal()
    album.asked("bet", step("choose-first-bet"), ".lanes button")
    album.tv()
    album.asked("rig", step("choose-card"))
    album.shown(
        step("choose-first-bet"),
        reveal=".desk",
        running="[data-turn='3']",
        payouts=".desk .ledger li",
    )
    album.end()


def kill_the_unicorns(album: Album) -> None:
    album.deal()
    album.asked("characters", step("choose-character"))
    album.asked("ruse", step("place-ruse", "choose-ruse"), "#slip li button")
    album.tv()
    album.asked("hunt", step("open-hunt", "join-hunt", "lay-card"), ".hand button:enabled")
    album.shown(step("open-hunt", "join-hunt", "lay-card", "place-ruse"), reveal=".reveal")
    album.asked("market", step("go-to-market"), ".token:enabled")
    album.end()


TOURS = {
    "unicorn-fever": unicorn_fever,
    "horse-fever-board": horse_fever_board,
    "horse-fever-family": horse_fever_family,
    "kill-the-unicorns": kill_the_unicorns,
}


def party(screens: list[Onlooker], hand: Hand, name: str) -> None:
    """A phone that comes in, the host's phone, and the television."""
    for one in screens:
        one.page.goto(f"/party/{hand.code}")
        one.page.locator("input").first.wait_for()
        one.take(f"{name}-join")
        one.page.goto(f"/tv/{hand.code}")
        one.page.locator("main img").first.or_(one.page.locator("aside img")).first.wait_for()
        one.page.wait_for_load_state("networkidle")
        one.take(f"{name}-tv-gathering")
        one.sit(hand.guest)
        one.page.evaluate(
            "code => { localStorage['hornbook.party'] = code;"
            " localStorage['hornbook.party-name'] = 'Mina' }",
            hand.code,
        )

    def both(moment: str) -> None:
        for one in screens:
            for place, what in (("party", "phone"), ("tv", "tv")):
                one.page.goto(f"/{place}/{hand.code}")
                one.page.locator("main").first.wait_for()
                one.page.wait_for_load_state("networkidle")
                one.take(f"{name}-{what}-{moment}")

    hand.deal()
    both("bets")
    another = step("choose-another-race")
    if hand.play(lambda asked: another(asked) or step("turn-card")(asked)):
        both("race")
    hand.play(another)
    both("paid")


def house_pages(screens: list[Onlooker]) -> None:
    for one in screens:
        for name, path in HOUSE.items():
            one.page.goto(path)
            one.page.locator("main").first.wait_for()
            one.page.wait_for_load_state("networkidle")
            one.take(name)


def main() -> None:
    """Take them all, or only the sizes and games that are named."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--sizes", default=",".join(SIZES))
    wishes.add_argument("--games", default=",".join(["house", *SEATS]))
    wishes.add_argument("--crowd", action="store_true", help="as many seats as a game takes")
    wishes.add_argument("--light", action="store_true", help="no dark pictures")
    wished = wishes.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    themes = ["light"] if wished.light else ["light", "dark"]
    program = shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for game in wished.games.split(","):
            begun = time.monotonic()
            screens = [Onlooker(browser, house, size, themes) for size in wished.sizes.split(",")]
            if game == "house":
                house_pages(screens)
            else:
                name = f"{game}-crowd" if wished.crowd else game
                bots = SEATS[game][wished.crowd] - 1
                with Hand(house, game, bots) as hand:
                    if game == "horse-fever-party":
                        party(screens, hand, name)
                    else:
                        TOURS[game](Album(screens, hand, name))
            for one in screens:
                one.close()
            print(f"{game}: {time.monotonic() - begun:.0f} s")
        browser.close()
        house.kill()


if __name__ == "__main__":
    main()
