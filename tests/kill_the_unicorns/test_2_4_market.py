"""2.4: a trip to the black market."""

import pytest

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.market import RecoverHuntCards, payments
from hornbook.games.kill_the_unicorns.options import Buy, BuyNothing, PayWith, UseOn
from hornbook.games.kill_the_unicorns.scoring import score
from kill_the_unicorns.scene import BLUE, GREEN, NONE, OUT, PINK, YELLOW, Scene


def shopping(*cards):
    """Seat 0 has these hunt cards left and a small herd."""
    scene = Scene().hand(0, *cards)
    return scene.herd(0, "rosy-cheeks", "old-splendid").market()


def test_2_4_everyone_goes_once_from_the_first_player_on():
    scene = Scene()
    scene.table.first = scene.game.seats[2]
    scene.market()
    order = []
    while scene.asked():
        order.append(scene.seat())
        scene.choose(BuyNothing())
    assert order == [2, 3, 0, 1]
    assert len(scene.told(events.MarketLeft)) == 4


def test_2_4_only_one_purchase():
    scene = shopping(3, 3, 4)
    scene.buy("fake-horn", "rosy-cheeks")
    if scene.asked() == "choose-payment":
        scene.choose(scene.options()[0])
    assert scene.seat() == 1


@pytest.mark.parametrize(
    ("cards", "goods"),
    [
        ((1,), set()),
        ((2,), {"pate"}),
        ((1, 2), {"pate", "fake-horn", "cotton-candy"}),
        ((1, 4), {"pate", "fake-horn", "cotton-candy", "fairy-dust"}),
    ],
)
def test_2_4_what_the_cards_left_in_hand_can_pay(cards, goods):
    scene = shopping(*cards)
    if not goods:
        assert scene.seat() == 1
        return
    offered = [option for option in scene.options() if isinstance(option, Buy)]
    assert {option.goods.value for option in offered} == goods
    assert len(set(offered)) == len(offered)


def test_2_4_without_hunt_cards_or_unicorns_there_is_nothing_to_buy():
    assert Scene().hand(0).market().seat() == 1
    assert Scene().herd(0).market().seat() == 1


def test_2_4_a_fake_horn_is_worth_two_points():
    scene = shopping(3).buy("fake-horn", "rosy-cheeks")
    horned = scene.table.herds[0][0]
    assert (horned.token_points, horned.colour) == (2, PINK)
    assert len(scene.wares("fake-horn")) == 3


def test_2_4_fairy_dust_changes_the_colour_and_is_worth_two_points():
    scene = shopping(2, 3).buy("fairy-dust", "rosy-cheeks", GREEN)
    dusted = scene.table.herds[0][0]
    assert (dusted.token_points, dusted.colour) == (2, GREEN)
    assert [ware.colour for ware in scene.wares("fairy-dust")] == [PINK, BLUE, YELLOW]


def test_2_4_cotton_candy_changes_the_colour():
    scene = shopping(3).buy("cotton-candy", "rosy-cheeks", BLUE)
    assert (scene.table.herds[0][0].colour, scene.table.herds[0][0].token_points) == (BLUE, 0)


def test_2_4_legendary_unicorns_can_be_coloured_by_tokens():
    scene = shopping(3).buy("cotton-candy", "old-splendid", YELLOW)
    assert scene.table.herds[0][1].colour is YELLOW


def test_2_4_tokens_stack_the_last_colour_counts_and_points_stay():
    scene = shopping(2, 3).buy("fairy-dust", "rosy-cheeks", GREEN)
    scene.hand(0, 2, 3).market().buy("fairy-dust", "rosy-cheeks", BLUE)
    scene.hand(0, 3).market().buy("cotton-candy", "rosy-cheeks", YELLOW)
    unicorn = scene.table.herds[0][0]
    assert (unicorn.colour, unicorn.token_points, len(unicorn.tokens)) == (YELLOW, 4, 3)


def test_2_4_a_pate_costs_a_unicorn_with_its_ruse_and_tokens():
    scene = Scene().ruse(1, "prize-rosette").hunt([2], OUT, OUT, OUT)
    scene.hand(0, 3).market().buy("fake-horn", "rosy-cheeks")
    pate = scene.wares("pate")[0].points
    scene.hand(0, 2).market().buy("pate", "rosy-cheeks", points=pate)
    assert scene.caught(0) == []
    assert [ware.points for ware in scene.table.pates[0]] == [pate]
    assert scene.table.gone == [scene.unicorn("rosy-cheeks")]
    assert scene.table.ruse_discards[1] == (scene.kind("prize-rosette"),)
    assert score(scene.game, scene.game.seats[0]).pates == pate
    assert (score(scene.game, scene.game.seats[0]).ruses, len(scene.table.lost)) == (0, 1)


def test_2_4_the_buyer_picks_among_the_open_pates():
    scene = shopping(2)
    offered = {option.points for option in scene.options() if isinstance(option, Buy)}
    assert offered == {ware.points for ware in scene.wares("pate")}


def test_2_4_what_is_bought_is_gone_for_the_others():
    scene = shopping(3).buy("cotton-candy", "rosy-cheeks", BLUE)
    assert scene.seat() == 1
    candies = [
        option.colour
        for option in scene.options()
        if isinstance(option, Buy) and option.goods.value == "cotton-candy"
    ]
    assert candies == [PINK, GREEN, YELLOW]


@pytest.mark.parametrize(
    ("hand", "price", "ways"),
    [
        ((3,), 3, [(3,)]),
        ((4,), 3, [(4,)]),  # more than the price, and no change
        ((0, 1, 2), 3, [(2, 1)]),
        ((1, 1, 2, 3), 3, [(3,), (2, 1)]),
        ((1, 3, 4), 3, [(3,), (4,)]),
        ((2, 2, 4), 3, [(4,), (2, 2)]),
        ((0, 1, 2, 4), 5, [(4, 1), (4, 2)]),
        ((3, 3), 5, [(3, 3)]),
        ((1, 1), 3, []),
    ],
)
def test_2_4_ways_to_pay_without_a_card_too_many_the_cheapest_first(hand, price, ways):
    assert payments(hand, price) == tuple(PayWith(way, sum(way)) for way in ways)


def test_2_4_the_payment_lies_with_the_cards_used():
    scene = shopping(1, 2, 4).buy("fake-horn", "rosy-cheeks")
    assert scene.options() == (PayWith((2, 1), 3), PayWith((4,), 4))
    scene.choose(PayWith((4,), 4))
    assert scene.table.hands[0] == (1, 2)
    assert sorted(scene.table.spent[0]) == [0, 1, 2, 3, 3, 4]
    assert scene.told(events.PricePaid)[0].cards == (4,)


def test_2_4_all_hunt_cards_come_back_for_the_next_round():
    scene = shopping(4).buy("fake-horn", "rosy-cheeks")
    scene.run(RecoverHuntCards())
    assert scene.table.hands == [scene.game.cards.hunt] * 4
    assert scene.table.spent == [()] * 4


def test_2_4_a_colour_a_unicorn_has_already_may_be_bought_too():
    scene = shopping(3).buy("cotton-candy", "rosy-cheeks", PINK)
    assert scene.table.herds[0][0].colour is PINK
    assert scene.table.herds[0][1].colour is NONE


def test_2_4_every_own_unicorn_can_be_chosen():
    scene = shopping(3)
    scene.choose(next(option for option in scene.options() if isinstance(option, Buy)))
    assert scene.options() == tuple(
        UseOn(scene.unicorn(name)) for name in ("rosy-cheeks", "old-splendid")
    )
