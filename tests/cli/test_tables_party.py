"""The Party, as the terminal draws it."""

from __future__ import annotations

from drawing import at_table, drawn, table_of, when
from hornbook.kernel import Seat
from hornbook.text import Catalogue
from table import positions

PARTY = "horse-fever-party"


figure = Catalogue("en").figure


def test_bets_in_and_those_still_thinking_are_shown():
    shown = table_of(next(positions(PARTY, 4, 5)), None)
    assert "0 of 3 slips in. Still thinking: " in shown
    assert "bookmaker: " in shown


def test_ones_own_slip_is_shown_to_nobody_else():
    def only_ada_bets(game):
        slips = game.table.slips
        return [len(slip) for slip in slips] == [0, 1, 0, 0] and slips[1][0].stake

    game = when(PARTY, 4, "ChoosePlaceBet", only_ada_bets)
    stake = f"P{figure(game.table.slips[1][0].stake)}"
    assert stake in table_of(game, 1)
    assert stake not in table_of(game, None)
    assert stake not in table_of(game, 2)


def test_a_stake_that_is_not_named_yet_is_a_question_mark():
    game = when(PARTY, 4, "ChooseStake")
    assert "P?" in table_of(game, game.pending[0].seat)


def test_the_purse_the_form_and_the_rich_list_are_shown():
    game = when(PARTY, 4, "ChoosePlaceBet", lambda game: game.table.race_number == 2)
    seat = game.pending[0].seat
    shown = table_of(game, seat)
    assert f"Your purse: {figure(game.table.money[seat])} D, rank " in shown
    assert "Last race: " in shown
    assert shown.count("1st") == 1
    richest = max(game.table.money)
    assert f": {figure(richest)} · " in shown.partition("Rich list")[2]


def test_a_dead_heat_is_decided_before_the_track():
    game = when(PARTY, 3, "ChooseWhoWasAhead")
    tied = [line for line in table_of(game).splitlines() if line.count("- ") >= 12]
    assert len(tied) >= 2


def test_a_race_is_a_row_of_scenes_with_ones_own_bets_beside_it():
    table = at_table(next(positions(PARTY, 3, 5)))
    scenes = []
    for game in positions(PARTY, 3, 5):
        scenes += [table.scene(event) for event in game.events if event.heard_by(Seat(0))]
    moving = [scene for scene in scenes if scene]
    assert all(scene.rests for scene in moving)
    assert "all " in drawn(moving[0].drawing)
    assert "Boris" not in drawn(moving[-1].drawing)


def test_a_crowd_is_a_number():
    shown = table_of(next(positions(PARTY, 40, 5)), None)
    assert "Still thinking: 39" in shown
