"""4: the two auctions."""

import pytest

from hornbook.games.horse_fever.betting import ChooseFirstBet
from hornbook.games.horse_fever.board import events as board_events
from hornbook.games.horse_fever.board.auction import OpenPurchase, OpenSale
from hornbook.games.horse_fever.board.events import WhyLeft
from hornbook.games.horse_fever.board.options import (
    Accept,
    LeaveAuction,
)
from hornbook.kernel import Seat, Span
from horse_scene import Scene

TITOUAN, FREDERIC, VICTOIRE, GABRIEL = range(4)


def sellers(seats: int = 4) -> Scene:
    """Everyone has points to sell."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.points(seat, 3)
    scene.run(OpenSale())
    return scene


def answer(scene: Scene, seat: int, price: int, yes: bool) -> None:
    """That seat is asked for that price."""
    assert (scene.seat(), scene.options()[0]) == (seat, Accept(price))
    scene.choose(Accept(price) if yes else LeaveAuction())


def test_4_1_the_books_example_of_a_descending_auction():
    scene = sellers()
    answer(scene, TITOUAN, 1000, True)
    answer(scene, FREDERIC, 900, False)
    answer(scene, VICTOIRE, 900, True)
    answer(scene, GABRIEL, 800, False)
    answer(scene, TITOUAN, 800, True)
    answer(scene, VICTOIRE, 700, True)
    answer(scene, TITOUAN, 600, False)
    assert scene.told(board_events.PointSold) == [board_events.PointSold(VICTOIRE, 700)]
    assert scene.table.danari == [3000, 3000, 3700, 3000]
    assert scene.table.points == [3, 3, 2, 3]
    assert scene.is_conserved()


def test_4_1_it_starts_with_the_first_player():
    scene = Scene(3).points(0, 1).points(1, 1).points(2, 1)
    scene.table.first = 1
    scene.run(OpenSale())
    answer(scene, 1, 1000, False)
    answer(scene, 2, 1000, False)
    answer(scene, 0, 1000, False)


def test_4_1_nobody_may_accept():
    scene = sellers(2)
    answer(scene, 0, 1000, False)
    answer(scene, 1, 1000, False)
    assert scene.told(board_events.NobodyTraded)
    assert scene.table.points == [3, 3]


def test_4_1_the_last_one_left_is_still_asked_if_nobody_accepted():
    scene = sellers(2)
    answer(scene, 0, 1000, False)
    answer(scene, 1, 1000, True)
    assert scene.told(board_events.PointSold) == [board_events.PointSold(1, 1000)]


def test_4_1_if_all_others_leave_the_one_who_accepted_is_not_asked_again():
    scene = sellers(3)
    answer(scene, 0, 1000, True)
    answer(scene, 1, 900, False)
    answer(scene, 2, 900, False)
    assert scene.told(board_events.PointSold) == [board_events.PointSold(0, 1000)]


def test_4_1_points_of_stables_cannot_be_sold():
    scene = Scene(3).stable(0, "red").points(1, 1).points(2, 1)
    scene.run(OpenSale())
    assert scene.seat() == 1
    assert scene.told(board_events.AuctionLeft) == [
        board_events.AuctionLeft(0, 1000, WhyLeft.NO_POINT)
    ]


def test_4_1_the_bank_pays_at_least_100():
    scene = sellers(2)
    for step in range(10):
        answer(scene, step % 2, 1000 - 100 * step, True)
    assert scene.told(board_events.PointSold) == [board_events.PointSold(1, 100)]


def test_4_2_the_price_rises_and_the_last_to_accept_pays():
    scene = Scene(3)
    scene.run(OpenPurchase())
    answer(scene, 0, 1000, True)
    answer(scene, 1, 1100, True)
    answer(scene, 2, 1200, False)
    answer(scene, 0, 1200, True)
    answer(scene, 1, 1300, False)
    assert scene.told(board_events.PointBought) == [board_events.PointBought(0, 1200)]
    assert scene.table.danari == [1800, 3000, 3000]
    assert scene.table.points == [1, 0, 0]
    assert scene.is_conserved()


def test_4_2_who_cannot_pay_the_price_passes():
    scene = Scene(3).danari(0, 900).danari(1, 1000)
    scene.run(OpenPurchase())
    assert scene.told(board_events.AuctionLeft) == [
        board_events.AuctionLeft(0, 1000, WhyLeft.NO_MONEY)
    ]
    answer(scene, 1, 1000, True)
    answer(scene, 2, 1100, True)
    assert scene.told(board_events.PointBought) == [board_events.PointBought(2, 1100)]
    assert scene.told(board_events.AuctionLeft) == [
        board_events.AuctionLeft(1, 1200, WhyLeft.NO_MONEY)
    ]


def test_4_1_who_cannot_go_lower_was_not_asked_and_hears_why():
    scene = sellers(2)
    for step in range(9):
        answer(scene, step % 2, 1000 - 100 * step, True)
    assert scene.options()[0] == Accept(100)
    scene.choose(Accept(100))
    assert scene.told(board_events.AuctionLeft) == [
        board_events.AuctionLeft(0, 0, WhyLeft.TOO_CHEAP)
    ]


def test_4_a_limit_is_a_price_one_could_trade_at_and_says_yes_as_far_as_it_goes():
    scene = Scene(3).danari(1, 1450)
    scene.run(OpenPurchase())
    answer(scene, 0, 1000, True)
    bid = scene.game.pending[0].question
    assert bid.limits(scene.game, Seat(1)) == Span(1100, 1400, 100)
    assert bid.limits(scene.game, Seat(0)) == Span(1100, 3000, 100)  # outbid, but still in
    assert [bid.by_limit(limit) for limit in (1000, 1100, 1400)] == [None, 0, 0]
    scene = sellers(3)
    answer(scene, 0, 1000, True)
    answer(scene, 1, 900, False)
    sale = scene.game.pending[0].question
    assert sale.limits(scene.game, Seat(2)) == Span(100, 900, 100)
    assert sale.limits(scene.game, Seat(1)) is None  # has left
    assert [sale.by_limit(limit) for limit in (1000, 900, 300)] == [None, 0, 0]


@pytest.mark.parametrize("steps", [(OpenSale(),), (OpenPurchase(),)])
def test_4_without_anybody_able_to_trade_the_auction_ends(steps):
    scene = Scene(2).danari(0, 0).danari(1, 900)
    scene.run(*steps)
    assert scene.game.over
    assert scene.told(board_events.NobodyTraded)


def test_4_a_point_can_be_sold_and_bought_in_one_round():
    scene = Scene(2).points(0, 1).danari(1, 0)
    scene.run(OpenSale(), OpenPurchase())
    answer(scene, 0, 1000, True)
    answer(scene, 0, 1000, True)
    assert scene.table.points[0] == 1
    assert scene.table.danari[0] == 3000


def test_4_the_auction_is_held_in_public():
    """Who share a screen need not look away; before a bet, with cards in hand, they must."""
    scene = sellers()
    assert scene.game.pending[0].question.in_public
    assert not ChooseFirstBet.in_public
