"""No secret leaves, to anyone not entitled, on any way out."""

import re

import pytest

from hornbook import games
from hornbook.kernel import Chance
from hornbook.server.protocol import commands as c
from hornbook.server.protocol import frames
from hornbook.server.room.telling import Telling
from hornbook.server.table.play import Play
from server.parlour import Parlour, Person, in_a_loop, started, whose_turn


@pytest.fixture
def canary(monkeypatch):
    monkeypatch.setitem(games._PACKAGES, "canary", "server.canary")


@in_a_loop
async def play_canaries(path, crowd):
    async with Parlour(path) as parlour:
        people = await started(parlour, "canary", 3)
        code = people[0].room.sheet.code
        everyone = [*people]
        everyone += [
            await parlour.enter(code, "watcher"),
            await parlour.enter(code, "ada", tv=True),
        ]
        everyone += [await parlour.enter(code, f"w{number}") for number in range(crowd)]
        room, chance = people[0].room, Chance(1)
        known = {seat: set(room.play.game.table.hands[seat]) for seat in range(3)}
        while not room.play.game.over:
            person = whose_turn(people)
            await person.say(c.Draft, seat=person.client.eyes, choices=[0])
            await person.say(c.Draft, seat=person.client.eyes, choices=[1, 1])
            await person.choose(chance)
            assert not person.moment.undo
            await person.say(c.Undo, seat=person.client.eyes)
            for seat in range(3):
                known[seat] |= set(room.play.game.table.hands[seat])
            guest = people[len(room.play.game.history) % 3]
            seen = {"game": room.play.id, "seen": guest.moment.upto // 2, "eyes": guest.client.eyes}
            everyone.append(await parlour.enter(code, guest.client.guest, **seen))
            await everyone[-1].leave()
        for one in everyone:
            allowed = known.get(one.client.eyes, set())
            found = set(re.findall(r"CANARY\d+X", " ".join(one.texts)))
            assert found <= allowed
            assert one.client.eyes is None or found


def test_canaries_stay_in_their_cages(tmp_path, canary):
    play_canaries(tmp_path / "a.sqlite", 0)


def test_canaries_stay_in_their_cages_in_a_crowd(tmp_path, canary):
    play_canaries(tmp_path / "a.sqlite", 70)


@pytest.mark.parametrize("name", games.names())
def test_frames_of_every_game_hold_what_their_eyes_may_know(tmp_path, name):
    @in_a_loop
    async def play():
        async with Parlour(tmp_path / "a.sqlite") as parlour:
            people = await started(parlour, name, 3)
            room = people[0].room
            watcher = await parlour.enter(room.sheet.code, "watcher")
            chance = Chance(name)
            for number in range(80):
                if room.play.game.over:
                    break
                for one in [*people, watcher] if number % 8 == 0 else []:
                    look_alike(parlour, room, one.client.eyes, number)
                await whose_turn(people).choose(chance)
            heard_only_own(room.play, [*people, watcher])
            secrets = [room.play.setup.secret, room.play.setup.seed, room.sheet.secret]
            if not room.play.game.over:
                for one in [*people, watcher]:
                    assert not any(secret in text for text in one.texts for secret in secrets)

    play()


def look_alike(parlour: Parlour, room, eyes, number) -> None:
    """A frame is the same in every world the eyes cannot tell from the true one."""
    texts = []
    for world in (room.play.game, room.play.game.redeal(eyes, Chance(number))):
        play = Play.__new__(Play)
        play.__dict__ |= {**vars(room.play), "game": world}
        someone = Person(parlour, room, "x")
        someone.client.eyes = eyes
        Telling(play, room.timing, parlour.time.now).look(someone.client)
        texts += [re.sub(r'"undo":(true|false)', "", text) for text in someone.texts]
    assert texts[0] == texts[1]


def heard_only_own(play: Play, people) -> None:
    """Every event went to those who may hear it, with its own number, and to nobody else."""
    for one in people:
        for frame in one.heard:
            if isinstance(frame, frames.Events):
                for number, _ in frame.events:
                    assert play.happened[number - 1].heard_by(frame.eyes)
        said = " ".join(one.texts)
        for happening in play.happened:
            if not happening.heard_by(one.client.eyes):
                assert happening.text not in said
