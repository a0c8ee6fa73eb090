"""How a beginner picks: whatever looks about as good as the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hornbook.kernel import Chance, Span

_STEPS: Final = 1_000  # how finely the weights are told apart


def about_the_best(values: Sequence[float], notice: float, chance: Chance) -> int:
    """One of those that are less than ``notice`` below the best; the nearer, the likelier.

    What is plainly worse is never taken.

    >>> {about_the_best([2.0, 1.9, -3.0], 0.5, Chance(seed)) for seed in range(50)}
    {0, 1}
    """
    best = max(values)
    weights = [max(int(_STEPS * (1 - (best - value) / notice)), 0) for value in values]
    ticket = chance.below(sum(weights))
    for choice, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return choice
    raise AssertionError("the best has a weight")


def timid_stake(best: int, span: Span, chance: Chance) -> int:
    """Somewhere between the least and what would be best, in the steps that are allowed."""
    steps = max(best - span.low, 0) // span.step
    return span.low + span.step * chance.below(steps + 1)
