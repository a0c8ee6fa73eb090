"""Examples that both Fever games have: odds after a race, letters that cancel, a turn of a race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from hornbook.kernel.examples import (
    Control,
    ControlKind,
    Example,
    Line,
    Numbers,
    Shown,
    Told,
    Value,
)
from hornbook.racing.effects import NO_EFFECTS
from hornbook.racing.lanes import FINISH, LANES, Lane, Row, after_race
from hornbook.racing.letters import letter_pairs
from hornbook.racing.movement import MovementCard, house_movement
from hornbook.racing.race import Race, arrivals, come_home, line_up, move, sprint

_START: tuple[Row, ...] = tuple(Row(lane) for lane in LANES)  # the first lane is the favourite
_A_TURN = 3  # numbers: a card and two dice
_Order = Annotated[list[Annotated[int, Meta(ge=0, le=5)]], Meta(min_length=6, max_length=6)]


def racers(told: Told) -> tuple[Value, ...]:
    """All six, by their lanes."""
    return tuple([Value(lane, told.name("Lane", lane), lane=lane) for lane in LANES])


class OddsAfterRace(Example, frozen=True, tag="odds"):
    """Who comes in how, and where the odds tokens go."""

    order: _Order

    @classmethod
    def controls(cls, told: Told) -> tuple[Control, ...]:
        first = [3, 0, 1, 2, 5, 4]
        label = told.say("odds-order")
        return (Control("order", label, ControlKind.ORDER, first, racers(told)),)

    def shown(self, told: Told) -> Shown:
        lines = [
            self._line(told, Lane(lane), place) for place, lane in enumerate(self._places(), 1)
        ]
        moved = [line.said for line in lines if line.state]
        summary = told.say("odds-said", {"moved": len(moved), "racers": told.join(moved)})
        return Shown((summary, *self.remarks(told)), lines=tuple(lines))

    def remarks(self, told: Told) -> tuple[str, ...]:
        """What else comes of it."""
        return ()

    def rows(self) -> list[Row]:
        """By lane: the row after the race."""
        order = self._places()
        return [after_race(_START[lane], order.index(lane) + 1) for lane in LANES]

    def _places(self) -> list[int]:
        """Everyone once, whatever was sent."""
        return list(dict.fromkeys([*self.order, *LANES]))

    def _line(self, told: Told, lane: Lane, place: int) -> Line:
        before, after = _START[lane], after_race(_START[lane], place)
        facts = {"before": told.name("Row", before), "after": told.name("Row", after)}
        state = "up" if after < before else "down" if after > before else ""
        key = "odds-moves" if state else "odds-stays"
        return Line(told.name("Lane", lane), told.say(key, facts), lane=lane, state=state)


class Cancelling(Example, frozen=True, tag="cancel"):
    """Cards under one lane, and which of them are left."""

    laid: Numbers

    card: ClassVar[str]  # the type of its cards
    deck: ClassVar[str]
    offered: ClassVar[tuple[int, ...]]
    letters: ClassVar[Sequence[tuple[int, str | None]]]  # by card: sign and letter

    @classmethod
    def controls(cls, told: Told) -> tuple[Control, ...]:
        values = tuple([Value(card, told.name(cls.card, card), card=card) for card in cls.offered])
        label, first = told.say("cancel-laid"), [cls.offered[0], cls.offered[1], cls.offered[2]]
        return (Control("laid", label, ControlKind.MANY, first, values, deck=cls.deck),)

    def shown(self, told: Told) -> Shown:
        laid = [card for card in dict.fromkeys(self.laid) if card in self.offered]
        pairs = letter_pairs([self.letters[card] for card in laid])
        gone = {place for pair in pairs for place in pair}
        lines = [
            Line(
                told.name(self.card, card),
                told.say("cancel-gone" if place in gone else "cancel-stays"),
                state="gone" if place in gone else "best",
            )
            for place, card in enumerate(laid)
        ]
        facts = {"laid": len(laid), "stay": len(laid) - len(gone)}
        return Shown((told.say("cancel-said", facts),), lines=tuple(lines))


class OneTurn(Example, frozen=True, tag="turn"):
    """Movement cards and dice, one turn after the other, until all are home."""

    turns: Numbers  # a card and two dice for each turn

    @classmethod
    def controls(cls, told: Told) -> tuple[Control, ...]:
        limits = (len(house_movement()), len(LANES), len(LANES))
        values = tuple([Value(limit, "") for limit in limits])
        first = [4, 1, 3]
        return (Control("turns", told.say("turn-next"), ControlKind.TURNS, first, values),)

    def shown(self, told: Told) -> Shown:
        race, said = line_up(_START, [NO_EFFECTS] * len(LANES)), [told.say("turn-start")]
        for place in range(0, len(self.turns) - _A_TURN + 1, _A_TURN):
            if race.running:
                said = self._turn(told, race, self.turns[place : place + _A_TURN])
        lines = [self._line(told, race, lane) for lane in LANES]
        return Shown(tuple(said), lines=tuple(lines))

    def _turn(self, told: Told, race: Race, drawn: Sequence[int]) -> list[str]:
        """Card, dice, line; who cannot be told apart comes home in the order of the lanes."""
        deck: Sequence[MovementCard] = house_movement()
        card, *dice = drawn
        speeds = deck[card % len(deck)].speeds
        move(race, speeds)
        one, two = (LANES[die % len(LANES)] for die in dice)
        sprinters, _ = sprint(race, (one, two))
        numbers = told.catalogue.beside([str(speed) for speed in speeds])
        said = [told.say("turn-card", {"turn": race.turn, "numbers": numbers})]
        names = told.join([told.name("Lane", lane) for lane in sprinters])
        said.append(told.say("turn-sprint", {"count": len(sprinters), "racers": names}))
        for group in arrivals(race):
            if len(group) > 1:
                tied = told.join([told.name("Lane", lane) for lane in group])
                said.append(told.say("turn-tie", {"racers": tied}))
            for lane in group:
                come_home(race, lane)
        return said

    def _line(self, told: Told, race: Race, lane: Lane) -> Line:
        name, spot = told.name("Lane", lane), race.spots[lane]
        if lane in race.order:
            place = told.name("Place", race.order.index(lane) + 1)
            said = told.say("turn-home", {"place": place})
            return Line(name, said, lane=lane, spot=min(spot, FINISH), state="home")
        return Line(name, told.say("turn-spot", {"spot": spot}), lane=lane, spot=spot)
