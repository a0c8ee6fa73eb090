"""docs/cards.md: every field and effect is explained there, and every example is played."""

import re
from pathlib import Path
from typing import get_type_hints

import pytest
from msgspec import Struct
from msgspec.structs import fields

from hornbook import games
from hornbook.games.horse_fever import decks as horse
from hornbook.games.kill_the_unicorns import decks as kill_the_unicorns
from hornbook.games.unicorn_fever import decks as unicorn
from hornbook.kernel.blanks import Blank
from hornbook.kernel.cardfields import CardField, card_fields
from hornbook.kernel.cardfile import taken_apart
from hornbook.lab.sitting import Sitting
from hornbook.racing import LaneEffects, MovementCard

PAGE = (Path(__file__).parents[1] / "docs" / "cards.md").read_text(encoding="utf-8")
_BLOCK = re.compile(r"```toml\n# ([^\n]+)\n(.*?)```", re.DOTALL)
EXAMPLES = [
    pytest.param(game, text, id=f"{game}-{number}")
    for number, (named, text) in enumerate(_BLOCK.findall(PAGE))
    for game in named.split(", ")
]
DECKS: dict[str, dict[str, type[Struct]]] = {
    "Unicorn Fever": {
        "magic": unicorn.MagicCard,
        "contract": unicorn.Contract,
        "unicorn": unicorn.Unicorn,
        "movement": MovementCard,
        "token": unicorn.ActionToken,
    },
    "Horse Fever": {
        "action": horse.ActionCard,
        "assistant": horse.Assistant,
        "objective": horse.Objective,
        "horse": horse.HorseCard,
        "character": horse.Character,
    },
    "Kill the Unicorns": {
        "ruse": kill_the_unicorns.Ruse,
        "unicorn": kill_the_unicorns.Unicorn,
        "starter": kill_the_unicorns.Unicorn,
        "character": kill_the_unicorns.CharacterCard,
        "hunt": kill_the_unicorns.HuntCard,
        "stall": kill_the_unicorns.Stall,
        "pate": kill_the_unicorns.Pate,
    },
}
KINDS = [
    pytest.param(game, deck, kind, id=f"{game}-{deck}")
    for game, decks in DECKS.items()
    for deck, kind in decks.items()
]


def part(game: str, deck: str) -> str:
    """What the page says of a deck."""
    chapter = re.split(r"^## ", PAGE, flags=re.MULTILINE)
    (of_game,) = [one for one in chapter if one.startswith(f"{game}\n")]
    (found,) = [
        one
        for one in re.split(r"^### ", of_game, flags=re.MULTILINE)
        if f"`[[{deck}]]`" in one.partition("\n")[0]
    ]
    return found


def rows(text: str) -> dict[str, str]:
    """By name: what a field of a table may be."""
    return dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", text, re.MULTILINE))


def told(field: CardField, text: str) -> None:
    """What is said of a field holds: its values, its range, whether it may be left out."""
    if field.allowed and field.kind == "choice":
        assert re.findall(r"`([\w-]+)`", text) == field.allowed, field.name
    if field.kind == "number" and not field.allowed:
        ends = {str(field.low), str(field.high)}
        assert ends <= set(re.findall(r"-?\d+", text)), (field.name, text)
    if field.kind == "flag" and not field.start:
        assert "`true`" in text


@pytest.mark.parametrize(("game", "deck", "kind"), KINDS)
def test_every_field_of_every_deck_is_explained(game, deck, kind):
    found = rows(part(game, deck))
    for field in card_fields(Blank(deck, deck, kind, {})):
        if field.name == "source":
            assert field.name in found
            continue
        told(field, found[field.name])
        if field.name == "name" or (deck, field.name) == ("pate", "points"):
            continue  # the one is nowhere needed, the other stands in a table of two decks
        assert ("usual" in found[field.name]) is not field.required, field.name


@pytest.mark.parametrize(("game", "deck", "kind"), KINDS)
def test_every_effect_is_explained(game, deck, kind):
    for name, hint in get_type_hints(kind, include_extras=True).items():
        plain, _ = taken_apart(hint)
        if not (isinstance(plain, type) and issubclass(plain, Struct)):
            continue
        (group,) = [one for one in card_fields(Blank(deck, deck, kind, {})) if one.name == name]
        if plain is LaneEffects:
            text = PAGE.partition("## Effects on a racer")[2].partition("\n## ")[0]
        else:
            text = part(game, "assistant" if deck == "character" else deck)
        found = rows(text)
        assert [one.name for one in group.fields] == [one.name for one in fields(plain)]
        for effect in group.fields:
            told(effect, found[effect.name])


@pytest.mark.parametrize(("game", "text"), EXAMPLES)
def test_every_example_is_read_and_played(game, text):
    edition = games.load(game).read_edition(text)
    assert edition.digest != games.load(game).house_edition().digest
    sitting = Sitting(game, edition=edition)
    assert sitting.play("docs", sitting.seat(["random"])).result is not None


def test_every_deck_has_an_example():
    shown = {
        (game.values[0].rpartition("-")[0] if "horse" in game.values[0] else game.values[0], deck)
        for game in EXAMPLES
        for deck in re.findall(r"^\[\[(\w+)\]\]", game.values[1], re.MULTILINE)
    }
    wanted = {
        ("horse-fever" if game == "Horse Fever" else game.lower().replace(" ", "-"), deck)
        for game, decks in DECKS.items()
        for deck in decks
    }
    assert wanted <= shown
