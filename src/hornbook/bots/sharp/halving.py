"""Which of several choices is best, when each trial says so only roughly."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
