"""Learning what cards are worth: known truths are found again in made-up games."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from hornbook.bots.unicorn_fever.contracts import contract_value, fitted
from hornbook.bots.unicorn_fever.prospects import learnt
from hornbook.bots.unicorn_fever.traits import NAMES, TRAITS
from hornbook.games.unicorn_fever.decks import house_edition
from hornbook.games.unicorn_fever.perks import Perks
from hornbook.lab.sitting import Sitting
from hornbook.lab.unicorn_fever.fit import Fit
from hornbook.lab.unicorn_fever.prospects import learn_prospects
from hornbook.lab.unicorn_fever.trials import GIVEN, SEARCHED, TRIED, Lesson, Trial, lesson
from hornbook.lab.unicorn_fever.worths import learn_worths

CONTRACTS = house_edition().contracts
SEATS = 4


def given(luck: Random, worth: dict[str, float]) -> Lesson:
    """A game in which everybody got a contract; those named are worth so much more than said."""
    signed = luck.sample(range(len(CONTRACTS)), SEATS)
    scores = [
        contract_value(CONTRACTS[one], 4) + worth.get(CONTRACTS[one].id, 0) + luck.gauss(0, 3)
        for one in signed
    ]
    return Lesson([Trial(one, 4) for one in signed], scores, [0.0] * SEATS, [0, 1, 2, 3], None, [])


def test_a_contract_that_is_worth_more_than_the_table_says_is_found():
    luck = Random(1)  # noqa: S311 - a toy
    found = learn_worths([given(luck, {"stud-farm": 2.0}) for _ in range(4000)])
    told = {one.id: found.of(one, 4) - contract_value(one, 4) for one in CONTRACTS}
    # Contracts are compared with each other: what one gains, all others lose a little of.
    assert told["stud-farm"] == pytest.approx(2.0, abs=0.5)
    assert all(abs(more) < 0.6 for one, more in told.items() if one not in SHARED)


SHARED = {"stud-farm", "bribed-photographer"}  # both pay for the own unicorn


def tried(luck: Random, action: float) -> Lesson:
    """A game in which everybody threw the coin: an action is worth so much more than it seems."""
    trials, scores = [], []
    for _ in range(SEATS):
        other, score = luck.uniform(1, 4), luck.gauss(0, 3)
        if luck.random() < 0.5:
            contract = luck.randrange(len(CONTRACTS))
            trials.append(Trial(contract, 3, 0, other, tried=True))
            score += contract_value(CONTRACTS[contract], 3) - other - action
        else:
            trials.append(Trial(left=3, other=other, tried=True))
        scores.append(score)
    return Lesson(trials, scores, [0.0] * SEATS, [0, 1, 2, 3], None, [])


def test_what_an_action_is_worth_beyond_what_it_seems_is_found():
    luck = Random(2)  # noqa: S311 - a toy
    before = fitted().action
    found = learn_worths([tried(luck, before + 1.0) for _ in range(4000)])
    assert found.action == pytest.approx(before + 1.0, abs=0.4)


def test_without_games_that_say_something_the_table_stays_as_it_is():
    luck = Random(3)  # noqa: S311 - a toy
    found = learn_worths([given(luck, {}) for _ in range(2)])
    for one in CONTRACTS:
        assert found.of(one, 4) == pytest.approx(contract_value(one, 4), abs=0.5)


def played(luck: np.random.Generator, weights: np.ndarray) -> Lesson:
    """A game won by strength: traits at random, one race to come."""
    traits = np.zeros((SEATS, TRAITS))
    traits[:, 0] = luck.integers(0, 20, SEATS)
    traits[:, NAMES.index("order")] = luck.permutation(SEATS) / (SEATS - 1)
    chances = np.exp(traits @ weights)
    winner = luck.choice(SEATS, p=chances / chances.sum())
    wins = [float(seat == winner) for seat in range(SEATS)]
    trials = [Trial()] * SEATS
    return Lesson(trials, [0.0] * SEATS, wins, [0, 1, 2, 3], None, [traits.tolist()])


def test_what_decides_who_wins_is_found():
    luck = np.random.default_rng(4)
    weights = np.zeros(TRAITS)
    weights[0], weights[NAMES.index("order")] = 0.33, -0.4
    found = learn_prospects([played(luck, weights) for _ in range(3000)])
    assert found.theirs["glory"][0] == pytest.approx(0.33, abs=0.04)
    assert found.theirs["order"][0] == pytest.approx(-0.4, abs=0.2)
    assert found.theirs["glory"][1] == learnt().theirs["glory"][1]  # nothing was seen of it


def test_every_perk_has_a_worth():
    table = fitted()
    assert {*table.a_race, *table.once} == set(Perks.__struct_fields__)


def test_games_to_learn_from_depend_on_their_number_alone():
    sitting = Sitting("unicorn-fever")
    lessons = [lesson(sitting, "lab", number) for number in (GIVEN, TRIED, SEARCHED)]
    assert lesson(sitting, "lab", TRIED) == lessons[TRIED]
    assert all(trial.contract >= 0 for trial in lessons[GIVEN].trials)
    assert lessons[SEARCHED].searching is not None
    assert [len(one.traits) for one in lessons] == [3, 3, 3]


def test_the_tables_are_files_that_say_how_to_make_them_again():
    fit = Fit("lab")
    list(fit.run(3, 1))
    assert set(fit.files()) == {"worths.toml", "prospects.toml"}
    assert all(
        "hornbook fit unicorn-fever --games 3 --seed lab" in text for text in fit.files().values()
    )
