"""Every attack at once, for some seconds: nothing that was acknowledged is lost, nothing breaks."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ATTACKS = (
    "card files",
    "guest flood",
    "half headers",
    "pong flood",
    "replays",
    "searching bots",
    "table flood",
    "wrong codes",
)


def test_players_play_on_while_a_gang_attacks():
    run = subprocess.run(
        [sys.executable, "-m", "benchmarks.hostile", "--short"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "acknowledged choices that are not stored: 0" in run.stdout
    for attack in ATTACKS:
        assert f"  {attack}: " in run.stdout
