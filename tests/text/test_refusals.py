"""Whatever is refused is refused in a sentence."""

from __future__ import annotations

import pytest

from fluent_files import everywhere
from hornbook.kernel import Refusal
from hornbook.kernel.cardfile import Fault
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
def test_every_fault_says_its_line_first(code, language):
    found = everywhere(language).get(f"card-{code}")
    assert found, f"card-{code} is missing in {language}"
    assert found.facts <= fault_codes()[code]
    fault = Fault(12345, code, dict.fromkeys(found.facts - {"line"}, "some"))
    before, _, sentence = fault.said(Catalogue(language)).partition(": ")
    assert "12345" in before
    assert sentence.endswith((".", "?", "。"))


def test_a_refusal_says_where_the_rule_stands():
    refusal = Refusal("short-game", rule="Additional rules for 6 players")
    assert str(refusal).endswith("(Rulebook: Additional rules for 6 players.)")
