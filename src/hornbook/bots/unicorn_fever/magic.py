"""Which magic card helps where."""

from __future__ import annotations

from typing import Final

from hornbook.bots.unicorn_fever.purse import Purse
from hornbook.bots.unicorn_fever.sight import Sight
from hornbook.games.unicorn_fever.decks import BetKind, Sign
from hornbook.games.unicorn_fever.results import GLORY, OWNER_GOLD
from hornbook.games.unicorn_fever.table import Bet
from hornbook.racing import LANES, PODIUM, Lane, LaneEffects

CLEANSING: Final = 0.08  # what a broom changes on a lane with hidden cards
WASTED: Final = 0.5  # a card that undoes one's own


class Stakes:
    """How much one seat wants each unicorn to win, and to come in on the podium, in glory."""

    def __init__(self, sight: Sight, purse: Purse) -> None:
        self._sight = sight
        self._purse = purse
        self.win = [0.0] * len(LANES)
        self.place = [0.0] * len(LANES)
        self.glory = [0.0] * len(LANES)  # bets likely to be won: own ones less rivals'
        for bet in sight.view.bets:
            share = 1.0 if bet.seat == sight.me else -1 / (len(sight.view.players) - 1)
            column = self.win if bet.kind is BetKind.WIN else self.place
            column[bet.lane] += share * self._worth(bet)
            self.glory[bet.lane] += share * sight.chance(bet.kind, bet.lane)
        self.place[sight.mine.owned] += purse.worth(sum(OWNER_GOLD) / PODIUM)
        self._wins = _without_each(self.win, sight.wins)
        self._places = _without_each(self.place, sight.places)

    def wish(self, effect: LaneEffects, lane: Lane) -> float:
        """What an effect on that lane is worth to the seat."""
        win, place = self._sight.push(effect, lane)
        value = win * self._wins[lane] + place * self._places[lane]
        return value + effect.bet_glory * self.glory[lane]

    def fit(self, card: int, lane: Lane) -> float:
        """What a magic card is worth there."""
        sight, about = self._sight, self._sight.magic(card)
        value = self.wish(about.effect, lane) + self._tips(about.sign, lane)
        for placed in sight.view.magic[lane]:
            if placed.card is None:
                if about.cleanse and placed.seat != sight.me:
                    value += CLEANSING * self._signed(about.sign, lane)
                continue
            other = sight.magic(placed.card)
            if other.sign is not about.sign and (about.cleanse or other.letter == about.letter):
                undone = self.wish(other.effect, lane)
                value = -undone if about.cleanse else -undone - WASTED * max(value, 0)
        return value

    def best(self, card: int) -> float:
        """What a card is worth where it fits best."""
        return max(self.fit(card, lane) for lane in LANES)

    def _worth(self, bet: Bet) -> float:
        glory = GLORY[bet.kind] + bet.glory
        gold = bet.stake * self._sight.pays(bet.kind, bet.lane)
        return glory + self._purse.worth(gold - glory * self._sight.races_left)

    def _tips(self, sign: Sign, lane: Lane) -> float:
        """What contracts pay for the card itself, if it acts and the unicorn comes in so."""
        perks, place = self._sight.perks, self._sight.places[lane]
        if sign is Sign.POSITIVE:
            return place * self._purse.worth(perks.blessing_gold) if perks.blessing_gold else 0.0
        return (1 - place) * self._purse.worth(perks.hex_gold) if perks.hex_gold else 0.0

    def _signed(self, sign: Sign, lane: Lane) -> float:
        wanted = self._wins[lane] + self._places[lane]
        return wanted if sign is Sign.POSITIVE else -wanted


def _without_each(wanted: list[float], chances: list[float]) -> list[float]:
    """What a lane gains the others lose, those most that are still open."""
    open_ = [chance * (1 - chance) + 0.001 for chance in chances]
    found = []
    for lane in LANES:
        others = [other for other in LANES if other != lane]
        total = sum(open_[other] for other in others)
        lost = sum(wanted[other] * open_[other] for other in others) / total
        found.append(wanted[lane] - lost)
    return found
