"""Party Game, play: everyone but the bookmaker bets on a place and a winner, at once."""

import pytest

from hornbook.games.horse_fever.party import events
from hornbook.games.horse_fever.party.table import Bet, BetKind, Phase
from hornbook.kernel import IllegalChoice, NotAsked, Span
from party.scene import BOOKMAKER, Party, horse


def test_everyone_but_the_bookmaker_is_asked_at_the_same_time():
    game = Party(seats=5).game
    assert [decision.seat for decision in game.pending] == [1, 2, 3, 4]
    with pytest.raises(NotAsked):
        game.apply(BOOKMAKER, 0)


def test_giulia_bets_200_on_green_to_place_and_300_on_black_to_win():
    party = Party()
    told = party.bet(2, "green", 200, "black", 300)
    assert party.game.view(2).own.slip == (
        Bet(BetKind.PLACE, horse("green"), 200),
        Bet(BetKind.WIN, horse("black"), 300),
    )
    assert [event for event in told if event.heard_by(None)] == [events.SlipHandedIn(2)]


def test_both_bets_may_be_on_one_horse():
    party = Party()
    party.bet(1, "red", 100, "red", 100)
    assert {bet.lane for bet in party.game.view(1).own.slip} == {horse("red")}


def test_bets_are_made_in_any_order():
    party = Party()
    party.game.apply(3, horse("red"))
    party.bet(1, "blue", 100, "blue", 100)
    party.game.apply(3, 700)
    assert party.game.decision(3).question.__struct_config__.tag == "choose-win-bet"
    assert party.game.decision(2).question.__struct_config__.tag == "choose-place-bet"


def test_a_stake_is_a_multiple_of_100_and_the_place_bet_leaves_100_for_the_win_bet():
    game = Party().game
    game.apply(1, 0)
    assert game.decision(1).span == Span(100, 1900, 100)
    for wrong in (0, 50, 150, 2000, -100):
        with pytest.raises(IllegalChoice):
            game.apply(1, wrong)
    game.apply(1, 500)
    game.apply(1, 0)
    assert game.decision(1).span == Span(100, 1500, 100)


def test_who_has_only_100_left_makes_one_bet_of_either_kind():
    party = Party().money(2000, 100)
    game = party.game
    assert game.decision(1).count == 12
    last = game.decision(1).options[-1]
    game.apply(1, game.decision(1).choice_of(last))
    assert game.view(1).own.slip == (Bet(BetKind.WIN, horse("white"), 100),)
    assert game.asked(1) is None


def test_broke_players_watch():
    party = Party().money(2000, 0)
    assert [decision.seat for decision in party.game.pending] == [2, 3]
    party.all_bet()
    assert party.game.table.money[1] == 0


def test_or_get_a_fresh_stake():
    party = Party(seats=3, broke="fresh-stake", money=500).money(500, 200, 500)
    party.race()
    assert party.game.table.money == [500, 0, 300]
    told = party.game.apply(0, 0)
    assert party.game.table.money == [500, 500, 300]
    assert events.FreshStakesGiven(1) in told
    assert events.FreshStakeReceived(1, 500) in told


def test_a_seat_that_has_bet_is_not_asked_again():
    party = Party()
    party.bet(1, "red", 100, "red", 100)
    assert party.game.asked(1) is None
    with pytest.raises(NotAsked):
        party.game.apply(1, 0)


def test_bets_close_when_everybody_has_bet():
    party = Party()
    party.bet(1, "green", 200, "black", 300)
    party.bet(2, "green", 100, "red", 100)
    assert party.game.table.phase is Phase.BETTING
    told = party.bet(3, "white", 400, "black", 500)
    closed = next(event for event in told if isinstance(event, events.BettingClosed))
    assert closed.place_stakes == (0, 0, 300, 0, 0, 400)
    assert closed.win_stakes == (800, 0, 0, 100, 0, 0)
    assert closed.total == 1600


def test_the_order_of_the_slips_changes_nothing_but_the_history():
    forwards, backwards = Party(), Party()
    for seat in (1, 2, 3):
        forwards.bet(seat, "green", 100 * seat, "black", 300)
    for choice in (lambda _: horse("green"), lambda seat: 100 * seat):
        for seat in (3, 2, 1):
            backwards.game.apply(seat, choice(seat))
    for seat in (2, 1, 3):
        backwards.game.apply(seat, horse("black"))
        backwards.game.apply(seat, 300)
    assert forwards.photo() == backwards.photo()
    assert forwards.game.table == backwards.game.table
    assert forwards.game.history != backwards.game.history


def test_a_slip_may_be_taken_back_while_others_are_betting():
    party = Party()
    party.bet(1, "green", 200, "black", 300)
    told = party.game.take_back(1)
    assert events.SlipTakenBack(1) in told
    assert party.game.view(1).own.slip == ()
    party.bet(1, "red", 100, "red", 100)
    assert party.game.view(1).own.slip[0].stake == 100


def test_starting_over_in_the_middle_of_a_slip_is_nobody_elses_business():
    party = Party()
    party.game.apply(1, horse("green"))
    told = party.game.take_back(1)
    assert not [event for event in told if event.heard_by(2) or event.heard_by(None)]
    assert party.game.decision(1).question.__struct_config__.tag == "choose-place-bet"


def test_a_blank_slip_and_a_closed_book_cannot_be_taken_back():
    party = Party()
    for seat in (0, 1, 99, -1):
        with pytest.raises(NotAsked):
            party.game.take_back(seat)
    party.all_bet()
    with pytest.raises(NotAsked):
        party.game.take_back(1)
