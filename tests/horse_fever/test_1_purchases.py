"""1.1 and 1.2: purchases from the bank."""

import pytest

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.board import events as board_events
from hornbook.games.horse_fever.board.options import (
    BuyActions,
    BuyAssistant,
    BuyHorse,
    BuyObjective,
    BuyStable,
    DrawAsItLies,
    KeepAssistant,
    KeepHorse,
    KeepObjective,
    PassForMoney,
    ShuffleFirst,
    TakeLoan,
)
from horse_scene import BANK, MOB, Scene, lane

OBJECTIVES = ("most-stables", "most-assistants", "most-horses", "most-danari")
ASSISTANTS = ("daniel-jackson", "brian-o-fist", "franz-galopp", "tommy-style")
HORSES = ("costantino", "napoleon", "the-fury", "varonne")


def test_1_0_everyone_purchases_twice_clockwise_from_the_first_player():
    scene = Scene(3).first(1)
    order = []
    while scene.asked() == "choose-purchase":
        order.append(scene.seat())
        scene.pick(PassForMoney)
    assert order == [1, 2, 0, 1, 2, 0]


def test_1_1_two_action_cards_cost_400():
    scene = Scene()
    scene.pick(BuyActions)
    assert scene.table.danari[0] == 2600
    assert len(scene.table.hands[0]) == 2
    assert len(scene.table.action_deck) == 16
    taken = scene.told(events.ActionsTaken)[0]
    assert taken.audience == 0
    assert taken.cards == scene.table.hands[0]


def test_1_2_action_cards_can_be_bought_twice():
    scene = Scene(2)
    scene.pick(BuyActions)
    scene.pick(PassForMoney)
    scene.pick(BuyActions)
    assert len(scene.table.hands[0]) == 4


def test_1_1_without_two_action_cards_left_none_are_sold():
    scene = Scene()
    scene.table.action_deck = scene.table.action_deck[:1]
    assert not scene.ask_again().offered(BuyActions)


def test_the_action_deck_is_whole_and_shuffled_anew_every_round():
    scene = Scene(2)
    scene.pick(BuyActions)
    while scene.table.round_number == 1:
        decision = scene.game.pending[0]
        scene.choose(decision.choice(decision.count - 1))
    assert sorted(scene.table.action_deck) == list(range(18))
    assert scene.table.hands == [(), ()]


def test_1_1_an_objective_is_one_of_four_and_stays_hidden():
    scene = Scene().top("objectives", *OBJECTIVES)
    scene.pick(BuyObjective)
    assert scene.table.danari[0] == 2600
    assert scene.asked() == "choose-objective"
    seen = scene.told(board_events.ObjectivesSeen)[0]
    assert (seen.audience, len(seen.objectives)) == (0, 4)
    scene.choose(KeepObjective(scene.number("objectives", "most-horses")))
    assert scene.table.objectives[0] == (scene.number("objectives", "most-horses"),)
    assert scene.game.view(0).objectives == scene.table.objectives[0]
    assert scene.game.view(1).objectives == ()
    assert len(scene.game.view(1).players[0].objectives) == 1


def test_1_1_the_other_three_go_under_the_deck():
    scene = Scene().top("objectives", *OBJECTIVES)
    scene.pick(BuyObjective)
    scene.choose(KeepObjective(scene.number("objectives", "most-horses")))
    rest = {scene.number("objectives", name) for name in OBJECTIVES if name != "most-horses"}
    assert set(scene.table.objective_pile.cards[:3]) == rest
    assert len(scene.table.objective_pile.cards) == 9


def test_1_1_two_copies_drawn_are_one_option():
    scene = Scene().top("objectives", "most-horses", "most-horses", "most-danari", "most-stables")
    scene.pick(BuyObjective)
    assert len(scene.options()) == 3


def test_1_1_an_assistant_is_one_of_four_and_lies_open():
    scene = Scene().top("assistants", *ASSISTANTS)
    scene.pick(BuyAssistant)
    assert scene.table.danari[0] == 2600
    scene.choose(KeepAssistant(scene.number("assistants", "franz-galopp")))
    hired = (scene.number("assistants", "franz-galopp"),)
    assert scene.game.view(3).players[0].assistants == hired
    assert scene.table.perks[0].stable_discount == 600


def test_1_1_a_horse_is_one_of_four_and_lies_open():
    scene = Scene().stable(0, "red").top("horses", *HORSES).ask_again()
    scene.pick(BuyHorse)
    assert scene.table.danari[0] == 2600
    scene.choose(KeepHorse(scene.number("horses", "varonne")))
    assert scene.game.view(2).players[0].horses == (scene.number("horses", "varonne"),)


def test_1_1_a_horse_needs_a_stable():
    assert not Scene().offered(BuyHorse)
    assert Scene().stable(0, "red").ask_again().offered(BuyHorse)


@pytest.mark.parametrize(
    ("kind", "pile"),
    [
        (BuyObjective, "objective_pile"),
        (BuyAssistant, "assistant_pile"),
        (BuyHorse, "horse_pile"),
    ],
)
def test_1_1_what_is_left_of_a_deck_is_drawn_and_an_empty_one_is_closed(kind, pile):
    scene = Scene().stable(0, "red")
    cards = getattr(scene.table, pile).cards
    del cards[:-2]
    scene.ask_again().pick(kind)
    assert len(scene.options()) == 2
    scene = Scene().stable(0, "red")
    getattr(scene.table, pile).cards.clear()
    assert not scene.ask_again().offered(kind)


def test_1_1_a_single_card_left_is_kept_without_asking():
    scene = Scene()
    del scene.table.assistant_pile.cards[:-1]
    scene.pick(BuyAssistant)
    assert len(scene.table.assistants[0]) == 1
    assert scene.seat() == 1


@pytest.mark.parametrize(
    ("odds", "price"), [(2, 2100), (3, 1900), (4, 1700), (5, 1500), (6, 1300), (7, 1100)]
)
def test_table_2_a_stable_costs_what_its_odds_say(odds, price):
    scene = Scene().odds(green=odds).ask_again()
    assert scene.offered(BuyStable, lane=lane("green"))[0].price == price


def test_1_1_the_books_example_marc_buys_the_yellow_stable_at_1_to_3():
    scene = Scene().odds(yellow=3).ask_again()
    scene.choose(BuyStable(lane("yellow"), 1900))
    assert scene.table.danari[0] == 1100
    assert scene.owner("yellow") == 0
    assert scene.score(0) == 1


def test_1_1_a_stable_with_an_owner_is_not_for_sale():
    scene = Scene().stable(1, "green").ask_again()
    assert not scene.offered(BuyStable, lane=lane("green"))


def test_1_2_each_kind_of_card_is_bought_once_a_phase():
    scene = Scene(2).stable(0, "red").odds(white=7).danari(0, 9000).ask_again()
    scene.pick(BuyStable, lane=lane("white"))
    scene.pick(PassForMoney)
    assert not scene.offered(BuyStable)
    assert scene.offered(BuyHorse)
    assert scene.offered(BuyObjective)
    assert scene.offered(BuyAssistant)


@pytest.mark.parametrize("kind", [BuyObjective, BuyAssistant, BuyHorse])
def test_1_2_no_second_card_of_a_deck_in_one_phase(kind):
    scene = Scene(2).stable(0, "red").ask_again()
    scene.pick(kind)
    scene.choose(0)
    scene.pick(PassForMoney)
    assert not scene.offered(kind)


def test_1_0_next_round_all_kinds_are_for_sale_again():
    scene = Scene(2)
    scene.pick(BuyObjective)
    scene.choose(0)
    while scene.table.round_number == 1:
        decision = scene.game.pending[0]
        scene.choose(decision.choice(decision.count - 1))
    assert scene.table.bought == [0, 0]


def test_1_1_passing_brings_400_and_can_be_done_twice():
    scene = Scene(2)
    for _ in range(4):
        scene.pick(PassForMoney)
    assert scene.table.danari == [3800, 3800]


def test_1_1_what_one_cannot_pay_is_not_offered():
    scene = Scene().danari(0, 300).ask_again()
    assert not scene.offered(BuyActions)
    assert not scene.offered(BuyObjective)
    assert not scene.offered(BuyStable)
    assert scene.offered(PassForMoney)
    assert scene.offered(TakeLoan)


@pytest.mark.parametrize(("loan", "lent", "due"), [(BANK, 2000, 2500), (MOB, 4000, 5000)])
def test_1_1_loans_from_the_bank_and_the_mob(loan, lent, due):
    scene = Scene()
    scene.choose(TakeLoan(loan, lent, due))
    assert scene.table.danari[0] == 3000 + lent
    assert scene.table.loans[0] == (loan,)
    assert scene.is_conserved()


def test_a_loan_of_each_kind_once_a_game_both_in_one_phase():
    scene = Scene(2)
    scene.pick(TakeLoan, loan=BANK)
    scene.pick(PassForMoney)
    assert not scene.offered(TakeLoan, loan=BANK)
    scene.pick(TakeLoan, loan=MOB)
    assert scene.table.loans[0] == (BANK, MOB)


def test_there_are_six_loan_cards():
    scene = Scene(4)
    for seat in (1, 2, 3):
        scene.loan(seat, BANK, MOB)
    assert not scene.ask_again().offered(TakeLoan)


def test_1_0_a_deck_under_which_cards_went_may_be_shuffled_before_drawing():
    scene = Scene(2)
    scene.pick(BuyAssistant)
    assert scene.asked() == "choose-assistant"
    scene.choose(0)
    scene.pick(BuyAssistant)
    assert scene.asked() == "choose-shuffle"
    scene.choose(ShuffleFirst())
    assert scene.told(board_events.DeckShuffled)[0].seat == 1
    assert not scene.table.assistant_pile.layered
    assert scene.asked() == "choose-assistant"


def test_1_0_or_left_as_it_lies():
    scene = Scene(2)
    scene.pick(BuyAssistant)
    scene.choose(0)
    scene.pick(BuyAssistant)
    top = scene.table.assistant_pile.cards[-4:][::-1]
    scene.choose(DrawAsItLies())
    assert scene.options() == tuple(KeepAssistant(card) for card in top)


def test_1_0_a_deck_nobody_knows_anything_of_is_not_asked_about():
    scene = Scene(2)
    scene.pick(BuyObjective)
    assert scene.asked() == "choose-objective"
