"""The lane-effect record and the odds table."""

import re
from math import comb
from pathlib import Path

import pytest

from hornbook.racing import (
    NO_EFFECTS,
    LaneEffects,
    after_race,
    combined,
    house_movement,
    moved_up,
    multiplier,
)
from hornbook.racing.effects import FIELDS, MOMENTS
from hornbook.text import languages


def test_nothing_combines_to_nothing():
    assert combined([]) is NO_EFFECTS


def test_a_single_effect_stays_as_it_is():
    effect = LaneEffects(tie=1)
    assert combined([effect]) is effect


@pytest.mark.parametrize(
    ("effects", "together"),
    [
        ([LaneEffects(start_set=4), LaneEffects(start_set=0)], LaneEffects(start_set=0)),
        ([LaneEffects(start_add=1), LaneEffects(start_add=1)], LaneEffects(start_add=2)),
        ([LaneEffects(tie=1), LaneEffects(tie=-1)], LaneEffects(tie=-1)),
        ([LaneEffects(tie=1), LaneEffects(tie=1)], LaneEffects(tie=1)),
        (
            [LaneEffects(finish_stop=1), LaneEffects(finish_add=2)],
            LaneEffects(finish_stop=1, finish_add=2),
        ),
        ([LaneEffects(gum=1), LaneEffects(gum=1)], LaneEffects(gum=2)),
        ([LaneEffects(odds=2), LaneEffects(odds=-1)], LaneEffects(odds=1)),
    ],
)
def test_effects_combine(effects, together):
    assert combined(effects) == together
    assert combined(effects[::-1]) == together


def test_the_odds_table_has_six_rows():
    assert [multiplier(row) for row in range(6)] == [2, 3, 4, 5, 6, 7]
    assert moved_up(0, 3) == 0
    assert moved_up(5, -1) == 5
    assert moved_up(3, 2) == 1


def test_odds_move_one_row_towards_the_place():
    assert [after_race(2, place) for place in (1, 2, 3, 4, 5, 6)] == [1, 1, 2, 3, 3, 3]


def test_the_movement_deck_has_23_cards_from_0_to_4():
    deck = house_movement()
    assert len(deck) == 23
    assert {speed for card in deck for speed in card.speeds} == {0, 1, 2, 3, 4}


def test_in_the_base_deck_every_pair_of_rows_is_fast_together_once():
    """So all rows are equally fast, as the Horse Fever rulebook says."""
    base = [card.speeds for card in house_movement() if card.base]
    pairs = {tuple(row for row in range(6) if speeds[row] == 3) for speeds in base}
    assert len(base) == len(pairs) == comb(6, 2)
    assert all(len(pair) == 2 for pair in pairs)


ROOT = Path(__file__).parents[2]
SECTION = "### Adding a lane effect"


def files_that_know(effect: str) -> set[str]:
    """Where an effect is named, in code, words and documents; cards that have it do not count."""
    spelt = re.compile("|".join((effect, effect.replace("_", "-"), effect.upper())))
    places = [*(ROOT / "src/hornbook").rglob("*"), *(ROOT / "web/src").rglob("*")]
    places += (ROOT / "docs").glob("*.md")
    kinds = {".py", ".ftl", ".ts", ".svelte", ".css", ".md"}
    # Built from the others, and what every language has beside English.
    aside = {"page", "generated", *(set(languages()) - {"en"})}
    return {
        str(path.relative_to(ROOT))
        for path in places
        if path.suffix in kinds
        and not aside & set(path.parts)
        and ".test." not in path.name
        and spelt.search(path.read_text(encoding="utf-8"))
    }


def test_a_lane_effect_is_known_in_the_five_files_that_the_map_names():
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    section = text.partition(SECTION)[2].partition("\n#")[0]
    named = re.findall(r"^\d\. `([\w./-]+)`", section, re.MULTILINE)
    assert len(named) == 5
    assert files_that_know("finish_stop") == set(named)


def test_every_effect_belongs_to_a_moment_of_the_race_or_acts_beside_it():
    beside = {"odds", "bet_gold", "bet_glory"}
    assert {name for moment in MOMENTS for name in moment} | beside == set(FIELDS)
    assert ("finish_add", "finish_stop") in MOMENTS
    assert next(moment for moment in MOMENTS if "gum" in moment)[0] == "sprint_set"
