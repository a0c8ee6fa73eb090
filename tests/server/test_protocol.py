"""The protocol's page says what the server does, and a client written from it plays."""

import asyncio
import importlib.util
import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from hornbook import games
from hornbook.kernel import Amount, Choose, Option, kebab
from hornbook.server.protocol import VERSION, commands, frames, schema
from hornbook.server.room.commands import _CARRIED_OUT_BY
from hornbook.server.words import words
from server.cluster import free_port
from server.fleet import Server
from server.parlour import in_a_loop
from table import EVERY_GAME, positions

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_page_explains_every_frame():
    for kind in [*get_args(commands.Frame), *get_args(frames.Frame)]:
        assert re.search(rf"[`*\"]{kebab(kind.__name__)}[`*\"]", PAGE), kind
    assert f"Version {VERSION}." in PAGE


def test_the_schema_names_every_frame_and_what_games_show():
    published = schema.protocol()
    for kind in [*get_args(commands.Frame), *get_args(frames.Frame)]:
        assert any(name.endswith(kind.__name__) for name in published["$defs"])
    for name in games.names():
        found = schema.of_game(name)
        assert found["events"]
        assert found["options"]
        assert found["questions"]


def test_every_refusal_has_its_sentence():
    sources = (ROOT / "src" / "hornbook" / "server").rglob("*.py")
    kinds = (
        "NotAllowed|TooMuch|NotFound|Unavailable|Malformed|BadIdentity|NotAsked|NotOpen|BadRecord"
        "|Refusal"
    )
    used = set()
    for path in sources:
        used |= set(re.findall(rf"(?:{kinds})\(\s*\"([a-z-]+)\"", path.read_text(encoding="utf-8")))
    assert len(used) > 30
    elsewhere = {
        "not-open",
        "table-full",
        "beyond-reveal",
        "game-over",
        "no-odds",
        "record-unreadable",
        "not-your-turn",
        "no-advice-here",
        "no-such-lesson",
    }  # the kernel's own, the bots' and the lessons'
    text = (ROOT / "src/hornbook/text/locale/en/server.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^refusal-([a-z-]+) =", text, re.MULTILINE))
    assert used - said - elsewhere == set()
    examples = {"bad-example"}  # the engine's: only the server's guests can ask for one
    assert said - used == examples


@pytest.fixture
def server(tmp_path):
    server = Server(free_port(), str(tmp_path / "a.sqlite"))
    server.start()
    yield server
    server.kill()


@in_a_loop
async def watch(server):
    path = ROOT / "examples" / "bot.py"
    spec = importlib.util.spec_from_file_location("example_bot", path)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    token = (await server.post("/api/guests"))["token"]
    order = {"game": "kill-the-unicorns", "name": "Ada", "seats": [{"kind": "open"}] * 3}
    code = (await server.post("/api/tables", order, token))["code"]
    address = f"http://127.0.0.1:{server.port}"
    bots = [example.Bot(address, code, f"Bot {number}") for number in range(3)]
    playing = [asyncio.create_task(bot.play()) for bot in bots]
    from websockets.asyncio.client import connect

    async with connect(f"ws://127.0.0.1:{server.port}/ws") as socket:
        hello = {"type": "hello", "version": 1, "token": token, "table": code}
        await socket.send(json.dumps(hello))
        async for text in socket:
            if '"players":3' in text and '"gathering"' in text:
                await socket.send(json.dumps({"type": "start", "id": "go"}))
            if '"stage":"finished"' in text:
                break
    await asyncio.gather(*playing)
    assert all(bot.over and not bot.unanswered for bot in bots)


def test_the_example_bot_plays_a_whole_game_over_the_wire(server, capsys):
    watch(server)
    assert capsys.readouterr().out == ""


def test_every_command_is_understood_and_carried_out():
    """A command that is in one of these and not in the other would be refused at the door."""
    kinds = set(get_args(commands.Command))
    assert kinds == set(_CARRIED_OUT_BY)
    assert kinds == {one for one in vars(commands).values() if _is_command(one)}


def _is_command(one: object) -> bool:
    base = commands._Command
    return isinstance(one, type) and issubclass(one, base) and one is not base


@pytest.mark.parametrize("name", games.names())
def test_the_schema_knows_the_cards_and_numbers_that_are_sent(name):
    sent = json.loads(words("en", name))
    parts = schema.of_game(name)["$defs"]
    assert list(sent["cards"]) == parts["Cards"]["required"]
    assert list(sent["printed"]) == parts["Printed"].get("required", [])
    assert msgspec.convert(sent["printed"], type(games.load(name).printed)) == (
        games.load(name).printed
    )
    for deck, rows in sent["cards"].items():
        row = parts["Cards"]["properties"][deck]["items"].get("$ref", "").rpartition("/")[2]
        if "properties" in parts.get(row, {}):
            assert all(sorted(one) == sorted(parts[row]["required"]) for one in rows)


@pytest.mark.parametrize(("name", "seats"), [one for one in EVERY_GAME if one[1] in (3, 4)])
def test_nothing_comes_up_that_the_schema_of_its_game_leaves_out(name, seats):
    kind = games.load(name.split()[0])
    told = {*schema.events_of(kind)}
    asked = {*schema.parts_of(kind, Choose), *schema.parts_of(kind, Amount)}
    offered = {*schema.parts_of(kind, Option)}
    for seed in range(3):
        for game in positions(name, seats, seed):
            assert {type(event) for event in game.events or game.opening} <= told
            assert {type(one.question) for one in game.pending} <= asked
            assert {type(option) for one in game.pending for option in one.options} <= offered


@pytest.mark.parametrize("name", games.names())
def test_the_words_say_of_every_field_of_a_view_what_kind_of_thing_it_is(name):
    view = json.loads(words("en", name))["view"]
    whole, parts = (
        schema.of_game(name)["view"]["$ref"].rpartition("/")[2],
        schema.of_game(name)["$defs"],
    )
    structs = {kind for kind, part in parts.items() if "properties" in part}
    assert {
        field["kind"] for fields in view.values() for field in fields
    } & structs == view.keys() - {""}
    for kind, fields in view.items():
        assert [field["name"] for field in fields] == parts[kind or whole]["required"]
        assert all(field["kind"] not in ("", "tuple", "Optional", "NoneType") for field in fields)
