"""3: the end of the game, counted line by line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.scoring import (
    RAINBOW_POINTS,
    Score,
    score,
    wins_by_rainbows,
)
from hornbook.kernel import Result, Seat, Step

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.game import KillTheUnicorns


def check_rainbows(game: KillTheUnicorns) -> None:
    """3: two rainbows win at once, after any hunt or purchase."""
    if any(wins_by_rainbows(herd) for herd in game.table.herds):
        game.agenda.clear()
        game.then(EndTheGame())


class EndTheGame(Step["KillTheUnicorns"], frozen=True):
    """3: stars, ruses and tokens, then rainbows and sets; the most points win."""

    def run(self, game: KillTheUnicorns) -> None:
        herds = game.table.herds
        two_rainbows = [wins_by_rainbows(herd) for herd in herds]
        scores = [score(game, seat) for seat in game.seats]
        unicorns = [len(herd) for herd in herds]
        for seat in game.clockwise_from_first():
            if two_rainbows[seat]:
                game.tell(events.TwoRainbows(seat))
        for seat in game.clockwise_from_first():
            count(game, seat, scores[seat], unicorns[seat])
        totals = [one.total for one in scores]
        game.result = Result(ranking(two_rainbows, totals, unicorns), tuple(totals))
        game.tell(events.GameEnded(game.result.winners))


def count(game: KillTheUnicorns, seat: Seat, score: Score, unicorns: int) -> None:
    """Tell where a seat's points come from, in the order of the sheet."""
    game.tell(events.StarsCounted(seat, score.stars))
    if score.ruses:
        game.tell(events.RusesCounted(seat, score.ruses))
    if score.tokens:
        game.tell(events.TokensCounted(seat, score.tokens))
    if score.pates:
        game.tell(events.PatesCounted(seat, score.pates))
    for _ in range(score.split.rainbows):
        game.tell(events.RainbowCounted(seat, RAINBOW_POINTS))
    for one in score.split.sets:
        game.tell(events.SetCounted(seat, one.colour, one.size, one.points))
    game.tell(events.TotalCounted(seat, score.total, unicorns))


def ranking(
    two_rainbows: Sequence[bool], points: Sequence[int], unicorns: Sequence[int]
) -> tuple[tuple[Seat, ...], ...]:
    """Two rainbows beat everything; then points, then unicorns; else the place is shared."""

    def standing(seat: int) -> tuple[int, int, int]:
        # Several with two rainbows at once all win.
        return (0, 0, 0) if two_rainbows[seat] else (1, -points[seat], -unicorns[seat])

    order = sorted(range(len(points)), key=standing)
    return tuple(tuple(Seat(one) for one in same) for _, same in groupby(order, standing))
