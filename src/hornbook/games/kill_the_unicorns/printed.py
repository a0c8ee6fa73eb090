"""What is printed on the board comes with the view and the cards: prices, sets, stars."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Printed(Struct, frozen=True):
    """No number of Kill the Unicorns is left over."""


PRINTED: Final = Printed()
