"""What holds for the table of every game."""

from __future__ import annotations

import pytest

from drawing import at_table, drawn
from english import is_english
from fluent_files import entries, folders
from hornbook.kernel import Seat
from hornbook.text import languages
from source_codes import literals
from table import positions

# A game with each number of seats that changes something, and how many positions are skipped.
TABLES = [
    ("horse-fever-board", 2, 60),
    ("horse-fever-board", 5, 90),
    ("horse-fever-family", 4, 40),
    ("horse-fever-party", 3, 10),
    ("horse-fever-party", 8, 40),
    ("kill-the-unicorns", 3, 50),
    ("kill-the-unicorns", 6, 90),
]
OTHERS = [one for one in languages() if one != "en"]
LONGEST = 22  # lines: a window of 24 has room for a short question below them


@pytest.mark.parametrize(("name", "seats", "skipped"), TABLES)
def test_every_position_can_be_drawn_for_everyone_in_80_columns(name, seats, skipped):
    for place, game in enumerate(positions(name, seats, 5)):
        if place % skipped:
            continue
        table = at_table(game)
        for seat in (Seat(0), Seat(1), None):
            for brief in (True, False):
                lines = drawn(table.draw(game.view(seat), brief=brief)).splitlines()
                assert max(map(len, lines)) <= 80
                assert len(lines) <= LONGEST or not brief


@pytest.mark.parametrize(("name", "seats", "skipped"), [*TABLES, ("unicorn-fever", 4, 40)])
def test_other_languages_fit_into_80_columns_too(name, seats, skipped):
    for place, game in enumerate(positions(name, seats, 5)):
        if place % (2 * skipped) != skipped:  # where the test above did not look
            continue
        for language in OTHERS:
            table = at_table(game, language)
            for seat in (Seat(0), None):
                for brief in (True, False):
                    drawing = drawn(table.draw(game.view(seat), brief=brief))
                    lines = drawing.splitlines()
                    assert max(map(len, lines)) <= 80, (language, drawing)
                    assert len(lines) <= LONGEST or not brief, (language, drawing)
                    assert "…" not in drawing, (language, drawing)  # nothing is cut off
                    assert not is_english(drawing), (language, drawing)


@pytest.mark.parametrize(("name", "seats", "skipped"), TABLES)
def test_every_option_can_be_explained(name, seats, skipped):
    for place, game in enumerate(positions(name, seats, 6)):
        if place % 3:
            continue
        decision = game.pending[0]
        table, view = at_table(game), game.view(decision.seat)
        for option in decision.options:
            assert "{" not in table.explain(option, view)
        assert "{" not in table.remark(decision, view)


@pytest.mark.parametrize(("name", "seats", "skipped"), TABLES)
def test_the_last_view_can_be_drawn_and_tallied(name, seats, skipped):
    for game in positions(name, seats, 7):
        last = game
    table = at_table(last)
    assert last.over
    assert drawn(table.draw(last.view(None), brief=False))
    for seat in last.seats:
        assert isinstance(table.tally(seat, last.view(None)), str)


@pytest.mark.parametrize("folder", folders("en"))
def test_every_word_of_a_table_is_used(folder):
    said = {text.partition(".")[0] for text in literals()}
    words = [entry for entry in entries("en", folder).values() if entry.file == "terminal.ftl"]
    assert not [entry.name for entry in words if entry.name.partition(".")[0] not in said]
