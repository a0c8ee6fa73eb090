"""An answer about the odds says how far it may be off, and that is true."""

from collections import Counter
from math import hypot

import pytest

import hornbook
from hornbook.kernel import Chance, Seat, SeatHandle
from hornbook.lab.secrecy import twins
from hornbook.odds import for_seat
from hornbook.odds.prices import Book
from hornbook.odds.rounds import ROUND, round_of_luck
from hornbook.odds.worlds import MOST_ROUNDS, RACES_EACH, SURE_ENOUGH, seat_boards, seat_sheet
from table import AnyGame, positions

RACING = ["unicorn-fever", "horse-fever-board", "horse-fever-family"]
REPEATED = 20
MOST_WORLDS = MOST_ROUNDS * ROUND


def with_hidden_cards(name: str) -> list[AnyGame]:
    """Two positions before a race, in which rivals have played cards face down."""
    found: list[AnyGame] = []
    for seed in range(20):
        for game in positions(name, 4, f"hidden/{seed}"):
            lanes = game.table.lanes
            if not game.table.revealed and sum(map(len, lanes)) >= 4:
                found.append(game.copy())
                break
    return found[:2]


@pytest.mark.parametrize("name", RACING)
def test_nineteen_of_twenty_answers_lie_within_their_error(name):
    within = told = 0
    for number, game in enumerate(with_hidden_cards(name)):
        book = Book(game.offers, RACES_EACH)
        book.add(seat_boards(game, 0, Chance(f"truth/{number}"), 10 * MOST_WORLDS), 1)
        truth = book.sheet().prices
        for again in range(REPEATED):
            sheet = seat_sheet(game, 0, f"{number}/{again}")
            told += len(sheet.prices)
            within += sum(
                abs(bet.chance - true.chance) <= hypot(bet.error, true.error)
                for bet, true in zip(sheet.prices, truth, strict=True)
            )
    assert told >= 2 * REPEATED * 12
    assert within / told >= 0.95


@pytest.mark.parametrize("name", RACING)
def test_an_answer_is_sure_enough_or_says_that_it_is_not(name):
    for game in with_hidden_cards(name):
        sheet = seat_sheet(game, 0)
        worst = max(bet.error for bet in sheet.prices)
        assert worst <= SURE_ENOUGH or sheet.chances.races == MOST_WORLDS * RACES_EACH
        assert worst < 0.04


@pytest.mark.parametrize("name", RACING)
def test_most_answers_are_sure_enough(name):
    """Worlds drawn one by one are so in a third of these positions."""
    told = [seat_sheet(game, 0, f"{again}") for game in with_hidden_cards(name) for again in "ab"]
    sure = [max(bet.error for bet in sheet.prices) <= SURE_ENOUGH for sheet in told]
    assert sum(sure) > len(sure) / 2


@pytest.mark.parametrize("count", [3, 7, ROUND, 44])
def test_in_a_round_every_card_lies_everywhere_equally_often(count):
    lay = Counter[tuple[int, int]]()
    for luck in round_of_luck(Chance(f"round of {count}")):
        cards = list(range(count))
        luck.deal_again(cards)
        lay.update(enumerate(cards))
    fewest = ROUND // count
    assert all(
        fewest <= lay[place, card] <= fewest + 1 for place in range(count) for card in range(count)
    )


@pytest.mark.parametrize("turn", [0, 1, ROUND // 2, ROUND - 1])
def test_each_world_of_a_round_is_as_likely_as_any_other(turn):
    orders = Counter[tuple[int, ...]]()
    for number in range(2400):
        cards = [2, 0, 3, 1]
        list(round_of_luck(Chance(number)))[turn].deal_again(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    # 100 of each, ten more or less: a fair shuffle is that uneven once in ten thousand times.
    assert sum((times - 100) ** 2 / 100 for times in orders.values()) < 56


@pytest.mark.parametrize("name", RACING)
def test_who_asks_again_hears_the_same(name):
    (game, *_) = with_hidden_cards(name)
    assert seat_sheet(game, 1) == seat_sheet(game.copy(), 1)
    assert seat_sheet(game, None) == seat_sheet(game.copy(), None)


@pytest.mark.parametrize("name", RACING)
def test_the_odds_tell_nothing_of_the_truth(name):
    chance = Chance("truths")
    for game in with_hidden_cards(name):
        for seat in (0, 2, None):
            one, other = twins(game, seat, chance, steps=3)
            assert one.fingerprint() != other.fingerprint()
            assert seat_sheet(one, seat) == seat_sheet(other, seat)


def test_where_nothing_is_hidden_only_the_races_make_an_answer_unsure():
    game = hornbook.new("horse-fever-party", seats=3, seed="open")
    sheets = [for_seat(SeatHandle(game, Seat(0)), f"{again}") for again in range(REPEATED)]
    told = [bet for sheet in sheets for bet in sheet.prices]
    assert all(0 < bet.error < 0.006 for bet in told)
    # All six are equally fast: one in six to win, one in two to place.
    true = [1 / 6 if bet.pays == 6 else 1 / 2 for bet in told]
    within = sum(abs(bet.chance - one) <= bet.error for bet, one in zip(told, true, strict=True))
    assert within / len(told) >= 0.95
