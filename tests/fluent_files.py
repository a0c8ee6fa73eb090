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
    text: str  # all that stands between its gaps


@cache
def entries(language: str, folder: str = "") -> dict[str, Entry]:
    """The messages of a game's folder, or the common ones."""
    return _entries_in(language, f"{folder}/*.ftl")


@cache
def everywhere(language: str) -> dict[str, Entry]:
    """What can be said whatever is played: the common messages, and those of every game."""
    return _entries_in(language, "*.ftl", "*/game.ftl", "*/faults.ftl")


@cache
def on_the_page(language: str) -> dict[str, Entry]:
    """What the browser's page is built with, as ``core/words.ts`` names it."""
    return _entries_in(language, "*.ftl", "*/game.ftl", "*/web*.ftl")


@cache
def ways(language: str) -> dict[str, list[str]]:
    """By fact: the words on which a sentence of a game depends, such as why somebody left."""
    found: dict[str, set[str]] = {}

    class Ways(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's
            if isinstance(node.selector, ast.VariableReference):
                keys = [
                    one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)
                ]
                found.setdefault(node.selector.id.name, set()).update(keys)
            self.generic_visit(node)

    for path in sorted((LOCALES / language).glob("*/*.ftl")):
        Ways().visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return {fact: sorted(keys) for fact, keys in found.items()}


def _entries_in(language: str, *patterns: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    folder = LOCALES / language
    for path in sorted(path for one in patterns for path in folder.glob(one.lstrip("/"))):
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
                found.append(Entry(name, path.name, *_read(node.value)))
            found += [
                Entry(f"{name}.{part.id.name}", path.name, *_read(part.value))
                for part in node.attributes
            ]
    return found


class _Reader(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def _read(pattern: ast.Pattern) -> tuple[frozenset[str], str]:
    """The facts that a pattern asks for, and its text."""
    reader = _Reader()
    reader.visit(pattern)
    return frozenset(reader.names), " ".join(reader.texts)
