"""Chances and advice for whoever asks, worked out in a thread: the loop does not wait for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hornbook.bots.advice import advise
from hornbook.kernel import Chance, Event, Game, NotAsked, Seat, SeatHandle
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


def after(game: Game[Any, Any], seat: Seat, choices: list[int]) -> SeatHandle:
    """The seat when it has made these choices, in a world that could be the true one."""
    if game.draft(seat, choices).decision is None:
        raise NotAsked("not-your-turn" if not choices else "beyond-reveal")
    world = game.redeal(seat, Chance("advice"))
    for choice in choices:
        world.apply(seat, choice)
    return SeatHandle(world, seat)


def opinions(seat: SeatHandle) -> frames.Advised:
    """What a bot would do there, and what else."""
    found = advise(seat)
    notes = [
        frames.OpinionNote(one.choice, msgspec.to_builtins(one.reason))
        for one in (found.first, *found.others)
    ]
    return frames.Advised("", notes)


def chances(game: Game[Any, Any], events: Sequence[Event]) -> frames.Chances:
    """How the chances went in the last race."""
    from hornbook.odds import courses

    return frames.Chances("", *courses(game, events))


def awards(game: NightOfRaces, speeds: Sequence[Sequence[int]]) -> frames.Awards:
    """What a night that is over is remembered for."""
    from hornbook.odds import lowest_of_winner

    lowest = [lowest_of_winner(speeds, run) for run in game.races_run]
    return frames.Awards("", list(game.awards(lowest)))
