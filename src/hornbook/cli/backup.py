"""A whole server's tables in one file, and back."""

from __future__ import annotations

import asyncio
import sys
from datetime import datetime
from pathlib import Path

from hornbook.server.run import default_store
from hornbook.server.store.backup import Note, back_up
from hornbook.server.store.restore import bring_back
from hornbook.text import Catalogue


def backup(file: Path, store: str | None, catalogue: Catalogue, *, replace: bool) -> None:
    """Write a backup and say what is in it."""
    note = asyncio.run(back_up(store or str(default_store()), file, replace=replace))
    _say(catalogue.say("cli-backed-up", {"file": str(file), **_facts(note)}))


def restore(file: Path, store: str | None, catalogue: Catalogue, *, replace: bool) -> None:
    """Bring a backup back and say what is there now."""
    note, aside = asyncio.run(bring_back(file, store or str(default_store()), replace=replace))
    made = datetime.fromtimestamp(note.made).astimezone().strftime("%Y-%m-%d %H:%M")
    _say(catalogue.say("cli-restored", {"file": str(file), "made": made, **_facts(note)}))
    if aside is not None:
        _say(catalogue.say("cli-put-aside", {"file": str(aside)}))


def _facts(note: Note) -> dict[str, str | int]:
    return {name: note.rows(name) for name in ("tables", "games", "moves")}


def _say(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
