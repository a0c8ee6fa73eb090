"""House: nobody bets in the name of a guest. Who hands in no slip lets the race go by."""

import pytest

import hornbook
from hornbook.games.horse_fever.party import events
from hornbook.games.horse_fever.party.table import Phase
from hornbook.kernel import Chance, NotAsked, Record
from party.scene import Party, only


def test_who_sits_out_is_not_waited_for_and_loses_nothing():
    party = Party(seats=4)
    party.bet(1, "white", 100, "white", 100)
    party.bet(2, "white", 100, "white", 100)
    party.game.apply(3, 2)  # a horse is on the slip, but no stake
    told = party.game.sit_out(3)
    assert events.RaceSatOut(3) in told
    assert party.game.table.phase is Phase.RACE
    assert party.game.view(3).own.out
    party.cards()
    party.photo()
    assert party.game.table.money[3] == 2000
    assert party.game.view(None).paid.bettors == 2


def test_who_is_back_in_time_bets_after_all():
    party = Party(seats=4)
    party.game.sit_out(3)
    view = party.game.view(3)
    assert (view.own.out, view.bettors, view.thinking) == (True, 2, 2)
    told = party.game.take_back(3)
    assert events.BetsAfterAll(3) in told
    assert not party.game.view(3).own.out
    assert party.game.view(3).bettors == 3
    party.bet(3, "red", 100, "red", 100)
    party.race()
    assert party.game.view(None).paid.bettors == 3


def test_nobody_sits_out_who_is_not_asked():
    party = Party(seats=4)
    party.bet(1, "white", 100, "white", 100)
    for seat in (0, 1, 9):
        with pytest.raises(NotAsked):
            party.game.sit_out(seat)
    party.race()
    with pytest.raises(NotAsked):
        party.game.sit_out(1)


def test_when_nobody_bets_the_race_is_run_and_the_book_stays():
    party = Party(seats=3)
    party.game.sit_out(1)
    party.game.sit_out(2)
    told = party.cards() + party.photo()
    assert only(told, events.BookKept).seat == 0
    paid = party.game.view(None).paid
    assert (paid.bettors, paid.best, paid.worst, paid.staked) == (0, (), None, 0)


def test_the_next_race_asks_everyone_again():
    party = Party(seats=4)
    party.game.sit_out(3)
    party.race()
    party.game.apply(0, 0)
    assert not party.game.view(3).own.out
    assert len(party.game.pending) == 3


def test_a_race_sat_out_is_in_the_record():
    game = hornbook.new("horse-fever-party", seats=4, seed="out", races=2)
    chance = Chance("out")
    while not game.over:
        decision = game.pending[chance.below(len(game.pending))]
        if game.table.phase is Phase.BETTING and chance.below(6) == 0:
            game.sit_out(decision.seat)
        else:
            game.apply(decision.seat, decision.choice(chance.below(decision.count)))
    record = Record.from_json(game.record().to_json())
    assert "sit-out" in game.record().to_json().decode()
    assert hornbook.playback(record).to_the_end().fingerprint() == game.fingerprint()


def test_a_slip_of_someone_who_sits_out_stays_empty_in_every_redeal():
    party = Party(seats=4)
    party.game.sit_out(3)
    for number in range(5):
        other = party.game.redeal(1, Chance(number))
        assert other.table.slips[3] == ()
        assert other.view(1) == party.game.view(1)


def test_nights_leave_out_races_one_sat_out():
    party = Party(seats=4, races=1)
    party.game.sit_out(3)
    party.race()
    night = party.game.view(3).own.night
    assert (night.purses, night.best, night.worst) == ((2000, 2000), None, None)
