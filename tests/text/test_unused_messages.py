"""No message stands in the Fluent files that nothing can say."""

from __future__ import annotations

import pytest

from fluent_files import entries, folders
from hornbook import games
from hornbook.kernel import Event, Option, Question, kebab
from hornbook.kernel.cardfile import Source
from hornbook.racing import LaneEffects
from hornbook.server.table.play import ChoicesTakenBack
from hornbook.text import languages
from source_codes import fault_codes, finding_codes, literals, refusal_codes, said_in_the_browser

# Messages whose names are put together: a prefix, and all that can follow it.
FAMILIES: dict[str, set[str]] = {
    "event-": {kebab(ChoicesTakenBack.__name__)},
    "refusal-": set(refusal_codes()),
    "card-": set(fault_codes()),
    "effect-": {name.replace("_", "-") for name in LaneEffects.__struct_fields__},
    "doctor-": {*finding_codes(), "mark-well", "mark-note", "mark-fault"},
    "game-": set(games.names()),
    "source-": {source.value for source in Source},
    "player-": {"you", "other", *"123456"},
    "setting-": {
        f"{name}-{setting.name}" for name in games.names() for setting in games.info(name).settings
    },
}


def _said_somehow(message: str) -> bool:
    name = message.partition(".")[0]
    if name in literals() or said_in_the_browser(name):
        return True
    return any(
        name.startswith(prefix) and name.removeprefix(prefix) in rest
        for prefix, rest in FAMILIES.items()
    )


@pytest.mark.parametrize("language", languages())
def test_no_common_message_is_unused(language):
    assert not [message for message in entries(language) if not _said_somehow(message)]


@pytest.mark.parametrize("language", languages())
def test_every_folder_is_a_games(language):
    families = {"-".join(name.split("-")[:2]) for name in games.names()}
    assert set(folders(language)) <= set(games.names()) | families


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.names())
def test_no_event_option_or_question_is_told_that_cannot_happen(game, language):
    games.load(game)  # its events, options and questions are known from here on
    known = {
        f"{kind}-{kebab(thing.__name__)}"
        for kind, base in (("event", Event), ("option", Option), ("question", Question))
        for thing in _kinds(base)
    }
    told = {
        name.partition(".")[0]
        for name in entries(language, game)
        if name.startswith(("event-", "option-", "question-"))
    }
    assert told <= known


@pytest.mark.parametrize("language", languages())
def test_all_languages_have_the_same_messages(language):
    for folder in ["", *folders("en")]:
        assert set(entries(language, folder)) == set(entries("en", folder))


def _kinds(kind: type) -> list[type]:
    return [kind, *(deeper for inner in kind.__subclasses__() for deeper in _kinds(inner))]
