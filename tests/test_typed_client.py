"""The browser's tables are checked against the server's types."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"

READ = {
    "unicorn-fever": ("unicorn-fever", "TakeAction.token", "BetPlaced.stake", "ActionToken.price"),
    "horse-fever-board": ("horse-fever", "BuyStable.lane", "PointSold.danari", "Character.danari"),
    "horse-fever-family": ("horse-fever", "TakeCharacter.character", "BetWon.stake", "Perks.nudge"),
    "horse-fever-party": ("party", "BetOn.kind", "MovementTurned.spaces", "MovementCard.speeds"),
    "kill-the-unicorns": (
        "kill-the-unicorns",
        "HideRuse.unicorn",
        "UnicornCaught.unicorn",
        "Stall.price",
    ),
}
"""By schema: the folder of its table, and what that reads of an option, an event and a card row."""


def test_a_field_that_the_server_calls_otherwise_is_missed_at_every_table(tmp_path: Path):
    """All are renamed in one copy, as the checker takes its time."""
    faults = faults_in(copy_with_other_names(tmp_path / "web"))
    unnoticed = [
        f"{game}: {field}"
        for game, (folder, *fields) in READ.items()
        for field in fields
        if not any(missed(field, said) for file, said in faults if file.startswith(f"{folder}/"))
    ]
    assert unnoticed == []


def copy_with_other_names(web: Path) -> Path:
    """The client, with generated types that have another name for each of those fields."""
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(WEB / "node_modules")
    (web.parent / "src").symlink_to(ROOT / "src")
    for game, (_, *fields) in READ.items():
        path = web / "src" / "generated" / f"{game}.ts"
        text = path.read_text(encoding="utf-8")
        for field in fields:
            kind, name = field.split(".")
            row = rf"(export interface {kind} {{[^}}]*?\n){name}(\??:)"
            text, found = re.subn(row, r"\1otherwise\2", text)
            assert found == 1, f"{game} has no {field}"
        path.write_text(text, encoding="utf-8")
    return web


def faults_in(web: Path) -> list[tuple[str, str]]:
    """What the checker has to say of the games: the file below their folder, and the message."""
    command = [web / "node_modules/.bin/svelte-check", "--output", "machine-verbose"]
    # Where the machine has no Node, the set-up has put one beside the interpreter.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(  # noqa: S603 - our own checker
        command,
        cwd=web,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    told = [json.loads(line) for line in re.findall(r"^\d+ (\{.*\})$", done.stdout, re.MULTILINE)]
    return [
        (one["filename"].removeprefix("src/games/"), one["message"])
        for one in told
        if ".test." not in one["filename"]
    ]


def missed(field: str, message: str) -> bool:
    kind, name = field.split(".")
    return f"'{name}'" in message and kind in message
