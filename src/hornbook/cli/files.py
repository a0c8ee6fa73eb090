"""Reading and writing the files a person names: editions and records."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from hornbook.games import load
from hornbook.kernel import BadEdition, BadRecord, Edition, Game, Record, Refusal
from hornbook.kernel.cardfields import left_aside
from hornbook.kernel.cardfile import CardFile, FaultyCards, check_names
from hornbook.kernel.record import LARGEST
from hornbook.kernel.system import system_fault
from hornbook.text import Catalogue

LARGEST_EDITION = 4 * 1024 * 1024  # bytes: a hundred times the box


def edition_from(path: Path | None, game: str, catalogue: Catalogue) -> Edition | None:
    """The edition in a file; with faults, the first of them is said, and what is left aside."""
    if path is None:
        return None
    try:
        edition = read_edition(path, game)
    except FaultyCards as faulty:
        first = faulty.faults[0]
        raise BadEdition(
            "edition-faults",
            file=str(path),
            line=first.line,
            fault=first.said(catalogue),
            more=len(faulty.faults) - 1,
        ) from None
    for note in left_aside(CardFile(edition.text or ""), load(game).blanks.idle):
        sys.stderr.write(f"{path}:{note.line}: {note.said(catalogue)}\n")
    return edition


def read_edition(path: Path, game: str) -> Edition:
    """The edition in a file; refused with all its faults."""
    kind = load(game)
    data = _read(path, LARGEST_EDITION)
    if len(data) > LARGEST_EDITION:
        raise BadEdition("edition-too-large", file=str(path), limit=LARGEST_EDITION)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadEdition("not-utf-8", file=str(path), place=error.start) from None
    edition: Edition = kind.read_edition(text)
    check_names(text)
    return edition


def read_record(path: Path) -> Record:
    """The record in a file."""
    return Record.from_json(_read(path, LARGEST))


def write_record(path: Path, game: Game[Any, Any], players: list[str]) -> None:
    """Keep a game. The old file stays until the new one is complete."""
    beside = path.with_name(f".{path.name}.new")
    try:
        record = msgspec.structs.replace(game.record(), names=players)
        beside.write_bytes(record.to_json())
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise BadRecord("cannot-write", file=str(path), reason=system_fault(error)) from None


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise BadRecord("file-exists", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise BadRecord("cannot-write", file=str(path), reason=system_fault(error)) from None


def free_name(stem: str) -> Path:
    """A file name in the current folder that is not taken."""
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path


@contextmanager
def naming(path: Path, catalogue: Catalogue) -> Iterator[None]:
    """Whatever is refused in here is refused with the file's name."""
    try:
        yield
    except Refusal as refusal:
        if "file" in refusal.facts:
            raise
        reason = catalogue.refusal(refusal.code, refusal.facts, refusal.rule)
        raise BadRecord("in-file", file=str(path), reason=reason) from None


def _read(path: Path, limit: int) -> bytes:
    """The file, or just more of it than is allowed."""
    try:
        with path.open("rb") as file:
            return file.read(limit + 1)
    except (OSError, ValueError) as error:
        raise BadRecord("cannot-read", file=str(path), reason=system_fault(error)) from None
