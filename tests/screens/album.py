"""The pictures of one game: a hand plays it over its own line, all screens look on."""

from collections.abc import Callable

from playwright.sync_api import TimeoutError as TooLate

from hand import Decision, Hand, Wish
from screens.plan import READ_CLOSE
from screens.screen import LONGEST, Onlooker, Screen

ASKED = "#slip header h2, .final"
ANY = range(10_000)
PHONES = range(700)
DESKS = range(1024, 10_000)
TELEVISIONS = range(1280, 10_000)
Sizes = range
Stop = Callable[[Decision], bool]


class Album:
    """One table; a state that cannot be reached is noted, and the others go on."""

    def __init__(self, onlooker: Onlooker, hand: Hand, name: str) -> None:
        self.onlooker = onlooker
        self.hand = hand
        self.name = name
        self.missed: list[str] = []

    def take(self, name: str, ready: str, touch: str = "", on: Sizes = ANY) -> None:
        """The page as it is, in all sizes.

        To touch something it is loaded anew for each: ``"?.handle >> .why"`` touches the handle
        if there is one, then the other.
        """
        state = f"{self.name}-{name}"
        for screen, looks in self.onlooker.looks(state):
            last = None
            for look in looks:
                if look.width not in on:
                    continue
                if on is TELEVISIONS and look.comfort in READ_CLOSE:
                    continue  # one picture, scaled as a whole
                if look.width != last:
                    screen.set(look)
                    if not self._ready(screen, ready, touch):
                        self.missed.append(f"{state} {look.width}")
                        continue
                last = look.width
                self.onlooker.take(state, screen, look)
            if touch:
                screen.page.reload()

    def _ready(self, screen: Screen, ready: str, touch: str) -> bool:
        try:
            if touch:
                screen.page.reload()
            screen.page.locator(ready).first.wait_for(state="attached")
            for one in filter(None, touch.split(" >> ")):
                thing = screen.page.locator(one.removeprefix("?")).first
                if not one.startswith("?") or thing.is_visible():
                    thing.click()
        except TooLate:
            return False
        return True

    def go(self, path: str) -> None:
        for screen in self.onlooker.screens:
            screen.page.goto(path)

    def gather(self) -> None:
        """The table before the game."""
        for screen in self.onlooker.screens:
            screen.be(self.hand.guest)
        self.go(f"/t/{self.hand.code}")
        self.take("gathering", "main button")
        self.hand.mix()

    def deal(self) -> None:
        self.gather()
        self.hand.deal()

    def meet(self) -> None:
        """Characters are dealt: seen on every screen, then everyone says who they are."""
        self.take("cast", ".cast .foot")
        for screen in self.onlooker.screens:
            screen.page.locator(".cast .foot").wait_for(state="attached")
            screen.page.locator("#slip .primary").click()

    def asked(self, name: str, stop: Stop, touch: str = "", wish: Wish | None = None) -> bool:
        """Play up to a question, touch something, and see the slip on every screen."""
        if not self.hand.play(stop, wish):
            self.missed.append(f"{self.name}-{name}")
            return False
        self.take(name, ASKED, touch)
        return True

    def each_question(self, touches: dict[str, str], until: Stop = lambda _: False) -> None:
        """Play on, and see every kind of question when it is asked for the first time."""
        met: set[str] = set()
        while self.hand.decision and not until(self.hand.decision) and self.onlooker.plan.left:
            kind = self.hand.decision["question"]["step"]
            if kind not in met:
                met.add(kind)
                self.take(kind, ASKED)
                if kind in touches:
                    self.take(f"{kind}-touched", ASKED, touches[kind])
            self.hand.choose()

    def shown(self, stop: Stop, **scenes: str) -> None:
        """Play up to a question; every screen shows what happened, and is stopped at the scenes."""
        wanted = [name for name in scenes if self.onlooker.plan.wants(f"{self.name}-{name}")]
        if self.hand.decision is None:
            self.missed += [f"{self.name}-{name}" for name in wanted]
            return
        if wanted:
            self._hold()
        self.hand.choose()
        self.hand.play(stop)
        for name in wanted:
            state = f"{self.name}-{name}"
            for screen, looks in self.onlooker.looks(state):
                if not screen.show_until(scenes[name]):
                    self.missed.append(state)
                    continue
                for look in looks:
                    self.onlooker.take(state, screen, look)
        if wanted:
            for screen in self.onlooker.screens:
                screen.speed("instant")

    def _hold(self) -> None:
        for screen in self.onlooker.screens:
            screen.speed("normal")
            screen.page.locator(ASKED).first.wait_for(state="attached")
            screen.hold()

    def end(self) -> None:
        """To the end at once: the last page, the replay and the review."""
        if not self.onlooker.plan.left:
            return
        self.hand.play(lambda _: False)
        self.take("final", ".final h1")
        game = self.hand.finished()
        for name, path, ready in (
            ("replay", f"/replay/{game}", ".scrubber"),
            ("replay-later", f"/replay/{game}?at=30", ".scrubber"),
            ("review", f"/review/{game}?eyes=0", "h1"),
        ):
            if self.onlooker.plan.wants(f"{self.name}-{name}"):
                self.go(path)
                self.take(name, ready)

    def counted(self) -> None:
        """The review and the last page when all is counted: where that is not long in coming."""
        game, code = self.hand.finished(), self.hand.code
        page = self.onlooker.screens[0].page
        page.goto(f"/review/{game}")
        page.locator(".review:not(.counting)").wait_for(timeout=LONGEST)
        for name, path, ready in (
            ("review-counted", f"/review/{game}?eyes=0", ".ways"),
            ("final-counted", f"/t/{code}", ".decisions header p"),
        ):
            if self.onlooker.plan.wants(f"{self.name}-{name}"):
                self.go(path)
                self.take(name, ready)
