"""What everything is printed on: a window that breaks no line within a number or before a colon."""

from __future__ import annotations

import re
from typing import Any

import rich._wrap  # there is no other way to tell it where a line may not break
from rich.console import Console

# A word, and the blanks after it; a no-break space is no blank.
_WORD = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def window(**how: Any) -> Console:
    """The terminal, or a file that pretends to be one; texts are printed as they are."""
    vars(rich._wrap)["re_word"] = _WORD
    return Console(**{"highlight": False, "emoji": False, "markup": False, **how})
