"""Cards with the same letter undo each other."""

from __future__ import annotations

from collections.abc import Sequence


def letter_pairs(cards: Sequence[tuple[int, str | None]]) -> list[tuple[int, int]]:
    """Which cards of a lane undo each other: the places of a positive and a negative one.

    A card is its sign (1, 0 or -1) and its letter; pairs are taken one by one.

    >>> letter_pairs([(1, "C"), (-1, "C"), (1, "A"), (-1, "C")])
    [(0, 1)]
    """
    free = [place for place, (sign, _) in enumerate(cards) if sign > 0]
    pairs: list[tuple[int, int]] = []
    if not free or len(free) == len(cards):
        return pairs
    for place, (sign, letter) in enumerate(cards):
        if sign >= 0 or letter is None:
            continue
        for other in free:
            if cards[other][1] == letter:
                free.remove(other)
                pairs.append((other, place))
                break
    return pairs
