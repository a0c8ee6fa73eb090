"""Examples in the rules of Horse Fever, reckoned by its own rules."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from hornbook.games.horse_fever.betting import STEP
from hornbook.games.horse_fever.edition import house_edition
from hornbook.games.horse_fever.payments import settle
from hornbook.games.horse_fever.table import Bet, BetKind
from hornbook.kernel import Seat, Setup
from hornbook.kernel.examples import Control, ControlKind, Example, Figure, Shown, Told, Value
from hornbook.racing import LANES, NO_EFFECTS, PODIUM, Lane, Row, line_up
from hornbook.racing.examples import Cancelling, OddsAfterRace, OneTurn

if TYPE_CHECKING:
    from hornbook.games.horse_fever.family.game import HorseFeverFamily

_SEAT, _LANE = Seat(0), Lane(0)
_STAKE = 2000  # more would show nothing new


@cache
def _dealt() -> HorseFeverFamily:
    """A table to copy: nothing has happened at it yet."""
    from hornbook.games.horse_fever.family.game import HorseFeverFamily
    from hornbook.games.horse_fever.family.info import INFO

    cards = house_edition()
    seats, settings = INFO.settle(INFO.usual, {})
    return HorseFeverFamily(Setup(seats, settings, cards, "example"), cards)


class Payout(Example, frozen=True, tag="payout"):
    """A bet, and what it brings."""

    kind: Annotated[int, Meta(ge=0, le=1)]
    row: Annotated[int, Meta(ge=0, le=5)]
    stake: Annotated[int, Meta(ge=STEP, le=_STAKE, multiple_of=STEP)]
    place: Annotated[int, Meta(ge=1, le=PODIUM + 1)]

    @classmethod
    def controls(cls, told: Told) -> tuple[Control, ...]:
        choice = ControlKind.CHOICE
        rows = tuple([Value(row, told.name("Row", row)) for row in LANES])
        return (
            Control("kind", told.say("payout-kind"), choice, 0, kinds(told)),
            Control("row", told.say("payout-row"), choice, 2, rows),
            stakes(told, STEP, _STAKE),
            Control("place", told.say("payout-place"), choice, 1, places(told)),
        )

    def shown(self, told: Told) -> Shown:
        danari, points = self._paid()
        figures = (
            Figure("danari", danari, told.say("danari")),
            Figure("points", points, told.say("points")),
        )
        times = danari // self.stake
        facts = {"stake": self.stake, "times": times, "danari": danari, "points": points}
        return Shown((told.say("payout-won" if danari else "payout-lost", facts),), figures)

    def _paid(self) -> tuple[int, int]:
        """Danari and points, as the table would pay them."""
        game = _dealt().copy()
        table = game.table
        table.rows[_LANE] = Row(self.row)
        race = line_up(table.rows, [NO_EFFECTS] * len(LANES))
        others = [lane for lane in LANES if lane != _LANE]
        race.order = [*others[: self.place - 1], _LANE, *others[self.place - 1 :]]
        before = table.danari[_SEAT], table.points[_SEAT]
        settle(game, race, Bet(_SEAT, BetKind(self.kind), _LANE, self.stake))
        return table.danari[_SEAT] - before[0], table.points[_SEAT] - before[1]


def kinds(told: Told) -> tuple[Value, ...]:
    """To win, or to place."""
    return tuple([Value(kind, told.say(f"payout-to-{kind.name.lower()}")) for kind in BetKind])


def places(told: Told) -> tuple[Value, ...]:
    """Where a horse may come in."""
    podium = [Value(place, told.name("Place", place)) for place in range(1, PODIUM + 1)]
    return (*podium, Value(PODIUM + 1, told.say("payout-later")))


def stakes(told: Told, step: int, most: int) -> Control:
    """How much is put on it."""
    return Control(
        "stake",
        told.say("payout-stake"),
        ControlKind.AMOUNT,
        4 * step,
        low=step,
        high=most,
        step=step,
        unit="danari",
    )


class Cancel(Cancelling, frozen=True, tag="cancel"):
    """Action cards behind a horse."""

    card, deck = "ActionId", "actions"
    offered = (2, 6, 4, 11, 3, 14)
    letters = house_edition().letters


EXAMPLES: tuple[type[Example], ...] = (Payout, OddsAfterRace, Cancel, OneTurn)
