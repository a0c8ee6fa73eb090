"""A living room: who comes late, who is away, who stays for another night, and the host's seat."""

import asyncio

import pytest

from hornbook import bots
from hornbook.games.horse_fever.party.race import ChooseWhoWasAhead
from hornbook.kernel import Chance
from hornbook.server.protocol import commands as c
from hornbook.server.protocol import frames
from hornbook.server.room.room import Room
from hornbook.server.table.state import Clock
from hornbook.server.table.timing import CARD, CEREMONY, GRACE, PHOTO, STUCK
from server.parlour import Parlour, Person, in_a_loop, settled, started

PARTY = "horse-fever-party"


async def bet(person: Person, win: int = 3, place: int = 3) -> None:
    decision = person.moment.decision
    answer = await person.say(
        c.Choose, seat=decision.seat, number=decision.number, choices=[place, 100, win, 100]
    )
    assert isinstance(answer, frames.Done), answer


def bettors(people: list[Person]) -> list[Person]:
    return [one for one in people if one.moment.decision is not None]


async def to_the_race(people: list[Person]) -> None:
    for person in bettors(people):
        await bet(person)


async def run_the_race(people: list[Person], chance: Chance) -> None:
    """The bookmaker turns cards, until the host is asked or it is over."""
    while not people[0].moment.over:
        (person,) = bettors(people)
        if person.moment.decision.question["step"] == "choose-another-race":
            return
        await person.choose(chance)


async def another(people: list[Person]) -> None:
    decision = people[0].moment.decision
    await people[0].say(c.Choose, seat=decision.seat, number=decision.number, choices=[0])


@in_a_loop
async def test_a_latecomer_in_a_race_is_told_so_and_seated_by_itself(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 3, most=10)
        await to_the_race(people)
        late = await parlour.enter(people[0].room.state.code, "zoe", name="Zoe")
        answer = await late.say(c.Sit, portrait="c-miss-paris")
        assert (type(answer), answer.code) == (frames.Done, "later")
        assert late.last(frames.Table).late == 1
        assert not [one for one in late.heard if isinstance(one, frames.Seats)]
        await run_the_race(people, Chance(1))
        assert late.last(frames.Seats).seats == [3]
        face = late.last(frames.Table).faces[3]
        assert (face.name, face.portrait) == ("Zoe", "c-miss-paris")
        assert late.last(frames.Table).late == 0
        assert late.moment.view["own"]["money"] == 2000
        await another(people)
        assert late.moment.decision is not None


@in_a_loop
async def test_a_latecomer_is_seated_after_the_server_was_killed(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 3, most=10)
        await to_the_race(people)
        code = people[0].room.state.code
        late = await parlour.enter(code, "zoe", name="Zoe")
        await late.say(c.Sit)
        await parlour.restart()
        people = [await parlour.enter(code, one) for one in ("ada", "ben", "cleo")]
        again = await parlour.enter(code, "zoe", name="Zoe")
        await run_the_race(people, Chance(1))
        assert again.last(frames.Seats).seats == [3]
        assert again.last(frames.Table).faces[3].name == "Zoe"


@in_a_loop
async def test_a_latecomer_who_has_gone_is_not_seated(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 3, most=10)
        await to_the_race(people)
        late = await parlour.enter(people[0].room.state.code, "zoe")
        await late.say(c.Sit)
        await late.leave()
        parlour.time.now += GRACE + 1
        await run_the_race(people, Chance(1))
        assert len(people[0].last(frames.Table).faces) == 3
        assert people[0].last(frames.Table).late == 0


@in_a_loop
async def test_a_latecomer_counts_before_the_house_is_full_and_behind_a_locked_door(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 3, most=4)
        await to_the_race(people)
        code = people[0].room.state.code
        zoe = await parlour.enter(code, "zoe")
        assert (await zoe.say(c.Sit)).code == "later"
        assert (await zoe.say(c.Sit)).code == "later"  # a reload asks again
        yan = await parlour.enter(code, "yan")
        assert (await yan.say(c.Sit)).code == "table-full"
        await people[0].say(c.Lock, locked=True)
        await zoe.leave()
        back = await parlour.enter(code, "zoe")
        assert back.closed is None
        await run_the_race(people, Chance(1))
        assert back.last(frames.Seats).seats == [3]


@in_a_loop
async def test_who_comes_after_the_last_race_sits_in_the_next_night(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 3, most=10, settings={"races": 1})
        await to_the_race(people)
        await run_the_race(people, Chance(1))
        late = await parlour.enter(people[0].room.state.code, "zoe", name="Zoe")
        assert (await late.say(c.Sit)).code == "later"
        await people[0].say(c.Rematch)
        assert late.last(frames.Seats).seats == [3]
        await people[0].say(c.Start)
        assert late.moment.view["players"] == 4


@in_a_loop
async def test_nobody_bets_in_the_name_of_a_guest_who_is_away(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 4, most=10)
        away, *others = bettors(people)
        seat = away.client.eyes
        await away.leave()
        for person in others:
            await bet(person)
        parlour.time.now += GRACE + 1
        await settled(people[0].room)
        game = people[0].room.play.game
        assert game.table.slips[seat] == ()
        assert game.table.phase.value == "race"
        assert game.table.money[seat] == 2000


@in_a_loop
async def test_when_the_time_is_up_who_has_no_slip_lets_the_race_go_by(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 4, most=10, clock=Clock.DECISION, seconds=20)
        quick, slow, slower = bettors(people)
        await bet(quick)
        parlour.time.now += 21
        await settled(people[0].room)
        table = people[0].room.play.game.table
        assert table.phase.value == "race"
        assert [bool(table.slips[one.client.eyes]) for one in (quick, slow, slower)] == [
            True,
            False,
            False,
        ]
        assert slow.moment.view["own"]["out"]


@in_a_loop
async def test_a_phone_that_was_locked_bets_after_all_while_others_think(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 4, most=10)
        away = bettors(people)[0]
        guest, seat = away.client.guest, away.client.eyes
        await away.leave()
        parlour.time.now += GRACE + 1
        await settled(people[0].room)
        back = await parlour.enter(people[0].room.state.code, guest)
        assert back.moment.view["own"]["out"]
        assert back.moment.undo
        await back.say(c.Undo, seat=seat)
        await bet(back)
        assert people[0].room.play.game.table.slips[seat]


@in_a_loop
async def test_bots_the_host_invited_do_bet(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        seats = [{"kind": "host"}, *[{"kind": "bot", "level": "random"}] * 2]
        room = await parlour.table(PARTY, seats=seats, most=10)
        host = await parlour.enter(room.state.code, "ada")
        await host.say(c.Start)
        if host.moment.decision and host.moment.decision.question["step"] == "choose-place-bet":
            await bet(host)
        slips = room.play.game.table.slips
        assert all(slips[seat] for seat in (1, 2) if seat != room.play.game.table.bookmaker)


@in_a_loop
async def test_everyone_who_stays_is_counted_and_kept_and_who_leaves_is_let_go(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 4, most=10, settings={"races": 1})
        await to_the_race(people)
        await run_the_race(people, Chance(1))
        ada, ben, cleo, dan = people
        assert ada.last(frames.Table).staying == 0
        assert isinstance(await ben.say(c.Sit), frames.Done)
        assert isinstance(await cleo.say(c.Stand, seat=2), frames.Done)
        table = ada.last(frames.Table)
        assert table.staying == 1
        assert [(face.name, face.stays, face.left) for face in table.faces] == [
            ("Ada", False, False),
            ("Ben", True, False),
            ("Cleo", False, True),
            ("Dan", False, False),
        ]
        await dan.leave()
        parlour.time.now += GRACE + 1
        await ben.leave()
        parlour.time.now += GRACE + 1
        await settled(ada.room)
        await ada.say(c.Rematch)
        kept = [face.name for face in ada.last(frames.Table).faces if face.kind.value == "person"]
        assert kept == ["Ada", "Ben"]  # who said so is kept, who is away and did not is not


@in_a_loop
async def test_the_result_keeps_the_names_of_those_who_left(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 3, most=10, settings={"races": 1})
        await to_the_race(people)
        await run_the_race(people, Chance(1))
        await people[2].say(c.Stand, seat=2)
        tv = await parlour.enter(people[0].room.state.code, "tv", tv=True)
        assert [face.name for face in tv.last(frames.Table).faces] == ["Ada", "Ben", "Cleo"]
        await people[2].say(c.Sit)
        assert not tv.last(frames.Table).faces[2].left


@in_a_loop
async def test_the_host_has_the_first_seat_wherever_they_sat_down(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        room = await parlour.table(PARTY, most=10)
        people = [await parlour.enter(room.state.code, one) for one in ("ben", "cleo", "ada")]
        for person in people:
            await person.say(c.Sit)
        ada = people[2]
        assert ada.last(frames.Seats).seats == [2]
        await ada.say(c.Start)
        assert ada.last(frames.Seats).seats == [0]
        names = [face.name for face in ada.last(frames.Table).faces]
        assert names == ["Ada", "Ben", "Cleo"]
        assert ada.moment.eyes == 0
        assert people[0].moment.eyes == 1


@in_a_loop
async def test_the_end_of_a_crowds_party_is_everyones_own(tmp_path):
    """More than sixty-four phones: even who only watched the last race hears how the night went."""
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        room = await parlour.table(
            PARTY, most=200, settings={"races": 1}, clock=Clock.DECISION, seconds=20
        )
        people = [
            await parlour.enter(room.state.code, name) for name in ["ada", *map(str, range(70))]
        ]
        for person in people:
            await person.say(c.Sit)
        await people[0].say(c.Start)
        quick = next(one for one in people if one.moment.decision is not None)
        await bet(quick)
        parlour.time.now += 21
        await settled(room)
        while not room.play.game.over:
            parlour.time.now += 21  # the bookmaker sleeps, too
            await settled(room)
        parlour.time.now += 10
        await settled(room)
        nights = [person.moment.view["own"]["night"] for person in people]
        assert all(nights)


@in_a_loop
async def test_a_bookmaker_who_sleeps_does_not_stop_the_race(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 3, most=10, clock=Clock.DECISION, seconds=60)
        await to_the_race(people)
        (bookmaker,) = bettors(people)
        assert bookmaker.moment.decision.seconds == CEREMONY
        parlour.time.now += CEREMONY + 1
        await settled(bookmaker.room)
        assert bookmaker.room.play.game.race.turn == 1
        assert bookmaker.moment.decision is not None  # and may turn the next one


@in_a_loop
async def test_once_asleep_a_bookmakers_cards_turn_at_the_rooms_pace_until_they_wake(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 3, most=10, clock=Clock.DECISION, seconds=60)
        await to_the_race(people)
        (bookmaker,) = bettors(people)
        race = bookmaker.room.play.game.race
        parlour.time.now += CEREMONY + 1
        await settled(bookmaker.room)
        assert bookmaker.moment.decision.seconds == CARD
        parlour.time.now += CARD + 0.1
        await settled(bookmaker.room)
        assert race.turn == 2
        await bookmaker.choose(Chance(1))
        assert race.turn == 3
        assert bookmaker.moment.decision.seconds == CEREMONY


@in_a_loop
async def test_a_bot_turns_one_card_after_the_other(tmp_path):
    """Each is a frame of its own, so that everyone sees how it stands after it."""
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people, bookmaker = await with_a_bookmaker_who_is_not_the_host(parlour)
        room = people[0].room
        tv = await parlour.enter(room.state.code, "tv", tv=True)
        await bookmaker.say(c.Stand, seat=bookmaker.client.eyes)  # and a bot turns the cards
        await three_cards_one_by_one(parlour, room, tv)


@pytest.mark.parametrize("level", bots.levels_for(PARTY))
def test_bots_of_every_level_turn_one_card_after_the_other(tmp_path, level):
    @in_a_loop
    async def run() -> None:
        async with Parlour(tmp_path / "a.sqlite") as parlour:
            room, tv = await bots_only(parlour, level)
            await three_cards_one_by_one(parlour, room, tv)

    run()


@in_a_loop
async def test_a_bot_looks_at_a_photo_long_enough_for_the_room_to_see_what_hangs_on_it(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        room, tv = await bots_only(parlour, "random")
        while not isinstance((decision := room.play.game.pending[0]).question, ChooseWhoWasAhead):
            parlour.time.now += CARD + 0.1
            await settled(room)
        assert {one["lane"] for one in tv.moment.view["photo"]["lanes"]} == {
            option.lane for option in decision.options
        }
        parlour.time.now += PHOTO - 0.1
        await settled(room)
        assert room.play.game.pending[0] == decision
        parlour.time.now += 0.2
        await settled(room)
        assert room.play.game.pending[0] != decision


async def bots_only(parlour: Parlour, level: str) -> tuple[Room, Person]:
    """Four bots in the first race, and a television that looks on."""
    seats = [{"kind": "bot", "level": level}] * 4
    room = await parlour.table(PARTY, seats=seats, most=10)
    host = await parlour.enter(room.state.code, "ada")
    tv = await parlour.enter(room.state.code, "tv", tv=True)
    await host.say(c.Start)
    while room.play.game.table.phase.value != "race":  # bots that think do so elsewhere
        await asyncio.sleep(0.01)
        await settled(room)
    return room, tv


async def three_cards_one_by_one(parlour: Parlour, room: Room, tv: Person) -> None:
    race = room.play.game.race
    for turn in (1, 2, 3):
        parlour.time.now += CARD / 2
        await settled(room)
        assert race.turn == turn - 1
        parlour.time.now += CARD / 2 + 0.1
        await settled(room)
        assert race.turn == turn
        cards = [one for _, one in tv.moment.events if one["type"] == "movement-turned"]
        assert [one["turn"] for one in cards] == [turn]
        assert tv.moment.view["standing"] is not None


@in_a_loop
async def test_after_forty_seconds_the_host_may_act_for_the_bookmaker(tmp_path):
    """And nobody else may, nor the host before that; the bookmaker wakes by acting."""
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people, bookmaker = await with_a_bookmaker_who_is_not_the_host(parlour)
        host, *guests = people
        room, race = host.room, host.room.play.game.race
        asked = bookmaker.moment.decision
        turn = {"seat": asked.seat, "number": asked.number, "choices": [0]}
        parlour.time.now += STUCK - 1
        await settled(room)
        assert host.last(frames.Table).stuck is None
        assert (await host.say(c.Choose, **turn)).code == "not-your-seat"
        parlour.time.now += 2
        await settled(room)
        stuck = host.last(frames.Table).stuck
        assert (stuck.seat, stuck.number, stuck.question["step"]) == (
            asked.seat,
            asked.number,
            "turn-card",
        )
        other = next(one for one in guests if one is not bookmaker)
        assert (await other.say(c.Choose, **turn)).code == "not-your-seat"
        assert isinstance(await host.say(c.Choose, **turn), frames.Done)
        assert race.turn == 1
        # Who slept is not waited for again.
        again = host.last(frames.Table).stuck
        assert again is not None
        await bookmaker.choose(Chance(1))
        assert race.turn == 2
        assert host.last(frames.Table).stuck is None


async def with_a_bookmaker_who_is_not_the_host(parlour: Parlour) -> tuple[list[Person], Person]:
    people = await started(parlour, PARTY, 4, most=10)
    await to_the_race(people)
    (bookmaker,) = bettors(people)
    if bookmaker is people[0]:
        await run_the_race(people, Chance(1))
        await another(people)
        await to_the_race(people)
        (bookmaker,) = bettors(people)
    assert bookmaker is not people[0]
    return people, bookmaker


@in_a_loop
async def test_the_host_gives_everyone_more_time(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 4, most=10, clock=Clock.DECISION, seconds=20)
        host, ben, *_ = people
        parlour.time.now += 15
        assert (await ben.say(c.MoreTime)).code == "only-the-host"
        assert isinstance(await host.say(c.MoreTime), frames.Done)
        for person in bettors(people):
            assert person.moment.decision.seconds == 35
        assert all(person.moment.seconds == 35 for person in people)
        parlour.time.now += 34
        await settled(host.room)
        assert host.room.play.game.table.phase.value == "betting"
        parlour.time.now += 2
        await settled(host.room)
        assert host.room.play.game.table.phase.value == "race"


@in_a_loop
async def test_there_is_no_more_time_without_a_clock(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, PARTY, 3, most=10)
        assert (await people[0].say(c.MoreTime)).code == "no-clock"


@in_a_loop
async def test_a_crowd_hears_of_more_time_too(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        room = await parlour.table(PARTY, most=200, clock=Clock.DECISION, seconds=20)
        people = [
            await parlour.enter(room.state.code, name) for name in ["ada", *map(str, range(70))]
        ]
        for person in people:
            await person.say(c.Sit)
        await people[0].say(c.Start)
        parlour.time.now += 10
        await people[0].say(c.MoreTime)
        parlour.time.now += 2
        await settled(room)
        told = (frames.Events, frames.Fresh, frames.Crowd)
        assert all(person.last(told).seconds in (40, 38) for person in people)
