"""Every sentence about people fits whoever reads it: "you" on their own screen, else the name."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_type_hints

import pytest

from fluent_files import entries, folders
from hornbook import games
from hornbook.kernel import Seat
from hornbook.text import Catalogue, Phrases, fields_of, languages, stand_in
from hornbook.text.names import CAST, namesake
from hornbook.text.people import OTHER, YOU, forms
from text.test_sentences import KINDS, SPOKEN, samples, things

FIXTURE = Path(__file__).parent / "people.json"  # the browser's words are tested with it, too

# What reads wrong: the verb of somebody else, a capital within a sentence.
WRONG = {
    "en": [
        r"\bYou [a-z]+s\b",  # has, is, was, wins
        r"\b[Yy]ou[\u2019']s\b",
        r"(?<![.:?!] )(?<!^)\bYou\b",
        r"\bYou\b[^.:?!]*\b(and|but) (has|is|was|wins|owes)\b",
        r"\b(Zoe|Yann) (have|are|were|win|owe)\b",
    ],
    "fr": [
        r"\bVous (n\u2019|ne )?(a|est|avait|était)\b",
        r"(?<![.:?!\u00a0] )(?<![.:?!]\u00a0)(?<!^)\bVous\b",
        r"\b(Zoe|Yann) (avez|êtes|aviez|étiez)\b",
    ],
    "it": [
        r"\b[Tt]u (non )?(lo )?(ha|è|aveva|era)\b",
        r"(?<![.:?!] )(?<!^)\bTu\b",
        r"\b(Zoe|Yann) (non )?(lo )?(hai|sei|avevi|eri)\b",
        r"\bda tu\b|\ba tu\b|\bdi tu\b",
    ],
    "de": [
        r"\b[Dd]u (hat|ist|hatte|war)\b",
        r"(?<![.:?!] )(?<!^)\bDu\b",
        r"\b(Zoe|Yann) (hast|bist|hattest|warst)\b",
        r"\bvon du\b|\bfür du\b",
    ],
}
# Nobody is spoken to where everybody reads it.
YOURS = {"en": r"\byour?\b", "it": r"\b(tu|te|tuo|tua|tuoi|tue)\b"}


def phrases_of(game, language, reader):
    catalogue = Catalogue(language, game)
    called = dict(games.load(game).names(games.load(game).house_edition(), catalogue))
    called["Seat"] = lambda seat: ("Zoe", "Yann")[seat]
    return Phrases(catalogue, called, reader)


def of_people(game, kind):
    """The things in whose fields there are people."""
    found = things(game, KINDS[kind])
    return [one for one in found if any(inner == "Seat" for _, inner, _ in fields_of(one))]


@pytest.mark.parametrize(("game", "language"), SPOKEN)
@pytest.mark.parametrize("kind", KINDS)
def test_every_sentence_fits_whoever_reads_it(game, language, kind):
    for thing in of_people(game, kind):
        for sample in samples(thing):
            for reader in (0, 1, None):
                if kind == "question" and reader == getattr(sample, "buyer", None):
                    continue  # nobody is asked about an offer of their own
                said = phrases_of(game, language, reader).say(kind, sample)
                for wrong in WRONG.get(language, []):
                    assert not re.search(wrong, said), (said, reader)
                if reader is None and kind == "event" and sample.heard_by(None):
                    yours = YOURS.get(language)
                    assert not (yours and re.search(yours, said.lower())), said


# In other languages: the verb of somebody else, a name behind what must be elided or inflected.
NAMES = ("Ada", "Yves", "Hélène", "Max")
NAMED = "|".join(NAMES)
WRONG_ELSEWHERE = {
    "fr": [
        r"(?:\bVous|(?:et|que|:|;|,) vous) (a|est|était|avait|aura|doit|peut|prend)\b",
        rf"\b({NAMED}) (avez|êtes|étiez|aviez|devez|pouvez)\b",
        rf"\b(de|que|jusque|le|la|ce|lorsque|puisque) ({NAMED})\b",
        rf"\b(d|l|qu)\u2019({NAMED})\b",
    ],
    "it": [
        r"\b[Tt]u (ha|è|era|aveva|deve|può)\b",
        rf"\b({NAMED}) (hai|sei|eri|avevi|devi|puoi)\b",
    ],
    "de": [
        r"\b[Dd]u (hat|ist|war|muss|kann|darf|wird)\b(?! es)",
        rf"\b({NAMED}) (hast|bist|warst|musst|kannst|darfst|wirst)\b",
        rf"\b({NAMED})(s|[\u2019'])(?=\s)",
        r"\b(von|mit|bei|zu|an|gegen|für|um) du\b",
    ],
}


@pytest.mark.parametrize("language", WRONG_ELSEWHERE)
@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("kind", KINDS)
def test_every_sentence_fits_whoever_reads_it_in_other_languages(game, kind, language):
    catalogue = Catalogue(language, game)
    called = dict(games.load(game).names(games.load(game).house_edition(), catalogue))
    wrong = []
    for place, thing in enumerate(of_people(game, kind)):
        for sample in samples(thing):
            for reader in (0, 1, None):
                others = NAMES[place % len(NAMES) :] + NAMES
                names = {**called, "Seat": others.__getitem__}
                said = Phrases(catalogue, names, reader).say(kind, sample)
                wrong += [said for one in WRONG_ELSEWHERE[language] if re.search(one, said)]
    assert sorted(set(wrong)) == []


def test_every_language_says_what_reads_wrong_in_it():
    assert {"en", *WRONG_ELSEWHERE} == set(languages())


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_nobodys_name_is_told_to_themselves(game, language):
    for thing in of_people(game, "event"):
        hints = get_type_hints(thing)
        if any(hint is not Seat and "Seat" in str(hint) for hint in hints.values()):
            continue  # several people
        for sample in samples(thing):
            phrases = phrases_of(game, language, sample.seat if hasattr(sample, "seat") else None)
            if hasattr(sample, "seat"):
                mine = phrases.names["Seat"](sample.seat)
                others = [
                    getattr(sample, name)
                    for name, inner, _ in fields_of(thing)
                    if inner == "Seat" and name != "seat"
                ]
                if sample.seat not in others:
                    assert mine not in phrases.say("event", sample)


def test_who_did_several_things_is_named_once():
    says = phrases_of("horse-fever-board", "en", 1)
    revealed = {one.__name__: one for one in things("horse-fever-board", KINDS["event"])}
    turned = revealed["ActionsRevealed"]
    assert says.say("event", turned(0, (0, 1), (0, 0))).endswith(", by Zoe.")
    assert says.say("event", turned(0, (0, 1), (1, 1))).endswith(", by you.")
    assert says.say("event", turned(0, (0, 1), (1, 0))).endswith(", by you and Zoe.")


@pytest.mark.parametrize("language", languages())
def test_a_list_of_people_has_each_of_them_in_every_form(language):
    says = phrases_of("unicorn-fever", language, 1)
    facts = says.people("seats", (0, 1))
    each = [says.person("one", seat) for seat in (0, 1)]
    for form in forms(says.catalogue):
        told = [str(one[f"one-{form}"]) for one in each]
        assert facts[f"seats-{form}"] == says.catalogue.join(told), form
    assert language != "en" or facts["seats-by"] == "by Zoe and by you"


@pytest.mark.parametrize("case", json.loads(FIXTURE.read_text()), ids=lambda case: case["said"])
def test_python_says_what_the_browser_says(case):
    kinds = {one.__struct_config__.tag: one for one in things(case["game"], KINDS["event"])}
    fields = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in case["thing"].items()
        if name != "type"
    }
    phrases = phrases_of(case["game"], "en", case["reader"])
    phrases = Phrases(
        phrases.catalogue,
        {**phrases.names, "Seat": lambda seat: stand_in(phrases.catalogue, seat)},
        case["reader"],
    )
    assert phrases.say("event", kinds[case["thing"]["type"]](**fields)) == case["said"]


@pytest.mark.parametrize("language", languages())
def test_you_and_others_have_the_same_forms(language):
    catalogue = Catalogue(language)
    assert (
        set(catalogue.attributes(YOU)) == set(forms(catalogue)) == set(catalogue.attributes(OTHER))
    )


@pytest.mark.parametrize("language", languages())
def test_every_fact_about_a_person_is_one_there_is(language):
    known = {"is", "count", *forms(Catalogue(language))}
    people = r"(seat|seats|owner|owners|buyer|winner|winners|neighbour|judge|heir|who|names|first)"
    for folder in ["", *folders(language)]:
        for entry in entries(language, folder).values():
            for fact in entry.facts:
                found = re.fullmatch(rf"{people}-(\w+)", fact)
                assert not found or found[2] in known, (entry.name, fact)


def test_stand_ins_are_never_called_alike():
    names = [stand_in(Catalogue("en"), seat) for seat in range(40 * CAST)]
    assert len(set(names)) == len(names)
    assert names[CAST] == namesake(names[0], 1) == "Ada B"
