"""Which pages are looked at in which sizes, themes and comforts: all, or one of each in turn."""

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Literal, NamedTuple, Protocol

Theme = Literal["light", "dark"]
Comfort = Literal["plain", "contrast", "forced", "text", "spacing", "zoom"]

HEIGHTS = {360: 740, 390: 844, 768: 1024, 1024: 768, 1280: 720, 1366: 768, 1440: 900, 1920: 1080}
FINGERS = 1024  # up to this width a screen is touched
THEMES: tuple[Theme, ...] = ("light", "dark")
COMFORTS: tuple[Comfort, ...] = ("plain", "contrast", "forced", "text", "spacing", "zoom")
READ_CLOSE: tuple[Comfort, ...] = ("text", "spacing", "zoom")  # bigger words, on a smaller window
ZOOMED = (320, 256)  # what a window of 1280 by 1024 is at 400 %


class Look(NamedTuple):
    """A window of that width in that theme, for somebody who sees or reads in that way."""

    width: int
    theme: Theme
    comfort: Comfort = "plain"

    @property
    def touched(self) -> bool:
        return self.width <= FINGERS and self.comfort != "zoom"

    @property
    def size(self) -> tuple[int, int]:
        return ZOOMED if self.comfort == "zoom" else (self.width, HEIGHTS[self.width])

    def __str__(self) -> str:
        return f"{self.theme}" if self.comfort == "plain" else f"{self.theme} {self.comfort}"


class Plan(Protocol):
    """Says how a state is looked at; in no way, if it is not to be looked at."""

    def looks(self, state: str) -> list[Look]: ...

    def wants(self, state: str) -> bool: ...

    @property
    def left(self) -> bool:
        """Whether anything is still to be seen."""
        ...


class Everything:
    """Every state, at these widths, in these themes and comforts; zoomed in, at one size."""

    def __init__(
        self,
        widths: Iterable[int] = HEIGHTS,
        themes: Iterable[Theme] = THEMES,
        comforts: Iterable[Comfort] = ("plain",),
        states: Iterable[str] = (),
    ) -> None:
        self._states = set(states)  # how their names end; none: all of them
        self._seen: set[str] = set()
        wished = list(comforts)
        self._all = [
            Look(width, theme, comfort)
            for width in widths
            for comfort in wished
            if comfort != "zoom"
            for theme in themes
        ]
        if "zoom" in wished:
            self._all += [Look(ZOOMED[0], theme, "zoom") for theme in themes]

    def looks(self, state: str) -> list[Look]:
        if not self.wants(state):
            return []
        self._seen |= {end for end in self._states if state.endswith(end)}
        return self._all

    def wants(self, state: str) -> bool:
        return not self._states or state.endswith(tuple(self._states - self._seen))

    @property
    def left(self) -> bool:
        return not self._states or self._states > self._seen


class OneOfEach:
    """Some states, each on one screen that is touched and one that is not, taking turns.

    Of several comforts each state has its turn of two.
    """

    def __init__(self, states: Iterable[str], comforts: Iterable[Comfort] = ("plain",)) -> None:
        self._states = set(states)
        self._comforts = list(comforts)
        self._number: Iterator[int] = count()

    def looks(self, state: str) -> list[Look]:
        if state not in self._states:
            return []
        self._states.remove(state)
        number = next(self._number)
        fingers = [width for width in HEIGHTS if width <= FINGERS]
        mice = [width for width in HEIGHTS if width > FINGERS]
        return [self._look(widths, number, other) for other, widths in enumerate((fingers, mice))]

    def _look(self, widths: list[int], number: int, other: int) -> Look:
        theme = THEMES[(number + other) % len(THEMES)]
        comfort = self._comforts[(2 * number + other) % len(self._comforts)]
        width = ZOOMED[0] if comfort == "zoom" else widths[number % len(widths)]
        return Look(width, theme, comfort)

    def wants(self, state: str) -> bool:
        return state in self._states

    @property
    def left(self) -> bool:
        return bool(self._states)
