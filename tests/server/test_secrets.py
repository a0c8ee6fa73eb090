"""No secret leaves, to anyone not entitled, on any way out."""

import re

import httpx2
import msgspec
import pytest
from starlette.applications import Starlette

from hornbook import games
from hornbook.kernel import Chance
from hornbook.server.http.api import HttpApi
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
        code = people[0].room.state.code
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


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", games.names())
@in_a_loop
async def test_frames_of_whole_games_hold_what_their_eyes_may_know(tmp_path, name, seed):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, name, 3, settings=SHORT.get(name, {}))
        room, chance = people[0].room, Chance(f"{name} {seed}")
        everyone = [
            *people,
            await parlour.enter(room.state.code, "watcher"),
            await parlour.enter(room.state.code, "ada", tv=True),
        ]
        made = 0
        while not room.play.game.over:
            if made % 3 == 0:
                for eyes in (None, 0, 1, 2):
                    look_alike(parlour, room, eyes, made)
            if made % 10 == 0:
                everyone.append(await somebody_comes_back(parlour, people, made // 10 % 3))
                await somebody_looks_around(people[made // 10 % 3])
            if made % 25 == 0:
                await nothing_in_the_archive(parlour.services, room)
            heard = {one: len(one.texts) for one in everyone}
            await whose_turn(people).choose(chance)
            made += 1
            if not room.play.game.over:
                secrets = (room.play.setup.secret, room.play.setup.seed)
                for one in everyone:
                    said = " ".join(one.texts[heard[one] :])
                    assert not any(secret in said for secret in secrets)
        heard_only_own(room.play, everyone)


SHORT = {"horse-fever-party": {"races": 5}}


async def somebody_comes_back(parlour: Parlour, people, seat: int) -> Person:
    """A second screen of somebody who has seen half of it, and goes again."""
    mine = people[seat]
    seen = {"game": mine.room.play.id, "seen": mine.moment.upto // 2, "eyes": mine.client.eyes}
    back = await parlour.enter(mine.room.state.code, mine.client.guest, **seen)
    assert back.moment.eyes == mine.client.eyes
    await back.leave()
    return back


async def somebody_looks_around(person: Person) -> None:
    """As the public does, through a rival's eyes if that were possible, and as oneself again."""
    own = int(person.client.eyes)
    await person.say(c.Look, seat=None)
    assert person.moment.eyes is None
    assert (await person.say(c.Look, seat=(own + 1) % 3)).code == "not-your-seat"
    assert person.moment.eyes is None
    await person.say(c.Look, seat=own)
    assert person.moment.eyes == own


async def nothing_in_the_archive(services, room) -> None:
    """A running game shows neither its moves nor its luck, to nobody."""
    door = Starlette(routes=HttpApi(services).routes())
    here = httpx2.ASGITransport(app=door)
    async with httpx2.AsyncClient(transport=here, base_url="http://here") as http:
        for path in ("", "/record", "/replay", "/replay?eyes=0", "/replay?eyes=1&first=3"):
            answer = await http.get(f"/api/archive/{room.play.id}{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "still-playing")
        for path in ("/api/tables", f"/api/tables/{room.state.code}", "/metrics"):
            said = (await http.get(path)).text
            assert room.play.setup.secret not in said
            assert room.play.setup.seed not in said


def look_alike(parlour: Parlour, room, eyes, number) -> None:
    """A frame is the same in every world the eyes cannot tell from the true one."""
    texts = []
    for world in (room.play.game, room.play.game.redeal(eyes, Chance(number))):
        play = Play.__new__(Play)
        play.__dict__ |= {**vars(room.play), "game": world}
        someone = Person(parlour, room, "x")
        someone.client.eyes = eyes
        Telling(play, room.timing, room.seating, parlour.time.now).look(someone.client)
        texts += [re.sub(r'"undo":(true|false)', "", text) for text in someone.texts]
    assert texts[0] == texts[1]


def heard_only_own(play: Play, people) -> None:
    """Every event went to those who may hear it, with its own number, and to nobody else."""
    said: dict[int | None, list[str]] = {}
    for one in people:
        for frame, text in zip(one.heard, one.texts, strict=True):
            if isinstance(frame, frames.Events):
                assert all(
                    play.happened[number - 1].heard_by(frame.eyes) for number, _ in frame.events
                )
            if isinstance(frame, frames.Events | frames.Fresh):
                said.setdefault(frame.eyes, []).append(text)
    for eyes, texts in said.items():
        together = " ".join(set(texts))
        for numbered in play.happened:
            if not numbered.heard_by(eyes):
                told = msgspec.json.encode((numbered.number, numbered.encoded)).decode()
                assert told not in together
