"""What is printed on the board comes with the view and the cards: prices, sets, stars."""

from __future__ import annotations

from typing import Any, Final

PRINTED: Final[dict[str, Any]] = {}
