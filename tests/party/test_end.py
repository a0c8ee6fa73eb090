"""Party Game, end: after the last race, when the host has had enough, or when money has."""

import pytest

from hornbook.games.horse_fever.party import events
from hornbook.games.horse_fever.party.options import AnotherRace, ThatWasTheLast
from party.scene import BOOKMAKER, Party, only


def test_after_each_race_but_the_last_the_host_is_asked():
    party = Party(races=2)
    party.race()
    assert party.game.decision(0).options == (AnotherRace(), ThatWasTheLast())
    party.game.apply(0, 0)
    party.race()
    assert party.game.over


def test_the_host_may_stop_after_any_race():
    party = Party(races=9)
    party.race()
    told = party.game.apply(0, 1)
    assert party.game.over
    assert events.PartyStopped(0) in told


def test_the_richest_wins_and_equals_share_the_place():
    party = Party(races=1).money(1000, 3000, 3000, 700)
    told = party.race()
    assert party.game.result.ranking == ((1, 2), (0,), (3,))
    assert party.game.result.scores == (1000, 2800, 2800, 500)
    assert only(told, events.PartyEnded) == events.PartyEnded((1, 2), 2, 2800)


def test_no_race_is_run_when_only_the_bookmaker_has_money():
    party = Party(seats=3, money=200, broke="watch").money(0, 200, 200)
    party.race()
    holder = party.game.table.bookmaker
    assert holder != BOOKMAKER
    told = party.game.apply(0, 0)
    assert events.NobodyCanBet() in told
    assert party.game.over


@pytest.mark.parametrize("broke", ["watch", "fresh-stake"])
def test_every_party_ends_with_all_its_players_ranked(broke):
    for seed in range(5):
        game = Party(seats=5, seed=seed, broke=broke, money=300).play_on(seed).game
        assert sorted(seat for place in game.result.ranking for seat in place) == game.seats
