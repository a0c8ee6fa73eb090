"""Party Game, play: place bets pay double, win bets six times; the book goes on."""

import pytest

from hornbook.games.horse_fever.party import events
from hornbook.games.horse_fever.party.table import Phase
from party.scene import BOOKMAKER, Party, only


@pytest.fixture
def party():
    return Party(seats=4)


def test_a_place_bet_on_one_of_the_first_three_pays_double(party):
    party.bet(1, "black", 300, "white", 100)
    party.bet(2, "green", 500, "white", 100)
    told = party.race()
    assert events.BetsPaid(1, 600, 0, 200, 2200) in told
    assert events.BetsPaid(2, 1000, 0, 400, 2400) in told
    assert events.BetsPaid(3, 0, 0, -200, 1800) in told


def test_a_win_bet_on_the_first_pays_six_times(party):
    party.bet(1, "white", 100, "black", 300)
    party.bet(2, "white", 100, "blue", 300)
    told = party.race()
    assert events.BetsPaid(1, 0, 1800, 1400, 3400) in told
    assert events.BetsPaid(2, 0, 0, -400, 1600) in told


def test_each_payment_is_told_to_its_owner_and_the_sum_to_everyone(party):
    party.bet(1, "black", 300, "black", 100)
    told = party.race()
    for event in told:
        if isinstance(event, events.BetsPaid):
            assert event.heard_by(event.seat)
            assert not event.heard_by(None)
    assert only(told, events.RacePaid) == events.RacePaid(3, 1, 800, 1200)


def test_the_bank_pays_and_takes(party):
    party.bet(1, "black", 300, "black", 100)
    party.race()
    assert sum(party.game.table.money) + party.game.table.bank == 0


def test_the_bookmaker_neither_wins_nor_loses(party):
    party.race()
    assert party.game.table.money[BOOKMAKER] == 2000


def test_who_gained_most_holds_the_book_next(party):
    party.bet(1, "black", 1900, "white", 100)  # 3800 paid, 1800 gained
    party.bet(2, "white", 100, "black", 400)  # 2400 paid, 1900 gained
    told = party.race()
    assert only(told, events.BookPassed) == events.BookPassed(2, 1900)
    party.game.apply(0, 0)
    assert [decision.seat for decision in party.game.pending] == [0, 1, 3]


def test_if_all_lost_it_is_who_lost_least(party):
    party.bet(1, "white", 100, "white", 200)
    party.bet(2, "white", 100, "white", 100)
    party.bet(3, "white", 300, "white", 100)
    assert only(party.photo(), events.BookPassed) == events.BookPassed(2, -200)


def test_lots_decide_between_equals():
    holders = set()
    for seed in range(20):
        party = Party(seats=4, seed=seed)
        party.race()
        holders.add(party.game.table.bookmaker)
    assert holders == {1, 2, 3}


def test_the_rich_list_has_the_ten_richest_in_order():
    party = Party(seats=14)
    party.bet(5, "white", 100, "black", 100)
    party.bet(9, "white", 100, "black", 200)
    told = party.race()
    rich = only(told, events.RichListRead)
    assert rich.seats[:4] == (9, 5, 0, 1)
    assert rich.money[:4] == (2900, 2400, 2000, 1800)
    assert len(rich.seats) == 10
    assert [party.game.view(seat).own.rank for seat in (9, 5, 0, 1, 13)] == [1, 2, 3, 4, 4]


def test_between_races_there_is_a_break(party):
    party.race()
    assert party.game.table.phase is Phase.BREAK
    assert [decision.seat for decision in party.game.pending] == [0]
