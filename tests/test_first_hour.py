"""What somebody finds who programs it: help, signatures, types, and things that can be printed."""

import enum
import importlib
import inspect
import pkgutil
import pydoc
import typing
from pathlib import Path

import pytest

import hornbook
from hornbook import games
from hornbook.kernel import Chance, SeatHandle

DOCUMENTED = ["", ".bots", ".games", ".kernel", ".lab", ".odds", ".racing", ".review", ".text"]


def modules():
    for found in pkgutil.walk_packages(hornbook.__path__, "hornbook."):
        if not found.name.endswith("__main__") and ".migrations" not in found.name:
            yield importlib.import_module(found.name)


def own(module):
    """The classes and functions that a module defines for others."""
    for name, thing in vars(module).items():
        mine = getattr(thing, "__module__", "") == module.__name__
        if mine and not name.startswith("_") and (inspect.isclass(thing) or callable(thing)):
            yield f"{module.__name__}.{name}", thing


def public(package):
    """What a package offers: what it names, or what it defines."""
    module = importlib.import_module(f"hornbook{package}")
    names = getattr(module, "__all__", None)
    if names is None:
        return [thing for _, thing in own(module)]
    return [getattr(module, name) for name in names]


def functions_of(kind):
    for name, thing in vars(kind).items():
        inner = getattr(thing, "fget", None) or getattr(thing, "__func__", None) or thing
        if inspect.isfunction(inner) and (name == "__init__" or not name.startswith("_")):
            yield inner


def test_every_public_name_of_every_module_has_help_and_a_signature():
    seen = 0
    for module in modules():
        assert pydoc.render_doc(module)
        for name, thing in own(module):
            assert pydoc.render_doc(thing), name
            error = inspect.isclass(thing) and issubclass(thing, enum.Enum | Exception)
            if not error and (inspect.isclass(thing) or inspect.isfunction(thing)):
                assert inspect.signature(thing) is not None, name
            seen += 1
    assert seen > 1000


@pytest.mark.parametrize("package", DOCUMENTED)
def test_the_types_of_what_a_package_offers_can_be_asked_for(package):
    offered = public(package)
    assert offered
    for thing in offered:
        if inspect.isclass(thing):
            typing.get_type_hints(thing)
            for function in functions_of(thing):
                typing.get_type_hints(function)
        elif inspect.isfunction(thing):
            typing.get_type_hints(thing)


@pytest.mark.parametrize("package", ["", ".bots", ".lab", ".odds"])
def test_what_a_bot_author_needs_is_explained_and_shown(package):
    module = importlib.import_module(f"hornbook{package}")
    offered = [one for one in public(package) if inspect.isclass(one) or inspect.isfunction(one)]
    said = [module.__doc__ or ""]
    for thing in offered:
        functions = list(functions_of(thing)) if inspect.isclass(thing) else []
        for one in [thing, *[each for each in functions if not each.__name__.startswith("_")]]:
            assert inspect.getdoc(one), one
            said.append(inspect.getdoc(one) or "")
    assert any(">>>" in text for text in said)


def test_type_checkers_are_told_that_there_are_types():
    assert Path(hornbook.__file__).with_name("py.typed").exists()


@pytest.mark.parametrize("name", games.names())
def test_games_views_and_decisions_can_be_printed(name):
    game = hornbook.new(name, seed=7)
    luck = Chance(7)
    for _ in range(40):
        if game.over:
            break
        decision = game.pending[0]
        assert name in str(game)
        assert str(decision) in str(game)
        assert type(decision.question).__name__ in str(decision)
        for seat in (*game.seats[:3], None):
            assert len(str(game.view(seat)).splitlines()) > 5
        game.apply(decision.seat, decision.choice(luck.below(decision.count)))
    assert name in str(game.record())


@pytest.mark.parametrize("name", games.names())
def test_a_printed_view_says_the_same_in_every_world_that_looks_the_same(name):
    game = hornbook.new(name, seed=7)
    for seat in (*game.seats[:3], None):
        other = game.redeal(seat, Chance("other"))
        assert str(other.view(seat)) == str(game.view(seat))


def test_a_printed_seat_shows_nothing_of_the_game():
    game = hornbook.new("unicorn-fever", seed="a secret seed")
    seat = SeatHandle(game, game.pending[0].seat)
    assert str(seat) == f"SeatHandle(game='unicorn-fever', seat={seat.seat})"


def test_a_finished_game_prints_its_result():
    game = hornbook.new("horse-fever-party", seats=3, seed=7)
    while not game.over:
        game.apply(game.pending[0].seat, game.pending[0].choice(0))
    assert f"winners: {list(game.result.winners)}" in str(game)
    assert str(game.result) in str(game.record())


@pytest.mark.parametrize("name", ["unicorn-fever", "horse-fever-board", "horse-fever-party"])
def test_odds_for_a_seat_are_those_of_every_world_that_looks_the_same(name):
    game = hornbook.new(name, seed=7)
    seat = game.pending[0].seat
    sheet = hornbook.odds.for_seat(SeatHandle(game, seat))
    assert sheet == hornbook.odds.for_seat(SeatHandle(game.redeal(seat, Chance("other")), seat))
    assert sum(sheet.chances.win(lane) for lane in range(6)) == pytest.approx(1)


def test_a_game_without_races_has_no_odds():
    game = hornbook.new("kill-the-unicorns", seed=7)
    with pytest.raises(hornbook.Refusal):
        hornbook.odds.for_seat(SeatHandle(game, hornbook.Seat(0)))
