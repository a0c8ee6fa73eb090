"""Everything a party can say has its sentence, with no gap it cannot fill."""

import re

import msgspec
import pytest

from hornbook.games.horse_fever.party import betting, events, options, programme, race
from hornbook.games.horse_fever.party.decks import house_edition
from hornbook.games.horse_fever.party.info import INFO
from hornbook.games.horse_fever.party.names import names
from hornbook.games.horse_fever.party.table import BetKind
from hornbook.kernel import Event, NotAsked, NotOpen, Option, Question
from hornbook.racing import LANES
from hornbook.text import Catalogue
from hornbook.text.catalogue import LOCALES

TEXTS = "\n".join(
    path.read_text(encoding="utf-8") for path in (LOCALES / "en" / INFO.name).glob("*.ftl")
)


def classes(base, *modules):
    """Every class of a kind that is defined there and can be shown."""
    return [
        thing
        for module in modules
        for name, thing in vars(module).items()
        if isinstance(thing, type)
        and issubclass(thing, base)
        and thing.__module__ == module.__name__
        and not name.startswith("_")
    ]


SAID = [
    *(("event", kind) for kind in classes(Event, events)),
    *(("option", kind) for kind in classes(Option, options)),
    *(
        ("question", kind)
        for kind in classes(Question, betting, race, programme)
        if kind is not betting.PlaceBets  # asks through the questions of each seat
    ),
]


@pytest.mark.parametrize(("prefix", "kind"), SAID)
def test_everything_has_its_sentence(prefix, kind):
    message = f"{prefix}-{kind.__struct_config__.tag}"
    assert Catalogue("en", INFO.name).has(message)
    if prefix == "question":
        assert Catalogue("en", INFO.name).has(f"{message}.help")
    found = re.search(rf"^{message} =(.*\n(?:[ }}].*\n)*)", TEXTS, re.MULTILINE)
    gaps = set(re.findall(r"\$([a-z-]+)", found[1]))
    assert gaps <= {name.replace("_", "-") for name in kind.__struct_fields__}


def test_horses_bets_and_places_have_names():
    called = names(house_edition(), Catalogue("en", INFO.name))
    assert [called["Lane"](lane) for lane in LANES][:2] == ["Black", "Blue"]
    assert [called["BetKind"](kind) for kind in BetKind] == ["to place", "to win"]
    assert called["Place"](3) == "3rd"
    assert called["MovementId"](0) == "332222"


@pytest.mark.parametrize("setting", INFO.settings)
def test_the_registry_entry_is_in_words(setting):
    catalogue = Catalogue("en")
    assert catalogue.has(f"game-{INFO.name}.about")
    assert catalogue.has(f"setting-{INFO.name}-{setting.name}.help")


@pytest.mark.parametrize(
    "refusal",
    [
        NotOpen("not-open"),
        NotOpen("table-full", most=9),
        NotOpen("not-the-next-seat", seat=3, next=2),
        NotAsked("nothing-to-take-back"),
    ],
)
def test_refusals_say_what_is_wrong(refusal):
    assert ":" in str(refusal)


def test_events_are_plain_data():
    for kind in classes(Event, events):
        msgspec.json.Decoder(kind)
