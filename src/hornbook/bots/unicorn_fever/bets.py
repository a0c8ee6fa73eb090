"""Which bets are good, and how much to put on them."""

from __future__ import annotations

from typing import Final

from hornbook.bots.unicorn_fever.purse import Purse
from hornbook.bots.unicorn_fever.sight import Sight
from hornbook.games.unicorn_fever.decks import BetKind, Sign
from hornbook.games.unicorn_fever.results import GLORY
from hornbook.racing import LANES, Lane

LATER: Final = 0.4  # how much a card helps that may be played in a later turn
HELPFUL: Final = 3  # more cards on one lane are rarely played


class Bets:
    """The bets as one seat sees them. Worth is in glory."""

    def __init__(self, sight: Sight, purse: Purse, boldness: float) -> None:
        self._sight = sight
        self._purse = purse
        self._boldness = boldness
        self._pushed = [self._pushes(lane) for lane in LANES]
        self._few = self._stakes(4)
        self._known: dict[tuple[int, int, int, int], float] = {}

    def best(self, kinds: tuple[BetKind, ...], glory: int, magic: int) -> float:
        """The best bet still to be had, with so many cards to be played after it."""
        view = self._sight.view
        found = [
            self.worth(kind, lane, glory, magic)
            for kind in kinds
            for lane in LANES
            if view.bet_tokens[kind] >> lane & 1
        ]
        found += [
            self.worth(kept.kind, kept.lane, glory, magic)
            for kept in view.reserved_bets
            if kept.seat == self._sight.me and kept.kind in kinds
        ]
        return max(found, default=-1.0)

    def worth(self, kind: BetKind, lane: Lane, glory: int, magic: int) -> float:
        """Expected glory, and what the gold brings with a sensible stake."""
        asked = (int(kind), lane, glory, magic)
        if asked not in self._known:
            chance = self.hope(kind, lane, magic)
            self._known[asked] = max(self._expected(kind, lane, glory, chance, self._few))
        return self._known[asked]

    def stake(self, kind: BetKind, lane: Lane, glory: int, magic: int) -> int:
        """The stake that promises most."""
        chance = self.hope(kind, lane, magic)
        stakes = self._stakes(12)
        found = self._expected(kind, lane, glory, chance, stakes)
        return stakes[found.index(max(found))]

    def hope(self, kind: BetKind, lane: Lane, magic: int) -> float:
        """The chance that a bet is won, when the own hand helps it."""
        chance = self._sight.chance(kind, lane)
        for number, push in enumerate(self._pushed[lane][kind is not BetKind.WIN]):
            chance += push * (1 if number < magic else LATER) * (1 - chance)
        return min(chance, 0.95)

    def _expected(
        self, kind: BetKind, lane: Lane, glory: int, chance: float, stakes: list[int]
    ) -> list[float]:
        """By stake."""
        sight, perks, worth = self._sight, self._sight.perks, self._purse.worth
        more = glory + perks.bet_glory
        if lane in sight.view.fevered:
            more += perks.fever_glory + sight.cards.unicorns[lane].fever.bet_glory
        second = min(sight.second(kind, lane), 1 - chance)
        near = min(sight.near(kind, lane), 1 - chance - second)
        in_full, as_second = self._terms(kind, lane, more), self._terms(BetKind.EARLY, lane, more)
        found = []
        for stake in stakes:
            lost = perks.lost_gold + stake * perks.refund // 100 - stake
            gained, pays, flat = in_full
            value = chance * (gained + worth((stake + perks.stake_bonus) * pays + flat - stake))
            value += (1 - chance - second - near) * worth(lost)
            if second:
                gained, pays, flat = as_second
                won = (stake + perks.stake_bonus) * pays + flat - stake
                value += second * (gained + worth(won))
            if near:
                value += near * worth(perks.lost_gold)
            found.append(value)
        return found

    def _terms(self, kind: BetKind, lane: Lane, more: int) -> tuple[int, float, int]:
        """A bet that is won: its glory, how often the stake is paid, gold besides, less taxes."""
        sight, gained = self._sight, GLORY[kind] + more
        return (
            gained,
            sight.pays(kind, lane),
            sight.added(kind, lane) - gained * sight.races_left,
        )

    def _stakes(self, steps: int) -> list[int]:
        most = max(int(self._sight.mine.gold * self._boldness), 1)
        return sorted({max(most * step // steps, 1) for step in range(steps + 1)})

    def _pushes(self, lane: Lane) -> tuple[list[float], list[float]]:
        """What the hand's best cards would do for a win bet and a place bet, relative to room."""
        sight = self._sight
        wins, places = [], []
        for card in sight.view.hand:
            about = sight.magic(card)
            if about.sign is Sign.POSITIVE:
                win, place = sight.push(about.effect, lane)
                wins.append(win / (1 - sight.wins[lane] + 0.01))
                places.append(place / (1 - sight.places[lane] + 0.01))
        return sorted(wins)[: -HELPFUL - 1 : -1], sorted(places)[: -HELPFUL - 1 : -1]
