"""Phase 1, planning: three action turns each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.decks import ActionToken, BetKind, BetsAllowed, TokenId
from hornbook.games.unicorn_fever.loans import borrow, lent, may_borrow, means, owe
from hornbook.games.unicorn_fever.magic import StartMagic
from hornbook.games.unicorn_fever.moments import reserve_with
from hornbook.games.unicorn_fever.options import Borrow, PlaceBet, SignContract, TakeAction
from hornbook.games.unicorn_fever.perks import combined_perks
from hornbook.games.unicorn_fever.table import Bet, Table
from hornbook.kernel import Amount, Choose, Option, Question, Seat, Span, Step
from hornbook.racing import LANES, Lane

if TYPE_CHECKING:
    from hornbook.games.unicorn_fever.game import UnicornFever

ACTIONS = 3
SMALLEST_STAKE = 1


class ChooseAction(Choose["UnicornFever"], frozen=True):
    """1: take one action token, or use a printed effect whose stack is empty."""

    action: int

    def options(self, game: UnicornFever) -> tuple[Option, ...]:
        found: list[Option] = [
            TakeAction(token)
            for token in tokens_within_reach(game, self.seat)
            if possible(game, self.seat, token)
        ]
        if may_borrow(game, self.seat):
            found.append(Borrow())
        return tuple(found)

    def chosen(self, game: UnicornFever, option: TakeAction | Borrow) -> None:
        if isinstance(option, Borrow):
            borrow(game, self.seat)
            game.then(self)
            return
        take(game, self.seat, option.token)
        game.tell(events.ActionTaken(self.seat, option.token))
        game.then(*effects_of(game, self.seat, option.token))


def tokens_within_reach(game: UnicornFever, seat: Seat) -> list[TokenId]:
    """The top of each stack, the printed effect of an empty one, and the seat's reserve."""
    table, printed = game.table, game.cards.printed
    found: list[TokenId] = []
    for stack, tokens in enumerate(table.stacks):
        token = tokens[0] if tokens else printed[stack]
        if token is not None:
            found.append(token)
    return found + [kept.token for kept in table.reserved_actions if kept.seat == seat]


def possible(game: UnicornFever, seat: Seat, token: TokenId) -> bool:
    """Whether there is a contract, or a bet token, for this action, and gold to pay for it."""
    about, kinds = game.cards.tokens[token], game.cards.kinds[token]
    if about.contract:
        there = bool(game.table.display)
        return there and payable(game, seat, about, price_of(game, seat, about))
    for kind in kinds:
        if lanes_to_bet_on(game.table, seat, kind):
            return payable(game, seat, about, SMALLEST_STAKE)
    return not kinds


def payable(game: UnicornFever, seat: Seat, token: ActionToken, cost: int) -> bool:
    """Whether the purse, what the token brings and the loans one may take are enough for it."""
    if cost <= game.table.gold[seat]:
        return True
    return cost <= means(game, seat) + gold_of(game, seat, token)


def price_of(game: UnicornFever, seat: Seat, token: ActionToken) -> int:
    """What a contract costs the seat with that token."""
    return max(token.price - game.table.perks[seat].contract_discount, 0)


def gold_of(game: UnicornFever, seat: Seat, token: ActionToken) -> int:
    """The gold that the token brings the seat."""
    return token.gold + game.table.perks[seat].gold_bonus if token.gold else 0


def take(game: UnicornFever, seat: Seat, token: TokenId) -> None:
    """Put the token before the player; a printed effect stays where it is."""
    table, about = game.table, game.cards.tokens[token]
    if about.printed:
        return
    table.taken[seat] += (token,)
    for kept in table.reserved_actions:
        if kept.token == token:
            table.reserved_actions.remove(kept)
            return
    stack = game.cards.stack_of[token]
    table.stacks[stack] = table.stacks[stack][1:]


def effects_of(game: UnicornFever, seat: Seat, token: TokenId) -> list[Step[Any] | Question[Any]]:
    """A token's effects, all compulsory, in the printed order."""
    about = game.cards.tokens[token]
    perks = game.table.perks[seat]
    steps: list[Step[Any] | Question[Any]] = []
    if about.first_player:
        game.table.bell = seat  # 1.6: from the start of the race phase
    if gold := gold_of(game, seat, about):
        game.table.earn(seat, gold)  # 1.5
        game.tell(events.GoldTaken(seat, gold))
    if about.contract:
        steps.append(PayForContract(seat, price_of(game, seat, about)))
    if kinds := game.cards.kinds[token]:
        steps.append(ChooseBet(seat, kinds, about.bet_glory))
    extra = perks.magic_extra if about.magic else 0
    if about.bet is BetsAllowed.WIN:
        extra += perks.bet_magic
    if about.magic or extra:
        steps.append(StartMagic(seat, about.magic, extra))
    return steps


def lanes_to_bet_on(table: Table, seat: Seat, kind: BetKind) -> int:
    """A bit for every lane whose bet token of that kind is free, or in the seat's reserve."""
    lanes = table.bet_tokens[kind]
    for kept in table.reserved_bets:
        if kept.seat == seat and kept.kind == kind:
            lanes |= 1 << kept.lane
    return lanes


class ChooseBet(Choose["UnicornFever"], frozen=True):
    """1.2: take one of the bet tokens left."""

    goes_on: ClassVar[bool] = True

    kinds: tuple[BetKind, ...]
    glory: int  # 1.3: put on a win bet made with a win bet token

    def options(self, game: UnicornFever) -> tuple[Option, ...]:
        table, seat = game.table, self.seat
        found: list[Option] = []
        for kind in self.kinds:
            lanes = lanes_to_bet_on(table, seat, kind)
            found += [PlaceBet(kind, lane) for lane in LANES if lanes >> lane & 1]
        if may_borrow(game, seat):
            found.append(Borrow())
        return tuple(found)

    def chosen(self, game: UnicornFever, option: PlaceBet | Borrow) -> None:
        if isinstance(option, Borrow):
            borrow(game, self.seat)
            game.then(self)
        else:
            game.then(ChooseStake(self.seat, option.kind, option.lane, self.glory))


class ChooseStake(Amount["UnicornFever"], frozen=True):
    """1.2: decide how much gold to put on the token. A loan may cover what the purse does not."""

    half: ClassVar[bool] = True
    goes_on: ClassVar[bool] = True

    kind: BetKind
    lane: Lane
    glory: int

    def span(self, game: UnicornFever) -> Span:
        table, seat = game.table, self.seat
        loan = lent(table.perks[seat], table.loans[seat]) if may_borrow(game, seat) else 0
        return Span(SMALLEST_STAKE, table.gold[seat] + loan)

    def named(self, game: UnicornFever, amount: int) -> None:
        table, seat = game.table, self.seat
        lane = self.lane
        if amount > table.gold[seat]:
            borrow(game, seat)
        table.pay(seat, amount)
        for kept in table.reserved_bets:
            if (kept.seat, kept.kind, kept.lane) == (seat, self.kind, lane):
                table.reserved_bets.remove(kept)
                break
        else:
            table.bet_tokens[self.kind] &= ~(1 << lane)
        table.bets.append(Bet(seat, self.kind, lane, amount, self.glory))
        game.tell(events.BetPlaced(seat, self.kind, lane, amount, self.glory))


class PayForContract(Step["UnicornFever"], frozen=True):
    """1.4, 1.5: pay, then take."""

    seat: Seat
    price: int

    def run(self, game: UnicornFever) -> None:
        owe(game, self.seat, self.price)
        game.then(ChooseContract(self.seat, self.price))


class ChooseContract(Choose["UnicornFever"], frozen=True):
    """1.4: sign one of the contracts on display; it works from now on."""

    goes_on: ClassVar[bool] = True

    price: int

    def options(self, game: UnicornFever) -> tuple[Option, ...]:
        return tuple([SignContract(contract) for contract in game.table.display])

    def chosen(self, game: UnicornFever, option: SignContract) -> None:
        table, seat, signed = game.table, self.seat, option.contract
        table.display.remove(signed)
        table.contracts[seat] += (signed,)
        gained = game.cards.contracts[signed].perks
        table.perks[seat] = combined_perks((table.perks[seat], gained))
        game.tell(events.ContractSigned(seat, signed, self.price))
        if gold := table.perks[seat].signing_gold:
            table.earn(seat, gold)
            game.tell(events.ContractPaid(seat, "signing_gold", gold, 0))
        for other in game.clockwise_from_first():
            if other != seat and (gold := table.perks[other].kickback):
                table.earn(other, gold)
                game.tell(events.ContractPaid(other, "kickback", gold, 0))
        game.then(*reserve_with(seat, gained))
