"""Bots by name: the levels, budgets, and bots of somebody's own."""

import sys
from types import ModuleType

import pytest

import hornbook
from hornbook.bots import make
from hornbook.bots.budget import USUAL, Budget, Clock
from hornbook.bots.halving import best_choice
from hornbook.kernel import BadSettings, Chance, SeatHandle


class FirstOption:
    """A bot as somebody else might write it."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, seat: SeatHandle) -> int:
        return seat.decision.choice(0)


@pytest.fixture
def foreign(monkeypatch):
    module = ModuleType("somebody")
    module.FirstOption = FirstOption
    module.Mute = lambda chance: object()
    module.Broken = lambda chance: 1 / 0
    monkeypatch.setitem(sys.modules, "somebody", module)


def test_somebodys_own_bot_can_play(foreign):
    game = hornbook.new("unicorn-fever", seats=2, seed=1)
    bot = make("somebody:FirstOption", Chance(1))
    while not game.over:
        seat = game.pending[0].seat
        game.apply(seat, bot.choose(SeatHandle(game, seat)))


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("genius", "unknown-bot"),
        ("random:3", "unknown-bot"),
        ("steady:fast", "unknown-bot"),
        ("", "unknown-bot"),
        ("sharp:0", "bad-budget"),
        ("sharp:-5", "bad-budget"),
        ("sharp:soon", "bad-budget"),
        ("sharp:99999999", "bad-budget"),
        ("nowhere.at.all:Bot", "bot-not-found"),
        ("./mine:Bot", "bot-not-found"),
        (":Bot", "bot-not-found"),
        ("somebody:Nobody", "bot-not-in-file"),
        ("somebody:Broken", "foreign-bot"),
        ("somebody:Mute", "bot-cannot-choose"),
    ],
)
def test_what_is_no_bot_is_refused(foreign, spec, code):
    with pytest.raises(BadSettings) as caught:
        make(spec, Chance(0))
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "budget"),
    [("", USUAL), ("200", Budget(playouts=200)), ("500ms", Budget(milliseconds=500))],
)
def test_budgets_are_playouts_or_milliseconds(text, budget):
    assert Budget.parse(text) == budget


def test_a_clock_counts_playouts():
    clock = Clock(Budget(playouts=2))
    assert clock.left
    clock.tick()
    clock.tick()
    assert not clock.left


def test_the_best_of_several_is_found_within_the_budget():
    tried: list[int] = []

    def value(choice: int, world: int) -> float:
        tried.append(choice)
        return -abs(choice - 7) + (world * 13 + choice * 7) % 3 / 10

    clock = Budget(playouts=200).clock()
    assert best_choice(list(range(12)), value, clock) == 7
    assert len(tried) <= 200 + 12


def test_a_single_choice_needs_no_thought():
    assert best_choice([4], lambda choice, world: 1 / 0, Budget(playouts=5).clock()) == 4


MINE = """
class First:
    def __init__(self, chance):
        pass

    def choose(self, seat):
        return seat.decision.choice(0)
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of somebody's own, where a command is given."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    (tmp_path / "bot_of_mine.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "bot_in_need.py").write_text("import not_there_at_all", encoding="utf-8")
    yield tmp_path
    sys.modules.pop("bot_of_mine", None)


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_bot_in_the_current_folder_is_found(folder, command, capsys):
    from hornbook.cli import main

    bots = ["--bots", "bot_of_mine:First,random", "--games", "2", "--seats", "2"]
    more = ["--processes", "1"] if command == "arena" else []
    assert main([command, "horse-fever-family", "--json", *bots, *more]) == 0
    assert "bot_of_mine:First" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("bot_of_nobody:First", "neither in"),
        ("bot_of_mine:Second", "bot_of_mine.py has no “Second”"),
        ("bot_in_need:First", "not_there_at_all"),
    ],
)
def test_a_bot_that_is_not_found_is_told_in_a_sentence(folder, spec, said, capsys):
    from hornbook.cli import main

    assert main(["simulate", "horse-fever-family", "--bots", spec]) == 2
    assert said in capsys.readouterr().err
