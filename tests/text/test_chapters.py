"""The rules at the table open at the chapter of what is asked: every question has one."""

from __future__ import annotations

import pytest

from fluent_files import on_the_page
from hornbook import games
from hornbook.kernel import kebab
from hornbook.server.protocol import schema
from hornbook.text import languages


def chapters(game: str, language: str) -> list[list[str]]:
    """By chapter, the questions it explains."""
    page = on_the_page(language)
    found: list[list[str]] = []
    while (name := f"web-learn-{game}-{len(found) + 1}") in page:
        asks = page.get(f"{name}.asks")
        found.append(asks.text.split() if asks else [])
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [name for name in games.names() if name != "horse-fever-party"])
def test_every_question_has_one_chapter(game, language):
    asked = sorted(kebab(one) for one in schema.of_game(game)["questions"])
    assert sorted(one for chapter in chapters(game, language) for one in chapter) == asked
