"""Compiled code that was kept is used again only while all that went into it is the same."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import hornbook
from hornbook.odds.compiled import ingredients

TRUNK = """
from enum import IntEnum
from typing import NamedTuple
import numpy as np
from branch import PLACES, Kind, Purse, twice
from hornbook.odds.compiled import compiled, inlined

LOCAL = 1

@inlined
def _added(value):
    return value + LOCAL

@compiled
def reckon(value):
    purse = Purse(value, 0)
    return twice(_added(purse.gold)) + PLACES[1] + Kind.WIN

print(reckon(5), sum(reckon.stats.cache_hits.values()))
"""
BRANCH = """
from enum import IntEnum
from typing import NamedTuple
import numpy as np
from hornbook.odds.compiled import compiled
from leaf import FACTOR

PLACES = np.array([1, 20])

class Kind(IntEnum):
    WIN = 300

class Purse(NamedTuple):
    gold: int
    glory: int

@compiled
def twice(value):
    return value * FACTOR
"""
LEAF = "FACTOR = 2\n"


@pytest.fixture
def reckoned(tmp_path, monkeypatch):
    """The answer of a new process, and whether it found the code of an earlier one."""
    for name in ("NUMBA_CACHE_DIR", "NUMBA_DISABLE_JIT"):
        monkeypatch.delenv(name, raising=False)
    files = {"trunk.py": TRUNK, "branch.py": BRANCH, "leaf.py": LEAF}
    for name, text in files.items():
        (tmp_path / name).write_text(text)

    def ask(file="", old="", new=""):
        if file:
            before = (tmp_path / file).read_text()
            assert before.count(old) == 1
            (tmp_path / file).write_text(before.replace(old, new))
        done = subprocess.run(
            [sys.executable, "trunk.py"], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        answer, hits = map(int, done.stdout.split())
        return answer, hits > 0

    return ask


def test_what_is_the_same_is_not_compiled_again(reckoned):
    assert reckoned() == (332, False)
    assert reckoned() == (332, True)


def test_whatever_changes_in_whichever_module_is_compiled_anew(reckoned):
    assert reckoned() == (332, False)
    changes = [
        ("leaf.py", "FACTOR = 2", "FACTOR = 3", 338),  # a constant of what is called
        ("branch.py", "value * FACTOR", "value * FACTOR + 1000", 1338),  # what is called
        ("branch.py", "20]", "40]", 1358),  # a table
        ("branch.py", "WIN = 300", "WIN = 500", 1558),  # a kind
        ("branch.py", "gold: int\n    glory: int", "glory: int\n    gold: int", 1543),
    ]
    for file, old, new, answer in changes:
        assert reckoned(file, old, new) == (answer, False)
        assert reckoned() == (answer, True)


def test_what_may_change_unseen_is_not_compiled():
    kept: list[int] = []
    names = {"KEPT": kept}
    exec("def reckon(): return KEPT", names)  # noqa: S102 - a function with a global of its own
    with pytest.raises(TypeError, match="cannot take"):
        ingredients(names["reckon"])  # type: ignore[arg-type]


def test_nothing_of_ours_is_kept_by_a_shorter_key():
    folder = Path(hornbook.__file__).parent
    users = [
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom) and "numba" in ast.unparse(node)
    ]
    assert set(users) == {"odds/compiled.py"}
