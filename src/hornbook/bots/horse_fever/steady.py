"""Rules of thumb for Horse Fever: bet by expected points and money, keep enough to bet again."""

from __future__ import annotations

from typing import Final

from hornbook.bots.horse_fever import shop
from hornbook.bots.horse_fever.characters import character_value
from hornbook.bots.horse_fever.worth import purse
from hornbook.games.horse_fever.betting import ChooseStake
from hornbook.games.horse_fever.board.auction import ChooseBid, ChooseSale
from hornbook.games.horse_fever.board.options import Accept
from hornbook.games.horse_fever.decks import ActionCard, ActionId, ActionKind, Discards, HorseCards
from hornbook.games.horse_fever.options import (
    NameWinner,
    NudgeOdds,
    OnLane,
    PlaceBet,
    PlayCard,
    TakeCharacter,
)
from hornbook.games.horse_fever.payments import PLACE_MULTIPLIER, POINTS
from hornbook.games.horse_fever.rigging import ChooseLane
from hornbook.games.horse_fever.table import Bet, BetKind
from hornbook.games.horse_fever.view import HorseView
from hornbook.kernel import Chance, Decision, Option, SeatHandle, Span
from hornbook.odds import Chances
from hornbook.odds.worlds import seat_chances
from hornbook.racing import LANES, PODIUM, Lane, multiplier

WORLDS, RACES = 3, 450
SHARES: Final = (0.0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1.0)  # of the free money, to be staked


class Policy:
    """One seat's rules of thumb; the seed shifts its tastes a little."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.thrift = 0.85 + chance.below(31) / 100  # how dear money is to this seat
        self.spite = 0.8 + chance.below(41) / 100  # how much it minds others' bets
        self._known: tuple[object, Chances] | None = None

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        return Turn(self, seat).choice()

    def pick(self, values: list[float]) -> int:
        """Which option is taken, by what each is worth."""
        return values.index(max(values))

    def stake(self, best: int, span: Span) -> int:
        """How much is staked, where that much would be best."""
        return best

    def whim(self) -> float:
        """A fancy between 0 and 1."""
        return self._chance.below(101) / 100

    def chances(self, seat: SeatHandle, view: HorseView) -> Chances:
        """The chances as the seat sees them, worked out once for each new sight of the track."""
        sight = (view.round_number, view.rows, view.stalls, view.actions)
        if self._known is None or self._known[0] != sight:
            self._known = sight, seat_chances(seat, self._chance, WORLDS, RACES)
        return self._known[1]


class Turn:
    """One decision being thought about."""

    def __init__(self, policy: Policy, seat: SeatHandle) -> None:
        view, cards = seat.view, seat.cards
        if not isinstance(view, HorseView) or not isinstance(cards, HorseCards):
            raise TypeError("not a game of Horse Fever")
        self.policy = policy
        self.seat = seat
        self.view = view
        self.cards = cards
        self.me = seat.seat
        self.decision: Decision = seat.decision
        self.mine = view.players[self.me]
        self.shop = seat.game == "horse-fever-board"
        self.rounds = view.rounds - view.round_number  # after this one

    def choice(self) -> int:
        """The best of the options, by the question's own measure."""
        question, span = self.decision.question, self.decision.span
        if span is not None and isinstance(question, ChooseStake):
            return self.policy.stake(self.best_stake(question.kind, question.lane)[0], span)
        return self.policy.pick([self.value(option) for option in self.decision.options])

    def value(self, option: Option) -> float:  # noqa: PLR0911 - a line an option
        """How good an option is, in victory points; declining is worth nothing."""
        question = self.decision.question
        match option:
            case PlaceBet():
                return self.bet_value(option.kind, option.lane)
            case PlayCard():
                return max([self.fit(option.card, lane) for lane in LANES])
            case OnLane():
                if isinstance(question, ChooseLane) and question.card is not None:
                    return self.fit(question.card, option.lane)
                return self.interest(option.lane)
            case NudgeOdds():
                return self.interest(option.lane) * option.rows
            case Accept():
                return self.trade_value(option.price)
            case TakeCharacter():
                return character_value(self, option.character)
            case NameWinner():
                return -self.view.players[option.winner].danari
            case _:
                return shop.value(self, option)

    # Money

    def worth(self, danari: float, score: float | None = None, rounds: int | None = None) -> float:
        """What so much money is worth to this seat, in victory points."""
        return self.policy.thrift * purse(
            danari,
            self.mine.score if score is None else score,
            self.rounds if rounds is None else rounds,
            self.shop,
        )

    def trade_value(self, price: int) -> float:
        """A point sold or bought at the auction, which comes after the round's race."""
        danari, score = self.mine.danari, self.mine.score
        perks = shop.perks_of(self)
        if isinstance(self.decision.question, ChooseSale):
            price += perks.sale_danari
            return self.worth(danari + price, score - 1) - self.worth(danari) - 1.0
        if not isinstance(self.decision.question, ChooseBid):
            return 0.0
        rounds = self.rounds
        left = danari - max(price - perks.bid_discount, 0)
        if not rounds:  # money is worth nothing any more, but for loans and one aim
            return 1.0 - self.shortfall(left)
        return 1.0 + self.worth(left, score + 1) - self.worth(danari) - self.shortfall(left)

    def shortfall(self, left: float) -> float:
        """What it costs to spend money that loans or an aim need at the end."""
        return shop.shortfall(self, left)

    # Bets

    def chances(self) -> Chances:
        """The chances, as far as the seat can tell."""
        return self.policy.chances(self.seat, self.view)

    def probability(self, kind: BetKind, lane: Lane) -> float:
        """The chance that such a bet is won."""
        ranks = self.chances().ranks[lane]
        if kind is BetKind.WIN:
            return ranks[0]
        return sum(ranks[: PODIUM + shop.perks_of(self).place_reach])

    def pays(self, kind: BetKind, lane: Lane) -> int:
        """How often the stake is paid back."""
        return multiplier(self.view.rows[lane]) if kind is BetKind.WIN else PLACE_MULTIPLIER

    def bet_value(self, kind: BetKind, lane: Lane) -> float:
        """Expected points, and what the best stake does to the purse."""
        return self.probability(kind, lane) * POINTS[kind] + self.best_stake(kind, lane)[1]

    def best_stake(self, kind: BetKind, lane: Lane) -> tuple[int, float]:
        """The stake that is best for the purse, and how much it changes the purse's worth."""
        danari, low = self.mine.danari, self.mine.minimum_bet
        chance, pays = self.probability(kind, lane), self.pays(kind, lane)
        free = danari - low
        if not any(bet.seat == self.me for bet in self.view.bets):
            free -= low  # for the second bet
        stakes = {low + int(max(free, 0) * share) // 100 * 100 for share in SHARES}
        now = self.worth(danari)
        best, most = low, -99.0
        for stake in sorted(stakes):
            lost = danari - stake
            value = chance * self.worth(lost + pays * stake) + (1 - chance) * self.worth(lost)
            value -= (1 - chance) * self.shortfall(lost) if not self.rounds else 0.0
            if value > most + 1e-9:
                best, most = stake, value
        return best, most - now

    # Rigging

    def interest(self, lane: Lane) -> float:
        """How much this seat wants a horse to do well: own bets and stable for, others' against."""
        against = self.policy.spite / max(len(self.view.players) - 1, 1)
        total = 0.0
        for bet in self.view.bets:
            if bet.lane == lane:
                total += self.stake_in(bet) * (1.0 if bet.seat == self.me else -against)
        owner = self.view.owners[lane]
        if owner is not None and self.rounds:
            total += 0.12 if owner == self.me else -0.12 * against
        return total

    def stake_in(self, bet: Bet) -> float:
        """What winning a bet is worth to whoever made it."""
        coin = 0.0004 if self.rounds else 0.0001
        return POINTS[bet.kind] + coin * bet.stake * self.pays(bet.kind, bet.lane)

    def fit(self, card: ActionId, lane: Lane) -> float:
        """Good cards on what one wants to win, bad ones on what one fears."""
        face = self.cards.actions[card]
        if face.fine:
            return self.fine_value(lane)
        if face.effect.bet_glory:
            return self.glory_value(lane)
        # What is close is worth more: a horse that cannot place needs no push.
        podium = self.chances().place(lane)
        close = 0.15 + podium * (1.25 - podium)
        own = sum(action.seat == self.me for action in self.view.actions[lane])
        return push(face) * self.interest(lane) * close - 0.05 * own

    def fine_value(self, lane: Lane) -> float:
        """Armand Amende: everyone who bet on the horse pays."""
        bettors = {bet.seat for bet in self.view.bets if bet.lane == lane}
        others = len(bettors - {self.me})
        return 0.1 * others - 0.3 * (self.me in bettors)

    def glory_value(self, lane: Lane) -> float:
        """Boss: a point more for every bet won on the horse."""
        against = self.policy.spite / max(len(self.view.players) - 1, 1)
        return sum(
            self.probability(bet.kind, lane) * (1.0 if bet.seat == self.me else -against)
            for bet in self.view.bets
            if bet.lane == lane
        )


def push(face: ActionCard) -> float:
    """How much a card helps its horse, roughly; below nothing if it holds it back."""
    if face.kind is not ActionKind.SPECIAL:
        return 1.0 if face.kind is ActionKind.POSITIVE else -1.0
    if face.effect.odds:
        return 0.9 if face.effect.odds > 0 else -0.9
    return 0.35 if face.discards is Discards.NEGATIVE else -0.35
