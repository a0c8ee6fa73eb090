"""House: a late phone can still join, between races and while bets are open."""

import json

import pytest

import hornbook
from hornbook.games.horse_fever.party import events
from hornbook.games.horse_fever.party.info import INFO
from hornbook.kernel import BadRecord, Chance, NotOpen, Record, Unasked
from party.scene import Party


def test_a_newcomer_gets_the_starting_money_and_bets_at_once():
    party = Party(seats=3, money=700)
    assert party.game.open_to_joiners
    assert party.game.join() == [events.PlayerJoined(3, 700)]
    assert party.game.seats == [0, 1, 2, 3]
    assert party.game.view(3).own.money == 700
    assert party.game.decision(3).count == 6
    assert sum(party.game.table.money) + party.game.table.bank == 0


def test_the_bets_are_not_closed_before_the_newcomer_has_bet():
    party = Party(seats=3)
    party.game.join()
    party.bet(1, "red", 100, "red", 100)
    party.bet(2, "red", 100, "red", 100)
    assert [decision.seat for decision in party.game.pending] == [3]


def test_joining_leaves_everybody_elses_question_alone():
    party = Party(seats=3)
    number = party.game.decision(1).number
    party.game.join()
    party.game.apply(1, 0, number=number)


def test_one_can_join_while_the_host_is_asked_for_another_race():
    party = Party(seats=3)
    party.race()
    number = party.game.decision(0).number
    party.game.join()
    party.game.apply(0, 0, number=number)
    assert 3 in [decision.seat for decision in party.game.pending]


def test_nobody_joins_in_the_middle_of_a_race():
    party = Party(seats=3)
    party.all_bet()
    assert not party.game.open_to_joiners
    before = party.game.fingerprint()
    with pytest.raises(NotOpen):
        party.game.join()
    assert party.game.fingerprint() == before


def test_nobody_joins_when_the_party_is_over():
    game = Party(seats=3, races=1).play_on().game
    with pytest.raises(NotOpen):
        game.join()


def test_a_full_house_is_full():
    game = hornbook.new(INFO.name, seats=INFO.most)
    assert not game.open_to_joiners
    with pytest.raises(NotOpen) as caught:
        game.join()
    assert caught.value.code == "table-full"


def test_other_games_are_not_open():
    game = hornbook.new("unicorn-fever")
    assert not game.open_to_joiners
    with pytest.raises(NotOpen):
        game.join()


def lively(seed):
    """A party that people join and in which slips are taken back."""
    game = hornbook.new(INFO.name, seats=4, seed=seed, races=3)
    chance = Chance(seed)
    while not game.over:
        act = chance.below(12)
        if act == 0 and game.open_to_joiners:
            game.join()
        elif act == 1 and any(game.table.slips) and game.view(None).phase.value == "betting":
            seats = [seat for seat in game.seats if game.table.slips[seat]]
            game.take_back(chance.choose(seats))
        else:
            decision = game.pending[chance.below(len(game.pending))]
            game.apply(decision.seat, decision.choice(chance.below(decision.count)))
    return game


@pytest.mark.parametrize("seed", range(4))
def test_a_party_with_latecomers_replays_exactly(seed):
    game = lively(seed)
    assert game.joined
    record = Record.from_json(game.record().to_json())
    again = hornbook.playback(record).to_the_end()
    assert again.fingerprint() == game.fingerprint()
    assert again.record() == game.record()
    assert len(game.result.scores) == 4 + game.joined


def test_a_record_says_who_joined_in_plain_words():
    party = Party(seats=3)
    party.game.join()
    party.game.apply(3, 2)
    party.game.take_back(3)
    record = json.loads(party.game.record().to_json())
    assert record["seats"] == 3
    assert record["choices"] == [[3, "join"], [3, 2], [3, "take-back"]]


@pytest.mark.parametrize("wrong", [[7, "join"], [2, "join"], [1, "take-back"]])
def test_a_record_in_which_the_wrong_seat_joins_is_refused(wrong):
    record = json.loads(hornbook.new(INFO.name, seats=3).record().to_json())
    record["choices"] = [wrong]
    with pytest.raises(BadRecord) as caught:
        hornbook.playback(Record.from_json(json.dumps(record).encode())).to_the_end()
    assert caught.value.code == "record-illegal"


def test_a_record_with_an_unheard_of_move_is_refused():
    record = json.loads(hornbook.new(INFO.name, seats=3).record().to_json())
    record["choices"] = [[3, "dance"]]
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps(record).encode())


def test_history_tells_unasked_moves_from_choices():
    game = hornbook.new(INFO.name, seats=3)
    game.join()
    assert game.history == [(3, Unasked.JOIN)]
