"""The example in the rules of the Party, reckoned by its own rules."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hornbook.games.horse_fever.examples import places, stakes
from hornbook.games.horse_fever.party.payment import payout_rates
from hornbook.games.horse_fever.party.table import UNIT, BetKind
from hornbook.kernel.examples import Control, ControlKind, Example, Figure, Shown, Told, Value
from hornbook.racing import LANES, PODIUM, Lane

_STAKE = 2000  # more would show nothing new
_LANE = Lane(0)


class Payout(Example, frozen=True, tag="payout"):
    """A bet, and what it brings."""

    kind: Annotated[int, Meta(ge=0, le=1)]
    stake: Annotated[int, Meta(ge=UNIT, le=_STAKE, multiple_of=UNIT)]
    place: Annotated[int, Meta(ge=1, le=PODIUM + 1)]

    @classmethod
    def controls(cls, told: Told) -> tuple[Control, ...]:
        choice = ControlKind.CHOICE
        kinds = tuple([Value(kind, told.say(f"payout-to-{kind.name.lower()}")) for kind in BetKind])
        return (
            Control("kind", told.say("payout-kind"), choice, int(BetKind.WIN), kinds),
            stakes(told, UNIT, _STAKE),
            Control("place", told.say("payout-place"), choice, 1, places(told)),
        )

    def shown(self, told: Told) -> Shown:
        others = [lane for lane in LANES if lane != _LANE]
        order = [*others[: self.place - 1], _LANE, *others[self.place - 1 :]]
        times = payout_rates(order)[self.kind][_LANE]
        danari = self.stake * times
        facts = {"stake": self.stake, "times": times, "danari": danari}
        said = told.say("payout-won" if danari else "payout-lost", facts)
        return Shown((said,), (Figure("danari", danari, told.say("danari")),))


EXAMPLES: tuple[type[Example], ...] = (Payout,)
