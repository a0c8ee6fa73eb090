"""Examples in the rules of Unicorn Fever, reckoned by its own rules."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from hornbook.games.unicorn_fever.decks import BetKind, house_edition
from hornbook.games.unicorn_fever.loans import repayment
from hornbook.games.unicorn_fever.results import (
    PayGloryTax,
    paid_as,
    payout,
    slowest,
    wins,
)
from hornbook.games.unicorn_fever.table import Bet
from hornbook.kernel import Seat, Setup
from hornbook.kernel.examples import Control, ControlKind, Example, Figure, Shown, Told, Value
from hornbook.racing import LANES, NO_EFFECTS, PODIUM, Lane, Row, line_up
from hornbook.racing.examples import Cancelling, OddsAfterRace, OneTurn

if TYPE_CHECKING:
    from hornbook.games.unicorn_fever.game import UnicornFever

_SEAT, _LANE = Seat(0), Lane(0)
_STAKE, _GLORY, _GOLD = 20, 30, 40  # more would show nothing new


@cache
def _dealt() -> UnicornFever:
    """A table to copy: nothing has happened at it yet."""
    from hornbook.games.unicorn_fever.game import UnicornFever
    from hornbook.games.unicorn_fever.info import INFO

    cards = house_edition()
    seats, settings = INFO.settle(INFO.usual, {})
    return UnicornFever(Setup(seats, settings, cards, "example"), cards)


class Payout(Example, frozen=True, tag="payout"):
    """A bet, and what it brings."""

    kind: Annotated[int, Meta(ge=0, le=2)]
    row: Annotated[int, Meta(ge=0, le=5)]
    stake: Annotated[int, Meta(ge=1, le=_STAKE)]
    place: Annotated[int, Meta(ge=1, le=PODIUM + 1)]

    @classmethod
    def controls(cls, told: Told) -> tuple[Control, ...]:
        choice = ControlKind.CHOICE
        kinds = tuple([Value(kind, told.name("BetKind", kind)) for kind in BetKind])
        rows = tuple([Value(row, told.name("Row", row)) for row in LANES])
        places = [Value(place, told.name("Place", place)) for place in range(1, PODIUM + 1)]
        later = Value(PODIUM + 1, told.say("payout-later"))
        return (
            Control("kind", told.say("payout-kind"), choice, 0, kinds),
            Control("row", told.say("payout-row"), choice, 2, rows),
            Control(
                "stake",
                told.say("payout-stake"),
                ControlKind.AMOUNT,
                6,
                low=1,
                high=_STAKE,
                unit="gold",
            ),
            Control("place", told.say("payout-place"), choice, 1, (*places, later)),
        )

    def shown(self, told: Told) -> Shown:
        gold, glory = self._paid(BetKind(self.kind))
        figures = (
            Figure("gold", gold, told.say("gold")),
            Figure("glory", glory, told.say("glory")),
        )
        said = [told.say("payout-won" if gold else "payout-lost", self._facts(gold, glory))]
        if self.kind == BetKind.WIN and self.place <= PODIUM:
            early = self._paid(BetKind.EARLY)
            said.append(told.say("payout-early", self._facts(*early)))
        return Shown(tuple(said), figures)

    def _facts(self, gold: int, glory: int) -> dict[str, str | int]:
        times = gold // self.stake
        return {"stake": self.stake, "times": times, "gold": gold, "glory": glory}

    def _paid(self, kind: BetKind) -> tuple[int, int]:
        """Gold and glory, as the table would pay them."""
        game = _dealt().copy()
        table = game.table
        table.rows[_LANE] = Row(self.row)
        table.fevered = ()
        table.race = line_up(table.rows, [NO_EFFECTS] * len(LANES))
        bet = Bet(_SEAT, kind, _LANE, self.stake, 0)
        if not wins(bet, self.place, table.perks[_SEAT]):
            return 0, 0
        return payout(game, bet, paid_as(bet, self.place))


class Tax(Example, frozen=True, tag="tax"):
    """Glory, a purse, and what is left of both when the elves have been."""

    glory: Annotated[int, Meta(ge=0, le=_GLORY)]
    gold: Annotated[int, Meta(ge=0, le=_GOLD)]

    @classmethod
    def controls(cls, told: Told) -> tuple[Control, ...]:
        amount = ControlKind.AMOUNT
        return (
            Control("glory", told.say("tax-glory"), amount, 12, high=_GLORY, unit="glory"),
            Control("gold", told.say("tax-gold"), amount, 8, high=_GOLD, unit="gold"),
        )

    def shown(self, told: Told) -> Shown:
        game = _dealt().copy()
        table = game.table
        table.glory[_SEAT], table.gold[_SEAT], table.loans[_SEAT] = self.glory, self.gold, 0
        PayGloryTax().run(game)
        loans, left = table.loans[_SEAT], table.gold[_SEAT]
        owed = sum(repayment(table.perks[_SEAT], place) for place in range(loans))
        facts = {"tax": self.glory, "left": left, "loans": loans, "owed": owed}
        figures = (
            Figure("gold", left, told.say("gold")),
            Figure("loan", loans, told.say("loans")),
        )
        said = [told.say("tax-paid", facts)]
        if loans:
            said.append(told.say("tax-borrowed", facts))
        return Shown(tuple(said), figures)


class Odds(OddsAfterRace, frozen=True, tag="odds"):
    """The same, and who has the fever next."""

    def remarks(self, told: Told) -> tuple[str, ...]:
        fevered = [told.name("Lane", lane) for lane in slowest(self.rows())]
        return (told.say("odds-fever", {"count": len(fevered), "racers": told.join(fevered)}),)


class Cancel(Cancelling, frozen=True, tag="cancel"):
    """Magic under a lane."""

    card, deck = "MagicId", "magic"
    offered = house_edition().faces[0:12:2]
    letters = house_edition().letters


EXAMPLES: tuple[type[Example], ...] = (Payout, Odds, Cancel, OneTurn, Tax)
