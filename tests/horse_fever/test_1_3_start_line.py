"""1.3: lining up horse cards."""

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.board.options import (
    LineUp,
)
from hornbook.games.horse_fever.board.start_line import StartLine
from hornbook.games.horse_fever.options import Pass
from hornbook.games.horse_fever.payments import ClearTrack
from horse_scene import Scene, lane


def test_1_3_a_horse_is_laid_on_a_stall_of_ones_own_stable():
    scene = Scene().stable(0, "red", "blue").stable(1, "green").horse(0, "napoleon")
    scene.run(StartLine())
    napoleon = scene.number("horses", "napoleon")
    assert scene.options() == (
        LineUp(napoleon, lane("blue")),
        LineUp(napoleon, lane("red")),
        Pass(),
    )
    scene.choose(LineUp(napoleon, lane("red")))
    assert scene.game.view(None).stalls[lane("red")] == napoleon


def test_1_3_placing_is_optional():
    scene = Scene().stable(0, "red").horse(0, "napoleon")
    scene.run(StartLine())
    scene.choose(Pass())
    assert scene.table.stalls == [None] * 6


def test_1_3_one_horse_a_stable():
    scene = Scene().stable(0, "red").horse(0, "napoleon", "varonne")
    scene.run(StartLine())
    assert len(scene.offered(LineUp)) == 2
    scene.pick(LineUp)
    assert scene.game.over


def test_1_3_two_stables_can_have_two_horses():
    scene = Scene().stable(0, "red", "blue").horse(0, "napoleon", "varonne")
    scene.run(StartLine())
    scene.pick(LineUp, lane=lane("red"))
    assert len(scene.offered(LineUp)) == 1
    scene.pick(LineUp)
    assert None not in (scene.table.stalls[lane("red")], scene.table.stalls[lane("blue")])


def test_1_3_a_horse_without_a_stable_stays_at_home():
    scene = Scene().horse(0, "napoleon")
    scene.run(StartLine())
    assert scene.game.over


def test_1_3_from_the_first_player_on():
    scene = Scene().stable(1, "red").horse(1, "napoleon").stable(3, "blue").horse(3, "varonne")
    scene.table.first = 2
    scene.run(StartLine())
    assert scene.seat() == 3
    scene.choose(Pass())
    assert scene.seat() == 1


def test_horses_are_lined_up_anew_each_round():
    scene = Scene().stall("red", "napoleon").line_up()
    scene.run(ClearTrack())
    assert scene.table.stalls == [None] * 6
    assert scene.table.horses[0] == (scene.number("horses", "napoleon"),)


def test_el_guapo_shifts_the_odds_when_placed_and_it_lasts():
    scene = Scene().stable(0, "green").horse(0, "el-guapo")
    scene.run(StartLine())
    scene.pick(LineUp)
    assert scene.row("green") == 2
    assert scene.told(events.OddsShifted)
    scene.reveal()
    assert scene.row("green") == 2
