"""Party Game, play: the bookmaker turns cards until every horse is home."""

import hornbook
from hornbook.games.horse_fever.party import events
from hornbook.games.horse_fever.party.options import NextCard
from hornbook.games.horse_fever.party.race import CheckFinishLine
from hornbook.kernel import Chance
from hornbook.racing import LANES, NO_EFFECTS, Row, line_up
from party.scene import BOOKMAKER, Party, horse


def home(told):
    """Who came in, in order."""
    return [event.lane for event in told if isinstance(event, events.HorseFinished)]


def test_the_top_number_moves_the_leftmost_lane():
    told = Party(speeds=(4, 3, 3, 2, 2, 1)).all_bet()
    first = next(event for event in told if isinstance(event, events.MovementTurned))
    assert first.spaces == (4, 3, 3, 2, 2, 1)


def test_the_bookmaker_turns_every_card():
    party = Party()
    for seat in (1, 2, 3):
        told = party.bet(seat, "white", 100, "white", 100)
    assert not [event for event in told if isinstance(event, events.MovementTurned)]
    (decision,) = party.game.pending
    assert (decision.seat, decision.options) == (BOOKMAKER, (NextCard(),))
    told = party.game.apply(BOOKMAKER, 0)
    assert [event.turn for event in told if isinstance(event, events.MovementTurned)] == [1]


def test_who_crosses_earlier_comes_in_before():
    told = Party(speeds=(1, 2, 3, 4, 1, 1)).all_bet()
    assert home(told)[:3] == [horse("red"), horse("green"), horse("blue")]


def test_who_runs_farther_beyond_the_line_comes_in_before():
    game = Party().game
    game.table.race = line_up([Row(lane) for lane in LANES], [NO_EFFECTS] * 6)
    game.race.spots = [12, 14, 13, 11, 0, 5]
    game.events = []
    CheckFinishLine().run(game)
    assert home(game.events) == [horse("blue"), horse("green"), horse("black")]


def test_equally_far_beyond_the_line_the_bookmaker_decides():
    party = Party(speeds=(3, 2, 3, 2, 3, 1))
    told = party.all_bet()
    tied = (horse("black"), horse("green"), horse("yellow"))
    assert events.DeadHeat(BOOKMAKER, tied) in told
    decision = party.game.decision(BOOKMAKER)
    assert [option.lane for option in decision.options] == list(tied)
    told = party.game.apply(BOOKMAKER, 1)
    assert home(told) == [horse("green")]
    told = party.game.apply(BOOKMAKER, 1)
    assert home(told)[:2] == [horse("yellow"), horse("black")]


def test_neither_lane_nor_row_breaks_a_tie():
    party = Party(speeds=(2, 2, 2, 2, 2, 2))
    party.all_bet()
    for left in (6, 5, 4, 3, 2):
        assert party.game.decision(BOOKMAKER).count == left
        party.game.apply(BOOKMAKER, left - 1)
    assert party.game.table.form == (tuple(reversed(LANES)),)


def test_horses_that_are_home_move_no_more():
    told = Party().all_bet()
    turned = [event for event in told if isinstance(event, events.MovementTurned)]
    assert turned[3].spaces[0] == 0


def test_a_deck_that_runs_out_is_shuffled_again():
    party = Party()
    told = party.all_bet()
    assert len([event for event in told if isinstance(event, events.MovementTurned)]) > 1
    assert len(party.game.table.movement_turned) == 1  # the only card of this deck


def test_no_two_races_are_alike():
    orders = set()
    for seed in range(12):
        game = hornbook.new("horse-fever-party", seats=3, seed=seed, races=1)
        chance = Chance(seed)
        while not game.over:
            decision = game.pending[0]
            game.apply(decision.seat, decision.choice(chance.below(decision.count)))
        orders.add(game.table.form[0])
    assert len(orders) > 6
