"""A room applies, commits, and only then tells."""

from hornbook.kernel import Chance
from hornbook.server.protocol import commands as c
from hornbook.server.protocol import frames
from server.parlour import Parlour, in_a_loop, play_out, started, whose_turn


@in_a_loop
async def test_people_sit_down_and_play_a_whole_game(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 3)
        made = await play_out(people, Chance(1))
        assert made > 20
        assert people[0].last(frames.Table).stage.value == "finished"


@in_a_loop
async def test_everyone_gets_every_number_without_a_gap(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "kill-the-unicorns", 3)
        watcher = await parlour.enter(people[0].room.state.code, "watcher")
        await play_out(people, Chance(2), 60)
        for one in [*people, watcher]:
            seen = None
            for frame in one.heard:
                if isinstance(frame, frames.Fresh):
                    seen = frame.upto
                elif isinstance(frame, frames.Events):
                    assert frame.after == (seen or 0)
                    assert all(frame.after < number <= frame.upto for number, _ in frame.events)
                    seen = frame.upto
            assert seen == people[0].room.play.upto


@in_a_loop
async def test_a_choice_is_made_once_whatever_is_resent(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        person = whose_turn(people)
        decision = person.moment.decision
        again = {"id": "same", "seat": decision.seat, "number": decision.number, "choices": [0]}
        answers = [await person.say(c.Choose, **again) for _ in range(3)]
        assert answers == [frames.Done("same", 1)] * 3
        assert len(person.room.play.game.history) == 1
        code = person.room.state.code
        guest = person.client.guest
        await parlour.restart()
        back = await parlour.enter(code, guest)
        assert await back.say(c.Choose, **again) == frames.Done("same", 1)
        assert len(back.room.play.game.history) == 1


@in_a_loop
async def test_after_a_restart_the_missing_tail_is_exact(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "kill-the-unicorns", 3)
        await play_out(people, Chance(3), 15)
        early = {one.client.guest: one.moment.upto for one in people}
        heard = {one.client.guest: len(one.heard) for one in people}
        await play_out(people, Chance(4), 12)
        room = people[0].room
        told = {
            one.client.guest: [
                event
                for frame in one.heard[heard[one.client.guest] :]
                if isinstance(frame, frames.Events)
                for event in frame.events
            ]
            for one in people
        }
        views = {one.client.guest: one.moment.view for one in people}
        code, game = room.state.code, room.play.id
        fingerprint = room.play.game.fingerprint()
        await parlour.restart()
        for seat, (guest, seen) in enumerate(early.items()):
            back = await parlour.enter(code, guest, game=game, seen=seen, eyes=seat)
            tail = back.last(frames.Events)
            assert tail.after == seen
            assert tail.events == told[guest]
            assert tail.view == views[guest]
            assert back.room.play.game.fingerprint() == fingerprint


@in_a_loop
async def test_what_is_wrong_is_refused_and_changes_nothing(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        mover = whose_turn(people)
        other = next(one for one in people if one is not mover)
        stranger = await parlour.enter(mover.room.state.code, "mallory")
        decision = mover.moment.decision
        seat, number = decision.seat, decision.number
        before = mover.room.play.game.fingerprint()
        wrong = [
            (other, {"seat": seat}, "not-your-seat"),
            (stranger, {"seat": seat}, "not-your-seat"),
            (other, {"seat": 1 - seat}, "not-your-turn"),
            (mover, {"number": number + 1}, "stale-choice"),
            (mover, {"choices": [999]}, "no-such-option"),
            (mover, {"seat": 17}, "not-your-seat"),
        ]
        for person, fields, code in wrong:
            asked = {"seat": seat, "number": number, "choices": [0], **fields}
            answer = await person.say(c.Choose, **asked)
            assert isinstance(answer, frames.Refused)
            assert answer.code == code
        assert mover.room.play.game.fingerprint() == before
        assert mover.room.play.log == 0


@in_a_loop
async def test_a_commit_that_fails_tells_nobody_and_the_room_is_read_again(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        person = whose_turn(people)
        code, upto = person.room.state.code, person.moment.upto

        async def broken(changes):
            raise OSError("the disk is full")

        store = parlour.services.store
        store.commit, commit = broken, store.commit
        decision = person.moment.decision
        asked = {"seat": decision.seat, "number": decision.number, "choices": [0]}
        assert await person.say(c.Choose, **asked) is None
        store.commit = commit
        assert person.closed == 1012
        assert person.last(frames.Closing).code == "try-again"
        assert all(one.moment.upto == upto for one in people)
        back = await parlour.enter(code, person.client.guest)
        assert back.room.play.game.history == []
        assert back.moment.decision == decision


@in_a_loop
async def test_a_choice_that_is_refused_does_not_take_a_seat_up_again(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 3)
        person = whose_turn(people)
        seat = person.moment.decision.seat
        await person.say(c.Stand, seat=seat)
        stale = {"seat": seat, "number": 10_000, "choices": [0]}
        assert isinstance(await person.say(c.Choose, **stale), frames.Refused)
        assert person.room.seating.cards[seat].left
