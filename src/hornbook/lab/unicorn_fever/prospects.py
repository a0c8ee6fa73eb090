"""What decides who wins when races are still to come: a choice among seats, fitted to games.

The chance of a seat is its strength among all strengths, and a strength grows by the factor e with
each unit of a weighted sum of the seat's traits. Weights are those under which what happened was
likeliest, for a seat that searches and for the others, without going further from the table that
there is than the games ask for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hornbook.bots.unicorn_fever.book import MOST_RACES
from hornbook.bots.unicorn_fever.prospects import Prospects, learnt
from hornbook.bots.unicorn_fever.traits import NAMES, TRAITS
from hornbook.lab.unicorn_fever.trials import Lesson

# How far a trait's weight may be off.
DOUBTS: Final = {
    "glory": 0.05,
    "printed": 0.05,
    "promise": 0.08,
    "debt": 0.02,
    "riches": 0.01,
    "row": 0.05,
    "fever": 0.15,
    "order": 0.2,
    "hand": 0.2,
    "loans": 0.15,
    "edge": 1.0,
}
DOUBT_OF_GOLD: Final = 0.01
STEPS: Final = 12  # of Newton's method

Numbers = NDArray[np.float64]


def learn_prospects(lessons: Sequence[Lesson]) -> Prospects:
    """The table after these games."""
    before = learnt()
    doubts = np.array([DOUBTS.get(name, DOUBT_OF_GOLD) for name in NAMES] * 2)
    found = np.zeros((MOST_RACES, 2 * TRAITS))
    for left in range(1, MOST_RACES):
        known = np.concatenate([before.mine_by_left()[left], before.theirs_by_left()[left]])
        known[-1] = 0.0  # an edge over oneself is none
        found[left] = _likeliest(list(_choices(lessons, left)), known, doubts)
    found[:, -1] = 0.0
    for weights in (found[:, :TRAITS], found[:, TRAITS:]):  # nobody is worse off with more of it
        weights[:, : NAMES.index("row")] = np.maximum(weights[:, : NAMES.index("row")], 0.0)
    return Prospects(_named(found[1:, :TRAITS]), _named(found[1:, TRAITS:]))


def prospects_file(table: Prospects, command: str) -> str:
    """The table as a file, with the command that makes it again."""
    lines = [
        "# What decides who wins, with 1, 2 and 3 races to come: for whoever searches, and for the",
        "# others. Not to be changed by hand:",
        f"# {command}",
    ]
    for heading, weights in (("mine", table.mine), ("theirs", table.theirs)):
        lines += ["", f"[{heading}]", *(f"{name} = {each}" for name, each in weights.items())]
    return "\n".join(lines) + "\n"


def _choices(lessons: Sequence[Lesson], left: int) -> Iterator[tuple[Numbers, Numbers]]:
    """With so many races to come: by seat, its traits in the columns of its kind; who won."""
    for one in lessons:
        if left > len(one.traits):
            continue
        traits = np.array(one.traits[-left])
        columns = np.zeros((len(traits), 2 * TRAITS))
        columns[:, TRAITS:] = traits
        if one.searching is not None:
            columns[one.searching] = [*traits[one.searching], *[0.0] * TRAITS]
        columns[:, -1] = 0.0
        yield columns, np.array(one.wins)


def _likeliest(
    choices: Sequence[tuple[Numbers, Numbers]], known: Numbers, doubts: Numbers
) -> Numbers:
    """Newton's method from what is known."""
    weights = known.copy()
    if not choices:
        return weights
    columns = np.array([each for each, _ in choices])
    wins = np.array([won for _, won in choices])
    for _ in range(STEPS):
        strengths = columns @ weights
        chances = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = np.einsum("gs,gst->t", wins - chances, columns) - (weights - known) / doubts**2
        mean = np.einsum("gs,gst->gt", chances, columns)
        bend = np.einsum("gs,gst,gsu->tu", chances, columns, columns) - mean.T @ mean
        weights = weights + np.linalg.solve(bend + np.diag(1 / doubts**2), slope)
    return weights


def _named(weights: Numbers) -> dict[str, list[float]]:
    return {
        name: [round(float(one), 4) for one in weights[:, place]]
        for place, name in enumerate(NAMES)
    }
