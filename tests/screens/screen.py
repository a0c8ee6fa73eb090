"""A person's screens: the same page, touched and with a mouse, at every size and in both themes."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browsing import Visit
from fluent_files import on_the_page
from hornbook.text.catalogue import FIRST, languages
from pseudo import CODE, speak_it
from screens.check import Finding, findings, serious, unsaid
from screens.outline import disorder
from screens.plan import Look, Plan
from screens.report import Seen, lines

HOST = "Mina"
TICK = 200  # milliseconds of a show between two looks
LONGEST = 120_000  # milliseconds of any show
# What moves is at its end, and what measures itself has done so.
_SETTLE = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) {
    await new Promise(requestAnimationFrame);
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  }
  // A row that glides to whoever must act has come there.
  const scrolled = () => [...document.querySelectorAll("body *")]
    .map(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop).join();
  for (let frame = 0, last = "", now = scrolled(); frame < 60 && now !== last; frame++) {
    await new Promise(requestAnimationFrame);
    [last, now] = [now, scrolled()];
  }
}"""
# A style sheet of the reader's own, in the place of the last one.
_WEAR = """(css) => {
  window.readersOwn ??= new CSSStyleSheet();
  window.readersOwn.replaceSync(css);
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== window.readersOwn);
  document.adoptedStyleSheets = css ? [...others, window.readersOwn] : others;
}"""
_SHEETS = {
    # "Bigger text" of our settings; where a page has none, the browser's own.
    "text": """html[data-text] { font-size: calc(var(--root) * 1.15) !important }
      html:not([data-text]) { font-size: 115% !important }""",
    # WCAG 1.4.12.
    "spacing": """* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-bottom: 2em !important }""",
}


class Screen:
    """One window; its clock can be stopped in the middle of a show."""

    def __init__(self, visit: Visit, touched: bool, language: str) -> None:
        self.touched = touched
        pseudo = language == CODE
        locale = FIRST if pseudo else language
        self.page: Page = visit.screen(_clock(), has_touch=touched, locale=locale)
        if pseudo:
            speak_it(self.page.context)

    def be(self, guest: dict[str, Any], **more: str) -> None:
        """Look on as that guest."""
        self.page.goto("/about")
        store = {"guest": guest, "preferences": _preferences("instant"), **more}
        self.page.evaluate(
            "all => { for (const key in all) localStorage['hornbook.' + key] = all[key] }",
            {key: one if isinstance(one, str) else json.dumps(one) for key, one in store.items()},
        )

    def speed(self, speed: str) -> None:
        """Come back to the page with another speed."""
        self.page.evaluate(
            "it => { localStorage['hornbook.preferences'] = it }", json.dumps(_preferences(speed))
        )
        self.page.reload()

    def hold(self) -> None:
        """Stop the page's clock, until it is loaded anew: a show waits where it is."""
        self.page.evaluate("holdClock()")

    def show_until(self, seen: str) -> bool:
        """Let a stopped show go on, step by step, until something is seen in it."""
        for _ in range(LONGEST // TICK):
            if self.page.locator(seen).count():
                return True
            self.page.evaluate("time => runClock(time)", TICK)
        return False

    def set(self, look: Look) -> None:
        """Take that size and theme, and read like somebody who likes it so."""
        width, height = look.size
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(
            color_scheme=look.theme,
            contrast="more" if look.comfort == "contrast" else "no-preference",
            forced_colors="active" if look.comfort == "forced" else "none",
        )
        self.page.evaluate(_WEAR, _SHEETS.get(look.comfort, ""))
        self.page.evaluate(_SETTLE)


class Onlooker:
    """Whoever looks on with both kinds of screen, takes pictures and notes what is wrong."""

    def __init__(
        self,
        visit: Visit,
        plan: Plan,
        out: Path | None = None,
        axe: bool = False,
        language: str = FIRST,
    ) -> None:
        self.screens = [Screen(visit, touched, language) for touched in (True, False)]
        self.found: list[Seen] = []
        self.plan = plan
        # What is shown and no message of the language: names of people, of languages, and the
        # titles that pages have before their texts.
        self.people = ["Hornbook", "Horse Fever Party", HOST, *map(own_name, languages())]
        self._out = out
        self._axe = axe
        self._pseudo = language == CODE

    def looks(self, state: str) -> list[tuple[Screen, list[Look]]]:
        """Each screen with the looks it is asked for."""
        all_looks = self.plan.looks(state)
        return [
            (screen, wanted)
            for screen in self.screens
            if (wanted := [look for look in all_looks if look.touched == screen.touched])
        ]

    def take(self, state: str, screen: Screen, look: Look) -> None:
        """A picture and a check of a page as it is."""
        screen.set(look)
        if self._out:
            name = f"{state}-{look.width}-{str(look).replace(' ', '-')}.png"
            screen.page.screenshot(path=str(self._out / name))
        found = findings(screen.page, 44 if look.touched else 24, comfort=look.comfort)
        if self._axe:
            # In forced colours a page is told its own, not those that are seen.
            forced = ("color-contrast",) if look.comfort == "forced" else ()
            found += serious(screen.page, *forced)
            found += [Finding("outline", "", "", one, "") for one in disorder(screen.page)]
        if self._pseudo:
            found += unsaid(screen.page, self.people)
        seen = [Seen(state, look, one) for one in found]
        self.found += seen
        if self._out and seen:  # so that one need not wait for the last of them
            with (self._out / "found-so-far.txt").open("a", encoding="utf-8") as notes:
                notes.writelines(f"{line}\n" for line in lines(seen))


def own_name(language: str) -> str:
    """How a language calls itself."""
    return on_the_page(language)["web-language"].text


def _preferences(speed: str) -> dict[str, str]:
    return {"speed": speed, "name": HOST}


@cache
def _clock() -> str:
    return Path(__file__).with_name("clock.js").read_text(encoding="utf-8")
