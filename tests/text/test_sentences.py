"""Every event, option and question of every game can be said in every language."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import Enum
from types import ModuleType, NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct

from fluent_files import ways
from hornbook import games
from hornbook.games.horse_fever.party.events import RichListRead
from hornbook.kernel import Amount, Choose, Event, Option, Question, Seat, Together
from hornbook.racing import LANES
from hornbook.text import Catalogue, Phrases, languages

KINDS: dict[str, type[Struct]] = {"event": Event, "option": Option, "question": Question}
KERNEL = (Event, Option, Question, Choose, Amount, Together)
SPOKEN = [(name, language) for name in games.names() for language in languages()]


def things(game: str, base: type[Struct]) -> list[type[Struct]]:
    """The game's events, options or questions, also those it shares with others."""
    found = {
        thing
        for module in _modules(game)
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, base)
        and thing not in KERNEL
        and thing.__module__ == module.__name__
        and thing.__module__.rpartition(".")[0] not in games.load(game).leaves_out
    }
    kept = [one for one in found if not one.__name__.startswith("_") and not _abstract(one, found)]
    return sorted(kept, key=lambda one: one.__name__)


def _modules(game: str) -> list[ModuleType]:
    """The game's modules: its own, and whatever of the games and the racing they use."""
    found: dict[str, ModuleType] = {}
    waiting = [games.load(game).__module__]
    while waiting:
        name = waiting.pop()
        if name in found or not name.startswith(("hornbook.games.", "hornbook.racing.")):
            continue
        module = found[name] = sys.modules[name]
        for thing in vars(module).values():
            waiting.append(getattr(thing, "__module__", None) or "")
            if isinstance(thing, ModuleType):
                waiting.append(thing.__name__)
    return list(found.values())


def _abstract(thing: type, found: set[type[Struct]]) -> bool:
    """Only the game's own questions and events are asked and told, not what they are made from."""
    return issubclass(thing, Together) or any(one in found for one in thing.__subclasses__())


def samples(thing: type[Struct]) -> Iterator[Struct]:
    """The thing with its fields filled in several ways."""
    hints = get_type_hints(thing)
    said = {name: ways("en").get(name, []) for name, hint in hints.items() if hint is str}
    for variant in range(max([4, *map(len, said.values())])):
        fields = {
            name: said[name][variant % len(said[name])]
            if said.get(name)
            else _value(hints[name], variant % 4)
            for name in thing.__struct_fields__
        }
        yield thing(**fields)


def _value(hint: Any, variant: int) -> Any:
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        return tuple(_value(inner, variant) for _ in range(variant))
    if get_origin(hint) in (Union, UnionType):
        some = [one for one in get_args(hint) if one is not NoneType]
        return None if variant == 0 and NoneType in get_args(hint) else _value(some[0], variant)
    if hasattr(hint, "__supertype__"):
        return min(variant + 1, 3) if hint.__name__ == "Place" else variant % 2
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)[variant % len(hint)]
    if hint is bool:
        return bool(variant % 2)
    if hint is str:
        return f"some_{variant}"
    if isinstance(hint, type) and issubclass(hint, Struct):
        return next(samples(hint))
    return (0, 1, 2, -1)[variant]


def phrases_of(game: str, language: str) -> Phrases:
    catalogue = Catalogue(language, game)
    cards = games.load(game).house_edition()
    called = dict(games.load(game).names(cards, catalogue))
    called["Seat"] = lambda seat: f"Player {seat}"
    return Phrases(catalogue, called)


@pytest.mark.parametrize(("game", "language"), SPOKEN)
@pytest.mark.parametrize("kind", KINDS)
def test_everything_can_be_said(game, language, kind):
    phrases = phrases_of(game, language)
    found = things(game, KINDS[kind])
    assert found
    for thing in found:
        for sample in samples(thing):
            said = phrases.say(kind, sample)
            assert said.strip(), sample
            assert "{" not in said, sample


def test_a_number_in_a_list_is_written_as_it_is_alone():
    said = phrases_of("horse-fever-party", "fr").say("event", RichListRead((0, 1), (2400, 100)))
    assert said.endswith("avec 2\u202f400 et 100\u00a0D.")


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("kind", KINDS)
def test_what_can_be_only_one_of_some_words_has_a_type_that_lists_them(game, kind):
    """But for a perk: it is the name of a field of the contracts' record."""
    bare = {
        f"{thing.__name__}.{name}"
        for thing in things(game, KINDS[kind])
        for name, hint in get_type_hints(thing).items()
        if name in thing.__struct_fields__ and hint is str
    }
    assert bare <= {"ContractPaid.perk"}


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_question_explains_itself(game, language):
    phrases = phrases_of(game, language)
    for thing in things(game, Question):
        for sample in samples(thing):
            assert phrases.say("question", sample, "help")


@pytest.mark.parametrize("game", games.names())
def test_the_help_of_a_question_says_where_the_rulebook_does(game):
    phrases = phrases_of(game, "en")
    for thing in things(game, Question):
        *_, where = phrases.say("question", next(samples(thing)), "help").split(". ")
        assert where.startswith("Rulebook"), (thing, where)


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_games_and_settings_are_named_and_explained(game, language):
    catalogue = Catalogue(language)
    info = games.info(game)
    for message in (f"game-{game}", f"game-{game}.about"):
        assert catalogue.say(message)
    assert "17" in catalogue.say(f"game-{game}.score", {"score": 17})
    for setting in info.settings:
        message = f"setting-{game}-{setting.name}"
        assert catalogue.say(message)
        assert catalogue.say(f"{message}.help")


RACES = [(game, language) for game, language in SPOKEN if hasattr(games.load(game), "finished")]


@pytest.mark.parametrize(("game", "language"), RACES)
def test_of_a_dead_heat_nobody_is_named_twice(game, language):
    phrases = phrases_of(game, language)
    for kind, name in (("event", "DeadHeat"), ("question", "ChooseWhoWasAhead")):
        (thing,) = [one for one in things(game, KINDS[kind]) if one.__name__ == name]
        said = phrases.say(kind, thing(Seat(0), LANES[:3]))
        named = [said.count(phrases.name("Lane", lane)) for lane in LANES]
        assert named == [1, 1, 1, 0, 0, 0], said


def test_lists_read_like_sentences():
    catalogue = Catalogue("en")
    assert catalogue.join([]) == "none"
    assert catalogue.join(["Ada"]) == "Ada"
    assert catalogue.join(["Ada", "Boris"]) == "Ada and Boris"
    assert catalogue.join(["Ada", "Boris", "Chloé"]) == "Ada, Boris and Chloé"


def test_a_number_no_sentence_can_hold_is_no_reason_to_fall_over():
    said = Catalogue("en").refusal("record-format", {"format": 10**400, "known": 1})
    assert "∞" in said
