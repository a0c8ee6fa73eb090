"""A lesson at a real table: dealt at once, marked as prepared, and not lost when the server is."""

import msgspec
import pytest

from hornbook.kernel import BadSettings, Chance
from hornbook.lessons import LEARNER, lesson, lessons
from hornbook.lessons.following import told
from hornbook.server.http.lessons import encoded
from hornbook.server.protocol import commands, frames
from hornbook.server.protocol.requests import NewTable
from hornbook.server.table.play import PlaySetup
from hornbook.server.table.state import Stage
from server.parlour import Parlour, in_a_loop, pick

LARGEST = 16_000  # bytes of a lesson with its words


async def taught(parlour: Parlour, name: str, guest: str = "ada"):
    """Somebody at a lesson's table."""
    order = NewTable(game=name, name=guest.title(), lesson=name)
    room = await parlour.services.rooms.create(order, guest)
    return await parlour.enter(room.state.code, guest)


async def answer(person, choice: int) -> None:
    while person.moment.decision is None:
        await person.settled()
    asked = person.moment.decision
    done = await person.say(commands.Choose, seat=asked.seat, number=asked.number, choices=[choice])
    assert isinstance(done, frames.Done), done


@pytest.mark.parametrize("name", lessons())
@in_a_loop
async def test_whoever_follows_gets_the_story_though_the_server_is_killed(tmp_path, name):
    expected = told(lesson(name)).game.history
    mine = [move for seat, move in expected if seat == LEARNER]
    async with Parlour(tmp_path / "house.db") as parlour:
        person = await taught(parlour, name)
        code = person.room.state.code
        for number, choice in enumerate(mine):
            if number in (1, len(mine) // 2, len(mine) - 1):
                await parlour.restart()
                person = await parlour.enter(code, "ada")
            await answer(person, choice)
        while person.moment.decision is None:
            await person.settled()
        assert person.room.play.game.history[: len(expected)] == expected


@in_a_loop
async def test_it_is_dealt_at_once_and_says_that_it_is_prepared(tmp_path):
    async with Parlour(tmp_path / "house.db") as parlour:
        for name in lessons():
            person = await taught(parlour, name)
            table = person.last(frames.Table)
            assert table.stage is Stage.PLAYING
            assert table.lesson == frames.LessonNote(name, lesson(name).version)
            assert table.luck.prepared
            assert [face.level for face in table.faces] == ["", "steady", "steady"]
            refused = await person.say(commands.Contribute, words="fair and square")
            assert refused.code == "already-dealt"
        assert await parlour.services.lobby.tables() == []


@in_a_loop
async def test_a_rematch_is_a_game_like_any_other(tmp_path):
    async with Parlour(tmp_path / "house.db") as parlour:
        person = await taught(parlour, "horse-fever-family")
        prepared = person.room.state.secret
        luck = Chance("learner")
        while not person.moment.over:
            if person.moment.decision is None:
                await person.settled()
            else:
                await answer(person, pick(person.moment.decision, luck))
        ended = await parlour.services.store.game(person.moment.game)
        assert msgspec.json.decode(ended.setup, type=PlaySetup).lesson == "horse-fever-family"
        assert isinstance(await person.say(commands.Rematch), frames.Done)
        table = person.last(frames.Table)
        assert table.lesson is None
        assert not table.luck.prepared
        assert person.room.state.secret != prepared


@in_a_loop
async def test_there_are_no_other_lessons(tmp_path):
    async with Parlour(tmp_path / "house.db") as parlour:
        for game, name in (("kill-the-unicorns", "juggling"), ("unicorn-fever", lessons()[0])):
            order = NewTable(game=game, name="Ada", lesson=name)
            with pytest.raises(BadSettings) as refused:
                await parlour.services.rooms.create(order, "ada")
            assert refused.value.code == "no-such-lesson"


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_is_small(name):
    for language in ("en", "fr", "de", "it"):
        found = msgspec.json.decode(encoded(name, language))
        assert len(encoded(name, language)) < LARGEST
        assert f"lesson-{name}-{found['beats'][0]['id']} =" in found["fluent"]
        assert "coach-next =" in found["fluent"]
