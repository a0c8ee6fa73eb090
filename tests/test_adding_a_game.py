"""What “Adding a game” in docs/architecture.md shows is a whole game: it is played everywhere."""

import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

import hornbook
import sixth_game
from drawing import phrases_of
from hornbook import bots, games
from hornbook.cli import main
from hornbook.cli.tables import table_for
from hornbook.cli.tables.plain import PlainTable
from hornbook.kernel import BadEdition, BadSettings, Chance, Event, Option, Question, SeatHandle
from hornbook.lab import Arena, Sitting
from hornbook.review import can_judge
from hornbook.server.app import application
from hornbook.server.protocol import VERSION, schema
from hornbook.text import Catalogue

ROOT = Path(__file__).parent.parent


@pytest.fixture
def tortoises():
    """The game is installed, from the section's blocks alone."""
    with sixth_game.installed() as name:
        yield name


def test_the_game_is_there_only_while_it_is_installed():
    with sixth_game.installed() as name:
        assert games.names()[-1] == name
        assert hornbook.new(name).info == games.info(name)
    assert name not in games.names()
    with pytest.raises(BadSettings):
        games.package(name)


def test_the_section_takes_nothing_from_our_own_files(tortoises):
    kind = games.load(tortoises)
    assert kind.__module__ == "tortoises.game"
    shown = "".join(sixth_game.files().values())
    assert set(re.findall(r"from (hornbook[\w.]*) import", shown)) == {
        "hornbook.kernel",
        "hornbook.text",
    }


def test_it_is_played_and_played_again(tortoises):
    game = hornbook.new(tortoises, seats=4, seed=7)
    while not game.over:
        game.apply(game.pending[0].seat, 1)
    assert len(game.result.scores) == 4
    again = hornbook.playback(game.record()).to_the_end()
    assert again.fingerprint() == game.fingerprint()


def test_its_bots_are_found_beside_it(tortoises):
    assert bots.levels_for(tortoises) == ("random", "steady")
    arena = Arena(Sitting(tortoises, seats=2), ["steady", "random"], seed="bots")
    list(arena.run(300, workers=1))
    steady, other = arena.report().standings
    assert steady.bot == "steady"
    assert steady.mean_score > other.mean_score
    with pytest.raises(BadSettings):
        bots.make("sharp", Chance(1), tortoises)


def test_what_it_does_not_have_is_not_missed(tortoises):
    kind = games.load(tortoises)
    game = hornbook.new(tortoises)
    assert not can_judge(tortoises)
    assert kind.blanks.decks == kind.card_texts(game.cards, Catalogue("en", tortoises)) == ()
    assert msgspec.json.encode(kind.printed) == b"{}"
    with pytest.raises(BadEdition):
        kind.read_edition("[edition]")
    with pytest.raises(hornbook.Refusal):
        hornbook.odds.for_seat(SeatHandle(game, game.pending[0].seat))


def test_the_laws_hold_for_it(tortoises):
    """The very tests that our own games have to pass, in a process that finds it installed."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-k", tortoises, "tests/laws"]
    done = subprocess.run(  # noqa: S603 - our own tests
        command,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_everything_it_can_say_has_words(tortoises):
    kind = games.load(tortoises)
    words = Catalogue("en", tortoises)
    for base, said in ((Event, "event"), (Option, "option"), (Question, "question")):
        for thing in schema.parts_of(kind, base):
            assert words.has(f"{said}-{thing.__struct_config__.tag}")
    fallen_back = Catalogue("fr", tortoises)
    assert fallen_back.say("game-tortoises") == "Tortoises"


def typed(monkeypatch, capsys, *arguments, lines=""):
    monkeypatch.setattr("sys.stdin", StringIO(lines))
    assert main([*arguments, "--lang", "en"]) == 0
    return capsys.readouterr().out


def test_it_is_listed_and_played_in_the_terminal(tortoises, monkeypatch, capsys):
    assert "tortoises: Tortoises, 2 to 6 players" in typed(monkeypatch, capsys, "games")
    game = hornbook.new(tortoises)
    assert isinstance(table_for(tortoises, game.cards, phrases_of(game)), PlainTable)
    command = ("play", tortoises, "--seed", "3", "--bots", "steady")
    shown = typed(monkeypatch, capsys, *command, lines="?\n?1\nt\n?leaf\n?%\n2\n")
    assert "Which tortoise will win?" in shown
    assert "A right bet brings 3 leaves." in shown
    assert re.search(r"^finishing line +12 *$", shown, re.MULTILINE)
    assert "You bet on Bertram." in shown
    assert shown.rpartition("Ranking")[2].count("leaves") == 3


def test_it_is_played_at_a_table_of_the_server(tortoises, tmp_path):
    """By HTTP and WebSocket alone: a person against a bot."""
    with TestClient(application(f"sqlite:///{tmp_path / 'tables.sqlite'}")) as http:
        listed = {one["name"]: one for one in http.get("/api/games").json()["games"]}
        assert listed[tortoises]["bots"] == ["random", "steady"]
        words = http.get(f"/api/games/{tortoises}/words?lang=en").json()
        assert words["names"]["Tortoise"] == {"0": "Agatha", "1": "Bertram", "2": "Clotilde"}
        assert "question-choose-bet" in words["fluent"]
        assert http.get(f"/api/schema/{tortoises}").json()["options"] == ["BetOn"]
        token = http.post("/api/guests").json()["token"]
        order = {"game": tortoises, "name": "Ada", "seats": [{"kind": "host"}, {"kind": "bot"}]}
        head = {"authorization": f"Bearer {token}"}
        code = http.post("/api/tables", json=order, headers=head).json()["code"]
        with http.websocket_connect("/ws") as socket:
            hello = {"type": "hello", "version": VERSION, "token": token, "table": code}
            socket.send_json(hello)
            socket.send_json({"type": "start", "id": "s"})
            heard = []
            while not heard or not heard[-1].get("over"):
                heard.append(socket.receive_json())
                assert heard[-1]["type"] != "refused", heard[-1]
                decision = heard[-1].get("decision")
                if decision and not any(one.get("id") == "bet" for one in heard):
                    asked = {key: decision[key] for key in ("seat", "number")}
                    socket.send_json({"type": "choose", "id": "bet", "choices": [0], **asked})
    told = [event["type"] for frame in heard for _, event in frame.get("events", [])]
    assert told[-1] == "tortoise-won"
    # The bot's card is nobody's business before it is turned.
    dealt = [e for frame in heard for _, e in frame.get("events", []) if e["type"] == "card-dealt"]
    assert {event["seat"] for event in dealt} <= {0}
