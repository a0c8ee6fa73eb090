"""A guest at the Party: the races are fair, so what differs is taste."""

from __future__ import annotations

from typing import Final

from hornbook.games.horse_fever.party.betting import ChooseStake
from hornbook.games.horse_fever.party.options import AnotherRace, BetOn
from hornbook.games.horse_fever.party.table import UNIT, BetKind
from hornbook.games.horse_fever.party.view import PartyView
from hornbook.kernel import Chance, Decision, SeatHandle
from hornbook.racing import LANES, Lane

# Shares of one's money in percent, for place and win bets: a guest of each kind.
CAREFUL: Final = (12, 6)
EASY: Final = (25, 12)
BOLD: Final = (40, 30)
GUESTS: Final = (CAREFUL, EASY, EASY, BOLD)
LAST_RACE: Final = 2  # times the usual stake: there is nothing to save for
WHIM: Final = 4  # one bet in so many is on another horse
FOLLOWS_FORM: Final = 3  # one guest in so many runs after the last winner


class Policy:
    """One guest: a favourite horse or two, a usual stake, and now and then a whim."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._stakes = chance.choose(list(GUESTS))
        lanes = list(LANES)
        chance.shuffle(lanes)
        self._favourites: dict[BetKind, Lane] = {BetKind.PLACE: lanes[0], BetKind.WIN: lanes[1]}
        self._fickle = chance.below(FOLLOWS_FORM) == 0

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        decision, view = seat.decision, seat.view
        if not isinstance(view, PartyView):
            raise TypeError("not a party")
        if isinstance(decision.question, ChooseStake):
            return self._stake(decision, decision.question.kind, view)
        first = decision.options[0]
        if isinstance(first, AnotherRace):
            return 0  # a good host goes on while there are races
        if isinstance(first, BetOn):
            return self._horse(decision, view)
        return self._chance.below(decision.count)  # the bookmaker has nothing on any horse

    def _horse(self, decision: Decision, view: PartyView) -> int:
        """The favourite, unless the mood is for another."""
        kinds = sorted({option.kind for option in decision.options if isinstance(option, BetOn)})
        kind = self._chance.choose(kinds)
        lane = self._favourites[kind]
        if self._fickle and view.form:
            lane = view.form[-1][0]
        if self._chance.below(WHIM) == 0:
            lane = self._chance.choose(list(LANES))
        return decision.choice_of(BetOn(kind, lane))

    def _stake(self, decision: Decision, kind: BetKind, view: PartyView) -> int:
        """About the usual share of what there is, in round hundreds."""
        span, own = decision.span, view.own
        if span is None or own is None:
            raise TypeError("no stake is asked for")
        share = self._stakes[kind] * (50 + self._chance.below(101)) // 100
        if view.race_number == view.races and own.rank > 1:
            share *= LAST_RACE
        wanted = own.money * share // 100 // UNIT * UNIT
        return min(max(wanted, span.low), span.high)
