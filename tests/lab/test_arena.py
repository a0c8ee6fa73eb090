"""Bots against each other: fair seats, honest intervals."""

import pytest

from hornbook.kernel import BadSettings
from hornbook.lab import Arena, Simulation, Sitting
from hornbook.lab.arena import play_round


@pytest.fixture(scope="module")
def sitting():
    return Sitting("unicorn-fever", seats=3)


def test_a_round_plays_one_deal_from_every_seat(sitting):
    played, seconds = play_round(sitting, ["random"] * 3, "one", 0)
    assert sum(played.wins) == pytest.approx(3)
    assert all(decisions > 0 for decisions in played.decisions)
    assert all(thought > 0 for thought in seconds)


def test_whoever_is_ahead_of_a_rival_the_rival_is_behind(sitting):
    beaten = play_round(sitting, ["random"] * 3, "two", 0)[0].beaten
    for entry in range(3):
        for rival in range(3):
            assert beaten[entry][rival] + beaten[rival][entry] == pytest.approx(3)


def test_equal_bots_are_even_because_seats_rotate(sitting):
    arena = Arena(sitting, ["random"], seed=1)
    list(arena.run(6, workers=1))
    (standing,) = arena.report().standings
    assert standing.win_share == pytest.approx(1 / 3)
    assert standing.elo == pytest.approx(0, abs=1e-6)


def test_several_processes_play_the_same_games(sitting):
    alone, together = Arena(sitting, ["random"], seed=2), Arena(sitting, ["random"], seed=2)
    list(alone.run(4, workers=1))
    list(together.run(4, workers=2))
    scores = [arena.report().standings[0].mean_score for arena in (alone, together)]
    assert scores[0] == scores[1]


def test_unknown_bots_are_refused_before_anything_is_played(sitting):
    with pytest.raises(BadSettings):
        Arena(sitting, ["genius"])


def test_a_simulation_counts_shares_lengths_and_speed(sitting):
    simulation = Simulation(sitting, ["random"], seed=3)
    games = list(simulation.run(5))
    report, speed = simulation.report(), simulation.speed()
    assert (report.games, report.seats, report.bots) == (5, 3, ["random"] * 3)
    assert sum(report.win_shares) == pytest.approx(1)
    assert report.longest == max(game.decisions for game in games)
    assert speed.decisions > speed.games > 0


def test_the_same_seed_simulates_the_same_games(sitting):
    runs = []
    for _ in range(2):
        simulation = Simulation(sitting, ["random"], seed=4)
        runs.append(list(simulation.run(2)))
    assert runs[0] == runs[1]
