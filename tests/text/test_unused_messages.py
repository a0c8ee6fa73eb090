"""No message stands in the Fluent files that nothing can say."""

from __future__ import annotations

import pytest

from fluent_files import entries, everywhere, folders, on_the_page
from hornbook import games
from hornbook.bots.advice import reasons_of
from hornbook.kernel import Event, Option, Question, kebab
from hornbook.kernel.cardfile import Source
from hornbook.kernel.system import KNOWN
from hornbook.lab.balance.experiment import experiment
from hornbook.racing import LaneEffects
from hornbook.server.table.play import ChoicesTakenBack
from hornbook.text import languages
from source_codes import fault_codes, finding_codes, literals, refusal_codes, said_in_the_browser

# Messages whose names are put together: a prefix, and all that can follow it.
FAMILIES: dict[str, set[str]] = {
    "web-": {"language"},  # read by the build
    "event-": {kebab(ChoicesTakenBack.__name__)},
    "reason-": {kebab(one.__name__) for name in games.names() for one in reasons_of(name)},
    "refusal-": set(refusal_codes()),
    "rule-": {
        limit.rule
        for name in games.names()
        for setting in games.info(name).settings
        for limit in setting.limits
    },
    "card-": set(fault_codes()),
    "effect-": {name.replace("_", "-") for name in LaneEffects.__struct_fields__},
    "doctor-": {*finding_codes(), "mark-well", "mark-note", "mark-fault"},
    "game-": set(games.names()),
    "system-": set(KNOWN),
    "source-": {source.value for source in Source},
    "player-": {"you", "other", *"123456"},
    "balance-family-": {family for name in games.names() for family in experiment(name).families},
    "balance-verdict-": {"strong", "weak", "fits", "unwanted", "few"},
    "balance-finding-": {"strong", "weak", "unwanted"},
    "balance-figure-": {"decisions", "lead-changes", "winner", "spread", "loans"},
    "balance-curve-": {
        "glory",
        "gold",
        "loans",
        "score",
        "points",
        "danari",
        "winner",
        "mean",
        "last",
    },
    "balance-reading-": {"given", "dot", "many", "taken", "bots", "file"},
    "balance-": {"more", "fewer", "same", "thing", "effect", "sure", "taken", "verdict", "games"},
    "setting-": {
        f"{name}-{setting.name}" for name in games.names() for setting in games.info(name).settings
    },
}


def _said_somehow(message: str) -> bool:
    name = message.partition(".")[0]
    if name in literals() or said_in_the_browser(name):
        return True
    if any(
        name.endswith(f"-{game}") and said_in_the_browser(name.removesuffix(f"-{game}"))
        for game in games.names()
    ):
        return True  # a game's own sentence instead of everybody's
    return any(
        name.startswith(prefix) and name.removeprefix(prefix) in rest
        for prefix, rest in FAMILIES.items()
    )


@pytest.mark.parametrize("language", languages())
def test_no_message_that_all_or_the_page_have_is_unused(language):
    messages = {*everywhere(language), *on_the_page(language)}
    assert not sorted(message for message in messages if not _said_somehow(message))


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
    } | {f"reason-{kebab(one.__name__)}" for one in reasons_of(game)}
    told = {
        name.partition(".")[0]
        for name in entries(language, game)
        if name.startswith(("event-", "option-", "question-", "reason-"))
    }
    assert told <= known


def _kinds(kind: type) -> list[type]:
    return [kind, *(deeper for inner in kind.__subclasses__() for deeper in _kinds(inner))]
