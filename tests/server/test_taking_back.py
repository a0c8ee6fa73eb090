"""Taking back: what was confirmed together, what happened since, and what is told of it."""

import msgspec
import pytest

from hornbook.kernel import Chance
from hornbook.server.protocol import commands as c
from hornbook.server.protocol import frames
from hornbook.server.table.vote import VoteKind
from server.parlour import Parlour, in_a_loop, pick, started, whose_turn

GAMES = ["unicorn-fever", "horse-fever-board", "horse-fever-family", "kill-the-unicorns"]


async def a_chain(person, chance):
    """Answer as many questions in one go as can be tried; how many were made."""
    seat, first = person.client.eyes, person.moment.decision
    choices, asked = [], first
    while asked is not None and asked.seat == seat:
        choices.append(pick(asked, chance))
        drafted = await person.say(c.Draft, seat=seat, choices=choices)
        open_still = None if drafted.sealed else drafted.decision
        asked = msgspec.convert(open_still, frames.DecisionNote | None)
    return (await person.say(c.Choose, seat=seat, number=first.number, choices=choices)).made


async def until_a_chain(people):
    """Play until somebody has confirmed several choices in one go; who, and how it stood before."""
    chance = Chance(8)
    for _ in range(60):
        person = whose_turn(people)
        play = person.room.play
        before = play.game.fingerprint(), play.upto, person.moment.decision
        if await a_chain(person, chance) > 1:
            return person, before
    raise AssertionError


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_what_was_confirmed_together_is_taken_back_together(tmp_path, game):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, game, 3)
        person, (before, upto, asked) = await until_a_chain(people)
        play, seat = person.room.play, person.client.eyes
        others = [one for one in people if one is not person]
        await parlour.restart()  # the store knows as well what belongs together
        people = [
            await parlour.enter(person.room.state.code, one.client.guest)
            for one in [person, *others]
        ]
        person, *others = people
        play = person.room.play
        await person.say(c.Undo, seat=seat)
        for one in others:
            if person.last(frames.Table).motion is not None:
                await one.say(c.Vote, motion=VoteKind.UNDO, agree=True)
        assert play.game.fingerprint() == before
        assert person.moment.decision.question == asked.question
        assert person.moment.decision.number == asked.number
        for one in people:
            number, event = one.moment.events[-1]
            assert event["type"] == "choices-taken-back"
            assert (number, event["seat"], event["after"]) == (play.upto, seat, upto)
            assert seat in one.moment.waiting


@in_a_loop
async def test_at_one_screen_whoever_chose_last_takes_it_back(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        room = await parlour.table("unicorn-fever", seats=[{"kind": "host"}, {"kind": "hot-seat"}])
        host = await parlour.enter(room.state.code, "ada")
        await host.say(c.Sit, name="Bea")
        await host.say(c.Start)
        assert (await host.say(c.Undo)).code == "nothing-to-undo"
        seat = host.moment.waiting[0]
        await host.say(c.Look, seat=seat)
        before = room.play.game.fingerprint()
        while host.moment.decision is not None:
            await host.choose(Chance(1))
        await host.say(c.Look, seat=host.moment.waiting[0])
        chain = len(room.play.game.history)
        for _ in range(chain):
            await host.say(c.Undo)
        assert room.play.game.fingerprint() == before


@in_a_loop
async def test_what_was_taken_back_does_not_hold(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "horse-fever-family", 3)
        chance = Chance(5)
        for _ in range(12):
            await whose_turn(people).choose(chance)
        play = people[0].room.play
        assert play.holding() == [one.event for one in play.happened]
        for _ in range(2):
            before, held = len(play.game.history), play.holding()
            person = whose_turn(people)
            await person.choose(chance)
            await person.say(c.Undo, seat=person.client.eyes)
            for one in people:
                if one is not person and person.last(frames.Table).motion is not None:
                    await one.say(c.Vote, motion=VoteKind.UNDO, agree=True)
            assert len(play.game.history) == before
            assert play.holding() == held
