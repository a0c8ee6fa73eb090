"""Examples in the rules of Kill the Unicorns, reckoned by its own rules."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hornbook.games.kill_the_unicorns.bids import cancelled, leader
from hornbook.games.kill_the_unicorns.colours import RAINBOW
from hornbook.games.kill_the_unicorns.scoring import RAINBOW_POINTS, best_split
from hornbook.kernel import Seat
from hornbook.kernel.examples import Control, ControlKind, Example, Figure, Line, Shown, Told

_MOST = 7  # unicorns of a colour
_HIGHEST = 12  # three cards of four
_Count = Annotated[int, Meta(ge=0, le=_MOST)]
_Total = Annotated[int, Meta(ge=0, le=_HIGHEST)]


class Herd(Example, frozen=True, tag="herd"):
    """Unicorns of each colour, and how they count best."""

    pink: _Count
    blue: _Count
    green: _Count
    yellow: _Count

    @classmethod
    def controls(cls, told: Told) -> tuple[Control, ...]:
        first = (1, 3, 1, 2)
        return tuple(
            [
                Control(
                    colour.value,
                    told.name("Colour", colour.value),
                    ControlKind.AMOUNT,
                    count,
                    high=_MOST,
                    unit=colour.value,
                )
                for colour, count in zip(RAINBOW, first, strict=True)
            ]
        )

    def shown(self, told: Told) -> Shown:
        counts = (self.pink, self.blue, self.green, self.yellow)
        split = best_split(counts)
        rainbow = told.say("herd-points", {"points": RAINBOW_POINTS})
        lines = [
            Line(told.say("herd-rainbow"), rainbow, state="best") for _ in range(split.rainbows)
        ]
        for one in split.sets:
            facts: dict[str, str | int] = {
                "size": one.size,
                "colour": told.name("Colour", one.colour.value),
            }
            points = told.say("herd-points", {"points": one.points})
            lines.append(Line(told.say("herd-set", facts), points, colour=one.colour.value))
        said = [told.say("herd-said", {"points": split.points})]
        for place, colour in enumerate(RAINBOW):
            more = tuple(count + (at == place) for at, count in enumerate(counts))
            adds = best_split(more).points - split.points
            facts = {"colour": told.name("Colour", colour.value), "points": adds}
            lines.append(Line(told.say("herd-more", facts), state="down", colour=colour.value))
        return Shown(
            tuple(said), (Figure("points", split.points, told.say("points")),), tuple(lines)
        )


class Ties(Example, frozen=True, tag="ties"):
    """Three totals, and whose the unicorn is."""

    one: _Total
    two: _Total
    three: _Total

    @classmethod
    def controls(cls, told: Told) -> tuple[Control, ...]:
        amount = ControlKind.AMOUNT
        first = {"one": 7, "two": 7, "three": 4}
        return tuple(
            [
                Control(name, told.say(f"ties-{name}"), amount, total, high=_HIGHEST)
                for name, total in first.items()
            ]
        )

    def shown(self, told: Told) -> Shown:
        bids = [(Seat(seat), total) for seat, total in enumerate((self.one, self.two, self.three))]
        names = [told.say(f"ties-{name}") for name in ("one", "two", "three")]
        winner = leader(bids)
        out = {seat for _, seats in cancelled(bids, winner) for seat in seats}
        lines = [
            Line(names[seat], self._said(told, seat, winner, out), state=_state(seat, winner, out))
            for seat, _ in bids
        ]
        if winner is None:
            return Shown((told.say("ties-flees"),), lines=tuple(lines))
        facts: dict[str, str | int] = {"hunter": names[winner], "total": bids[winner][1]}
        return Shown((told.say("ties-won", facts),), lines=tuple(lines))

    @staticmethod
    def _said(told: Told, seat: Seat, winner: Seat | None, out: set[Seat]) -> str:
        if seat == winner:
            return told.say("ties-wins")
        return told.say("ties-cancels" if seat in out else "ties-loses")


def _state(seat: Seat, winner: Seat | None, out: set[Seat]) -> str:
    return "best" if seat == winner else "gone" if seat in out else ""


EXAMPLES: tuple[type[Example], ...] = (Herd, Ties)
