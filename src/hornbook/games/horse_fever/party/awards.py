"""The awards of a night, from the bookmakers' sheets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import nlargest
from itertools import product
from typing import Final, TypeAlias

from hornbook.games.horse_fever.party.night import kept_by_the_bank
from hornbook.games.horse_fever.party.payday import PaidBet, paid_bets
from hornbook.games.horse_fever.party.payment import payout_rates
from hornbook.games.horse_fever.party.table import UNIT, BetKind, RaceSheet
from hornbook.kernel import Seat
from hornbook.racing import LANES, Award, AwardKind

FEWEST_RACES: Final = 2  # of one race there is nothing to remember
SHORTEST_RUN: Final = 2
USUAL: Final = 1 / len(LANES)  # every horse begins with that chance: less is luck
CANDIDATES: Final = 5  # for each award

_Ranked: TypeAlias = tuple[float, float, Award]  # the larger, the more it is deserved


def awards(sheets: Sequence[RaceSheet], lowest: Sequence[float]) -> tuple[Award, ...]:
    """All that somebody has earned. Nobody gets two: somebody else may have one of them."""
    if len(sheets) < FEWEST_RACES:
        return ()
    lists = [
        _foremost(_bold_bets(sheets)),
        _foremost(_losing_runs(sheets)),
        _foremost(_lucky_wins(sheets, lowest)),
        _foremost(_books(sheets)),
    ]
    given: tuple[Award, ...] = ()
    worth = (0, 0)
    # The place after the last of a list: nobody gets it. As many awards as can be, then by rank.
    for places in product(*[range(len(one) + 1) for one in lists]):
        some = [one[place] for one, place in zip(lists, places, strict=True) if place < len(one)]
        if len({award.seat for award in some}) == len(some):
            found = (len(some), -sum(places))
            if found > worth or not given:
                given, worth = tuple(some), found
    return given


def _foremost(candidates: Iterable[_Ranked]) -> list[Award]:
    """The best of each seat, and of these the first few; of equals the earliest."""
    best: dict[Seat, _Ranked] = {}
    for one in candidates:
        seat = one[2].seat
        if seat not in best or one[:2] > best[seat][:2]:
            best[seat] = one
    return [award for *_, award in nlargest(CANDIDATES, best.values(), key=lambda one: one[:2])]


def _bold_bets(sheets: Sequence[RaceSheet]) -> Iterator[_Ranked]:
    for race, sheet in enumerate(sheets, 1):
        for seat, bets in _bets(sheet):
            purse = sheet.money[seat] - sum([bet.paid - bet.stake for bet in bets])
            for bet in bets:
                # Whoever has money for one bet only has no choice, and needs no courage.
                if bet.kind == BetKind.WIN and purse >= 2 * UNIT:
                    award = Award(AwardKind.BOLDEST, seat, race, bet.lane, bet.stake, purse)
                    yield bet.stake / purse, bet.stake, award


def _losing_runs(sheets: Sequence[RaceSheet]) -> Iterator[_Ranked]:
    """Races without a bet of one's own neither belong to a run nor end it."""
    running: dict[Seat, int] = {}
    for race, sheet in enumerate(sheets, 1):
        for seat, bets in _bets(sheet):
            running[seat] = 0 if any(bet.paid for bet in bets) else running.get(seat, 0) + 1
            if running[seat] >= SHORTEST_RUN:
                award = Award(AwardKind.LOSING_RUN, seat, race, races=running[seat])
                yield running[seat], 0, award


def _lucky_wins(sheets: Sequence[RaceSheet], lowest: Sequence[float]) -> Iterator[_Ranked]:
    for race, (sheet, chance) in enumerate(zip(sheets, lowest, strict=True), 1):
        if chance >= USUAL:
            continue
        for seat, bets in _bets(sheet):
            for bet in bets:
                if bet.kind == BetKind.WIN and bet.paid:
                    award = Award(
                        AwardKind.LUCKIEST, seat, race, bet.lane, bet.stake, chance=chance
                    )
                    yield -chance, bet.stake, award


def _books(sheets: Sequence[RaceSheet]) -> Iterator[_Ranked]:
    for race, sheet in enumerate(sheets, 1):
        kept = kept_by_the_bank(sheet)
        if kept > 0:
            yield kept, 0, Award(AwardKind.BOOKMAKER, sheet.bookmaker, race, kept=kept)


def _bets(sheet: RaceSheet) -> Iterator[tuple[Seat, tuple[PaidBet, ...]]]:
    """Who bet, and what came of it."""
    rates = payout_rates(sheet.order)
    for seat, slip in enumerate(sheet.slips):
        if slip:
            yield Seat(seat), paid_bets(slip, rates)
