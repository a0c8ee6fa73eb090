"""Everything that happens, can be chosen or is asked has its words."""

import sys
from collections.abc import Iterator
from enum import Enum
from types import ModuleType, NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct

from hornbook import games
from hornbook.games.horse_fever.edition import house_edition, read_edition
from hornbook.games.horse_fever.names import names
from hornbook.games.horse_fever.perks import Perks
from hornbook.games.horse_fever.stables import STABLES
from hornbook.kernel import Event, Option, Question
from hornbook.racing import LaneEffects
from hornbook.text import Catalogue, Phrases
from horse_scene import BOARD, FAMILY

KINDS = {"event": Event, "option": Option, "question": Question}


def modules_of(game: str) -> list[ModuleType]:
    """The game's modules: its own, and whatever of ours they use."""
    found: dict[str, ModuleType] = {}
    waiting = [games.load(game).__module__]
    while waiting:
        name = waiting.pop()
        if name in found or not name.startswith(("hornbook.games.", "hornbook.racing.")):
            continue
        module = found[name] = sys.modules[name]
        for thing in vars(module).values():
            waiting.append(getattr(thing, "__module__", None) or getattr(thing, "__name__", ""))
            if isinstance(thing, ModuleType):
                waiting.append(thing.__name__)
    return list(found.values())


def things(game: str, base: type) -> list[type]:
    return [
        thing
        for module in modules_of(game)
        for name, thing in vars(module).items()
        if isinstance(thing, type)
        and issubclass(thing, base)
        and thing.__module__ == module.__name__
        and not name.startswith("_")
    ]


def samples(thing: type) -> Iterator[Struct]:
    hints = get_type_hints(thing)
    for variant in range(4):
        yield thing(**{name: value(hints[name], variant) for name in thing.__struct_fields__})


def value(hint: Any, variant: int) -> Any:
    if get_origin(hint) is tuple:
        return tuple(value(get_args(hint)[0], variant) for _ in range(variant))
    if get_origin(hint) in (Union, UnionType):
        some = [one for one in get_args(hint) if one is not NoneType]
        return None if variant == 0 and NoneType in get_args(hint) else value(some[0], variant)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)[variant % len(hint)]
    if isinstance(hint, type) and issubclass(hint, Struct):
        return next(samples(hint))
    return variant


def phrases(game: str) -> Phrases:
    catalogue = Catalogue("en", game)
    called = {**names(house_edition(), catalogue), "Seat": lambda seat: f"Player {seat}"}
    return Phrases(catalogue, called)


@pytest.mark.parametrize("game", [BOARD, FAMILY])
@pytest.mark.parametrize("kind", KINDS)
def test_everything_can_be_said(game, kind):
    found = things(game, KINDS[kind])
    assert len(found) > 5
    said = phrases(game)
    said.catalogue.join = lambda words: " + ".join(words) or "none"
    for thing in found:
        for sample in samples(thing):
            assert "{" not in said.say(kind, sample)
            assert kind != "question" or "Rulebook" in said.say(kind, sample, "help")


@pytest.mark.parametrize("game", [BOARD, FAMILY])
def test_the_game_and_its_settings_are_explained(game):
    catalogue = Catalogue("en")
    assert catalogue.say(f"game-{game}")
    assert catalogue.say(f"game-{game}.about")
    assert "7" in catalogue.say(f"game-{game}.score", {"score": 7})
    for setting in games.info(game).settings:
        assert catalogue.say(f"setting-{game}-{setting.name}.help")


def test_every_card_has_a_name_of_its_own():
    cards, catalogue = house_edition(), Catalogue("en", BOARD)
    decks = {
        "action": cards.actions,
        "assistant": cards.assistants,
        "objective": cards.objectives,
        "horse-card": cards.horses,
        "character": cards.characters,
    }
    for prefix, deck in decks.items():
        said = {catalogue.say(f"{prefix}-{card.id}") for card in deck}
        assert len(said) == len({card.id for card in deck})


def test_cards_keep_the_names_of_the_box():
    called = names(house_edition(), Catalogue("en", BOARD))
    ids = [card.id for card in house_edition().actions]
    assert called["ActionId"](ids.index("armand-amende")) == "Armand Aménde"
    assert [Catalogue("en", BOARD).say(f"stable-{s.value}") for s in STABLES][:2] == [
        "Die Swarz Mond",
        "The Blue Blood",
    ]


def test_an_own_card_goes_by_its_name_or_its_id():
    edition = read_edition(
        '[edition]\nname = "x"\nextends = true\n'
        '[[horse]]\nid = "old-grey"\nsource = "house"\n'
        '[[horse]]\nid = "x"\nname = "Grandma"\nsource = "house"\n'
    )
    called = names(edition, Catalogue("en", BOARD))
    assert [called["HorseId"](number) for number in (9, 10)] == ["Old grey", "Grandma"]


def test_every_number_a_card_can_carry_has_a_sentence():
    catalogue = Catalogue("en", BOARD)
    for name in LaneEffects.__struct_fields__:
        for number in (-1, 0, 1, 2):
            facts = {"value": number, "size": abs(number), "sign": "more" if number > 0 else "less"}
            if name != "bet_gold":  # means nothing in Horse Fever
                assert catalogue.say(f"effect-{name.replace('_', '-')}", facts)
    for name in Perks.__struct_fields__:
        assert catalogue.say(f"perk-{name.replace('_', '-')}", {"value": 1})
