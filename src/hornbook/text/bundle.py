"""Fluent's bundle, but for its numbers: they are written with our signs, as the browser does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt

from hornbook.text.figures import grouped


class Bundle(FluentBundle):
    """The messages of one language."""

    def __init__(self, language: str, thousands: str) -> None:
        super().__init__([language], use_isolating=False)
        self._thousands = thousands

    def write(
        self, pattern: Pattern, facts: Mapping[str, str | int]
    ) -> tuple[str, list[Exception]]:
        """A pattern with its gaps filled in, and what went wrong with that.

        Fluent makes plain numbers of all that are given to ``format_pattern``, whatever they are.
        """
        given = {
            name: fact if isinstance(fact, str) else _Sum(fact, self._thousands)
            for name, fact in facts.items()
        }
        errors: list[Exception] = []
        environment = ResolverEnvironment(self, errors, current=CurrentEnvironment(given))
        try:
            return str(pattern(environment)), errors
        except ValueError as error:
            return "", [*errors, error]


class _Sum(FluentInt):
    """A number: plurals are chosen by it, and ``NUMBER($it, useGrouping: 0)`` writes it plainly."""

    thousands: str

    def __new__(cls, value: int, thousands: str) -> _Sum:
        made = cast("_Sum", super().__new__(cls, int(value)))
        made.thousands = thousands
        return made

    def format(self, locale: object) -> str:
        """As it stands in a sentence."""
        return grouped(str(int(self)), self.thousands)
