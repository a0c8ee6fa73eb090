"""The Party has movement cards only, and these are nobody's to write."""

from typing import Final

from hornbook.kernel.cardfile import Blank

BLANKS: Final[tuple[Blank, ...]] = ()
