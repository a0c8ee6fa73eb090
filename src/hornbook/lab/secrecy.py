"""Worlds that a seat cannot tell apart, and whether anything made for that seat can.

A redeal, and so an answer about the odds, a draft or a bot's choice, must come out the same in
every world that looks the same to the seat. Such worlds are found in two ways: a position is dealt
again twice, and both are played on side by side for as long as the seat sees and hears the same.
The second finds what a redeal forgets to deal again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

import hornbook
from hornbook.kernel import (
    Chance,
    Decision,
    Event,
    Game,
    IllegalChoice,
    NotAsked,
    Seat,
    SettingValue,
)

AnyGame = Game[Any, Any]

_TRIES = 4  # other choices of a rival, when the seat could tell the first ones apart


def twins(
    game: AnyGame, seat: Seat | None, chance: Chance, steps: int = 0
) -> tuple[AnyGame, AnyGame]:
    """Two worlds that the seat (None: the public) cannot tell from each other.

    With ``steps`` both are played on, at most so many choices.
    """
    one, other = game.redeal(seat, chance), game.redeal(seat, chance)
    other.chance = one.chance.copy()
    for _ in range(steps):
        further = None if one.over else _one_choice_further(one, other, seat, chance)
        if further is None:
            break
        one, other = further
    return one, other


def tell_tales(one: AnyGame, other: AnyGame, seat: Seat | None, seed: str) -> list[str]:
    """In what the redeals of two such worlds differ with the same luck: in nothing, by the law."""
    first, second = (world.redeal(seat, Chance(seed)) for world in (one, other))
    found = whole(first), whole(second)
    return sorted(name for name in found[0] if found[0][name] != found[1].get(name))


def looks(game: AnyGame, seat: Seat | None) -> tuple[msgspec.Struct, Decision | None]:
    """All that a seat is shown: its view, and what it is asked."""
    return game.view(seat), None if seat is None else game.asked(seat)


def whole(game: AnyGame) -> Mapping[str, bytes]:
    """Everything there is in a game, bit for bit, by the name of the part."""
    chance = game.chance
    parts = {f"table.{name}": getattr(game.table, name) for name in game.table.__struct_fields__}
    parts |= {
        "setup": (game.setup.seats, game.setup.settings, game.setup.seed),
        "agenda": [repr(step) for step in game.agenda],
        "chance": (chance.key, chance.block, str(chance.pool), str(chance.span)),
        "history": game.history,
        "joined": game.joined,
        "pending": [repr(decision) for decision in game.pending],
        "opening": game.opening,
        "result": game.result,
    }
    parts |= {f"view {seat}": game.view(seat) for seat in (*game.seats[:8], None)}
    return {name: msgspec.msgpack.encode(part) for name, part in parts.items()}


def positions(
    name: str, seats: int, seed: str, settings: Mapping[str, SettingValue]
) -> Iterator[AnyGame]:
    """A game at each of its decisions, played at random."""
    game = hornbook.new(name, seats=seats, seed=seed, edition=None, **settings)
    chance = Chance(f"{seed}/choices")
    while not game.over:
        yield game
        decision = game.pending[chance.below(len(game.pending))]
        game.apply(decision.seat, decision.choice(chance.below(decision.count)))


def _one_choice_further(
    one: AnyGame, other: AnyGame, seat: Seat | None, chance: Chance
) -> tuple[AnyGame, AnyGame] | None:
    """Both worlds after a choice, if there is one after which the seat cannot tell them apart."""
    for _ in range(_TRIES):
        asked = one.pending[chance.below(len(one.pending))].seat
        beside = asked
        if asked != seat and len(one.pending) > 1 and chance.below(2):  # somebody else may act
            beside = other.pending[chance.below(len(other.pending))].seat
        choice = _any_choice(one, asked, chance)
        same = asked == seat or (asked == beside and chance.below(2) == 0)
        try:
            first = _after(one, asked, choice, seat)
            choice = choice if same else _any_choice(other, beside, chance)
            second = _after(other, beside, choice, seat)
        except (IllegalChoice, NotAsked):
            continue
        if first[1:] == second[1:]:
            return first[0], second[0]
    return None


def _any_choice(game: AnyGame, seat: Seat, chance: Chance) -> int:
    decision = game.decision(seat)
    return decision.choice(chance.below(decision.count))


def _after(
    game: AnyGame, asked: Seat, choice: int, seat: Seat | None
) -> tuple[AnyGame, list[Event], object]:
    """A world after a choice, what the seat heard of it, and how it looks to the seat then."""
    further = game.copy()
    heard = [event for event in further.apply(asked, choice) if event.heard_by(seat)]
    return further, heard, looks(further, seat)
