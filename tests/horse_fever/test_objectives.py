"""The seven objectives: 2 points for the only player with most, or fewest."""

import pytest

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.final import RepayLoans
from horse_scene import BANK, Scene

REACHED = {
    "most-stables": lambda scene: scene.stable(0, "red", "blue").stable(1, "green"),
    "most-assistants": lambda scene: scene.assistant(0, "daniel-jackson"),
    "most-horses": lambda scene: scene.horse(0, "napoleon"),
    "most-objectives": lambda scene: scene,
    "most-danari": lambda scene: scene.danari(0, 3100),
    "fewest-stables": lambda scene: scene.stable(1, "red").stable(2, "blue"),
    "fewest-points": lambda scene: scene.points(1, 1).points(2, 1),
}
LEVEL = {
    "most-stables": lambda scene: scene.stable(0, "red").stable(1, "green"),
    "most-assistants": lambda scene: scene,
    "most-horses": lambda scene: scene.horse(0, "napoleon").horse(1, "varonne"),
    "most-objectives": lambda scene: scene.objective(1, "most-danari"),
    "most-danari": lambda scene: scene,
    "fewest-stables": lambda scene: scene.stable(1, "red"),
    "fewest-points": lambda scene: scene.points(1, 1),
}


def counted(scene: Scene) -> int:
    """Points seat 0 gets from objectives."""
    scene.run(RepayLoans())
    return sum(event.points for event in scene.told(events.ObjectiveFulfilled) if not event.seat)


@pytest.mark.parametrize("name", REACHED)
def test_an_objective_is_worth_two_points(name):
    assert counted(REACHED[name](Scene(3, stars=True).objective(0, name))) == 2


@pytest.mark.parametrize("name", LEVEL)
def test_only_the_sole_leader_fulfils_it(name):
    assert counted(LEVEL[name](Scene(3, stars=True).objective(0, name))) == 0


@pytest.mark.parametrize("name", REACHED)
def test_two_alike_count_once(name):
    assert counted(REACHED[name](Scene(3, stars=True).objective(0, name, name))) == 2


def test_5_2_all_at_once_on_the_points_before_them():
    scene = Scene(2, stars=True).objective(0, "fewest-points", "most-danari").danari(0, 4000)
    scene.points(1, 1)
    assert counted(scene) == 4


def test_5_2_objectives_are_counted_after_the_loans():
    scene = Scene(2).objective(0, "most-danari").danari(0, 5000).loan(0, BANK)
    assert counted(scene) == 0


def test_giumenta_helps_with_the_most_horses():
    scene = Scene(2, stars=True).objective(0, "most-horses").horse(0, "giumenta")
    assert counted(scene.horse(1, "napoleon")) == 2


def test_5_2_only_objectives_that_were_reached_are_shown():
    scene = Scene(2).objective(0, "most-danari", "most-horses").danari(0, 4000)
    counted(scene)
    player = scene.game.view(None).players[0]
    assert player.fulfilled == (scene.number("objectives", "most-danari"),)
    assert len(player.objectives) == 1
    assert scene.score(0) == 2
