"""A fifth language is a folder and nothing else: every face finds it by itself."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from starlette.requests import Request

from hornbook import games
from hornbook.cli import main
from hornbook.server.http.tongue import language_of
from hornbook.server.table.people import name_of
from hornbook.text import Catalogue, catalogue, fluent_text, languages, names

NEW = "nl"
_KEPT = (
    catalogue._files,
    catalogue._bundle,
    catalogue._common,
    catalogue._signs,
    names._pronouns,
)


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A folder that says everything in Italian, but for a few words."""
    for language in languages():
        (tmp_path / language).symlink_to(catalogue.LOCALES / language)
    shutil.copytree(catalogue.LOCALES / "it", tmp_path / NEW)
    for file, message, said in (
        ("web-house.ftl", "web-language", "Nederlands"),
        ("common.ftl", "person-guest", "Gastje"),
        ("writing.ftl", "number-decimal", "'"),
        ("terminal.ftl", "cli-usage", "Gebruik:"),
    ):
        path = tmp_path / NEW / file
        lines = path.read_text(encoding="utf-8").splitlines()
        lines = [f"{message} = {said}" if one.startswith(f"{message} =") else one for one in lines]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)
    for kept in _KEPT:
        kept.cache_clear()
    yield
    for kept in _KEPT:
        kept.cache_clear()


@pytest.mark.usefixtures("dutch")
def test_every_face_speaks_it(capsys):
    assert NEW in languages()
    assert Catalogue(NEW).figure(0.5, 1) == "0'5"
    assert name_of("", NEW) == "Gastje"
    asked = Request(
        {"type": "http", "headers": [(b"accept-language", b"nl-BE")], "query_string": b""}
    )
    assert language_of(asked) == NEW
    for game in games.names():
        assert fluent_text(NEW, game)
    assert main(["--lang", NEW, "games", "--help"]) == 0
    assert capsys.readouterr().out.startswith("Gebruik: hornbook games")
