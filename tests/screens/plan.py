"""Which pages are looked at in which sizes and themes: all of them, or one of each in turn."""

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Literal, NamedTuple, Protocol

Theme = Literal["light", "dark"]

HEIGHTS = {360: 740, 390: 844, 768: 1024, 1024: 768, 1280: 720, 1366: 768, 1440: 900, 1920: 1080}
FINGERS = 1024  # up to this width a screen is touched
THEMES: tuple[Theme, ...] = ("light", "dark")


class Look(NamedTuple):
    """A window of that width in that theme."""

    width: int
    theme: Theme

    @property
    def touched(self) -> bool:
        return self.width <= FINGERS


class Plan(Protocol):
    """Says how a state is looked at; in no way, if it is not to be looked at."""

    def looks(self, state: str) -> list[Look]: ...

    def wants(self, state: str) -> bool: ...

    @property
    def left(self) -> bool:
        """Whether anything is still to be seen."""
        ...


class Everything:
    """Every state, at these widths and in these themes."""

    def __init__(self, widths: Iterable[int] = HEIGHTS, themes: Iterable[Theme] = THEMES) -> None:
        self._all = [Look(width, theme) for width in widths for theme in themes]

    def looks(self, state: str) -> list[Look]:
        return self._all

    def wants(self, state: str) -> bool:
        return True

    @property
    def left(self) -> bool:
        return True


class OneOfEach:
    """Some states, each on one screen that is touched and one that is not, taking turns."""

    def __init__(self, states: Iterable[str]) -> None:
        self._states = set(states)
        self._number: Iterator[int] = count()

    def looks(self, state: str) -> list[Look]:
        if state not in self._states:
            return []
        self._states.remove(state)
        number = next(self._number)
        fingers = [width for width in HEIGHTS if width <= FINGERS]
        mice = [width for width in HEIGHTS if width > FINGERS]
        return [
            Look(widths[number % len(widths)], THEMES[(number + other) % len(THEMES)])
            for other, widths in enumerate((fingers, mice))
        ]

    def wants(self, state: str) -> bool:
        return state in self._states

    @property
    def left(self) -> bool:
        return bool(self._states)
