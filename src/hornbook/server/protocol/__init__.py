"""The frames both sides send. ``docs/protocol.md`` explains them."""

from typing import Final

VERSION: Final = 1
