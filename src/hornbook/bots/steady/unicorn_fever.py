"""Rules of thumb for Unicorn Fever: bet by expected glory, mind the tax, help one's own bets."""

from __future__ import annotations

from hornbook.bots.steady.unicorn_contracts import contract_value
from hornbook.games.unicorn_fever.decks import BetKind, BetsAllowed, Sign, UnicornCards
from hornbook.games.unicorn_fever.magic import ChooseLane, ChoosePeek
from hornbook.games.unicorn_fever.moments import (
    ChooseExchange,
    ChooseWithdrawal,
)
from hornbook.games.unicorn_fever.options import (
    NudgeOdds,
    OnLane,
    PlaceBet,
    PlayCard,
    ReserveAction,
    ReserveBet,
    SignContract,
    TakeAction,
)
from hornbook.games.unicorn_fever.planning import (
    ChooseAction,
    ChooseBet,
    ChooseStake,
)
from hornbook.games.unicorn_fever.results import GLORY, PLACE_MULTIPLIER
from hornbook.games.unicorn_fever.view import UnicornView
from hornbook.kernel import Chance, Decision, Option, SeatHandle
from hornbook.odds import Chances
from hornbook.odds.worlds import seat_chances
from hornbook.racing import LANES, ChooseWhoWasAhead, Lane, multiplier

GOLD = 0.06  # what a piece of gold is worth in glory, while it can still be bet
MAGIC = 0.22  # what a magic card is worth on average
WORLDS, RACES = 6, 1_500


class Policy:
    """One seat's rules of thumb; the seed shifts its taste for risk a little."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._boldness = 0.85 + chance.below(31) / 100
        self._magic = MAGIC * (0.8 + chance.below(41) / 100)
        self._known: tuple[object, Chances] | None = None

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        return Turn(self, seat).choice()

    def chances(self, seat: SeatHandle, view: UnicornView) -> Chances:
        """The chances as the seat sees them, worked out once for each new sight of the lanes."""
        sight = (view.race_number, view.rows, view.magic)
        if self._known is None or self._known[0] != sight:
            self._known = sight, seat_chances(seat, self._chance, WORLDS, RACES)
        return self._known[1]

    @property
    def boldness(self) -> float:
        """How much of what would be right to stake is staked."""
        return self._boldness

    @property
    def magic(self) -> float:
        """What this seat thinks a magic card is worth."""
        return self._magic


class Turn:
    """One decision being thought about."""

    def __init__(self, policy: Policy, seat: SeatHandle) -> None:
        view, cards = seat.view, seat.cards
        if not isinstance(view, UnicornView) or not isinstance(cards, UnicornCards):
            raise TypeError("not a game of Unicorn Fever")
        self.policy = policy
        self.view = view
        self.cards = cards
        self.me = seat.seat
        self.decision: Decision = seat.decision
        self.chances = policy.chances(seat, view)
        self.mine = view.players[self.me]
        self.races_left = view.races - view.race_number + 1

    def choice(self) -> int:
        """The best of the options, by the question's own measure."""
        question = self.decision.question
        if isinstance(question, ChooseStake):
            return self.stake(question)
        options = self.decision.options
        return max(range(len(options)), key=lambda place: self.value(options[place]))

    def value(self, option: Option) -> float:
        """How good an option is, in glory; declining and borrowing are worth nothing."""
        question = self.decision.question
        match option:
            case TakeAction():
                return self.action_value(option.token)
            case PlaceBet() | ReserveBet():
                glory = question.glory if isinstance(question, ChooseBet) else 0
                worth = self.bet_value(option.kind, option.lane, glory)
                return worth if isinstance(option, PlaceBet) else 0.1 + worth
            case SignContract():
                return contract_value(self.cards.contracts[option.contract], self.races_left)
            case ReserveAction():
                return self.action_value(option.token)
            case PlayCard():
                return self.card_value(option)
            case OnLane():
                return self.lane_value(question, option.lane)
            case NudgeOdds():
                return self.interest(option.lane) * option.rows
            case _:
                return self.nothing_value(question)

    def nothing_value(self, question: object) -> float:
        """What it is worth to decline: loans are dear, free things are not declined."""
        if isinstance(question, ChooseAction | ChooseBet):
            return -100.0
        if isinstance(question, ChooseExchange | ChooseWithdrawal):
            return 0.5
        if isinstance(question, ChoosePeek):
            return -1.0
        return 0.05

    # Bets

    def probability(self, kind: BetKind, lane: Lane) -> float:
        """The chance that such a bet is won."""
        if kind is not BetKind.WIN:
            return self.chances.place(lane)
        perk = any(self.cards.contracts[c].perks.win_second for c in self.mine.contracts)
        return self.chances.win(lane) + (self.chances.ranks[lane][1] if perk else 0)

    def pays(self, kind: BetKind, lane: Lane) -> int:
        """How often the stake is paid back."""
        return multiplier(self.view.rows[lane]) if kind is BetKind.WIN else PLACE_MULTIPLIER

    def bet_value(self, kind: BetKind, lane: Lane, glory: int) -> float:
        """Expected glory after tax, and the gold that a sensible stake brings."""
        chance = self.probability(kind, lane)
        net = (GLORY[kind] + glory) * (1 - GOLD * self.races_left)
        stake = self.sensible_stake(kind, lane)
        return chance * net + (chance * self.pays(kind, lane) - 1) * stake * GOLD

    def sensible_stake(self, kind: BetKind, lane: Lane) -> int:
        """Kelly's share of what the tax leaves, 1 if the bet loses gold on average."""
        chance, pays = self.probability(kind, lane), self.pays(kind, lane)
        free = self.mine.gold - self.mine.glory // 2
        edge = (chance * pays - 1) / (pays - 1)
        return max(1, min(int(free * edge * self.policy.boldness), self.mine.gold))

    def stake(self, question: ChooseStake) -> int:
        """The sensible stake, within what is allowed."""
        span = self.decision.span
        wanted = self.sensible_stake(question.kind, question.lane)
        return wanted if span is None else min(max(wanted, span.low), span.high)

    def best_bet(self, kinds: tuple[BetKind, ...], glory: int) -> float:
        """The best bet still to be had."""
        values = [
            self.bet_value(kind, lane, glory)
            for kind in kinds
            for lane in LANES
            if self.view.bet_tokens[kind] >> lane & 1
        ]
        return max(values, default=0.0)

    # Actions

    def action_value(self, token: int) -> float:
        """All that a token brings."""
        about = self.cards.tokens[token]
        value = about.gold * GOLD + about.magic * self.policy.magic + 0.15 * about.first_player
        if about.bet is not BetsAllowed.NONE:
            value += self.best_bet(self.cards.kinds[token], about.bet_glory)
        if about.contract:
            offers = [self.cards.contracts[c] for c in self.view.display]
            best = max((contract_value(one, self.races_left) for one in offers), default=0.0)
            value += best - about.price * GOLD
        return value

    # Magic

    def interest(self, lane: Lane) -> float:
        """How much this seat wants a unicorn to do well: own bets for, others' against."""
        total = 0.0
        for bet in self.view.bets:
            if bet.lane == lane:
                worth = GLORY[bet.kind] + bet.glory + bet.stake * GOLD
                total += worth if bet.seat == self.me else -worth / (len(self.view.players) - 1)
        if self.mine.owned == lane:
            total += 4 * GOLD
        return total

    def card_value(self, option: PlayCard) -> float:
        """A card is as good as the lane it fits best."""
        return max(self.fit(option.card, lane) for lane in LANES)

    def lane_value(self, question: object, lane: Lane) -> float:
        """Where the card fits; in a photo finish, whom one wants ahead."""
        if isinstance(question, ChooseLane) and question.card is not None:
            return self.fit(question.card, lane)
        if isinstance(question, ChooseWhoWasAhead):
            return self.interest(lane)
        return abs(self.interest(lane))

    def fit(self, card: int, lane: Lane) -> float:
        """Good cards on what one wants to win, bad ones on what one fears."""
        about = self.cards.magic[card]
        sign = 1 if about.sign is Sign.POSITIVE else -1
        # What is close is worth more: a unicorn that cannot win or place needs no push.
        close = self.chances.place(lane) * (1.2 - self.chances.place(lane))
        used = sum(placed.card == card for placed in self.view.magic[lane])
        return sign * self.interest(lane) * (0.2 + close) - 0.1 * used
