"""``/metrics``: figures that Prometheus can read, each with what it is."""

import ast
import asyncio

import pytest
from starlette.testclient import TestClient

from hornbook.kernel import Chance
from hornbook.server import figures
from hornbook.server.app import application
from hornbook.server.metrics import FAMILIES, Figure, Histogram, Metrics
from hornbook.server.thinking import WorkerPool
from hornbook.server.thinking.pool import Players
from server import exposition
from server.parlour import Parlour, in_a_loop, play_out, started
from source_codes import trees


@pytest.fixture
def http(tmp_path):
    with TestClient(application(str(tmp_path / "a.sqlite"))) as client:
        yield client


def test_the_figures_can_be_read_and_say_what_they_are(http):
    http.get("/api/tables/ZZZZZ")
    answer = http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = exposition.read(answer.text)
    assert found["hornbook_refusals_total"].value(code="no-such-table") == 1
    assert found["hornbook_rooms"].value() == 0
    assert found["hornbook_games_started_total"].value() == 0
    assert found["process_resident_memory_bytes"].value() > 10**7
    assert found["process_open_fds"].value() < found["process_max_fds"].value()
    assert found["hornbook_disk_free_bytes"].value() > 0
    assert found["hornbook_database_bytes"].value() > 0
    assert found["hornbook_well"].value(part="database") == 1
    assert found["hornbook_build_info"].samples[0].labels["version"]


def test_a_fault_of_the_program_is_counted(tmp_path, monkeypatch):
    with TestClient(application(str(tmp_path / "a")), raise_server_exceptions=False) as http:
        monkeypatch.setattr(http.app.state.services.guests, "new", lambda: 1 / 0)
        assert http.post("/api/guests").json()["code"] == "server-fault"
        found = exposition.read(http.get("/metrics").text)
    assert found["hornbook_faults_total"].value(code="ZeroDivisionError") == 1


@in_a_loop
async def test_a_game_is_seen_in_the_figures(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "horse-fever-family", 2)
        await play_out(people, Chance(1), 6)
        found = exposition.read(await figures.text(parlour.services))
        commands = found["hornbook_commands_total"].value()
        assert commands > 6

        def count(name):
            return next(one.value for one in found[name].samples if one.name == f"{name}_count")

        assert count("hornbook_acknowledgement_seconds") == commands
        assert count("hornbook_commit_seconds") > 6
        assert count("hornbook_broadcast_seconds") > 6
        assert found["hornbook_rooms"].value() == 1
        assert found["hornbook_tables"].value(stage="playing") == 1
        assert found["hornbook_games_started_total"].value() == 1


@in_a_loop
async def test_workers_are_seen_in_the_figures(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        bot_pool = WorkerPool()
        parlour.services.bot_pool = bot_pool
        parlour.services.metrics.times["hornbook_thought_seconds"] = bot_pool.times
        decided = asyncio.Event()
        play = (await started(parlour, "horse-fever-family", 2))[0].room.play
        bots = Players({int(one.seat): "steady" for one in play.game.pending})
        bot_pool.play_on(play, bots, lambda _: decided.set())
        found = exposition.read(await figures.text(parlour.services))
        assert found["hornbook_bots_waiting"].value(worker="quick") == 1
        async with asyncio.timeout(60):
            await decided.wait()
        found = exposition.read(await figures.text(parlour.services))
        assert found["hornbook_bots_waiting"].value(worker="quick") == 0
        assert found["hornbook_bots_workers"].value(worker="quick") == 1
        assert found["hornbook_bots_workers"].value(worker="searching") == 0
        assert found["hornbook_workers_resident_memory_bytes"].value() > 10**7
        assert bot_pool.times.count == 1
        await bot_pool.close()


def test_times_fall_into_their_buckets():
    times = Histogram()
    for seconds in (0.0005, 0.001, 0.3, 99):
        times.observe(seconds)
    lines = times.lines("x")
    assert 'x_bucket{le="0.001"} 2' in lines
    assert 'x_bucket{le="0.25"} 2' in lines
    assert 'x_bucket{le="0.5"} 3' in lines
    assert 'x_bucket{le="10"} 3' in lines
    assert 'x_bucket{le="+Inf"} 4' in lines


def test_whatever_stands_in_a_label_can_be_read():
    text = Metrics().text([Figure("hornbook_well", 1, "part", 'a"b\\c\nd')])
    (sample,) = exposition.read(text)["hornbook_well"].samples
    assert sample.labels == {"part": 'a\\"b\\\\c\\nd'}


def test_every_figure_that_is_counted_says_what_it_is():
    ends = {"add": "_total", "took": "_seconds"}
    counted = [
        f"hornbook_{call.args[0].value}{ends[call.func.attr]}"
        for tree in trees().values()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in ends
        and getattr(call.func.value, "attr", getattr(call.func.value, "id", "")) == "metrics"
        and isinstance(call.args[0], ast.Constant)
    ]
    assert len(counted) > 10
    assert set(counted) <= set(FAMILIES)
