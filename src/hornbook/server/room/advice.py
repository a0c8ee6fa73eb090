"""Chances for whoever asks, worked out in a thread: the loop does not wait for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hornbook.kernel import Event, Game, Seat
from hornbook.racing import LANES, NightOfRaces, RacingGame
from hornbook.server.protocol import frames


def odds(game: RacingGame[Any, Any], seat: Seat | None) -> frames.Odds:
    """What that seat may expect of the race, whatever is hidden from it."""
    from hornbook.odds.worlds import seat_sheet

    sheet = seat_sheet(game, seat)
    ranks = [list(sheet.chances.ranks[lane]) for lane in LANES]
    bets = [
        frames.BetChance(bet.kind, bet.lane, bet.chance, bet.error, bet.money, bet.points)
        for bet in sheet.prices
    ]
    return frames.Odds("", ranks, bets)


def chances(game: Game[Any, Any], events: Sequence[Event]) -> frames.Chances:
    """How the chances went in the last race."""
    from hornbook.odds import courses

    return frames.Chances("", *courses(game, events))


def awards(game: NightOfRaces, speeds: Sequence[Sequence[int]]) -> frames.Awards:
    """What a night that is over is remembered for."""
    from hornbook.odds import lowest_of_winner

    lowest = [lowest_of_winner(speeds, run) for run in game.races_run]
    return frames.Awards("", list(game.awards(lowest)))
