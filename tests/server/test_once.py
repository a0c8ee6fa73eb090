"""A command that was acknowledged is never carried out again, whatever happens in between."""

import msgspec
import pytest

from hornbook.kernel import Chance
from hornbook.server.protocol import commands as c
from hornbook.server.protocol import frames
from hornbook.server.room.commands import _CARRIED_OUT_BY, _ONLY_LOOKING
from hornbook.server.room.receipts import REMEMBERED, Receipts
from hornbook.server.rooms import SLEEP_AFTER
from hornbook.server.store import Changes, ReceiptRow, Store
from hornbook.server.table.state import Clock
from hornbook.server.table.vote import VoteKind
from server.parlour import Parlour, in_a_loop, play_out, started, whose_turn
from server.test_limits import BID, at_the_auction, seat_of


async def crash(parlour):
    await parlour.restart()


async def sleep(parlour):
    """Everybody is gone for a while, and the rooms are put to sleep."""
    for room in list(parlour.services.rooms.awake.values()):
        for client in list(room.audience.clients):
            await client.channel.leave()
    parlour.time.now += SLEEP_AFTER + 1
    await parlour.services.rooms.sweep()
    assert parlour.services.rooms.awake == {}


async def an_hour_less_a_minute(parlour):
    await sleep(parlour)
    parlour.time.now += REMEMBERED - SLEEP_AFTER - 60
    await parlour.services.rooms.sweep()


GATHERING = [
    (c.Sit, {"name": "Second"}),
    (c.Introduce, {"seat": 0, "name": "Countess"}),
    (c.Contribute, {"words": "mine"}),
    (c.SetBot, {"seat": 1, "level": "random"}),
    (c.Arrange, {"clock": Clock.QUICK}),
    (c.Lock, {"locked": True}),
    (c.Mute, {"guest": "ben", "muted": True}),
    (c.Stand, {"seat": 0}),
    (c.Chat, {"text": "hello"}),
    (c.Speak, {"language": "de"}),
    (c.React, {"reaction": c.Reaction.CHEER}),
    (c.Start, {}),
]
PLAYING = [
    (c.Choose, {"seat": 0, "number": 0, "choices": [0]}),
    (c.Undo, {}),
    (c.Pause, {"paused": True}),
    (c.Vote, {"motion": VoteKind.PAUSE, "agree": True}),
    (c.Limit, {"seat": 0, "limit": None}),
    (c.MoreTime, {"seconds": 30}),
]
FINISHED = [(c.Rematch, {})]


def test_every_command_that_changes_something_is_tried_here():
    tried = {kind for kind, _ in [*GATHERING, *PLAYING, *FINISHED]}
    assert tried == set(_CARRIED_OUT_BY) - set(_ONLY_LOOKING)


async def again(parlour, person, between, kind, fields):
    """Give a command, let something happen, give it again: the answers, and what was stored."""
    first = await person.say(kind, id="same", **fields)
    assert isinstance(first, frames.Done), first
    code, guest = person.room.state.code, person.client.guest
    before = await everything(parlour, code)
    await between(parlour)
    back = await parlour.enter(code, guest)
    second = await back.say(kind, id="same", **fields)
    return first, second, before, await everything(parlour, code), back


async def everything(parlour, code):
    """All that is stored of a table, apart from when."""
    store = parlour.services.store
    row, cards = await store.table(code)
    state = msgspec.json.decode(row.sheet)
    moves = await store.moves(state["playing"]) if state["playing"] else []
    return state, cards, moves, await store.chat(code)


@pytest.mark.parametrize("between", [crash, sleep, an_hour_less_a_minute])
@pytest.mark.parametrize(
    ("kind", "fields"), GATHERING, ids=lambda one: getattr(one, "__name__", "")
)
def test_before_the_deal(any_store, between, kind, fields):
    @in_a_loop
    async def whole():
        async with Parlour(any_store) as parlour:
            room = await parlour.table("unicorn-fever")
            host = await parlour.enter(room.state.code, "ada")
            await host.say(c.Sit)
            if kind is c.Start:
                await host.say(c.SetBot, seat=1, level="random")
            first, second, before, after, back = await again(parlour, host, between, kind, fields)
            assert second == first
            assert after == before
            reactions = [one for one in back.heard if isinstance(one, frames.Reacted | frames.Said)]
            assert reactions == []

    whole()


@pytest.mark.parametrize("between", [crash, sleep])
def test_at_a_game(any_store, between):
    @in_a_loop
    async def whole():
        async with Parlour(any_store) as parlour:
            people = await started(parlour, "unicorn-fever", 2)
            person = whose_turn(people)
            asked = person.moment.decision
            choose = {"seat": asked.seat, "number": asked.number, "choices": [0]}
            first, second, before, after, back = await again(
                parlour, person, between, c.Choose, choose
            )
            assert second == first == frames.Done("same", 1)
            assert after == before
            undone = await back.say(c.Undo, id="undo")
            assert isinstance(undone, frames.Done)
            before = await everything(parlour, back.room.state.code)
            await between(parlour)
            back = await parlour.enter(back.room.state.code, back.client.guest)
            assert await back.say(c.Undo, id="undo") == undone
            assert await everything(parlour, back.room.state.code) == before

    whole()


@pytest.mark.parametrize("between", [crash, sleep])
def test_with_a_clock(any_store, between):
    @in_a_loop
    async def whole():
        async with Parlour(any_store) as parlour:
            wishes = {"clock": Clock.DECISION, "seconds": 60}
            host = (await started(parlour, "horse-fever-board", 2, **wishes))[0]
            first, second, before, after, _ = await again(parlour, host, between, *PLAYING[-1])
            assert second == first
            assert after == before

    whole()


@pytest.mark.parametrize("between", [crash, sleep])
def test_in_an_auction(any_store, between):
    @in_a_loop
    async def whole():
        async with Parlour(any_store) as parlour:
            person = whose_turn(await at_the_auction(parlour, BID))
            limit = {"seat": seat_of(person), "limit": 1300}
            first, second, before, after, _ = await again(parlour, person, between, c.Limit, limit)
            assert second == first
            assert after == before

    whole()


@pytest.mark.parametrize("between", [crash, sleep])
def test_after_a_game(any_store, between):
    @in_a_loop
    async def whole():
        async with Parlour(any_store) as parlour:
            people = await started(parlour, "kill-the-unicorns", 3)
            await play_out(people, Chance(4))
            kind, fields = FINISHED[0]
            first, second, before, after, _ = await again(parlour, people[0], between, kind, fields)
            assert second == first
            assert after == before

    whole()


@in_a_loop
async def test_what_was_asked_for_and_who_agreed_survives_a_crash(any_store):
    async with Parlour(any_store) as parlour:
        people = await started(parlour, "unicorn-fever", 3)
        code = people[0].room.state.code
        await people[0].say(c.Pause, id="break", paused=True)
        yes = {"motion": VoteKind.PAUSE, "agree": True}
        assert isinstance(await people[1].say(c.Vote, id="yes", **yes), frames.Done)
        await parlour.restart()
        back = [await parlour.enter(code, name) for name in ("ada", "ben", "cleo")]
        assert back[0].last(frames.Table).motion.waiting == ["cleo"]
        assert isinstance(await back[0].say(c.Pause, id="break", paused=True), frames.Done)
        assert isinstance(await back[1].say(c.Vote, id="yes", **yes), frames.Done)
        assert isinstance(await back[2].say(c.Vote, id="too", **yes), frames.Done)
        assert back[0].last(frames.Table).paused


@in_a_loop
async def test_what_was_said_is_there_after_a_crash_and_only_the_last_of_it(any_store):
    async with Parlour(any_store) as parlour:
        room = await parlour.table("unicorn-fever")
        host = await parlour.enter(room.state.code, "ada")
        for number in range(60):
            parlour.time.now += 10
            assert isinstance(await host.say(c.Chat, text=f"line {number}"), frames.Done)
        await parlour.restart()
        back = await parlour.enter(room.state.code, "ben")
        said = [line.text for line in back.last(frames.Welcome).chat]
        assert said == [f"line {number}" for number in range(10, 60)]
        assert len(await parlour.services.store.chat(room.state.code)) == 50


@in_a_loop
async def test_nobody_hears_what_is_not_stored(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        room = await parlour.table("unicorn-fever")
        host = await parlour.enter(room.state.code, "ada")

        async def broken(changes):
            raise OSError("the disk is full")

        parlour.services.store.commit = broken
        await host.say(c.Chat, text="hello")
        assert not [one for one in host.heard if isinstance(one, frames.Said)]


@in_a_loop
async def test_an_id_that_was_used_for_something_else_is_refused_as_such(any_store):
    async with Parlour(any_store) as parlour:
        room = await parlour.table("unicorn-fever")
        host = await parlour.enter(room.state.code, "ada")
        await host.say(c.Chat, id="one", text="hello")
        for kind, fields in [(c.Chat, {"text": "bye"}), (c.Sit, {}), (c.Lock, {"locked": True})]:
            answer = await host.say(kind, id="one", **fields)
            assert (answer.code, answer.facts) == ("id-used", {"id": "one"})
        await parlour.restart()
        back = await parlour.enter(room.state.code, "ada")
        assert (await back.say(c.Sit, id="one")).code == "id-used"
        assert isinstance(await back.say(c.Chat, id="one", text="hello"), frames.Done)
        other = await parlour.enter(room.state.code, "ben")
        assert isinstance(await other.say(c.Sit, id="one"), frames.Done)


@in_a_loop
async def test_a_refused_command_can_be_given_again(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        room = await parlour.table("unicorn-fever")
        host = await parlour.enter(room.state.code, "ada")
        assert isinstance(await host.say(c.Start, id="go"), frames.Refused)
        await host.say(c.Sit)
        await host.say(c.SetBot, seat=1, level="random")
        assert isinstance(await host.say(c.Start, id="go"), frames.Done)


@in_a_loop
async def test_receipts_are_pruned_after_their_time(any_store):
    async with Parlour(any_store) as parlour:
        room = await parlour.table("unicorn-fever")
        host = await parlour.enter(room.state.code, "ada")
        await host.say(c.Sit, id="early")
        parlour.time.now += REMEMBERED - 10
        await host.say(c.Chat, id="late", text="hello")
        await parlour.services.rooms.sweep()
        store, code = parlour.services.store, room.state.code
        assert [row.id for row in await store.receipts(code, 0, 9)] == ["early", "late"]
        parlour.time.now += 20
        await parlour.services.rooms.sweep()
        assert [row.id for row in await store.receipts(code, 0, 9)] == ["late"]


@in_a_loop
async def test_what_does_not_fit_into_memory_is_looked_up(any_store, monkeypatch):
    async with Parlour(any_store) as parlour:
        room = await parlour.table("unicorn-fever")
        host = await parlour.enter(room.state.code, "ada")
        room.receipts = Receipts(room.state.code, most=3)
        for number in range(6):
            await host.say(c.Lock, id=f"lock{number}", locked=number % 2 == 0)
        assert isinstance(await host.say(c.Lock, id="lock0", locked=True), frames.Done)
        assert not room.state.locked
        assert (await host.say(c.Lock, id="lock1", locked=True)).code == "id-used"
        monkeypatch.setattr("hornbook.server.room.waking.MOST", 3)
        monkeypatch.setattr("hornbook.server.room.receipts.Receipts.__init__.__defaults__", ((), 3))
        await parlour.restart()
        back = await parlour.enter(room.state.code, "ada")
        assert isinstance(await back.say(c.Lock, id="lock0", locked=True), frames.Done)
        assert not back.room.state.locked


@in_a_loop
async def test_a_receipt_may_be_given_anew_once_its_time_is_over(any_store):
    store = await Store.open(any_store)
    old = ReceiptRow("ANEW", "ada", "one", 1.0, b"1", 0, "")
    new = ReceiptRow("ANEW", "ada", "one", 9.0, b"2", 3, "later")
    await store.commit(Changes(receipts=[old]))
    await store.commit(Changes(receipts=[new]))
    assert await store.receipts("ANEW", 0, 9) == [new]
    assert await store.receipts_of("ANEW", [("ada", "one"), ("ben", "one")]) == [new]
    await store.close()
