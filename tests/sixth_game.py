"""The game of docs/architecture.md: its package, built from the blocks there and nothing else."""

from __future__ import annotations

import atexit
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pytest

from hornbook import games
from hornbook.server.protocol import schema
from hornbook.server.thinking import levels
from hornbook.server.words import words
from hornbook.text import catalogue

NAME = "tortoises"
MAP = Path(__file__).parent.parent / "docs" / "architecture.md"
_BLOCK = re.compile(r"^\*\*`([\w./-]+)`\*\*.*?^```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
_KEPT = (
    games._from_elsewhere,
    catalogue._files,
    catalogue._bundle,
    levels.stand_in,
    words,
    schema.of_game,
)
"""What remembers which games there are, or what they say."""


def files() -> dict[str, str]:
    """The files that the section “Adding a game” shows, by their paths."""
    section = MAP.read_text(encoding="utf-8").partition("\n## Adding a game\n")[2]
    return dict(_BLOCK.findall(section.partition("\n## ")[0]))


def build(folder: Path) -> Path:
    """Write the package into the folder, installed there as pip would."""
    for path, text in files().items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    noted = folder / f"{project['name']}-{project['version']}.dist-info"
    noted.mkdir()
    (noted / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    points = [
        line
        for group, named in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {place}" for name, place in named.items()))
    ]
    (noted / "entry_points.txt").write_text("\n".join(points) + "\n")
    return folder


@cache
def _folder() -> Path:
    """Built once: a class that is there twice would be two kinds of the same thing."""
    folder = Path(mkdtemp(prefix="hornbook-tortoises-"))
    atexit.register(rmtree, folder, ignore_errors=True)
    return build(folder)


@contextmanager
def installed() -> Iterator[str]:
    """While this lasts the game is there, in this process and in those that it starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(_folder())
        patch.setenv("PYTHONPATH", str(_folder()), prepend=":")
        _forget()
        try:
            yield NAME
        finally:
            _forget()


def _forget() -> None:
    for kept in _KEPT:
        kept.cache_clear()
