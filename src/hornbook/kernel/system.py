"""What the system says when it refuses something, as messages of ours."""

from __future__ import annotations

import errno
from typing import Final

KNOWN: Final = frozenset(
    {
        "enoent",
        "eacces",
        "eperm",
        "eisdir",
        "enotdir",
        "eexist",
        "enospc",
        "erofs",
        "enametoolong",
        "eloop",
        "eio",
        "emfile",
        "eaddrinuse",
        "eaddrnotavail",
        "econnrefused",
        "name",
    }
)


def system_fault(error: BaseException) -> str:
    """What follows ``system-`` in the name of the message; else the system's own words.

    >>> system_fault(FileNotFoundError(2, "No such file or directory"))
    'enoent'
    """
    if isinstance(error, ValueError) and not isinstance(error, OSError):
        return "name"  # of a file: Python asks no system about it
    name = errno.errorcode.get(getattr(error, "errno", None) or 0, "").lower()
    return name if name in KNOWN else getattr(error, "strerror", None) or str(error)
