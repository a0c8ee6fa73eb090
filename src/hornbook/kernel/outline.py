"""Things as a programmer reads them at a prompt: an entry a line, what is short on one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from textwrap import fill
from typing import Final

from msgspec import Struct

WIDTH = 96  # characters: what is longer is taken apart
_SHORT = 20  # characters: a list of such things stays together
_STEP = "  "
_NOTHING: Final[tuple[object, ...]] = (None, [], (), {})


class View(Struct, frozen=True):
    """All that a seat, or the public, may know: printing it shows that and nothing else."""

    def __str__(self) -> str:
        return outline(self)


def outline(thing: Struct) -> str:
    """The thing's fields, one under the other, without those that hold nothing."""
    said = [(name, value) for name, value in _parts(thing) if value not in _NOTHING]
    return "\n".join([type(thing).__name__, *_lines(said, _STEP)])


def plain(value: object) -> str:
    """The value on one line.

    >>> plain([1, "two", None, {"three": (4, 5)}])
    "[1, 'two', None, {'three': [4, 5]}]"
    """
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, Struct):
        fields = ", ".join(f"{name}={plain(part)}" for name, part in _parts(value))
        return f"{type(value).__name__}({fields})"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{plain(key)}: {plain(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list | tuple | set | frozenset):
        return "[" + ", ".join(map(plain, value)) + "]"
    return repr(value)


def _lines(parts: Iterable[tuple[str, object]], indent: str) -> list[str]:
    lines = []
    for name, value in parts:
        line = f"{indent}{name}: {plain(value)}"
        within = _parts(value)
        if len(line) <= WIDTH or all(len(plain(part)) <= _SHORT for _, part in within):
            lines.append(fill(line, WIDTH, subsequent_indent=indent + _STEP))
            continue
        kind = f" {type(value).__name__}" if isinstance(value, Struct) else ""
        lines += [f"{indent}{name}:{kind}", *_lines(within, indent + _STEP)]
    return lines


def _parts(value: object) -> list[tuple[str, object]]:
    """What it is made of, with names; nothing for what has no parts."""
    if isinstance(value, Struct):
        return [(name, getattr(value, name)) for name in value.__struct_fields__]
    if isinstance(value, Mapping):
        return [(plain(key), one) for key, one in value.items()]
    if isinstance(value, list | tuple):
        return [(str(place), one) for place, one in enumerate(value)]
    return []
