"""Undo, clocks, breaks, absent people, chat, hot seats, latecomers."""

import asyncio
import gc
import weakref

import pytest

from hornbook.kernel import Chance
from hornbook.server.protocol import commands as c
from hornbook.server.protocol import frames
from hornbook.server.room.job import Thought
from hornbook.server.table.state import Clock
from hornbook.server.table.timing import GRACE, PATIENCE
from hornbook.server.table.vote import VoteKind
from hornbook.server.thinking import WorkerPool
from hornbook.server.thinking.pool import Choice, Players
from hornbook.server.thinking.processes import Worker
from server.parlour import Parlour, in_a_loop, play_out, settled, started, whose_turn


async def until_undo_is_free(people, chance):
    """Play until somebody may take the last choice back alone."""
    for _ in range(200):
        person = whose_turn(people)
        before = person.room.play.game.fingerprint()
        await person.choose(chance)
        if person.moment.undo:
            return person, before
    raise AssertionError


@in_a_loop
async def test_an_own_choice_is_taken_back_while_nothing_was_shown(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 3)
        person, before = await until_undo_is_free(people, Chance(1))
        room, seat = person.room, person.client.eyes
        other = next(one for one in people if one is not person)
        refusal = await other.say(c.Undo, seat=seat)
        assert refusal.code == "not-your-seat"
        assert isinstance(await person.say(c.Undo, seat=seat, id="back"), frames.Done)
        assert room.play.game.fingerprint() == before
        assert [event["type"] for _, event in other.moment.events] == ["choices-taken-back"]
        await person.say(c.Undo, seat=seat, id="back")
        assert room.play.game.fingerprint() == before
        upto = room.play.upto
        await parlour.restart()
        back = await parlour.enter(room.state.code, "ada")
        assert back.room.play.game.fingerprint() == before
        assert back.room.play.upto == upto


@in_a_loop
async def test_what_others_have_seen_is_taken_back_only_if_all_agree(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 3)
        person = whose_turn(people)
        while not person.room.play.game.history or person.moment.undo:
            person = whose_turn(people)
            await person.choose(Chance(4))
        play, seat = person.room.play, person.client.eyes
        moves = play.last_choice_of(seat)
        others = [one for one in people if one is not person]
        await person.say(c.Undo, seat=seat)
        assert person.last(frames.Table).motion.kind is VoteKind.UNDO
        await others[0].say(c.Vote, motion=VoteKind.UNDO, agree=True)
        assert len(play.game.history) > moves
        await others[1].say(c.Vote, motion=VoteKind.UNDO, agree=False)
        assert len(play.game.history) > moves
        await person.say(c.Undo, seat=seat)
        for one in others:
            await one.say(c.Vote, motion=VoteKind.UNDO, agree=True)
        assert len(play.game.history) == moves
        assert person.last(frames.Table).motion is None


@in_a_loop
async def test_a_draft_shows_what_would_come_and_changes_nothing(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        person = whose_turn(people)
        before = person.room.play.game.fingerprint()
        seat = person.moment.decision.seat
        drafted = await person.say(c.Draft, seat=seat, choices=[])
        assert drafted.decision.options == person.moment.decision.options
        drafted = await person.say(c.Draft, seat=seat, choices=[0])
        assert drafted.sealed or drafted.view is not None
        assert person.room.play.game.fingerprint() == before
        other = next(one for one in people if one is not person)
        assert (await other.say(c.Draft, seat=seat, choices=[0])).code == "not-your-seat"


@in_a_loop
async def test_a_television_hears_what_the_hosts_screen_says(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        room = await parlour.table("unicorn-fever", seats=[{"kind": "host"}])
        code = room.state.code
        tv = await parlour.enter(code, "boris", tv=True, language="de")
        assert tv.last(frames.Table).language == ""
        ada = await parlour.enter(code, "ada", language="fr")
        assert tv.last(frames.Table).language == "fr"
        # Nobody else speaks for the table, and no television does, whoever switched it on.
        carl = await parlour.enter(code, "carl", language="it")
        await parlour.enter(code, "ada", tv=True, language="en")
        assert (await carl.say(c.Speak, language="it")).code == "only-the-host"
        assert tv.last(frames.Table).language == "fr"
        await ada.say(c.Speak, language="it")
        assert tv.last(frames.Table).language == "it"
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        tv = await parlour.enter(code, "boris", tv=True)
        assert tv.last(frames.Table).language == "it"


@in_a_loop
async def test_an_absent_persons_seat_is_played_on_and_handed_back(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 3)
        person = whose_turn(people)
        room = person.room
        others = [one for one in people if one is not person]
        moves = len(room.play.game.history)
        await person.leave()
        parlour.time.now += GRACE - 1
        await settled(room)
        assert len(room.play.game.history) == moves
        parlour.time.now += 2
        await settled(room)
        assert len(room.play.game.history) > moves
        face = others[0].last(frames.Table).faces[person.client.eyes]
        assert (face.present, face.stand_in) == (False, True)
        back = await parlour.enter(room.state.code, person.client.guest)
        face = others[0].last(frames.Table).faces[person.client.eyes]
        assert (face.present, face.stand_in) == (True, False)
        assert back.client.eyes == person.client.eyes


@in_a_loop
async def test_bots_do_not_play_alone_and_a_lone_player_is_never_hurried(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        seats = [{"kind": "host"}, {"kind": "bot"}, {"kind": "bot"}]
        room = await parlour.table("unicorn-fever", seats=seats)
        ada = await parlour.enter(room.state.code, "ada")
        await ada.say(c.Start)
        moves = len(room.play.game.history)
        parlour.time.now += PATIENCE * 3
        await settled(room)
        assert len(room.play.game.history) == moves
        await ada.leave()
        parlour.time.now += PATIENCE * 3
        await settled(room)
        assert len(room.play.game.history) == moves


@in_a_loop
async def test_without_a_clock_nobody_waits_for_ever(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        person = whose_turn(people)
        moves = len(person.room.play.game.history)
        parlour.time.now += PATIENCE + 1
        await settled(person.room)
        assert len(person.room.play.game.history) > moves


@pytest.mark.parametrize(
    ("clock", "seconds"), [(Clock.DECISION, 20), (Clock.QUICK, 72), (Clock.RELAXED, 345)]
)
@in_a_loop
async def test_when_the_time_is_up_a_bot_makes_that_choice(tmp_path, clock, seconds):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2, clock=clock, seconds=20)
        person = whose_turn(people)
        assert person.moment.decision.seconds == seconds
        parlour.time.now += seconds - 1
        await settled(person.room)
        assert person.room.play.log == 0
        parlour.time.now += 1
        await settled(person.room)
        assert person.room.play.log == 1


@in_a_loop
async def test_whoever_is_asked_takes_a_little_more_time_once_a_question(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2, clock=Clock.DECISION, seconds=20)
        host, ben = people
        while ben.moment.decision is None:
            await host.choose(Chance(1))
        parlour.time.now += 15
        assert isinstance(await ben.say(c.MoreTime, seconds=300), frames.Done)
        assert ben.moment.decision.seconds == 35
        again = await ben.say(c.MoreTime)
        assert (again.code, again.facts) == ("had-more-time", {"seconds": 30})
        await ben.choose(Chance(1))
        while ben.moment.decision is None:
            await host.choose(Chance(1))
        assert isinstance(await ben.say(c.MoreTime), frames.Done)
        assert ben.moment.decision.seconds == 50


@in_a_loop
async def test_nobody_takes_time_who_is_not_asked_or_has_all_the_time(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        timed = await started(parlour, "unicorn-fever", 2, clock=Clock.DECISION, seconds=20)
        while timed[0].moment.decision is None:
            await timed[1].choose(Chance(1))
        assert (await timed[1].say(c.MoreTime)).code == "only-the-host"
        calm = await started(parlour, "unicorn-fever", 2)
        while calm[1].moment.decision is None:
            await calm[0].choose(Chance(1))
        assert (await calm[1].say(c.MoreTime)).code == "no-clock"


@pytest.mark.parametrize(("clock", "left"), [(Clock.DECISION, 13), (Clock.NONE, None)])
@in_a_loop
async def test_a_television_knows_the_clock_whenever_it_comes(tmp_path, clock, left):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "horse-fever-party", 3, most=10, clock=clock, seconds=20)
        parlour.time.now += 7
        tv = await parlour.enter(people[0].room.state.code, "tv", tv=True)
        assert tv.last(frames.Fresh).seconds == left


@in_a_loop
async def test_a_break_stops_the_clocks_if_all_agree(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2, clock=Clock.DECISION, seconds=20)
        person = whose_turn(people)
        other = next(one for one in people if one is not person)
        await person.say(c.Pause, paused=True)
        assert not person.room.state.paused
        await other.say(c.Vote, motion=VoteKind.PAUSE, agree=True)
        assert person.last(frames.Table).paused
        parlour.time.now += 100
        await settled(person.room)
        assert person.room.play.log == 0
        assert (await person.choose(Chance(1))).code == "paused"
        await other.say(c.Pause, paused=False)
        assert isinstance(await person.choose(Chance(1)), frames.Done)


@in_a_loop
async def test_what_is_said_can_be_read_and_turns_nothing_round(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        room = await parlour.table("unicorn-fever")
        ada = await parlour.enter(room.state.code, "ada")
        await ada.say(c.Sit)
        said = (
            "\u202eevil\u202c\u0000 \u200bwords\u2066\n\n👩\u200d🚀 \u0645\u0631\u062d\u0628\u0627"
        )
        assert isinstance(await ada.say(c.Chat, text=said), frames.Done)
        assert (
            ada.last(frames.Said).line.text
            == "evil words 👩\u200d🚀 \u0645\u0631\u062d\u0628\u0627"
        )
        assert (await ada.say(c.Chat, text="\u200b\u2800 \u202e")).code == "nothing-said"
        for words in ("\u202eluck", "lu\u0000ck", "l\u200buck"):
            assert (await ada.say(c.Contribute, words=words)).code == "words-unseen"
        assert isinstance(await ada.say(c.Contribute, words="good  luck, Zoe\u0308"), frames.Done)


@in_a_loop
async def test_chat_has_limits_and_the_host_can_mute(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        ada, ben = people
        answers = [await ben.say(c.Chat, text=f"line {number}") for number in range(6)]
        assert [isinstance(one, frames.Done) for one in answers] == [True] * 5 + [False]
        assert ada.last(frames.Said).line == frames.ChatLine("ben", "Ben", "line 4", "b-wizard")
        assert isinstance(await ben.say(c.React, reaction=c.Reaction.CHEER), frames.Done)
        await ada.say(c.Mute, guest="ben", muted=True)
        assert (await ben.say(c.React, reaction=c.Reaction.CHEER)).code == "muted"
        assert (await ben.say(c.Mute, guest="ada", muted=True)).code == "only-the-host"


@in_a_loop
async def test_several_people_share_a_screen_and_see_one_seat_at_a_time(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        seats = [{"kind": "host"}, {"kind": "hot-seat", "name": "Bea"}]
        room = await parlour.table("kill-the-unicorns", seats=[*seats, {"kind": "bot"}])
        ada = await parlour.enter(room.state.code, "ada")
        await ada.say(c.Start)
        assert ada.last(frames.Welcome).seats == [0, 1]
        assert ada.moment.eyes is None  # nobody has said who is looking
        await ada.say(c.Look, seat=1)
        assert (ada.moment.eyes, ada.moment.view["seat"]) == (1, 1)
        await ada.say(c.Look, seat=None)
        assert (ada.moment.eyes, ada.moment.view["seat"]) == (None, None)
        assert (await ada.say(c.Look, seat=2)).code == "not-your-seat"


@in_a_loop
async def test_a_screen_is_told_which_questions_need_no_secret(tmp_path):
    """At one screen nobody need look away while characters are chosen; with ruses they must."""
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "kill-the-unicorns", 3)
        asked = set()
        for _ in range(6):
            moment = whose_turn(people).moment
            asked.add((moment.decision.question["step"], moment.in_public))
            await whose_turn(people).choose(Chance(3))
        assert asked == {("choose-character", True), ("place-ruse", False)}


@in_a_loop
async def test_a_screen_for_all_sees_only_what_is_public(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "kill-the-unicorns", 3)
        screen = await parlour.enter(people[0].room.state.code, "ada", tv=True)
        await play_out(people, Chance(3), 30)
        assert {one.eyes for one in screen.heard if isinstance(one, frames.Events)} == {None}
        assert (await screen.say(c.Look, seat=0)).code == "not-your-seat"
        assert (await screen.say(c.Sit)).code == "tv-only-watches"


@in_a_loop
async def test_latecomers_join_a_party(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "horse-fever-party", 3, most=10)
        late = await parlour.enter(people[0].room.state.code, "zoe")
        assert isinstance(await late.say(c.Sit, id="late"), frames.Done)
        assert late.last(frames.Seats).seats == [3]
        assert late.moment.decision is not None
        await parlour.restart()
        again = await parlour.enter(people[0].room.state.code, "zoe")
        assert again.client.eyes == 3
        people = [again]
        people += [
            await parlour.enter(again.room.state.code, one) for one in ("ada", "ben", "cleo")
        ]
        await play_out(people, Chance(1), 14)


@in_a_loop
async def test_slips_are_taken_back_while_others_still_think(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "horse-fever-party", 4, most=10)
        person = whose_turn(people)
        chance = Chance(2)
        for _ in range(4):
            await person.choose(chance)
        assert person.moment.decision is None
        assert person.moment.undo
        assert isinstance(await person.say(c.Undo, seat=person.client.eyes), frames.Done)
        assert person.moment.decision is not None


@in_a_loop
async def test_a_chain_of_choices_is_confirmed_at_once(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "horse-fever-party", 4, most=10)
        person = whose_turn(people)
        seat, number = person.moment.decision.seat, person.moment.decision.number
        bets = {"seat": seat, "number": number}
        answer = await person.say(c.Choose, **bets, choices=[2, 100, 3, 200])
        assert answer.made == 4
        assert person.moment.decision is None
        second = whose_turn(people)
        decision = second.moment.decision
        bets = {"seat": decision.seat, "number": decision.number}
        answer = await second.say(c.Choose, **bets, choices=[2, 1, 3])
        assert (answer.made, answer.code) == (1, "not-in-span")


@in_a_loop
async def test_the_same_people_play_again(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "horse-fever-party", 3, settings={"races": 1})
        await play_out(people, Chance(8))
        first = people[0].last(frames.Table)
        assert first.luck.secret is not None
        assert first.finished == first.playing
        assert isinstance(await people[0].say(c.Rematch), frames.Done)
        second = people[0].last(frames.Table)
        assert second.luck.secret is None
        assert second.luck.commitment != first.luck.commitment
        assert isinstance(await people[0].say(c.Start), frames.Done)
        assert people[0].last(frames.Table).playing != first.playing


@in_a_loop
async def test_who_stands_up_leaves_the_seat_to_a_bot_and_may_come_back(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 3)
        person = whose_turn(people)
        await person.say(c.Stand, seat=person.client.eyes)
        assert person.room.play.log > 0
        await person.say(c.Sit)
        assert not person.room.seating.cards[person.client.eyes].left


@in_a_loop
async def test_searching_bots_think_in_other_processes(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        seats = [{"kind": "host"}, {"kind": "bot", "level": "sharp:4"}]
        room = await parlour.table("horse-fever-family", seats=seats)
        asked = []

        def play_on(play, players, decided, by):
            asked.extend(players.levels.items())
            (seat,) = players.levels
            decision = play.decision(seat)
            decided([Choice(seat, decision.number, decision.choice(0))])

        parlour.services.bot_pool.play_on = play_on
        ada = await parlour.enter(room.state.code, "ada")
        await ada.say(c.Start)
        while not asked:
            await ada.choose(Chance(1))
        assert set(asked) == {(1, "sharp:4")}
        assert any(seat == 1 for seat, _ in room.play.game.history)


@in_a_loop
async def test_bots_choose_on_until_a_person_must(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        seats = [{"kind": "host"}, {"kind": "bot"}, {"kind": "bot"}]
        room = await parlour.table("unicorn-fever", seats=seats)
        answers = []
        bot_pool = parlour.services.bot_pool
        play_on = bot_pool.play_on

        def noted(play, players, decided, by):
            play_on(play, players, lambda choices: (answers.append(choices), decided(choices)))

        bot_pool.play_on = noted
        ada = await parlour.enter(room.state.code, "ada")
        await ada.say(c.Start)
        for _ in range(12):
            await ada.choose(Chance(4))
        assert max(len({one.seat for one in choices}) for choices in answers) == 2
        assert all(one.seat for choices in answers for one in choices)


@in_a_loop
async def test_when_no_thought_comes_a_bot_chooses_at_random(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        seats = [{"kind": "host"}, {"kind": "bot"}]
        room = await parlour.table("horse-fever-family", seats=seats)
        parlour.services.bot_pool.play_on = lambda play, players, decided, by: decided([])
        ada = await parlour.enter(room.state.code, "ada")
        await ada.say(c.Start)
        for _ in range(10):
            await ada.choose(Chance(4))
        assert any(seat == 1 for seat, _ in room.play.game.history)


@in_a_loop
async def test_a_thought_about_what_was_taken_back_is_forgotten(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        person, _ = await until_undo_is_free(people, Chance(3))
        room = person.room
        seat = room.play.game.pending[0].seat
        number = room.play.decision(seat).number
        late = Thought(room.play.id, room.play.undone, ((seat, number),), [Choice(seat, number, 0)])
        await person.say(c.Undo, seat=person.client.eyes)
        before = room.play.game.fingerprint()
        await room.put(late)
        await settled(room)
        assert room.play.game.fingerprint() == before


def refused_to_wait(by, wish):
    raise AssertionError(by)


@in_a_loop
async def test_a_thinker_that_dies_answers_nothing_and_is_replaced(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        play, seat = people[0].room.play, int(whose_turn(people).client.eyes)
        worker, loop = Worker(1500, 60, refused_to_wait), asyncio.get_running_loop()
        for dies in (True, False):
            answer = loop.create_future()
            worker.ask(play, Players({seat: "random"}, [seat]), answer.set_result)
            while worker._process is None:
                await asyncio.sleep(0.01)
            if dies:
                worker._process.kill()
            assert bool(await answer) != dies
        await worker.close()


@in_a_loop
async def test_a_thinker_that_never_answers_is_replaced(tmp_path, monkeypatch):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        play, seat = people[0].room.play, int(whose_turn(people).client.eyes)
        monkeypatch.setattr("hornbook.server.thinking.processes.SILENCE", 0.05)
        worker = Worker(1500, 60, refused_to_wait)
        answer = asyncio.get_running_loop().create_future()
        worker.ask(play, Players({seat: "sharp:9000"}, [seat]), answer.set_result)
        assert await answer == []
        await worker.close()


@in_a_loop
async def test_a_thinker_answers_from_another_process_without_holding_up_the_room(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        room = people[0].room
        seat = whose_turn(people).client.eyes
        answer = asyncio.get_running_loop().create_future()
        before = room.play.game.fingerprint()
        bot_pool = WorkerPool()
        players = Players({int(seat): "steady"}, [int(seat)])
        bot_pool.play_on(room.play, players, answer.set_result)
        assert not answer.done()
        (choice,) = await answer
        assert room.play.game.fingerprint() == before
        assert choice.number == room.play.decision(seat).number
        assert choice.choice in list(room.play.decision(seat).choices())
        await bot_pool.close()


@in_a_loop
async def test_empty_rooms_sleep_and_old_tables_are_forgotten(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        code = people[0].room.state.code
        rooms = parlour.services.rooms
        for person in people:
            await person.leave()
        parlour.time.now += 200
        await rooms.sweep()
        assert rooms.awake == {}
        back = await parlour.enter(code, "ada")
        assert back.moment.view is not None
        await back.leave()
        parlour.time.now += 30 * 86400
        await rooms.sweep()
        await rooms.sweep()
        assert await parlour.services.store.table(code) is None


@pytest.mark.parametrize("game", ["unicorn-fever", "horse-fever-party"])
@in_a_loop
async def test_a_room_that_sleeps_leaves_no_circle_behind(tmp_path, game):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, game, 3)
        room = people[0].room
        left = [weakref.ref(one) for one in (room, room.play, room.play.game)]
        for person in people:
            await person.leave()
            person.room = None
        del room
        gc.collect()
        gc.disable()
        try:
            parlour.time.now += 200
            await parlour.services.rooms.sweep()
            await asyncio.sleep(0)
            assert [one() for one in left] == [None] * 3
        finally:
            gc.enable()
