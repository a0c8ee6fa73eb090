"""How the things that were measured are called."""

from __future__ import annotations

from hornbook.lab.balance.experiment import SEAT, experiment
from hornbook.lab.sitting import Sitting
from hornbook.text import Catalogue


class Naming:
    """Names of a game's things, in the words of a catalogue."""

    def __init__(self, sitting: Sitting, catalogue: Catalogue) -> None:
        cards = sitting.deal("trial").cards
        self._known = experiment(sitting.game)().names(cards, catalogue)
        self._catalogue = catalogue

    def of(self, family: str, key: str) -> str:
        """The name of a thing; one that nobody named goes by its key."""
        if family == SEAT:
            return self._catalogue.say("balance-place", {"place": int(key)})
        if family == "loans":
            return self._catalogue.say("balance-loans", {"loans": int(key)})
        known = self._known.get(family, {}).get(key)
        return known or key.replace("-", " ").capitalize()
