"""The end of the game."""

import pytest

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.final import EndTheGame, ranking
from unicorn_scene import Scene


def ended(gold=20, glory=0, loans=0, *contracts: str) -> Scene:
    scene = Scene().sign(0, *contracts)
    scene.table.gold[0], scene.table.glory[0], scene.table.loans[0] = gold, glory, loans
    scene.run(EndTheGame())
    return scene


def test_example_the_final_ranking_of_five_players():
    """Julie, Simon, Martine, Catherine, Nicolas."""
    places = ranking([0, 0, 1, 2, 2], [17, 15, 18, 14, 14], [0, 0, 0, 5, 2])
    assert places == ((0,), (1,), (2,), (3,), (4,))


def test_loans_cost_25_each():
    scene = ended(gold=60, loans=2)
    assert (scene.table.gold[0], scene.table.loans[0]) == (10, 0)


def test_whole_loans_are_repaid_as_far_as_the_gold_reaches():
    scene = ended(gold=49, loans=3)
    assert (scene.table.gold[0], scene.table.loans[0]) == (4, 2)
    assert scene.told(events.LoansRepaid)[0].unpaid == 2


def test_loans_are_repaid_before_gold_is_converted():
    scene = ended(gold=44, glory=3, loans=1)
    assert (scene.table.gold[0], scene.table.glory[0]) == (19, 3)


def test_20_gold_become_1_glory_and_the_rest_is_kept():
    scene = ended(gold=47, glory=3)
    assert (scene.table.gold[0], scene.table.glory[0]) == (7, 5)


def test_contracts_glory_is_added():
    scene = ended(0, 3, 0, "second-thoughts", "lost-ledger")
    assert scene.table.glory[0] == 7
    assert scene.told(events.ContractGloryCounted)[0].glory == 4


@pytest.mark.parametrize(
    ("unpaid", "glory", "gold", "places"),
    [
        ([1, 0], [30, 2], [0, 0], ((1,), (0,))),  # an unpaid loan outweighs all glory
        ([0, 0], [8, 9], [19, 0], ((1,), (0,))),
        ([0, 0], [9, 9], [1, 2], ((1,), (0,))),
        ([0, 0], [9, 9], [2, 2], ((0, 1),)),  # victory is shared
        ([0, 0, 1], [9, 9, 9], [2, 2, 9], ((0, 1), (2,))),
    ],
)
def test_the_winner_has_fewest_debts_then_most_glory_then_most_gold(unpaid, glory, gold, places):
    assert ranking(unpaid, glory, gold) == places


def test_a_game_of_three_races_pays_the_tax_after_the_last_one_too():
    scene = Scene(6, races=3)
    while not scene.game.over:
        scene.choose(0 if scene.options() else 1)
    assert len(scene.told(events.TaxPaid)) == 6
    assert not scene.told(events.OddsMoved)  # 3.3 to 3.5 only prepare another round
    assert not scene.told(events.ContractsShown)
    assert scene.table.race_number == 3
