"""Which of several choices is best, when each trial says so only roughly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

from hornbook.bots.budget import Clock


def best_choice(
    choices: Sequence[int],
    value: Callable[[int, int], float],
    clock: Clock,
    *,
    least: int = 4,
) -> int:
    """Try all choices on the same worlds, drop the worse half, and go on while there is time.

    ``value(choice, world)`` is one trial of a choice in the world of that number: the same
    number must mean the same world, so that luck is alike for all choices. Nothing is dropped
    before ``least`` worlds were tried: until then luck would decide.

    >>> from hornbook.bots.budget import Budget
    >>> worth = {3: 0.2, 5: 0.9, 8: 0.4}
    >>> best_choice([3, 5, 8], lambda choice, world: worth[choice], Budget(playouts=60).clock())
    5
    """
    left = list(choices)
    totals = dict.fromkeys(left, 0.0)
    world, rounds = 0, 1
    while len(left) > 1 and clock.left:
        for _ in range(rounds):
            if not clock.left:
                break
            for choice in left:
                totals[choice] += value(choice, world)
                clock.tick()
            world += 1
        left.sort(key=lambda choice: -totals[choice])
        if world >= least:
            left = left[: max((len(left) + 1) // 2, 1)]
            rounds *= 2
    return left[0]


CLOSE = 0.002  # a choice that can hardly be worse than the best by more is good enough
SURE = 2.0  # standard errors
LEAST_WORLDS = 16  # before that, luck would decide


def best_by_shares(choices: Sequence[int], value: Callable[[int, int], float], clock: Clock) -> int:
    """Halve as above, but with the whole budget: each halving has an equal share of it.

    Values are shares of a win. Ends early when the leader can hardly be beaten by a margin
    that matters. Whatever the budget, an untried or equal choice that stands earlier is taken.
    """
    left = list(choices)
    seen: dict[int, list[float]] = {choice: [] for choice in left}
    halvings = (len(left) - 1).bit_length()
    world = 0
    for halving in range(1, halvings + 1):
        while clock.used < halving / halvings and clock.left:
            for choice in left:
                if not clock.left:
                    break
                seen[choice].append(value(choice, world))
                clock.tick()
            else:
                world += 1
                if world % LEAST_WORLDS == 0 and _settled(left, seen):
                    return _leader(left, seen, world)
        left.sort(key=lambda choice: -sum(seen[choice][:world]))
        del left[(len(left) + 1) // 2 :]
    return left[0]


def _leader(left: Sequence[int], seen: dict[int, list[float]], worlds: int) -> int:
    return max(left, key=lambda choice: sum(seen[choice][:worlds]))


def _settled(left: Sequence[int], seen: dict[int, list[float]]) -> bool:
    """Whether no other choice can well be better than the leader by much."""
    worlds = len(seen[left[0]])
    best = seen[_leader(left, seen, worlds)]
    for choice in left:
        behind = [one - other for one, other in zip(best, seen[choice], strict=True)]
        lead = sum(behind) / worlds
        spread = sum([(one - lead) ** 2 for one in behind]) / (worlds - 1)
        if SURE * sqrt(spread / worlds) - lead > CLOSE:
            return False
    return True
