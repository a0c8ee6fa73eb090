"""The game's own luck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hornbook.kernel import Chance


def test_the_same_seed_gives_the_same_draws():
    assert [Chance(7).below(100) for _ in range(3)] == [Chance("7").below(100)] * 3


def test_draws_are_fixed_for_ever():
    """Records rely on it: this may never change."""
    luck = Chance("hornbook")
    assert [luck.below(6) for _ in range(12)] == [1, 5, 3, 2, 1, 5, 3, 1, 3, 2, 1, 3]
    cards = list(range(10))
    luck.shuffle(cards)
    assert cards == [2, 7, 8, 1, 4, 3, 6, 5, 0, 9]


@pytest.mark.parametrize("limit", [2, 6, 44, 1000])
def test_every_outcome_is_equally_likely(limit):
    luck, rounds = Chance(limit), 200 * limit
    counts = [0] * limit
    for _ in range(rounds):
        counts[luck.below(limit)] += 1
    chi = sum((count - 200) ** 2 / 200 for count in counts)
    assert chi < limit + 5 * (2 * limit) ** 0.5


@given(st.integers(0, 300), st.integers())
def test_a_shuffle_keeps_every_card(count, seed):
    cards = list(range(count))
    Chance(seed).shuffle(cards)
    assert sorted(cards) == list(range(count))


def test_every_order_of_three_cards_comes_up():
    luck, orders = Chance("orders"), {}
    for _ in range(6000):
        cards = [0, 1, 2]
        luck.shuffle(cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 6
    assert min(orders.values()) > 850


def test_a_copy_goes_on_alike_and_apart():
    luck = Chance(1)
    luck.below(6)
    twin = luck.copy()
    assert [luck.below(9) for _ in range(99)] == [twin.below(9) for _ in range(99)]


def test_a_fork_is_another_stream():
    luck = Chance(1)
    fork = luck.fork()
    assert [fork.below(1000) for _ in range(5)] != [luck.below(1000) for _ in range(5)]


def test_long_decks_are_shuffled_whole():
    cards = list(range(5000))
    Chance("long").shuffle(cards)
    assert sorted(cards) == list(range(5000))
    fixed = sum(place == card for place, card in enumerate(cards))
    assert fixed < 12
