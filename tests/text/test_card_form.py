"""The form for own cards says everything in words: fields, values, effects, faults."""

import re

import pytest

from card_files import HEAD, fresh_card
from fluent_files import on_the_page
from hornbook import games
from hornbook.server.http.editions import blank_cards, checked
from hornbook.text import Catalogue, languages

BLANKS = [
    pytest.param(game, blank, id=f"{game}-{blank.section}")
    for game in games.names()
    for blank in blank_cards(game).blanks
]
NONSENSE = {
    "text": "",
    "letter": "ab",
    "number": 999_999,
    "numbers": [9, 9, 9, 9, 9, 9],
    "choice": "nonsense",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "blank"), BLANKS)
def test_everything_the_form_shows_has_a_name(game, blank, language):
    catalogue, page = Catalogue(language, game), on_the_page(language)
    assert catalogue.has(f"blank-{blank.section}")
    for field in blank.fields:
        assert catalogue.has(f"blank-field-{field.name}"), field.name
        if field.name == "source":
            continue
        named = f"web-value-{field.name}"
        for value in field.allowed:
            assert (named if field.kind == "number" else f"web-value-{value}") in page, value
        for effect in field.fields:
            sentence = f"{field.sentences}-{effect.name.replace('_', '-')}"
            assert effect.beside or catalogue.has(sentence), sentence


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "blank"), BLANKS)
def test_every_fault_of_a_field_is_said_without_its_key(game, blank, language):
    found = [
        checked(game, HEAD + fresh_card(blank, **{field.name: wrong}), language).faults
        for field in blank.fields
        for wrong in _wrong(field)
    ]
    found.append(checked(game, HEAD + fresh_card(blank, name="\x1b") * 2, language).faults)
    found.append(checked(game, HEAD + fresh_card(blank, copies=9), language).faults)
    codes = {fault.code for faults in found for fault in faults}
    assert codes
    page = on_the_page(language)
    for code in codes - {"unknown-key"}:  # the form writes no keys that are none
        assert f"web-fault-{code}" in page, code
        assert "key" not in page[f"web-fault-{code}"].facts


def _wrong(field):
    """Values that a field refuses, by its kind; its effects' as records."""
    if field.kind == "effects":
        return [
            {effect.name: one} for effect in field.fields for one in _wrong(effect) if one != ""
        ]
    if field.name in ("danari", "income", "fine"):
        return [NONSENSE["number"], 150]
    if field.step > 1:
        return [150]
    return [NONSENSE[field.kind]] if field.kind in NONSENSE else []


@pytest.mark.parametrize("language", languages())
def test_no_fault_of_the_form_names_a_key_of_the_file(language):
    keys = {
        field.name
        for game in games.names()
        for blank in blank_cards(game).blanks
        for outer in blank.fields
        for field in (outer, *outer.fields)
        if "_" in field.name
    }
    for name, entry in on_the_page(language).items():
        if name.startswith("web-fault-"):
            assert not keys & set(re.findall(r"\w+", entry.text))
