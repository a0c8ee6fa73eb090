"""The page of rulings names places in the code: each of them is there."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CODE = ROOT / "src" / "hornbook"
PLACE = re.compile(r"`([\w/]+(?:\.py|/))(?:: (\w+))?`|`([\w/]+\.toml)`")


def named() -> Iterator[tuple[str, str, str, str]]:
    """By ruling: where its chapter lies, the question, and each path with its name."""
    folder = ""
    for line in (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            folder = {"Unicorn Fever": "games/unicorn_fever"}.get(line[3:], folder)
        if found := re.search(r"Paths are below `(games/[\w/]+?)/?`", line):
            folder = found[1]
        if not line.startswith("| ") or line.startswith(("| question", "|---")):
            continue
        _, question, *_, where, _ = line.split("|")
        for path, name, data in PLACE.findall(where):
            yield folder, question.strip(), path or data, name


@cache
def names_in(path: Path) -> frozenset[str]:
    """Everything a file defines: classes, functions, methods, constants."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return frozenset(found)


PLACES = list(named())


def test_the_page_names_many_places():
    assert len(PLACES) > 100
    assert sum(bool(name) for *_, name in PLACES) > 50


@pytest.mark.parametrize(("folder", "question", "path", "name"), PLACES)
def test_every_place_that_a_ruling_names_is_there(folder, question, path, name):
    beside, below = CODE / folder / path, CODE / path
    found = beside if beside.exists() else below
    assert found.exists(), f"{question}: {path}"
    if name:
        assert name in names_in(found), f"{question}: {path} has no {name}"


def test_every_row_names_a_place():
    rulings = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    for line in rulings.splitlines():
        if line.startswith("| ") and not line.startswith(("| question", "|---")):
            where = re.findall("`[^`]*`", line.split("|")[-2])
            assert where, line
            assert all(PLACE.fullmatch(place) for place in where), line
