"""The rules at the table open at the chapter of what is asked: every question has one."""

from __future__ import annotations

import pytest

from hornbook import games
from hornbook.kernel import kebab
from hornbook.server.protocol import schema
from hornbook.text import Catalogue, languages


def chapters(game: str, language: str) -> list[list[str]]:
    """By chapter, the questions it explains."""
    catalogue = Catalogue(language, game)
    found: list[list[str]] = []
    while catalogue.has(f"web-learn-{game}-{len(found) + 1}"):
        name = f"web-learn-{game}-{len(found) + 1}"
        asks = catalogue.say(f"{name}.asks") if catalogue.has(f"{name}.asks") else ""
        found.append(asks.split())
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [name for name in games.names() if name != "horse-fever-party"])
def test_every_question_has_one_chapter(game, language):
    asked = sorted(kebab(one) for one in schema.of_game(game)["questions"])
    assert sorted(one for chapter in chapters(game, language) for one in chapter) == asked
