"""Phase 1, planning."""

import pytest

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.decks import Stack
from hornbook.games.unicorn_fever.options import (
    Borrow,
    OnLane,
    PlaceBet,
    SignContract,
    TakeAction,
)
from hornbook.games.unicorn_fever.results import PayGloryTax
from hornbook.games.unicorn_fever.table import LOANS_BY_CHOICE
from hornbook.kernel import IllegalChoice
from unicorn_scene import EARLY, LATE, WIN, Scene, lane


def taken_stacks(scene: Scene) -> list[Stack]:
    """The stacks one may take from now."""
    tokens = scene.game.cards.tokens
    return [tokens[o.token].stack for o in scene.options() if isinstance(o, TakeAction)]


def test_1_three_laps_of_the_table_one_action_each():
    scene = Scene(3)
    order = []
    while scene.asked() == "choose-action" and scene.table.race_number == 1:
        order.append(scene.seat())
        scene.take(Stack.GOLD)
    assert order == [0, 1, 2] * 3


def test_1_the_top_token_of_the_stack_is_taken():
    scene = Scene()
    scene.take(Stack.GOLD)
    scene.take(Stack.GOLD)
    letters = [scene.game.cards.tokens[scene.table.taken[s][0]].letter for s in (0, 1)]
    assert letters == ["A", "B"]


def test_1_a_token_stays_before_its_player():
    scene = Scene()
    scene.take(Stack.GOLD)
    assert len(scene.table.taken[0]) == 1


def test_1_an_empty_stack_cannot_be_chosen():
    scene = Scene()
    scene.table.stacks[list(Stack).index(Stack.MAGIC)] = ()
    scene.first(0)
    assert Stack.MAGIC not in taken_stacks(scene)


def test_1_two_printed_effects_are_there_once_their_stack_is_empty():
    scene = Scene()
    scene.table.stacks = [()] * 5
    scene.first(0)
    assert taken_stacks(scene) == [Stack.GOLD, Stack.BET]
    scene.take(Stack.GOLD)
    assert scene.table.gold[0] == 25
    assert scene.table.taken[0] == ()


def test_1_a_printed_effect_can_be_used_again_and_again():
    scene = Scene()
    scene.table.stacks = [()] * 5
    scene.first(0)
    for seat in range(4):
        scene.take(Stack.GOLD)
        assert scene.table.gold[seat] == 25


# 1.1 Magic


def test_1_1_exactly_so_many_cards_are_played_and_drawn_again():
    scene = Scene()
    scene.take(Stack.MAGIC)
    for _ in range(4):
        assert scene.asked() == "play-magic"
        scene.choose(scene.options()[0])
        scene.choose(OnLane(lane("blue")))
    assert scene.seat() == 1
    assert len(scene.table.lanes[lane("blue")]) == 4
    assert len(scene.table.hands[0]) == 5


def test_1_1_a_smaller_hand_is_played_whole():
    scene = Scene().hand(0, "gum-hooves", "long-neck")
    scene.take(Stack.MAGIC)
    scene.skip_magic()
    assert sum(map(len, scene.table.lanes)) == 2
    assert len(scene.table.hands[0]) == 5


def test_1_1_cards_may_go_on_one_lane_or_several():
    scene = Scene()
    scene.take(Stack.MAGIC)
    for colour in ("red", "red", "green", "blue"):
        scene.choose(scene.options()[0])
        assert scene.options() == tuple(OnLane(one) for one in range(6))
        scene.choose(OnLane(lane(colour)))
    assert [len(cards) for cards in scene.table.lanes] == [1, 0, 0, 1, 0, 2]


def test_1_1_magic_lies_face_down_for_everyone_else():
    scene = Scene().hand(0, "gum-hooves")
    scene.take(Stack.MAGIC)
    scene.choose(OnLane(lane("red")))  # a single card is no question
    red = lane("red")
    assert scene.game.view(0).magic[red][0].card == scene.card("gum-hooves")
    for other in (1, 2, 3, None):
        assert scene.game.view(other).magic[red][0].card is None
        assert scene.game.view(other).magic[red][0].seat == 0


def test_1_1_two_copies_of_a_card_are_one_option():
    scene = Scene().hand(0, "gum-hooves", "gum-hooves", "long-neck")
    scene.take(Stack.MAGIC)
    assert len(scene.options()) == 2


def test_1_1_an_empty_deck_is_made_anew_from_the_discards():
    scene = Scene()
    table = scene.table
    table.magic_discard, table.magic_deck = table.magic_deck, []
    scene.take(Stack.MAGIC)
    scene.skip_magic()
    assert len(table.hands[0]) == 5
    assert scene.told(events.MagicReshuffled)


def test_1_1_without_enough_cards_the_hand_stays_short():
    scene = Scene()
    table = scene.table
    table.magic_discard, table.magic_deck = [], table.magic_deck[:1]
    scene.take(Stack.MAGIC)
    scene.skip_magic()
    assert len(table.hands[0]) == 2


def test_1_1_a_short_hand_is_refilled_at_the_next_magic_action():
    scene = Scene()
    table = scene.table
    spare, table.magic_deck = table.magic_deck, []
    scene.take(Stack.MAGIC)
    scene.skip_magic()
    assert len(table.hands[0]) == 1
    table.magic_deck = spare
    for _ in range(3):
        scene.take(Stack.GOLD)
    scene.take(Stack.MAGIC)
    scene.skip_magic()
    assert len(table.hands[0]) == 5


# 1.2 Bets


def test_1_2_a_bet_takes_the_token_and_the_stake():
    scene = Scene()
    scene.take(Stack.BET)
    scene.place(EARLY, "green", 7)
    scene.skip_magic()
    assert scene.table.gold[0] == 13
    assert scene.table.bets[0].stake == 7
    assert not scene.table.bet_tokens[EARLY] >> lane("green") & 1


def test_1_2_a_taken_bet_token_cannot_be_bet_on_again():
    scene = Scene().bet(1, WIN, "red", 3)
    scene.take(Stack.WIN_BET)
    assert PlaceBet(WIN, lane("red")) not in scene.options()
    with pytest.raises(IllegalChoice):
        scene.choose(PlaceBet(WIN, lane("red")))


def test_1_2_a_win_bet_token_allows_win_bets_only():
    scene = Scene()
    scene.take(Stack.WIN_BET)
    assert {o.kind for o in scene.options() if isinstance(o, PlaceBet)} == {WIN}


def test_1_2_any_bet_means_win_early_or_late():
    scene = Scene()
    scene.take(Stack.BET)
    assert {o.kind for o in scene.options() if isinstance(o, PlaceBet)} == {WIN, EARLY, LATE}


def test_1_2_three_players_have_no_late_bets():
    scene = Scene(3)
    scene.take(Stack.BET)
    assert {o.kind for o in scene.options() if isinstance(o, PlaceBet)} == {WIN, EARLY}


def test_1_2_several_bets_on_one_unicorn_are_allowed():
    scene = Scene().bet(0, WIN, "red", 1)
    scene.take(Stack.BET)
    assert PlaceBet(EARLY, lane("red")) in scene.options()


def test_1_2_the_bet_comes_before_the_magic():
    scene = Scene()
    scene.take(Stack.BET)
    assert scene.asked() == "choose-bet"
    scene.place(WIN, "red", 1)
    assert scene.asked() == "play-magic"


def test_1_2_the_smallest_stake_is_1_and_a_loan_may_join_the_slip():
    scene = Scene()
    scene.take(Stack.BET)
    scene.choose(PlaceBet(WIN, lane("red")))
    span = scene.game.pending[0].span
    assert (span.low, span.high) == (1, 40)
    scene.choose(25)
    assert (scene.table.gold[0], scene.table.loans[0]) == (15, 1)


def test_1_2_a_bet_is_possible_with_an_empty_purse():
    scene = Scene()
    scene.table.pay(0, 20)
    scene.take(Stack.BET)
    scene.place(WIN, "red", 5)
    assert (scene.table.gold[0], scene.table.loans[0]) == (15, 1)


def test_1_2_a_bet_action_needs_a_bet_token():
    scene = Scene()
    scene.table.bet_tokens[WIN] = 0
    scene.first(0)
    assert Stack.WIN_BET not in taken_stacks(scene)
    scene.table.bet_tokens = [0, 0, 0]
    scene.first(0)
    assert Stack.BET not in taken_stacks(scene)


def test_example_martine_bets_4_on_red_to_win_with_the_second_token():
    scene = Scene().odds(red=4)
    scene.take(Stack.WIN_BET)
    scene.place(WIN, "green", 1)
    scene.take(Stack.WIN_BET)  # seat 1 is Martine; A is gone
    scene.place(WIN, "red", 4)
    bet = scene.table.bets[1]
    assert (bet.stake, bet.glory, scene.table.gold[1]) == (4, 1, 16)


def test_example_laura_bets_5_on_blue_to_place_with_the_printed_effect():
    scene = Scene().odds(blue=5)
    scene.table.stacks[list(Stack).index(Stack.BET)] = ()
    scene.first(0)
    scene.take(Stack.BET)
    scene.place(EARLY, "blue", 5)
    assert scene.seat() == 1  # no magic with the printed effect
    assert (scene.table.gold[0], scene.table.taken[0]) == (15, ())


# 1.3 Glory


@pytest.mark.parametrize(("tokens_gone", "glory"), [(0, 2), (1, 1)])
def test_1_3_glory_lies_on_the_win_bet(tokens_gone, glory):
    scene = Scene()
    stack = list(Stack).index(Stack.WIN_BET)
    scene.table.stacks[stack] = scene.table.stacks[stack][tokens_gone:]
    scene.first(0)
    scene.take(Stack.WIN_BET)
    scene.place(WIN, "red", 1)
    assert scene.table.bets[0].glory == glory
    assert scene.table.glory[0] == 0


# 1.4 Contracts


@pytest.mark.parametrize(("tokens_gone", "price"), [(0, 0), (1, 3), (2, 6)])
def test_1_4_a_contract_costs_what_the_token_says(tokens_gone, price):
    scene = Scene()
    scene.table.stacks[0] = scene.table.stacks[0][tokens_gone:]
    scene.first(0)
    scene.take(Stack.CONTRACT)
    scene.choose(scene.options()[0])
    assert scene.table.gold[0] == 20 - price
    assert len(scene.table.contracts[0]) == 1


def test_1_4_contracts_are_not_replaced_until_the_results():
    scene = Scene(clans=("gnomes", "leprechauns"))
    scene.take(Stack.CONTRACT)
    assert len(scene.options()) == 3
    scene.choose(scene.options()[0])
    scene.take(Stack.CONTRACT)
    assert len(scene.options()) == 2


def test_1_4_without_a_contract_on_display_the_action_cannot_be_chosen():
    scene = Scene()
    scene.table.display.clear()
    scene.first(0)
    assert Stack.CONTRACT not in taken_stacks(scene)


def test_1_4_the_price_of_a_contract_borrows_what_is_missing():
    scene = Scene()
    scene.table.pay(0, 18)
    scene.table.stacks[0] = scene.table.stacks[0][1:]
    scene.first(0)
    scene.take(Stack.CONTRACT)
    assert (scene.table.gold[0], scene.table.loans[0]) == (19, 1)


def test_1_4_a_contract_works_from_the_moment_it_is_signed():
    scene = Scene()
    ids = [contract.id for contract in scene.game.cards.contracts]
    scene.table.display[0] = ids.index("deep-pockets")
    scene.take(Stack.CONTRACT)
    scene.choose(SignContract(ids.index("deep-pockets")))
    assert scene.game.hand_limit(0) == 7


# 1.5 Gold


def test_1_5_the_top_gold_token_brings_10_the_next_8_the_board_5():
    scene = Scene()
    for seat, gold in enumerate((10, 8, 5)):
        scene.take(Stack.GOLD)
        assert scene.table.gold[seat] == 20 + gold


# 1.6 First player


def test_1_6_the_first_player_changes_at_the_start_of_the_race_not_before():
    scene = Scene(3)
    scene.take(Stack.CONTRACT)
    scene.choose(scene.options()[0])
    scene.take(Stack.GOLD)
    assert scene.table.bell == 1
    assert scene.table.first == 0


# Loans


def test_loans_can_be_taken_at_any_moment_of_ones_own_turn():
    scene = Scene()
    scene.choose(Borrow())
    scene.choose(Borrow())
    assert (scene.table.gold[0], scene.table.loans[0], scene.seat()) == (60, 2, 0)
    scene.take(Stack.BET)
    scene.choose(Borrow())
    assert scene.table.loans[0] == 3
    assert scene.asked() == "choose-bet"


def indebted(gold: int) -> Scene:
    """Seat 0 has three loans and so much gold, and it is its turn."""
    scene = Scene()
    scene.table.pay(0, 20 - gold)
    scene.table.loans[0] = LOANS_BY_CHOICE
    return scene.first(0)


def test_page_17_loans_by_choice_end_with_the_third():
    scene = Scene()
    for _ in range(LOANS_BY_CHOICE):
        scene.choose(Borrow())
    assert scene.table.gold[0] == 20 + 3 * 20
    assert Borrow() not in scene.options()
    scene.take(Stack.BET)
    assert Borrow() not in scene.options()


def test_page_17_after_the_third_loan_a_stake_comes_from_the_purse():
    scene = indebted(gold=7)
    scene.take(Stack.BET)
    scene.choose(PlaceBet(WIN, lane("red")))
    assert scene.game.pending[0].span.high == 7


def test_page_17_after_the_third_loan_an_empty_purse_bets_on_nothing():
    stacks = taken_stacks(indebted(gold=0))
    assert Stack.BET not in stacks
    assert Stack.WIN_BET not in stacks
    assert Stack.GOLD in stacks


def test_page_17_after_the_third_loan_a_contract_is_paid_from_the_purse():
    poor, rich = indebted(gold=2), indebted(gold=3)
    for scene in (poor, rich):
        scene.table.stacks[0] = scene.table.stacks[0][1:]
        scene.first(0)
    assert Stack.CONTRACT not in taken_stacks(poor)
    assert Stack.CONTRACT in taken_stacks(rich)


def test_3_2_the_tax_is_lent_whatever_one_owes():
    scene = indebted(gold=2)
    scene.table.glory[0] = 30
    scene.run(PayGloryTax())
    assert (scene.table.gold[0], scene.table.loans[0]) == (12, LOANS_BY_CHOICE + 2)
