"""A database holds everybody's cards and the server's secrets: only its owner reads it."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

LOG = logging.getLogger("hornbook.server.store")
ENDS: Final = ("", "-wal", "-shm", "-journal", ".lock")  # of the files of one database
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
_FOLDER: Final = 0o700
_FILE: Final = 0o600


def keep_to_owner(database: Path) -> None:
    """Make a new database's folder and file its owner's alone, and mend an old one's."""
    make_folder(database)
    if not database.exists():
        # SQLite makes its other files as readable as this one.
        os.close(os.open(database, os.O_CREAT | os.O_RDWR, _FILE))
    for file in open_to_others(database):
        try:
            file.chmod(_FILE)
        except OSError as error:
            facts = {"file": str(file), "reason": error.strerror}
            LOG.warning("others can read the database", extra=facts)
        else:
            LOG.warning("others could read the database, no longer", extra={"file": str(file)})
    if is_writable_by_others(database.parent):
        LOG.warning("others can replace the database", extra={"folder": str(database.parent)})


def make_folder(database: Path) -> None:
    """Make a new database's folder, its owner's alone."""
    if not database.parent.is_dir():
        database.parent.mkdir(mode=_FOLDER, parents=True)


def open_to_others(database: Path) -> list[Path]:
    """Those of a database's files that somebody else may read or write."""
    if os.name != "posix":
        return []
    files = [database.with_name(database.name + end) for end in ENDS]
    return [file for file in files if file.exists() and file.stat().st_mode & _OTHERS]


def is_writable_by_others(folder: Path) -> bool:
    """Whether somebody else may put another file in the place of the database."""
    if os.name != "posix" or not folder.is_dir():
        return False
    mode = folder.stat().st_mode
    return bool(mode & (stat.S_IWGRP | stat.S_IWOTH)) and not mode & stat.S_ISVTX


def give_to_owner_of(other: Path, file: Path) -> None:
    """What the administrator makes belongs to whom the rest belongs: the server has to read it."""
    if os.name == "posix" and os.geteuid() == 0 and file.exists():
        owner = other.stat()
        os.chown(file, owner.st_uid, owner.st_gid)
