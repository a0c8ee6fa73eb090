"""A terminal for tests: what was typed goes in, what was printed comes out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import Struct

from hornbook.cli import main


class Printed(Struct):
    code: int
    out: str
    err: str


Run = Callable[..., Printed]


@pytest.fixture
def hornbook(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Run:
    """Runs a command in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("HORNBOOK_LANG", "en")

    def run(*arguments: object, typed: str = "") -> Printed:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Printed(code, printed.out, printed.err)

    return run


@pytest.fixture
def refused(hornbook: Run) -> Callable[..., str]:
    """Runs a command that must be refused in one line, and returns that line."""

    def run(*arguments: object) -> str:
        printed = hornbook(*arguments)
        assert printed.code == 2
        assert not printed.out
        assert printed.err.startswith("hornbook: ")
        assert printed.err.count("\n") == 1
        return printed.err.strip()

    return run
