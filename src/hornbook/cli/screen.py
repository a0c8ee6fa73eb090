"""The terminal: what is printed, drawn, asked and waited for."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

from rich.console import Group, RenderableType
from rich.text import Text

from hornbook.cli.window import window

WIDEST = 120
LINE_PAUSE = 0.12  # seconds
SCENE_PAUSE = 1.3
_TOLD = 6  # lines below a picture: the rest of the page is for what comes of it


class Screen:
    """One person's terminal, or a pipe that pretends to be one."""

    def __init__(self, more: str, *, fast: bool = False) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.console = window()
        self._paced = self.live and not fast
        self._more = more  # what to say where a page is full
        self._used = 0  # lines since the last question

    def say(self, text: str, style: str = "") -> None:
        """A sentence."""
        self.draw(Text(text, style))

    def draw(self, drawing: RenderableType) -> None:
        """Anything rich can draw."""
        if self.live:
            self._used += self.height_of(drawing)
            self.console.print(drawing, width=self._width)
        else:
            width = None if isinstance(drawing, Text) else self._width
            self.console.print(drawing, width=width, soft_wrap=width is None)

    def quote(self, command: str) -> None:
        """Something to be copied: it stands on a line of its own, whole."""
        self.console.print(Text(f"  {command}"), soft_wrap=True)
        self._used += 1

    def line(self, sentence: Text) -> None:
        """A sentence of a tale: the next one waits a little, and a full page until it is read."""
        if not self.fits(sentence):
            self.stop()
        self.draw(sentence)
        self.wait(LINE_PAUSE)

    def frame(self, drawing: RenderableType, sentences: Sequence[Text]) -> None:
        """A moving picture: the newest frame, the last sentences below it, and a pause."""
        shown = list(sentences)
        while len(shown) > 1 and sum(map(self.height_of, shown)) > _TOLD:
            shown.pop(0)
        self.console.clear()
        self._used = 0
        self.draw(Group(drawing, *shown))
        self.wait(SCENE_PAUSE)

    def fits(self, *drawings: RenderableType) -> bool:
        """Whether there is room for these below what was printed since the last question."""
        if not self.live:
            return True
        return self._used + sum(map(self.height_of, drawings)) <= self.room

    @property
    def room(self) -> int:
        """The lines of the window, but for the one that is typed on."""
        return self.console.height - 1

    def height_of(self, drawing: RenderableType) -> int:
        """How many lines a drawing takes."""
        options = self.console.options.update(width=self._width)
        return len(self.console.render_lines(drawing, options, pad=False))

    @property
    def _width(self) -> int:
        """The window's columns, as it is now; lines longer than that are hard to read."""
        return min(self.console.width, WIDEST)

    def ask(self, prompt: str) -> str:
        """A line from the person; EOFError when there is none."""
        sys.stdout.flush()
        answer = input(prompt)
        self._used = 0
        if not self.live:
            self.console.print(answer, soft_wrap=True)  # so that a transcript can be read
        return answer.strip()

    def stop(self) -> None:
        """Wait for Enter, where somebody sits who wants to read."""
        if self._paced:
            with suppress(EOFError):
                self.ask(self._more)

    def wait(self, seconds: float) -> None:
        """A short pause, which any key cuts off."""
        if self._paced:
            _key_within(seconds)


def _key_within(seconds: float) -> None:
    try:
        import select
        import termios
        import tty
    except ImportError:
        time.sleep(seconds)
        return
    keyboard = sys.stdin.fileno()
    before = termios.tcgetattr(keyboard)
    try:
        tty.setcbreak(keyboard, termios.TCSANOW)
        if select.select([keyboard], [], [], seconds)[0]:
            os.read(keyboard, 1)
    finally:
        termios.tcsetattr(keyboard, termios.TCSANOW, before)
