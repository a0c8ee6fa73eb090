"""1.1, transactions: buying from another player."""

import pytest

from hornbook.games.horse_fever.board import events as board_events
from hornbook.games.horse_fever.board.options import (
    AskForAssistant,
    AskForHorse,
    AskForObjective,
    AskForStable,
    BuyAssistant,
    BuyHorse,
    BuyObjective,
    BuyStable,
    Decline,
    PassForMoney,
    Sell,
    SellObjective,
)
from horse_scene import Scene, lane


def test_table_3_a_players_card_costs_800():
    scene = Scene().stable(0, "red").assistant(1, "daniel-jackson").horse(2, "napoleon")
    scene.objective(3, "most-danari").ask_again()
    assert [one.price for one in scene.offered(AskForAssistant)] == [800]
    assert [one.price for one in scene.offered(AskForHorse)] == [800]
    assert [one.price for one in scene.offered(AskForObjective)] == [800]


@pytest.mark.parametrize(
    ("odds", "price"), [(2, 4200), (3, 3800), (4, 3400), (5, 3000), (6, 2600), (7, 2200)]
)
def test_table_3_a_players_stable_costs_double(odds, price):
    scene = Scene().danari(0, 5000).stable(1, "blue").odds(blue=odds).ask_again()
    assert [one.price for one in scene.offered(AskForStable)] == [price]


def test_the_seller_gets_what_the_buyer_pays():
    scene = Scene().assistant(1, "daniel-jackson").ask_again()
    scene.pick(AskForAssistant)
    assert (scene.asked(), scene.seat()) == ("consider-assistant", 1)
    scene.choose(Sell())
    assert scene.table.danari[:2] == [2200, 3800]
    assert scene.table.assistants[:2] == [(scene.number("assistants", "daniel-jackson"),), ()]
    assert (scene.table.perks[0].income, scene.table.perks[1].income) == (300, 0)
    assert scene.is_conserved()


def test_the_seller_may_refuse_and_it_costs_nothing():
    scene = Scene().assistant(1, "daniel-jackson").ask_again()
    scene.pick(AskForAssistant)
    scene.choose(Decline())
    assert scene.told(board_events.OfferDeclined) == [board_events.OfferDeclined(1, 0)]
    assert (scene.asked(), scene.seat()) == ("choose-purchase", 0)
    assert scene.table.danari[0] == 3000
    assert scene.offered(BuyAssistant)


def test_each_card_may_be_asked_for_once_a_purchase():
    scene = Scene(2).assistant(1, "daniel-jackson", "brian-o-fist").ask_again()
    scene.pick(AskForAssistant, assistant=scene.number("assistants", "daniel-jackson"))
    scene.choose(Decline())
    left = [one.assistant for one in scene.offered(AskForAssistant)]
    assert left == [scene.number("assistants", "brian-o-fist")]
    scene.pick(PassForMoney)
    scene.pick(PassForMoney)
    assert len(scene.offered(AskForAssistant)) == 2


def test_a_bought_horse_changes_its_owner():
    scene = Scene().stable(0, "red").horse(1, "napoleon").ask_again()
    scene.pick(AskForHorse)
    scene.choose(Sell())
    assert scene.table.horses[:2] == [(scene.number("horses", "napoleon"),), ()]


def test_a_horses_buyer_needs_a_stable():
    assert not Scene().horse(1, "napoleon").ask_again().offered(AskForHorse)


def test_a_stable_takes_its_point_along():
    scene = Scene().danari(0, 5000).stable(1, "blue").ask_again()
    scene.pick(AskForStable)
    assert scene.asked() == "consider-stable"
    scene.choose(Sell())
    assert scene.owner("blue") == 0
    assert (scene.score(0), scene.score(1)) == (1, 0)


def test_the_seller_chooses_which_objective_to_sell():
    scene = Scene().objective(1, "most-danari", "most-horses").ask_again()
    scene.pick(AskForObjective)
    assert (scene.asked(), scene.seat()) == ("consider-objective", 1)
    scene.choose(SellObjective(scene.number("objectives", "most-horses")))
    assert scene.table.objectives[0] == (scene.number("objectives", "most-horses"),)
    assert scene.table.objectives[1] == (scene.number("objectives", "most-danari"),)


def test_only_seller_and_buyer_learn_which_objective_it_was():
    scene = Scene().objective(1, "most-danari", "most-horses").ask_again()
    scene.pick(AskForObjective)
    told = scene.choose(SellObjective(scene.number("objectives", "most-horses")))
    naming = [event for event in told if hasattr(event, "objective")]
    assert sorted(event.audience for event in naming) == [0, 1]


def test_an_objective_can_be_refused_too():
    scene = Scene().objective(1, "most-danari").ask_again()
    scene.pick(AskForObjective)
    scene.choose(Decline())
    assert scene.seat() == 0
    assert not scene.offered(AskForObjective)


def test_action_cards_are_not_traded():
    scene = Scene().hand(1, "boss").ask_again()
    names = {type(option).__name__ for option in scene.options()}
    assert not any(name.startswith("AskFor") for name in names)


def test_from_the_bank_or_a_player_alike_one_of_each_kind_a_phase():
    scene = Scene(2).danari(0, 9000).stable(0, "red").stable(1, "blue").objective(1, "most-danari")
    scene.ask_again()
    scene.pick(AskForObjective)
    scene.choose(0)
    scene.pick(PassForMoney)
    assert not scene.offered(BuyObjective)
    assert not scene.offered(AskForObjective)
    assert scene.offered(AskForStable)
    scene.pick(AskForStable)
    scene.choose(Sell())
    assert scene.table.bought[0] == 0b1001


@pytest.mark.parametrize(
    ("bank", "player"),
    [(BuyAssistant, AskForAssistant), (BuyHorse, AskForHorse), (BuyStable, AskForStable)],
)
def test_having_bought_from_the_bank_one_cannot_ask_players(bank, player):
    scene = Scene(2).danari(0, 9000).stable(0, "red").stable(1, "blue")
    scene.assistant(1, "daniel-jackson").horse(1, "napoleon").ask_again()
    scene.pick(bank)
    if scene.seat() == 0:
        scene.choose(0)
    scene.pick(PassForMoney)
    assert not scene.offered(player)


def test_ones_own_cards_are_not_offered_to_oneself():
    scene = Scene(2).assistant(0, "daniel-jackson").stable(0, "red").danari(0, 9000).ask_again()
    assert not scene.offered(AskForAssistant)
    assert not scene.offered(AskForStable)
    assert not scene.offered(BuyStable, lane=lane("red"))


def test_what_one_cannot_pay_is_not_asked_for():
    scene = Scene().danari(0, 700).stable(1, "blue").assistant(1, "daniel-jackson").ask_again()
    assert not scene.offered(AskForAssistant)
    assert not scene.offered(AskForStable)
