"""What the browser client says is written, and gets all the facts it asks for."""

from __future__ import annotations

import re

import pytest

from client_codes import begun, named, said
from fluent_files import on_the_page
from hornbook import games
from hornbook.text import languages


def test_the_messages_of_the_client_are_found():
    assert len(named()) > 600
    assert len([one for one in said() if one.facts]) > 200


@pytest.mark.parametrize("language", languages())
def test_every_message_the_client_names_is_written(language):
    written = on_the_page(language)
    assert [one for one in sorted(named()) if one[0] not in written] == []
    assert not [
        one for one in sorted(begun()) if not any(name.startswith(one[0]) for name in written)
    ]


@pytest.mark.parametrize("language", languages())
def test_every_sentence_of_the_client_gets_what_it_asks_for(language):
    written = on_the_page(language)
    missing = {
        f"{one.place}: {one.message}": sorted(written[one.message].facts - one.facts)
        for one in said()
        if one.facts is not None and one.message in written
    }
    assert {place: facts for place, facts in missing.items() if facts} == {}


@pytest.mark.parametrize("language", languages())
def test_every_theatre_of_the_registry_has_its_sign_and_no_other(language):
    written = {one for one in on_the_page(language) if re.fullmatch(r"web-theatre-[a-z-]+", one)}
    registered = [games.info(name) for name in games.names()]
    assert written == {f"web-theatre-{one.theatre or one.name}" for one in registered}


@pytest.mark.parametrize("language", languages())
def test_every_value_a_setting_can_have_is_said_in_words(language):
    """Numbers speak for themselves."""
    values = {
        str(value)
        for game in games.names()
        for setting in games.info(game).settings
        for value in setting.allowed
        if isinstance(value, str)
    }
    assert {value for value in values if f"web-value-{value}" not in on_the_page(language)} == set()
