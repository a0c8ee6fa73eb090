"""Words as people type them."""

from __future__ import annotations

import re
from unicodedata import normalize


def folded(text: str) -> str:
    """Without capitals and accents, as people type.

    >>> folded("Pâté")
    'pate'
    """
    return re.sub(r"[\u0300-\u036f]", "", normalize("NFD", text.casefold()))
