"""Runs of any size: the same bytes whoever plays, and gone on with where they were broken off."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from pyarrow import parquet

from hornbook.kernel import BadSettings
from hornbook.lab import Arena, Simulation, Sitting
from hornbook.lab.simulate import play_one
from hornbook.lab.work import in_order

GAME = "kill-the-unicorns"


@pytest.fixture(scope="module")
def sitting():
    return Sitting(GAME, seats=3)


def simulated(sitting, out: Path, games: int, workers: int = 1) -> bytes:
    simulation = Simulation(sitting, ["random"], "run", out)
    list(simulation.run(games - len(simulation), workers))
    return out.read_bytes()


@pytest.mark.parametrize("workers", [2, 3])
def test_any_number_of_workers_writes_the_same_bytes(sitting, tmp_path, workers):
    alone = simulated(sitting, tmp_path / "alone.jsonl", 40)
    assert simulated(sitting, tmp_path / "many.jsonl", 40, workers) == alone
    assert alone.count(b"\n") == 41  # a heading, and a line a game


def test_an_arena_is_the_same_for_any_number_of_workers(sitting, tmp_path):
    reports = []
    for workers in (1, 2):
        arena = Arena(sitting, ["steady", "random"], "run", tmp_path / f"{workers}.jsonl")
        list(arena.run(6, workers))
        reports.append(arena.report())
    assert reports[0] == reports[1]
    one, other = (tmp_path / f"{workers}.jsonl" for workers in (1, 2))
    assert one.read_bytes() == other.read_bytes()


def test_a_run_goes_on_where_it_ended(sitting, tmp_path):
    whole = simulated(sitting, tmp_path / "whole.jsonl", 12)
    simulated(sitting, tmp_path / "parts.jsonl", 5)
    simulation = Simulation(sitting, ["random"], "run", tmp_path / "parts.jsonl")
    assert len(simulation) == 5
    assert simulated(sitting, tmp_path / "parts.jsonl", 12) == whole


def test_half_a_line_is_played_again(sitting, tmp_path):
    whole = simulated(sitting, tmp_path / "whole.jsonl", 6)
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(whole[:-20])
    assert simulated(sitting, torn, 6) == whole


def test_results_of_another_run_are_not_mixed_in(sitting, tmp_path):
    simulated(sitting, tmp_path / "run.jsonl", 2)
    with pytest.raises(BadSettings) as refused:
        Simulation(sitting, ["random"], "another seed", tmp_path / "run.jsonl")
    assert refused.value.code == "results-of-another-run"
    (tmp_path / "letter.jsonl").write_text("Dear Hornbook,\n")
    with pytest.raises(BadSettings):
        Simulation(sitting, ["random"], "run", tmp_path / "letter.jsonl")


def test_parquet_has_the_same_rows_and_goes_on_too(sitting, tmp_path):
    whole = simulated(sitting, tmp_path / "whole.parquet", 8, workers=2)
    simulated(sitting, tmp_path / "parts.parquet", 3)
    assert simulated(sitting, tmp_path / "parts.parquet", 8) == whole
    rows = parquet.read_table(tmp_path / "whole.parquet").to_pylist()
    assert [row["seed"] for row in rows] == [f"run/{number}" for number in range(8)]
    assert [path.name for path in tmp_path.iterdir() if "unfinished" in path.name] == []


def kills_its_worker(marker: Path, sitting: Sitting, number: int):
    """The first to come to the seventh game takes its process along."""
    if number == 7 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_one(sitting, ["random"] * 3, "run", number)


def expected(sitting) -> list:
    return [play_one(sitting, ["random"] * 3, "run", number) for number in range(20)]


def test_what_a_lost_process_had_is_played_again(sitting, tmp_path):
    deadly = partial(kills_its_worker, tmp_path / "killed", sitting)
    assert list(in_order(deadly, range(20), workers=2)) == expected(sitting)
    assert (tmp_path / "killed").exists()


def test_ray_plays_the_same_games_and_loses_a_worker_on_the_way(tmp_path):
    """In a process of its own, as Ray leaves threads and warnings behind."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, __file__, str(tmp_path / "killed")],
        capture_output=True,
        text=True,
        timeout=200,
        env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith("the same")
    assert (tmp_path / "killed").exists()


def test_a_place_that_is_no_cluster_is_refused(sitting):
    with pytest.raises(BadSettings) as refused:
        next(in_order(abs, range(3), on="moon"))
    assert refused.value.code == "unknown-place"


COMMAND = ["simulate", GAME, "--seats", "3", "--seed", "run", "--workers", "2"]


def _hear_ctrl_c() -> None:
    """What a shell starts in the background does not, nor does what that starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGKILL])
def test_the_same_command_goes_on_after_ctrl_c_and_kill(tmp_path, ending, sitting):
    out = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "hornbook", *COMMAND, "--out", str(out), "--games"]
    run = subprocess.Popen(  # noqa: S603
        [*command, "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=_hear_ctrl_c,  # noqa: PLW1509 - no thread of ours runs then
    )
    while not out.exists() or out.read_bytes().count(b"\n") < 60:
        assert run.poll() is None
        time.sleep(0.02)
    os.killpg(run.pid, ending)
    run.communicate(timeout=60)
    there = len(Simulation(sitting, ["random"], "run", out))
    assert 50 < there < 100_000
    subprocess.run([*command, str(there + 10)], check=True, capture_output=True, timeout=120)  # noqa: S603
    assert out.read_bytes() == simulated(sitting, tmp_path / "whole.jsonl", there + 10)


if __name__ == "__main__":
    here = Sitting(GAME, seats=3)
    deadly = partial(kills_its_worker, Path(sys.argv[1]), here)
    played = list(in_order(deadly, range(20), workers=2, on="ray"))
    print("the same" if played == expected(here) else "something else")  # noqa: T201
