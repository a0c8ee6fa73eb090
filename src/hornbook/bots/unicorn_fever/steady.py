"""Rules of thumb for Unicorn Fever: bet by expected glory, mind the tax, help one's own bets."""

from __future__ import annotations

from functools import cached_property

from hornbook.bots.unicorn_fever.bets import Bets
from hornbook.bots.unicorn_fever.contracts import contract_value, fitted
from hornbook.bots.unicorn_fever.magic import Stakes
from hornbook.bots.unicorn_fever.purse import Purse
from hornbook.bots.unicorn_fever.sight import Sight
from hornbook.bots.unicorn_fever.worlds import likely_world
from hornbook.games.unicorn_fever.decks import BetsAllowed, TokenId, UnicornCards
from hornbook.games.unicorn_fever.magic import ChooseLane, ChoosePeek
from hornbook.games.unicorn_fever.moments import ChooseExchange
from hornbook.games.unicorn_fever.options import (
    ExchangeHand,
    NudgeOdds,
    OnLane,
    PlaceBet,
    PlayCard,
    ReserveAction,
    ReserveBet,
    SignContract,
    TakeAction,
    Withdraw,
)
from hornbook.games.unicorn_fever.planning import ChooseAction, ChooseBet, ChooseStake
from hornbook.games.unicorn_fever.view import UnicornView
from hornbook.kernel import Chance, Decision, Option, SeatHandle, Span
from hornbook.odds import Chances, chances_over
from hornbook.odds.worlds import last_board_of
from hornbook.racing import ChooseWhoWasAhead, Lane, LaneEffects

MAGIC = 0.2  # what a magic card is worth before there are bets to help
FIRST = 0.15  # what it is worth to be the first player
LOAN = -100.0  # nobody borrows who need not
WORLDS, RACES = 5, 1_200


class Policy:
    """One seat's rules of thumb; the seed shifts its taste for risk and for magic a little."""

    worlds, races = WORLDS, RACES  # that the odds are looked at in

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.boldness = 0.35 + chance.below(31) / 100
        self.magic = MAGIC * (0.8 + chance.below(41) / 100)
        self.token = TokenId(-1)  # the one whose effects are being carried out
        self._known: tuple[object, Chances] | None = None

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        turn = Turn(self, seat)
        choice = turn.choice()
        option = None if turn.decision.span else turn.decision.options[choice]
        if isinstance(option, TakeAction):
            self.token = option.token
        return choice

    def pick(self, values: list[float]) -> int:
        """Which option is taken, by what each is worth."""
        return values.index(max(values))

    def stake(self, best: int, span: Span) -> int:
        """How much is staked, where that much would be best."""
        return min(max(best, span.low), span.high)

    def chances(self, seat: SeatHandle, view: UnicornView) -> Chances:
        """The chances as the seat sees them, worked out once for each new sight of the lanes."""
        sight = (view.race_number, view.rows, view.magic, view.race)
        if self._known is None or self._known[0] != sight:
            hidden = any(placed.card is None for lane in view.magic for placed in lane)
            worlds = self.worlds if hidden else 1
            boards = [last_board_of(likely_world(seat, self._chance)) for _ in range(worlds)]
            self._known = sight, chances_over(boards, self.races, self._chance.below(1 << 62))
        return self._known[1]


class Turn:
    """One decision being thought about. Every option is measured in glory."""

    def __init__(self, policy: Policy, seat: SeatHandle) -> None:
        view, cards = seat.view, seat.cards
        if not isinstance(view, UnicornView) or not isinstance(cards, UnicornCards):
            raise TypeError("not a game of Unicorn Fever")
        self.policy = policy
        self.decision: Decision = seat.decision
        self.view = view
        self.cards = cards
        self.sight = Sight(view, cards, seat.seat, policy.chances(seat, view))
        self.purse = Purse(self.sight)

    @cached_property
    def bets(self) -> Bets:
        """The bets as this seat sees them."""
        return Bets(self.sight, self.purse, self.policy.boldness)

    @cached_property
    def stakes(self) -> Stakes:
        """What lies on each unicorn."""
        return Stakes(self.sight, self.purse)

    def choice(self) -> int:
        """The best of the options, by the question's own measure."""
        question, span = self.decision.question, self.decision.span
        if span is not None and isinstance(question, ChooseStake):
            magic = self.magic_to_come()
            stake = self.bets.stake(question.kind, question.lane, question.glory, magic)
            return self.policy.stake(stake, span)
        return self.policy.pick([self.value(option) for option in self.decision.options])

    def value(self, option: Option) -> float:
        """How good an option is."""
        question = self.decision.question
        match option:
            case TakeAction() | ReserveAction():
                return self.action_value(option.token)
            case PlaceBet():
                glory = question.glory if isinstance(question, ChooseBet) else 0
                return self.bets.worth(option.kind, option.lane, glory, self.magic_to_come())
            case ReserveBet():
                return 0.1 + self.bets.worth(option.kind, option.lane, 0, 0)
            case SignContract():
                return contract_value(self.cards.contracts[option.contract], self.sight.races_left)
            case _:
                return self.lane_option_value(option)

    def lane_option_value(self, option: Option) -> float:
        """How good an option is that is about cards and lanes."""
        question = self.decision.question
        match option:
            case PlayCard():
                return self.stakes.best(option.card)
            case OnLane():
                return self.lane_value(question, option.lane)
            case NudgeOdds():
                return self.stakes.wish(LaneEffects(odds=option.rows), option.lane)
            case Withdraw():
                return -self.stakes.wish(self.sight.magic(option.card).effect, option.lane)
            case ExchangeHand():
                return 0.0
            case _:
                return self.nothing_value(question)

    def nothing_value(self, question: object) -> float:
        """What it is worth to decline, or to borrow."""
        if isinstance(question, ChooseAction | ChooseBet):
            return LOAN
        if isinstance(question, ChoosePeek):
            return -1.0
        if isinstance(question, ChooseExchange):
            return self.hand_value()
        return 0.05

    def action_value(self, token: int) -> float:
        """All that a token brings."""
        about, perks = self.cards.tokens[token], self.sight.perks
        magic = about.magic + (perks.magic_extra if about.magic else 0)
        value = self.purse.worth(about.gold + (perks.gold_bonus if about.gold else 0))
        value += FIRST * about.first_player + self.magic_value(magic)
        if about.bet is not BetsAllowed.NONE:
            value += self.bets.best(self.cards.kinds[token], about.bet_glory, magic)
        if about.contract:
            price = max(about.price - perks.contract_discount, 0)
            left = self.sight.races_left
            offers = [contract_value(self.cards.contracts[c], left) for c in self.view.display]
            value += max(offers, default=0.0) + self.purse.worth(-price) - fitted().action
        return value

    def magic_to_come(self) -> int:
        """How many cards the token being carried out lets the seat play after its bet."""
        token = self.policy.token
        return self.cards.tokens[token].magic if token >= 0 else 0

    def magic_value(self, count: int) -> float:
        """What it is worth to play so many cards of the hand."""
        tips = self.purse.worth(self.sight.perks.magic_gold * min(count, len(self.view.hand)))
        return tips + sum(max(value, self.policy.magic) for value in self.hand_values[:count])

    @cached_property
    def hand_values(self) -> list[float]:
        """What the cards in hand are worth now, the best first."""
        return sorted([self.stakes.best(card) for card in self.view.hand], reverse=True)

    def hand_value(self) -> float:
        """How much better the hand is than any other: kinds that help, of different letters."""
        helpful = [self.sight.push(self.sight.magic(c).effect, Lane(0)) for c in self.view.hand]
        return sum(abs(win) + abs(place) for win, place in helpful) - 0.25 * len(helpful)

    def lane_value(self, question: object, lane: Lane) -> float:
        """Where the card fits; in a photo finish, whom one wants ahead."""
        if isinstance(question, ChooseLane) and question.card is not None:
            return self.stakes.fit(question.card, lane)
        if isinstance(question, ChooseWhoWasAhead):
            return self.stakes.win[lane] + self.stakes.place[lane]
        unseen = sum(placed.card is None for placed in self.view.magic[lane])
        return unseen * (0.1 + abs(self.stakes.win[lane]) + abs(self.stakes.place[lane]))
