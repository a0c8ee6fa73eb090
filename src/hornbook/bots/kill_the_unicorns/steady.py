"""Rules of thumb for Kill the Unicorns: bid what a unicorn is worth, keep cards for the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from math import log
from typing import Any, Final

from hornbook.bots.kill_the_unicorns import moments
from hornbook.bots.kill_the_unicorns.bids import Bid
from hornbook.bots.kill_the_unicorns.herds import Herd
from hornbook.bots.kill_the_unicorns.turn import Turn, held
from hornbook.games.kill_the_unicorns.deal import ChooseCharacter
from hornbook.games.kill_the_unicorns.decks import (
    HUNTS,
    ROUNDS,
)
from hornbook.games.kill_the_unicorns.game import KillTheUnicorns
from hornbook.games.kill_the_unicorns.hunt import JoinHunt, LayCard, OpenHunt
from hornbook.games.kill_the_unicorns.market import ChoosePayment, ChooseUnicorn, GoToMarket
from hornbook.games.kill_the_unicorns.powers import (
    ChooseRivalToDare,
    ChooseSecondRuse,
    ChooseSwap,
    ChooseTakeBack,
    ChooseToLieInWait,
    ChooseTotalToForetell,
)
from hornbook.games.kill_the_unicorns.resolution import ChooseColour, ChooseHeir, ChooseRuse
from hornbook.games.kill_the_unicorns.ruses import PlaceRuse
from hornbook.kernel import Chance, Decision, Seat, SeatHandle

__all__ = ["Policy", "Rules", "held"]

FIRST: Final = 0.3  # what it is worth to be first player


def _fixed_whims() -> list[float]:
    chance = Chance("whims")
    # Gumbel's: the best of several values with such whims is chosen as by a softmax.
    return [-log(-log((chance.below(1000) + 0.5) / 1000)) for _ in range(997)]


_WHIMS: Final = _fixed_whims()


class Policy:
    """One seat's rules of thumb; the seed shifts its boldness and its spite a little."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._rules: Rules | None = None

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        # A redeal is all that the seat knows, the ruses it remembers too.
        world = seat.redeal(self._chance)
        if not isinstance(world, KillTheUnicorns):
            raise TypeError("not a game of Kill the Unicorns")
        if self._rules is None:
            self._rules = self.new_rules()
        return self._rules.choose(world, seat.decision)

    def new_rules(self) -> Rules:
        """What this seat goes by."""
        return Rules(self._chance)


class Rules:
    """Answers for any seat of a game, from what that seat may know and nothing else."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.boldness = 0.9 + chance.below(21) / 100
        self.spite = 0.15 + chance.below(21) / 100
        self.whim = 0.4
        self.place_whim = 0.15
        self.first = FIRST
        self.plans: dict[Seat, Bid] = {}
        self._herds: list[Herd] = []
        self._seen: tuple[int, list[Any]] = (-1, [])

    def choose(self, game: KillTheUnicorns, decision: Decision) -> int:
        """The best of the options, by the question's own measure."""
        return _ANSWERS[type(decision.question)](Turn(self, game, decision))

    def pick(self, values: list[float]) -> int:
        """Which choice is taken, by what each is worth."""
        return values.index(max(values))

    def begin(self, luck: Chance) -> None:
        """Start anew with this luck."""
        self.chance = luck
        self.plans.clear()

    def whims(self, size: float) -> Iterator[float]:
        """Whims, so that nobody is quite predictable."""
        start = self.chance.below(len(_WHIMS))
        return (size * one for one in chain(_WHIMS[start:], _WHIMS))

    def herds(self, game: KillTheUnicorns) -> list[Herd]:
        """Everyone's herd as it will be judged after this hunt; worked out when they change."""
        table = game.table
        place = max(table.place, 0)
        left = (ROUNDS - table.round_number) * HUNTS + max(HUNTS - 1 - place, 0)
        before, seen = self._seen
        if before != left or seen != table.herds:
            cards, seats = game.cards, len(table.herds)
            self._herds = [Herd(cards, caught, left, seats) for caught in table.herds]
            self._seen = left, table.herds[:]
        return self._herds


_ANSWERS: Final[dict[type, Callable[[Turn], int]]] = {
    ChooseCharacter: Turn.take_character,
    PlaceRuse: Turn.place_ruse,
    OpenHunt: Turn.open_hunt,
    JoinHunt: Turn.join_hunt,
    LayCard: Turn.lay_card,
    ChooseRivalToDare: moments.dare,
    ChooseTotalToForetell: moments.foretell,
    ChooseSwap: moments.swap,
    ChooseToLieInWait: moments.lie_in_wait,
    ChooseRuse: Turn.turn_ruse,
    ChooseSecondRuse: moments.second_ruse,
    ChooseHeir: Turn.give,
    ChooseColour: Turn.dye,
    ChooseTakeBack: moments.take_back,
    GoToMarket: Turn.buy,
    ChooseUnicorn: Turn.use,
    ChoosePayment: Turn.pay,
}
