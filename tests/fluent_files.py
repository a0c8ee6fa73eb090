"""The Fluent files as data: which messages there are, and which facts they ask for."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from hornbook.text.catalogue import LOCALES


class Entry(Struct, frozen=True):
    """One message, or one attribute of it (``question-stake.help``)."""

    name: str
    file: str
    facts: frozenset[str]


@cache
def entries(language: str, folder: str = "") -> dict[str, Entry]:
    """The messages of a game's folder, or the common ones."""
    found: dict[str, Entry] = {}
    for path in sorted((LOCALES / language / folder).glob("*.ftl")):
        for entry in _entries_of(path):
            assert entry.name not in found, f"{path}: {entry.name} is there twice"
            found[entry.name] = entry
    return found


def folders(language: str) -> list[str]:
    return sorted(path.name for path in (LOCALES / language).iterdir() if path.is_dir())


def _entries_of(path: Path) -> list[Entry]:
    found = []
    for node in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(node, ast.Junk), f"{path}: {node.content}"
        if isinstance(node, ast.Message):
            name = node.id.name
            if node.value:
                found.append(Entry(name, path.name, _facts(node.value)))
            found += [
                Entry(f"{name}.{part.id.name}", path.name, _facts(part.value))
                for part in node.attributes
            ]
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _facts(pattern: ast.Pattern) -> frozenset[str]:
    variables = _Variables()
    variables.visit(pattern)
    return frozenset(variables.names)
