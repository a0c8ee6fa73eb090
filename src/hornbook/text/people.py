"""Persons in sentences: whoever reads is "you", everybody else has a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from hornbook.text.catalogue import Catalogue

YOU = "person-you"
OTHER = "person-other"
WITHIN = "within"  # the form inside a sentence


def person(
    catalogue: Catalogue,
    field: str,
    seat: int | None,
    name: Callable[[int], str],
    reader: int | None,
) -> dict[str, str | int]:
    """The facts of one person: ``$seat``, ``$seat-is``, and a form for each part of speech."""
    if seat is None:
        return {field: "none", f"{field}-is": "none"}
    message = YOU if seat == reader else OTHER
    facts: dict[str, str | int] = {"name": name(seat)}
    said = {
        f"{field}-{form}": catalogue.say(f"{message}.{form}", facts) for form in forms(catalogue)
    }
    is_you = "you" if message is YOU else "other"
    return {field: catalogue.say(message, facts), f"{field}-is": is_you, **said}


def people(
    catalogue: Catalogue,
    field: str,
    seats: Sequence[int],
    name: Callable[[int], str],
    reader: int | None,
) -> dict[str, str | int]:
    """The facts of a list of persons: as it begins a sentence, and in every form.

    Two cards by one person are “by Ada”, not “by Ada and Ada”.
    """
    if len(set(seats)) == 1:
        seats = seats[:1]
    each = [person(catalogue, "one", seat, name, reader) for seat in seats]
    said = {form: [str(one[f"one-{form}"]) for one in each] for form in forms(catalogue)}
    first = [str(one["one"]) for one in each[:1]]
    is_you = "you" if list(seats) == [reader] else "other"
    return {
        **{f"{field}-{form}": catalogue.join(all_of) for form, all_of in said.items()},
        field: catalogue.join([*first, *said[WITHIN][1:]]),
        f"{field}-is": is_you if seats else "none",
        f"{field}-count": len(seats),
    }


def forms(catalogue: Catalogue) -> tuple[str, ...]:
    """The parts of speech a language tells apart: attributes of its messages for persons."""
    return _forms(catalogue.language)


@cache
def _forms(language: str) -> tuple[str, ...]:
    return Catalogue(language).attributes(OTHER)
