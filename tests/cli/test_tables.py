"""What the terminal draws of a table."""

from __future__ import annotations

import pytest

import hornbook
from drawing import at_table, drawn
from hornbook import games
from hornbook.games.unicorn_fever.decks import TokenId
from hornbook.games.unicorn_fever.options import TakeAction
from hornbook.kernel import Seat
from table import positions

UF = "unicorn-fever"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_position_can_be_drawn_for_everyone_in_80_columns(seats):
    for place, game in enumerate(positions(UF, seats, 5)):
        if place % 40:
            continue
        for seat in (Seat(0), None):
            for brief in (True, False):
                shown = drawn(at_table(game).draw(game.view(seat), brief=brief))
                assert "Nocturne" in shown
                assert max(map(len, shown.splitlines())) <= 80


def test_a_small_window_holds_the_brief_table_and_the_first_question():
    game = next(positions(UF, 4, 5))
    shown = drawn(at_table(game).draw(game.view(game.pending[0].seat), brief=True))
    assert len(shown.splitlines()) + len(game.pending[0].options) + 2 <= 24


def test_a_dead_heat_is_decided_before_the_track():
    question = ""
    for seed in range(20):
        for game in positions(UF, 4, seed):
            question = type(game.pending[0].question).__name__
            if question == "ChooseWhoWasAhead":
                break
        if question == "ChooseWhoWasAhead":
            break
    shown = drawn(at_table(game).draw(game.view(game.pending[0].seat), brief=True))
    tied = [line for line in shown.splitlines() if line.count("- ") >= 12 and "|" not in line]
    assert len(tied) >= 2


def test_hands_are_only_shown_to_their_seats():
    game = next(positions(UF, 3, 5))
    table = at_table(game)
    assert "Hand" in drawn(table.draw(game.view(Seat(1)), brief=False))
    assert "Hand" not in drawn(table.draw(game.view(None), brief=False))


def test_every_unicorn_has_letters_of_its_own():
    game = next(positions(UF, 3, 5))
    shown = drawn(at_table(game).draw(game.view(None), brief=False))
    marks = [line[:2] for line in shown.splitlines()[2:8]]
    assert marks == ["Br", "Ci", "Cu", "Dr", "No", "Ru"]


def test_every_option_can_be_explained():
    for game in positions(UF, 4, 6):
        decision = game.pending[0]
        table, view = at_table(game), game.view(decision.seat)
        for option in decision.options:
            assert isinstance(table.explain(option, view), str)
        assert isinstance(table.remark(decision, view), str)


def test_a_race_is_a_row_of_scenes():
    game = next(positions(UF, 2, 5))
    table = at_table(game)
    scenes = []
    for game in positions(UF, 2, 5):
        scenes += [table.scene(event) for event in game.events]
    moving = [scene for scene in scenes if scene]
    assert len(moving) >= 2 * 4 * 4  # card and dice, at least four turns, four races
    assert "1st" in drawn(moving[-1].drawing)
    assert not moving[0].rests
    assert moving[1].rests


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_a_table_of_its_own(name):
    game = next(positions(name, games.info(name).fewest, 5))
    assert drawn(at_table(game).draw(game.view(None), brief=False)).strip()


def test_a_token_says_what_it_costs_oneself_and_when_the_elves_must_help():
    game = hornbook.new("unicorn-fever", seats=3, seed=1)
    seat, table = game.pending[0].seat, at_table(game)
    dearest = max(range(len(game.cards.tokens)), key=lambda one: game.cards.tokens[one].price)
    option = TakeAction(TokenId(dearest))
    assert table.explain(option, game.view(seat)) == "Sign a contract for 6 gold."
    names = [card.id for card in game.cards.contracts]
    game.table.contracts[seat] = (names.index("small-print"),)
    game.table.gold[seat] = 2
    said = "Sign a contract for 3 gold. You hold 2 gold, so the elves lend you 20."
    assert table.explain(option, game.view(seat)) == said
