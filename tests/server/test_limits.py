"""In an auction one may go along up to a limit: kept, changed and withdrawn at will."""

from typing import Any

import pytest

from hornbook.server.protocol import commands as c
from hornbook.server.protocol import frames
from server.parlour import Parlour, Person, in_a_loop, started, whose_turn

SALE, BID = "choose-sale", "choose-bid"


async def at_the_auction(parlour: Parlour, step: str) -> list[Person]:
    """Three people who kept their money, one of them asked for the first price."""
    people = await started(parlour, "horse-fever-board", 3)
    for _ in range(400):
        person = whose_turn(people)
        decision = person.moment.decision
        if decision.question["step"] == step and len(decision.question["waiting"]) == 2:
            return people
        await say(person, thrifty(decision))
    raise AssertionError(step)


def thrifty(decision: Any) -> int:
    """Buy nothing, stake little, leave every auction; in sales somebody must have points."""
    if decision.span is not None:
        return int(decision.span["low"])
    types = [option["type"] for option in decision.options]
    for wanted in ("pass-for-money", "no-second-bet", "leave-auction"):
        if wanted in types:
            return types.index(wanted)
    return 0


async def choose(person: Person, *, leave: bool) -> None:
    """Yes to the price, or out of the auction."""
    await say(person, int(leave))


async def say(person: Person, choice: int) -> None:
    asked = person.moment.decision
    answer = await person.say(c.Choose, seat=asked.seat, number=asked.number, choices=[choice])
    assert isinstance(answer, frames.Done)


def accepted(person: Person, seat: int) -> list[int]:
    """The prices a seat has said yes to in the auction that goes on."""
    told = [one.event for one in person.room.play.happened]
    names = ("SaleAccepted", "BidAccepted")
    return [one.price for one in told if type(one).__name__ in names and one.seat == seat][-8:]


def seat_of(person: Person) -> Any:
    return person.client.eyes


@pytest.mark.parametrize(("step", "sign"), [(SALE, -1), (BID, 1)])
@in_a_loop
async def test_a_seat_goes_along_up_to_its_limit_and_is_asked_beyond(tmp_path, step, sign):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await at_the_auction(parlour, step)
        ada = whose_turn(people)
        note = ada.moment.limit
        assert (note.amount, note.step) == (None, 100)
        limit = 1000 + sign * 300
        assert note.low <= limit <= note.high
        assert isinstance(await ada.say(c.Limit, seat=seat_of(ada), limit=limit), frames.Done)
        assert accepted(ada, seat_of(ada))[-1] == 1000  # at once, and by itself
        ben = whose_turn(people)
        await choose(ben, leave=False)
        cleo = whose_turn(people)
        assert cleo not in (ada, ben)
        await choose(cleo, leave=True)
        assert accepted(ada, seat_of(ada))[-2:] == [1000, 1000 + sign * 200]
        assert ada.moment.limit.amount == limit
        assert whose_turn(people) is ben
        await choose(ben, leave=False)  # at the limit: one more yes would be beyond it
        assert whose_turn(people) is ada
        assert ada.moment.limit.amount is None
        assert ada.moment.decision.question["price"] == 1000 + sign * 400


@in_a_loop
async def test_a_limit_is_kept_through_a_crash_and_forgotten_with_its_auction(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await at_the_auction(parlour, BID)
        ada = whose_turn(people)
        seat = seat_of(ada)
        await choose(ada, leave=False)
        assert isinstance(await ada.say(c.Limit, seat=seat, limit=1200), frames.Done)
        await parlour.restart()
        code = ada.room.state.code
        people = [await parlour.enter(code, one.client.guest) for one in people]
        ada = next(one for one in people if seat_of(one) == seat)
        assert ada.moment.limit.amount == 1200
        await choose(whose_turn(people), leave=False)
        await choose(whose_turn(people), leave=True)
        assert accepted(ada, seat)[-2:] == [1000, 1200]
        await choose(whose_turn(people), leave=True)
        assert ada.moment.limit is None
        assert ada.room.seating.cards[seat].limit is None


@in_a_loop
async def test_a_limit_can_be_changed_and_withdrawn_and_nobody_hears_of_it(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await at_the_auction(parlour, BID)
        ben = next(one for one in people if one is not whose_turn(people))
        seat = seat_of(ben)
        others = [one for one in people if one is not ben]
        heard = [len(one.texts) for one in others]
        for limit in (1700, 1300, None):
            await ben.say(c.Limit, seat=seat, limit=limit)
        refused = await ben.say(c.Limit, seat=seat, limit=1250)
        assert refused.code == "not-in-span"
        foreign = await others[0].say(c.Limit, seat=seat, limit=1300)
        assert foreign.code == "not-your-seat"
        told = [text for one, upto in zip(others, heard, strict=True) for text in one.texts[upto:]]
        assert not any("1700" in text for text in told)
        while whose_turn(people) is not ben:
            await choose(whose_turn(people), leave=False)
        assert ben.moment.limit.amount is None  # withdrawn: asked as ever


@in_a_loop
async def test_without_an_auction_there_is_no_limit(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "horse-fever-board", 3)
        ada = whose_turn(people)
        assert ada.moment.limit is None
        refusal = await ada.say(c.Limit, seat=seat_of(ada), limit=1000)
        assert refusal.code == "no-limit-now"
