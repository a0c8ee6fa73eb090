"""Party Game, preparation: the same money for everyone, base cards, a bookmaker."""

import pytest

import hornbook
from hornbook.games.horse_fever.party import events
from hornbook.games.horse_fever.party.decks import house_edition, read_edition
from hornbook.kernel import BadEdition, BadSettings

NAME = "horse-fever-party"


def test_everyone_gets_the_same_money():
    game = hornbook.new(NAME, seats=5)
    assert game.table.money == [2000] * 5
    assert game.table.bank == -10_000


def test_how_much_is_a_setting():
    assert hornbook.new(NAME, seats=3, money=500).table.money == [500] * 3


@pytest.mark.parametrize(
    "wrong",
    [{"money": 250}, {"money": 100}, {"money": 0}, {"races": 0}, {"races": 51}, {"broke": "cry"}],
)
def test_other_settings_are_refused(wrong):
    with pytest.raises(BadSettings):
        hornbook.new(NAME, seats=3, **wrong)


@pytest.mark.parametrize("seats", [0, 2, 10_001])
def test_a_party_has_at_least_three_players(seats):
    with pytest.raises(BadSettings):
        hornbook.new(NAME, seats=seats)


def test_the_base_deck_has_the_fifteen_cards_of_equal_speed():
    cards = house_edition().movement
    assert len(cards) == 15
    assert len({sum(card.speeds[lane] for card in cards) for lane in range(6)}) == 1


def test_the_first_bookmaker_is_drawn_by_lot():
    drawn = {hornbook.new(NAME, seats=3, seed=seed).table.bookmaker for seed in range(30)}
    assert drawn == {0, 1, 2}
    game = hornbook.new(NAME, seats=3)
    assert game.opening[0] == events.BookmakerDrawn(game.table.bookmaker)


def test_only_base_cards_of_an_edition_are_played():
    cards = read_edition(
        '[edition]\nname = "mine"\n'
        '[[movement]]\nspeeds = [1, 1, 1, 1, 1, 1]\nbase = true\nsource = "house"\n'
        '[[movement]]\nspeeds = [4, 4, 4, 4, 4, 4]\nsource = "house"\n'
    )
    assert [card.speeds for card in cards.movement] == [(1, 1, 1, 1, 1, 1)]


def test_cards_that_extend_the_box_join_its_fifteen_seven_at_most():
    head = '[edition]\nname = "mine"\nextends = true\n'
    own = '[[movement]]\nspeeds = [4, 4, 4, 4, 4, 4]\nbase = true\nsource = "house"\n'
    cards = read_edition(head + 7 * own).movement
    assert cards[:15] == house_edition().movement
    assert [card.speeds for card in cards[15:]] == [(4,) * 6] * 7
    with pytest.raises(BadEdition) as caught:
        read_edition(head + 8 * own)
    assert [fault.code for fault in caught.value.faults] == ["too-many-blanks"]


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ("[[movement]]\nspeeds = [1, 1, 1, 1, 1, 1]\nsource = 'house'\n", "too-few"),
        (
            "[[movement]]\nspeeds = [1, 0, 1, 1, 1, 1]\nbase = true\nsource = 'house'\n",
            "lane-stands-still",
        ),
        ("[[magic]]\n", "unknown-deck"),
    ],
)
def test_cards_with_which_no_race_would_end_are_refused(rows, code):
    with pytest.raises(BadEdition) as caught:
        read_edition("[edition]\nname = 'bad'\n" + rows)
    assert [fault.code for fault in caught.value.faults] == [code]
