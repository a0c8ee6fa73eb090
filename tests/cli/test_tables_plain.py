"""A game without a table of its own is drawn all the same."""

from itertools import islice

import pytest

from drawing import drawn, phrases_of
from hornbook import games
from hornbook.cli.tables import table_for
from hornbook.cli.tables.plain import PlainTable
from hornbook.games import folders
from hornbook.text import fields_of
from table import finished, positions


@pytest.mark.parametrize("name", games.names())
def test_every_game_can_be_drawn_without_a_table_of_its_own(name):
    for game in islice(positions(name, games.info(name).fewest, "plain"), 0, 60, 7):
        table = PlainTable(phrases_of(game))
        for seat in (game.seats[0], None):
            view = game.view(seat)
            held = [
                one for one, _, _ in fields_of(type(view)) if getattr(view, one) not in (None, ())
            ]
            shown = drawn(table.draw(view, brief=False), 120)
            assert all(one.replace("_", " ") in shown for one in held)
            assert len(drawn(table.draw(view, brief=True)).splitlines()) <= 14


def test_a_game_without_a_table_gets_the_plain_one(monkeypatch):
    game = finished("kill-the-unicorns", 3, "plain")
    monkeypatch.setattr(folders, "TABLES", "hornbook.no_tables")
    table = table_for(game.info.name, game.cards, phrases_of(game))
    assert isinstance(table, PlainTable)
    assert "Ada" in drawn(table.draw(game.view(None), brief=False))


@pytest.mark.parametrize("name", games.names())
def test_each_of_our_games_has_a_table_of_its_own(name):
    game = next(positions(name, games.info(name).fewest, "own"))
    assert not isinstance(table_for(name, game.cards, phrases_of(game)), PlainTable)
