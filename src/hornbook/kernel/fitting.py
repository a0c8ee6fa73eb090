"""Things that must go where they fit, and nowhere twice."""

from __future__ import annotations

from collections.abc import Sequence

from hornbook.kernel.chance import Chance


def fitted(fits: Sequence[Sequence[int]], chance: Chance) -> list[int]:
    """A place for each thing, one of those it fits; each takes any that is free, one by one.

    Where none is free an earlier thing makes room, if it fits elsewhere.

    >>> fitted([[0, 1], [0], [0, 1, 2]], Chance(3))
    [1, 0, 2]
    """
    taken: dict[int, int] = {}  # by place: the thing there

    def settle(thing: int, tried: set[int]) -> bool:
        free = [place for place in fits[thing] if place not in taken]
        if free:
            taken[chance.choose(free)] = thing
            return True
        for place in fits[thing]:
            if place not in tried:
                tried.add(place)
                if settle(taken[place], tried):
                    taken[place] = thing
                    return True
        return False

    for thing in range(len(fits)):
        if not settle(thing, set()):
            raise ValueError("there is no room for everything")
    where = {thing: place for place, thing in taken.items()}
    return [where[thing] for thing in range(len(fits))]
