"""Examples in the rules: the engine does the sums, in every language, whatever is chosen."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from hornbook import games
from hornbook.games.rules import forms_of, rules_of, tried
from hornbook.kernel import BadSettings
from hornbook.kernel.examples import Control, ControlKind
from hornbook.text import languages

EXAMPLES = [(game, name) for game in games.names() for name in forms_of(game, "en")]


def choices(control: Control) -> list[Any]:
    """Some of what a control can be set to: its ends at least."""
    values = [one.value for one in control.values]
    match control.kind:
        case ControlKind.CHOICE:
            return values
        case ControlKind.AMOUNT:
            return [control.low, control.first, control.high]
        case ControlKind.ORDER:
            return [values, values[::-1]]
        case ControlKind.MANY:
            return [[], values[:1], values]
        case ControlKind.TURNS:
            return [[], [0, 0, 0], [22, 5, 5] * 12]


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_whatever_is_chosen_has_its_answer_in_every_language(game, name):
    controls = forms_of(game, "en")[name].controls
    for chosen in product(*map(choices, controls)):
        given = {one.name: value for one, value in zip(controls, chosen, strict=True)}
        found = [tried(game, language, name, given) for language in languages()]
        assert all(one.said for one in found)
        figures = [[figure.value for figure in one.figures] for one in found]
        assert all(one == figures[0] for one in figures)


@pytest.mark.parametrize("game", games.names())
def test_every_example_stands_in_a_paragraph_and_no_other_is_named(game):
    named = [one.example for chapter in rules_of(game, "en") for one in chapter.paragraphs]
    assert sorted(filter(None, named)) == sorted(forms_of(game, "en"))


def test_all_that_was_promised_can_be_tried():
    fever = {"payout", "odds", "cancel", "turn"}
    assert set(forms_of("unicorn-fever", "en")) == fever | {"tax"}
    assert set(forms_of("horse-fever-board", "en")) == fever
    assert set(forms_of("kill-the-unicorns", "en")) == {"herd", "ties"}


def figures(game: str, name: str, **given: Any) -> list[int]:
    return [one.value for one in tried(game, "en", name, given).figures]


def test_1_2_a_payout_is_the_tables():
    assert figures("unicorn-fever", "payout", kind=0, row=2, stake=6, place=1) == [24, 5]
    assert figures("unicorn-fever", "payout", kind=0, row=2, stake=6, place=2) == [0, 0]
    assert figures("unicorn-fever", "payout", kind=2, row=5, stake=6, place=3) == [12, 2]
    assert figures("horse-fever-family", "payout", kind=0, row=2, stake=200, place=1) == [800, 3]
    assert figures("horse-fever-board", "payout", kind=1, row=3, stake=300, place=3) == [600, 1]
    assert figures("horse-fever-party", "payout", kind=1, stake=100, place=1) == [600]


def test_3_2_who_cannot_pay_the_tax_borrows():
    assert figures("unicorn-fever", "tax", glory=12, gold=8) == [16, 1]
    assert figures("unicorn-fever", "tax", glory=5, gold=5) == [0, 0]


def states(game: str, name: str, **given: Any) -> list[str]:
    return [one.state for one in tried(game, "en", name, given).lines]


def test_2_2_letters_cancel_pair_by_pair():
    control = forms_of("unicorn-fever", "en")["cancel"].controls[0]
    good, bad, other = (one.value for one in control.values[:3])
    assert states("unicorn-fever", "cancel", laid=[good, bad]) == ["gone", "gone"]
    assert states("unicorn-fever", "cancel", laid=[good, other]) == ["best", "best"]


def test_3_3_everyone_moves_one_row_towards_the_place():
    order = [0, 1, 2, 3, 4, 5]
    assert states("horse-fever-board", "odds", order=order) == [""] * 6
    assert states("horse-fever-board", "odds", order=order[::-1]) == ["up"] * 3 + ["down"] * 3


def test_2_3_equal_totals_cancel_and_the_next_best_wins():
    assert states("kill-the-unicorns", "ties", one=7, two=7, three=4) == ["gone", "gone", "best"]
    assert states("kill-the-unicorns", "ties", one=5, two=5, three=5) == ["gone"] * 3


def test_3_the_best_split_is_counted():
    assert figures("kill-the-unicorns", "herd", pink=1, blue=3, green=1, yellow=2) == [10]
    assert figures("kill-the-unicorns", "herd", pink=5, blue=0, green=0, yellow=0) == [12]


def test_2_4_a_race_ends_with_all_six_home():
    assert states("unicorn-fever", "turn", turns=[3, 1, 2] * 12) == ["home"] * 6


def test_an_example_that_nobody_wrote_is_refused():
    with pytest.raises(BadSettings):
        tried("unicorn-fever", "en", "poker", {})
    with pytest.raises(BadSettings):
        tried("unicorn-fever", "en", "tax", {"glory": -1, "gold": 0})
