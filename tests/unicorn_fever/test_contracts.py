"""Every contract, by clan."""

import pytest

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.clans import Clan
from hornbook.games.unicorn_fever.decks import Stack
from hornbook.games.unicorn_fever.final import EndTheGame
from hornbook.games.unicorn_fever.moments import ClosingContracts, OpeningContracts
from hornbook.games.unicorn_fever.options import (
    Borrow,
    ExchangeHand,
    NudgeOdds,
    OnLane,
    Pass,
    PlaceBet,
    ReserveAction,
    ReserveBet,
    SignContract,
    TakeAction,
    Withdraw,
)
from hornbook.games.unicorn_fever.results import (
    PayBets,
    PayContracts,
    PayGloryTax,
    PayOwners,
    TidyUp,
)
from unicorn_scene import EARLY, LATE, WIN, Scene, lane


def with_contract(name: str, seats: int = 4) -> Scene:
    """Seat 0 holds the contract, and it is its turn."""
    return Scene(seats).calm().sign(0, name).first(0)


def numbered(scene: Scene, name: str) -> int:
    return [contract.id for contract in scene.game.cards.contracts].index(name)


def paid(scene: Scene, seat: int = 0) -> list[tuple[str, int, int]]:
    return [(e.perk, e.gold, e.glory) for e in scene.told(events.ContractPaid) if e.seat == seat]


def won(scene: Scene) -> tuple[int, int]:
    scene.run(PayBets())
    event = scene.told(events.BetWon)[0]
    return event.gold, event.glory


def three_loans(scene: Scene) -> list[events.LoanTaken]:
    told = [event for _ in range(3) for event in scene.choose(Borrow())]
    return [event for event in told if isinstance(event, events.LoanTaken)]


def test_there_are_eight_contracts_for_each_clan_and_no_two_alike():
    contracts = Scene().game.cards.contracts
    assert len(contracts) == 40
    for clan in Clan:
        assert sum(contract.clan is clan for contract in contracts) == 8
    perks = [contract.perks for contract in contracts]
    assert all(perks.count(one) == 1 for one in perks)
    assert all(0 <= contract.glory <= 2 for contract in contracts)


# Gnomes


def test_double_entry_takes_3_off_the_tax():
    scene = with_contract("double-entry")
    scene.table.glory[:2] = [8, 8]
    scene.run(PayGloryTax())
    assert scene.table.gold[:2] == [15, 12]


def test_the_tax_is_never_negative():
    scene = with_contract("double-entry")
    scene.table.glory[0] = 2
    scene.run(PayGloryTax())
    assert scene.table.gold[0] == 20


def test_quarterly_rent_brings_4_gold_after_each_race():
    scene = with_contract("quarterly-rent").finish()
    scene.run(PayContracts())
    assert paid(scene) == [("income", 4, 0)]


def test_friendly_usurer_adds_5_to_the_first_two_loans():
    scene = with_contract("friendly-usurer")
    assert [loan.gold for loan in three_loans(scene)] == [25, 25, 20]


def test_debt_counsel_takes_10_off_the_repayment_of_two_loans():
    scene = with_contract("debt-counsel")
    scene.table.gold[0], scene.table.loans[0] = 15 + 15 + 25 + 1, 3
    scene.run(EndTheGame())
    assert (scene.table.gold[0], scene.table.loans[0]) == (1, 0)


def test_debt_counsel_pays_the_cheaper_loans_first():
    scene = with_contract("debt-counsel")
    scene.table.gold[0], scene.table.loans[0] = 15 + 15 + 19, 3
    scene.run(EndTheGame())
    assert (scene.table.gold[0], scene.table.loans[0]) == (19, 1)


def test_debt_counsel_says_what_a_loan_will_cost():
    scene = with_contract("debt-counsel")
    assert [loan.back for loan in three_loans(scene)] == [15, 15, 25]


def test_rounding_clerk_sells_glory_for_12():
    scene = with_contract("rounding-clerk")
    scene.table.gold[0] = 37
    scene.run(EndTheGame())
    assert (scene.table.gold[0], scene.table.glory[0]) == (1, 3 + 1)


def test_stud_farm_adds_3_to_each_owner_prize():
    scene = with_contract("stud-farm")
    scene.table.owned[0] = lane("red")
    scene.finish("blue", "red")
    scene.run(PayOwners())
    assert scene.table.gold[0] == 20 + 4 + 3


def test_savings_jar_brings_2_for_every_10_gold_held():
    scene = with_contract("savings-jar").finish()
    scene.table.gold[0] = 39
    scene.run(PayContracts())
    assert paid(scene) == [("interest", 6, 0)]


def test_savings_jar_brings_nothing_to_those_in_debt():
    scene = with_contract("savings-jar").finish()
    scene.table.gold[0], scene.table.loans[0] = 60, 1
    scene.run(PayContracts())
    assert paid(scene) == []


def test_lost_ledger_forgets_one_unpaid_loan():
    scene = with_contract("lost-ledger")
    scene.table.gold = [0, 0, 0, 0]
    scene.table.loans = [1, 1, 0, 0]
    scene.run(EndTheGame())
    assert scene.game.result.ranking[0] == (0,)
    assert scene.game.result.ranking[-1] == (1,)


# Leprechauns


def test_pot_of_gold_adds_5_to_win_bets():
    scene = with_contract("pot-of-gold").odds(red=3).bet(0, WIN, "red", 2).finish("red")
    assert won(scene) == (11, 5)


def test_small_change_adds_3_to_place_bets():
    scene = with_contract("small-change").bet(0, LATE, "red", 2).finish("red")
    assert won(scene) == (7, 2)


def test_second_rainbow_pays_win_bets_on_the_second_as_an_early_place():
    scene = with_contract("second-rainbow").odds(red=6).bet(0, WIN, "red", 2, glory=1)
    assert won(scene.finish("blue", "red")) == (4, 4)


def test_second_rainbow_pays_the_first_in_full():
    scene = with_contract("second-rainbow").odds(red=6).bet(0, WIN, "red", 2, glory=1)
    assert won(scene.finish("red")) == (12, 6)


def test_second_rainbow_goes_with_what_adds_to_place_bets():
    scene = with_contract("second-rainbow").sign(0, "small-change", "silver-tongue")
    scene.odds(red=6).bet(0, WIN, "red", 2)
    assert won(scene.finish("blue", "red")) == (4 + 3, 3)


def test_second_rainbow_does_not_help_the_third():
    scene = with_contract("second-rainbow").bet(0, WIN, "red", 2).finish("blue", "green", "red")
    scene.run(PayBets())
    assert scene.told(events.BetLost)


@pytest.mark.parametrize(("stake", "gold"), [(4, 10), (5, 12), (1, 2)])
def test_podium_polish_pays_half_the_stake_more_on_place_bets_rounded_down(stake, gold):
    scene = with_contract("podium-polish").bet(0, EARLY, "red", stake).finish("red")
    assert won(scene) == (gold, 3)


def test_silver_tongue_pays_one_more_for_win_bets():
    scene = with_contract("silver-tongue").odds(red=3).bet(0, WIN, "red", 4).finish("red")
    assert won(scene) == (16, 5)


def test_lucky_coin_pays_as_if_2_more_were_staked():
    scene = with_contract("lucky-coin").odds(red=3).bet(0, WIN, "red", 4).finish("red")
    assert won(scene) == (18, 5)


@pytest.mark.parametrize(("odds", "gold"), [(4, 8), (5, 20), (7, 24)])
def test_long_shot_adds_10_from_x5_on(odds, gold):
    scene = with_contract("long-shot").odds(red=odds).bet(0, WIN, "red", 2).finish("red")
    assert won(scene)[0] == gold


def test_four_leaf_adds_1_glory_per_bet_won():
    scene = with_contract("four-leaf").bet(0, WIN, "red", 2).bet(0, LATE, "red", 2).finish("red")
    scene.run(PayBets())
    assert [event.glory for event in scene.told(events.BetWon)] == [6, 3]


def test_contracts_work_on_bets_placed_before_they_were_signed():
    scene = Scene().calm().bet(0, LATE, "red", 2).sign(0, "four-leaf").finish("red")
    assert won(scene) == (4, 3)


# Goblins


def test_sticky_fingers_reserves_a_bet_token_for_its_owner():
    scene = with_contract("sticky-fingers")
    scene.now(OpeningContracts())
    scene.choose(ReserveBet(WIN, lane("red")))
    assert not scene.table.bet_tokens[WIN] >> lane("red") & 1
    scene.take(Stack.WIN_BET)
    scene.place(WIN, "red", 3)
    assert scene.table.bets[0].lane == lane("red")
    assert scene.table.reserved_bets == []


def test_a_reserved_bet_token_is_nobody_elses():
    scene = with_contract("sticky-fingers")
    scene.now(OpeningContracts())
    scene.choose(ReserveBet(WIN, lane("red")))
    scene.take(Stack.GOLD)
    scene.take(Stack.WIN_BET)
    assert scene.seat() == 1
    assert PlaceBet(WIN, lane("red")) not in scene.options()


def test_reserved_tokens_come_back_after_the_race():
    scene = with_contract("sticky-fingers")
    scene.run(OpeningContracts())
    scene.choose(ReserveBet(WIN, lane("red")))
    scene.run(TidyUp())
    assert scene.table.reserved_bets == []
    assert scene.table.bet_tokens[WIN] == 0b111111


def test_a_reserving_contract_reserves_as_soon_as_it_is_signed():
    scene = Scene()
    scene.table.display[0] = numbered(scene, "sticky-fingers")
    scene.take(Stack.CONTRACT)
    scene.choose(SignContract(numbered(scene, "sticky-fingers")))
    assert scene.asked() == "choose-reserved-bet"


def test_reserved_parking_keeps_an_action_token_and_uncovers_the_next():
    scene = Scene().sign(0, "reserved-parking").first(0)
    gold = list(Stack).index(Stack.GOLD)
    top = scene.table.stacks[gold][0]
    scene.now(OpeningContracts())
    scene.choose(ReserveAction(top))
    assert scene.table.stacks[gold][0] != top
    assert TakeAction(top) in scene.options()
    scene.choose(TakeAction(top))
    assert scene.table.gold[0] == 30
    assert scene.seat() == 1
    assert TakeAction(top) not in scene.options()


def test_bent_chalk_moves_an_odds_token_one_row_before_the_race():
    scene = with_contract("bent-chalk").odds(red=4, green=2)
    scene.run(ClosingContracts())
    assert NudgeOdds(lane("green"), 1) not in scene.options()
    scene.choose(NudgeOdds(lane("red"), -1))
    assert scene.row("red") == 5


def test_bent_chalk_may_be_left_alone():
    scene = with_contract("bent-chalk").odds(red=4)
    scene.run(ClosingContracts())
    scene.choose(Pass())
    assert scene.row("red") == 4


@pytest.mark.parametrize(("gone", "gold"), [(0, 20), (1, 20), (2, 17)])
def test_small_print_takes_3_off_the_price_of_contracts(gone, gold):
    scene = with_contract("small-print")
    scene.table.stacks[0] = scene.table.stacks[0][gone:]
    scene.first(0)
    scene.take(Stack.CONTRACT)
    assert scene.table.gold[0] == gold


def test_signing_bonus_pays_4_for_each_contract_this_one_too():
    scene = Scene()
    scene.table.display[0] = numbered(scene, "signing-bonus")
    scene.take(Stack.CONTRACT)
    scene.choose(SignContract(numbered(scene, "signing-bonus")))
    assert scene.table.gold[0] == 24


def test_finders_fee_pays_3_when_others_sign():
    scene = Scene().sign(2, "finders-fee")
    scene.take(Stack.CONTRACT)
    scene.choose(scene.options()[0])
    assert scene.table.gold[2] == 23


def test_clipped_coins_add_4_to_gold_actions():
    scene = with_contract("clipped-coins")
    scene.take(Stack.GOLD)
    assert scene.table.gold[0] == 34


def test_bribed_photographer_makes_ones_own_unicorn_win_ties():
    scene = with_contract("bribed-photographer")
    scene.table.owned[0] = lane("red")
    scene.odds(red=7, green=2)
    scene.reveal()
    scene.at(red=12, green=12)
    scene.check_finish()
    assert scene.home() == ["red", "green"]


# Fairies


def test_deep_pockets_hold_two_more_cards():
    scene = with_contract("deep-pockets")
    scene.take(Stack.MAGIC)
    scene.skip_magic()
    assert len(scene.table.hands[0]) == 7


def test_one_more_spell_may_be_played_with_each_magic_effect():
    scene = with_contract("one-more-spell")
    scene.take(Stack.MAGIC)
    for _ in range(4):
        assert Pass() not in scene.options()
        scene.choose(scene.options()[0])
        scene.choose(OnLane(lane("red")))
    assert scene.seat() == 0  # the last card may be played or kept
    scene.choose(Pass())
    assert scene.seat() == 1
    assert len(scene.table.lanes[lane("red")]) == 4


def test_one_more_spell_can_really_be_played():
    scene = with_contract("one-more-spell")
    scene.take(Stack.BET)
    scene.place(WIN, "red", 1)
    for _ in range(3):
        scene.choose(scene.options()[0])
        scene.choose(OnLane(lane("red")))
    assert len(scene.table.lanes[lane("red")]) == 3
    assert scene.seat() == 1


def test_wink_and_wager_gives_any_other_bet_nothing():
    scene = with_contract("wink-and-wager")
    scene.table.stacks[list(Stack).index(Stack.BET)] = ()
    scene.first(0)
    scene.take(Stack.BET)
    scene.place(WIN, "red", 1)
    assert scene.seat() == 1


def test_wink_and_wager_lets_win_bet_actions_play_a_card():
    scene = with_contract("wink-and-wager")
    scene.take(Stack.WIN_BET)
    scene.place(WIN, "red", 1)
    assert Pass() in scene.options()
    scene.choose(scene.options()[0])
    scene.choose(OnLane(lane("red")))
    assert scene.seat() == 1
    assert len(scene.table.hands[0]) == 5


def test_glass_eye_shows_a_lane_to_its_owner_alone():
    scene = with_contract("glass-eye").magic("red", "long-neck", seat=1)
    scene.take(Stack.MAGIC)
    assert scene.options() == (OnLane(lane("red")), Pass())
    scene.choose(OnLane(lane("red")))
    card = scene.card("long-neck")
    assert scene.told(events.MagicSeen)[0].cards == (card,)
    assert scene.told(events.MagicSeen)[0].audience == 0
    assert scene.game.view(0).magic[lane("red")][0].card == card
    assert scene.game.view(2).magic[lane("red")][0].card is None


def test_tip_jar_pays_1_for_each_magic_card():
    scene = with_contract("tip-jar")
    scene.take(Stack.MAGIC)
    scene.skip_magic()
    assert scene.table.gold[0] == 24


def test_fresh_dew_exchanges_the_hand_face_up():
    scene = with_contract("fresh-dew")
    old = scene.table.hands[0]
    scene.run(OpeningContracts())
    scene.choose(ExchangeHand())
    assert not set(old) & set(scene.table.hands[0])
    assert len(scene.table.hands[0]) == 5
    assert scene.told(events.HandExchanged)[0].cards == old
    assert scene.table.magic_discard == list(old)


def test_second_thoughts_takes_one_own_card_off_face_up():
    scene = (
        with_contract("second-thoughts").magic("red", "long-neck").magic("red", "vertigo", seat=1)
    )
    scene.run(ClosingContracts())
    card = scene.card("long-neck")
    assert scene.options() == (Withdraw(lane("red"), card), Pass())
    scene.choose(Withdraw(lane("red"), card))
    assert [placed.seat for placed in scene.table.lanes[lane("red")]] == [1]
    assert scene.table.magic_discard == [card]


def test_good_omen_pays_3_for_each_own_blessing_on_the_podium():
    scene = with_contract("good-omen").magic("red", "long-neck", "tailwind", "vertigo")
    scene.magic("blue", "glossy-nose").magic("green", "kind-word", seat=1)
    scene.reveal()
    scene.game.race.order[:] = [lane(c) for c in ("red", "green", "orange", "blue")]
    scene.run(PayContracts())
    assert paid(scene) == [("blessing_gold", 6, 0)]


# Witches


def test_evil_eye_pays_3_for_each_own_curse_off_the_podium():
    scene = with_contract("evil-eye").magic("red", "vertigo", "lead-shoes", "long-neck")
    scene.magic("blue", "stage-fright")
    scene.reveal()
    scene.game.race.order[:] = [lane(c) for c in ("blue", "green", "orange", "yellow", "red")]
    scene.run(PayContracts())
    assert paid(scene) == [("hex_gold", 6, 0)]


def test_broken_mirror_pays_3_for_each_own_card_cancelled():
    scene = (
        with_contract("broken-mirror").magic("red", "long-neck").magic("red", "cold-feet", seat=1)
    )
    scene.reveal()
    assert paid(scene) == [("cancel_gold", 3, 0)]


def test_sour_grapes_pay_4_for_each_bet_lost():
    scene = with_contract("sour-grapes").bet(0, WIN, "red", 5).finish("blue")
    scene.run(PayBets())
    assert scene.table.gold[0] == 19


def test_insurance_fraud_returns_half_the_stake_rounded_down():
    scene = with_contract("insurance-fraud").bet(0, WIN, "red", 5).finish("blue")
    scene.run(PayBets())
    assert scene.told(events.BetLost)[0].refund == 2


@pytest.mark.parametrize(
    ("kind", "order", "refund"),
    [
        (WIN, ("blue", "red"), 5),
        (WIN, ("blue", "green", "red"), 0),
        (EARLY, ("blue", "green", "yellow", "red"), 5),
        (EARLY, ("blue", "green", "yellow", "orange", "red"), 0),
    ],
)
def test_so_close_returns_the_stake_of_a_bet_lost_by_one_place(kind, order, refund):
    scene = with_contract("so-close").bet(0, kind, "red", 5).finish(*order)
    scene.run(PayBets())
    assert scene.told(events.BetLost)[0].refund == refund


def test_cackle_pays_1_for_each_bet_others_lost():
    scene = with_contract("cackle").bet(1, WIN, "red", 1).bet(2, EARLY, "green", 1)
    scene.bet(3, LATE, "blue", 1).bet(0, WIN, "yellow", 1).finish("blue", "orange", "yellow")
    scene.run(PayContracts())
    assert paid(scene) == [("rival_lost_gold", 2, 0)]


@pytest.mark.parametrize(("order", "glory"), [(("blue",), 1), (("red",), 0)])
def test_pity_party_brings_1_glory_after_winning_nothing(order, glory):
    scene = with_contract("pity-party").bet(0, WIN, "red", 1).finish(*order)
    scene.run(PayContracts())
    assert scene.table.glory[0] == glory


def test_pity_party_does_not_pity_those_who_did_not_bet():
    scene = with_contract("pity-party").finish("red")
    scene.run(PayContracts())
    assert scene.table.glory[0] == 0


def test_fever_dream_adds_2_glory_on_unleashed_unicorns():
    scene = with_contract("fever-dream").fever("blue").bet(0, WIN, "blue", 1).finish("blue")
    assert won(scene)[1] == 7
