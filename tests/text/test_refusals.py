"""Whatever is refused is refused in a sentence."""

from __future__ import annotations

import pytest

from fluent_files import everywhere
from hornbook import games
from hornbook.kernel import Refusal
from hornbook.kernel.cardfile import Fault, FaultyCards
from hornbook.text import Catalogue, languages
from source_codes import fault_codes, refusal_codes


def test_the_codes_are_found():
    assert {"no-such-option", "bad-choices", "game-over", "short-game", "card-fault"} <= set(
        refusal_codes()
    )
    assert {"syntax", "not-in-range", "twice", "empty-stack"} <= set(fault_codes())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", sorted(refusal_codes()))
def test_every_refusal_has_its_sentence(code, language):
    found = everywhere(language).get(f"refusal-{code}")
    assert found, f"refusal-{code} is missing in {language}"
    assert found.facts <= refusal_codes()[code]
    for number in (0, 1, 2, 12_345):
        said = Catalogue(language).refusal(code, dict.fromkeys(found.facts, number))
        assert said
        assert "\n" not in said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", sorted(fault_codes()))
def test_every_fault_is_a_sentence_for_a_place_that_shows_its_line(code, language):
    found = everywhere(language).get(f"card-{code}")
    assert found, f"card-{code} is missing in {language}"
    assert found.facts <= fault_codes()[code] - {"line"}
    fault = Fault(12345, code, dict.fromkeys(found.facts, "some"))
    assert fault.said(Catalogue(language)).endswith((".", "?", "。"))
    assert "line 12345: " in str(FaultyCards([fault]))


def test_a_refusal_says_where_the_rule_stands():
    refusal = Refusal("short-game", rule="six-players")
    assert str(refusal).endswith("(Rulebook: Additional rules for 6 players.)")
    brought = Refusal("short-game", rule="Chapter 7")  # by a game from elsewhere
    assert str(brought).endswith("(Rulebook: Chapter 7.)")


@pytest.mark.parametrize("language", languages())
def test_every_place_in_a_rulebook_is_named(language):
    places = {
        f"rule-{limit.rule}"
        for name in games.names()
        for setting in games.info(name).settings
        for limit in setting.limits
    }
    assert len(places) == 2
    assert places <= set(everywhere(language))
