"""1.1, transactions: buying a card from another player, who may refuse."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from hornbook.games.horse_fever.board import events
from hornbook.games.horse_fever.board.info import INFO
from hornbook.games.horse_fever.board.options import (
    AskForAssistant,
    AskForHorse,
    AskForObjective,
    AskForStable,
    Decline,
    Sell,
    SellObjective,
)
from hornbook.games.horse_fever.board.prices import (
    CARD,
    FROM_PLAYER,
    STABLES,
    reduced,
)
from hornbook.games.horse_fever.board.swap import dismiss, hire
from hornbook.games.horse_fever.decks import AssistantId, HorseId, ObjectiveId
from hornbook.games.horse_fever.points import honour
from hornbook.games.horse_fever.table import ASSISTANT, HORSE, OBJECTIVE, STABLE, Table
from hornbook.kernel import Choose, Option, Question, Seat
from hornbook.racing import LANES, Lane

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever

Ask: TypeAlias = AskForObjective | AskForAssistant | AskForHorse | AskForStable


def cards_to_ask_for(table: Table, seat: Seat, bought: int) -> list[Ask]:
    """What rivals have that the seat could pay double for. Action cards are not traded."""
    danari, perks = table.danari[seat], table.perks[seat]
    found: list[Ask] = []
    rivals = _rivals(len(table.danari), seat)
    if not bought & OBJECTIVE and any(table.objectives):
        price = reduced(_DOUBLE, perks.objective_discount)
        if danari >= price:
            found += [_ask_for_objective(one, price) for one in rivals if table.objectives[one]]
    if not bought & ASSISTANT and any(table.assistants):
        price = reduced(_DOUBLE, perks.assistant_discount)
        if danari >= price:
            found += [
                _ask_for_assistant(one, card, price)
                for one in rivals
                for card in table.assistants[one]
            ]
    if not bought & HORSE and any(table.horses) and seat in table.owners:
        price = reduced(_DOUBLE, perks.horse_discount)
        if danari >= price:
            found += [
                _ask_for_horse(one, card, price) for one in rivals for card in table.horses[one]
            ]
    if not bought & STABLE:
        found += _stables_to_ask_for(table, seat)
    return found


_DOUBLE = CARD * FROM_PLAYER

_ask_for_objective = cache(AskForObjective)
_ask_for_assistant = cache(AskForAssistant)
_ask_for_horse = cache(AskForHorse)


@cache
def _rivals(seats: int, seat: Seat) -> tuple[Seat, ...]:
    return tuple(Seat(other) for other in range(seats) if other != seat)


def _stables_to_ask_for(table: Table, seat: Seat) -> list[Ask]:
    found: list[Ask] = []
    danari = table.danari[seat]
    offers = _stable_offers(table.perks[seat].stable_discount)
    if danari < offers[-1][0][0].price:
        return found  # not even the cheapest
    rows, owners = table.rows, table.owners
    for lane in LANES:
        owner = owners[lane]
        if owner is not None and owner != seat:
            offer = offers[rows[lane]][lane][owner]
            if danari >= offer.price:
                found.append(offer)
    return found


@cache
def _stable_offers(discount: int) -> tuple[tuple[tuple[AskForStable, ...], ...], ...]:
    """By row, lane and owner."""
    return tuple(
        tuple(
            tuple(AskForStable(Seat(owner), lane, price) for owner in range(INFO.most))
            for lane in LANES
        )
        for price in [reduced(price * FROM_PLAYER, discount) for price in STABLES]
    )


def consider(ask: Ask, buyer: Seat, otherwise: Question[Any]) -> Question[Any]:
    """Put the offer to its owner; ``otherwise`` is what comes after a refusal."""
    match ask:
        case AskForObjective(owner, price):
            return ConsiderObjective(owner, buyer, price, otherwise)
        case AskForAssistant(owner, assistant, price):
            return ConsiderAssistant(owner, buyer, price, otherwise, assistant)
        case AskForHorse(owner, horse, price):
            return ConsiderHorse(owner, buyer, price, otherwise, horse)
        case AskForStable(owner, lane, price):
            return ConsiderStable(owner, buyer, price, otherwise, lane)


_YES_OR_NO: Final[tuple[Option, ...]] = (Sell(), Decline())


class Consider(Choose["HorseFever"], frozen=True):
    """An offer that its owner accepts or refuses."""

    buyer: Seat
    price: int
    otherwise: Question[Any]

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        return _YES_OR_NO

    def chosen(self, game: HorseFever, option: Option) -> None:
        if isinstance(option, Decline):
            # A refusal costs nothing: the buyer chooses again.
            game.tell(events.OfferDeclined(self.seat, self.buyer))
            game.then(self.otherwise)
            return
        game.table.pay(self.buyer, self.price)
        game.table.earn(self.seat, self.price)
        self.hand_over(game, option)

    @abstractmethod
    def hand_over(self, game: HorseFever, option: Option) -> None:
        """Give the buyer what was asked for."""


class ConsiderObjective(Consider, frozen=True):
    """Objectives stay hidden, so the seller says which one it is."""

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        aims = game.cards.aims
        different = {aims[card]: card for card in game.table.objectives[self.seat]}
        return (*[SellObjective(card) for card in different.values()], Decline())

    def hand_over(self, game: HorseFever, option: Option) -> None:
        if isinstance(option, SellObjective):
            _sell_objective(game, self.seat, self.buyer, option.objective)
            game.tell(events.ObjectiveSold(self.seat, self.buyer, self.price))
            game.tell(events.ObjectiveGiven(self.seat, option.objective))
            game.tell(events.ObjectiveReceived(self.buyer, option.objective))


class ConsiderAssistant(Consider, frozen=True):
    """Somebody would like to have this assistant."""

    assistant: AssistantId

    def hand_over(self, game: HorseFever, option: Option) -> None:
        seat, buyer, card = self.seat, self.buyer, self.assistant
        game.table.bought[buyer] |= ASSISTANT
        game.tell(events.AssistantSold(seat, buyer, card, self.price))
        dismiss(game, seat, card)
        hire(game, buyer, card, drawn=False)


class ConsiderHorse(Consider, frozen=True):
    """Somebody would like to have this horse."""

    horse: HorseId

    def hand_over(self, game: HorseFever, option: Option) -> None:
        table, seat, buyer, card = game.table, self.seat, self.buyer, self.horse
        table.bought[buyer] |= HORSE
        table.horses[seat] = tuple([one for one in table.horses[seat] if one != card])
        table.horses[buyer] += (card,)
        game.tell(events.HorseSold(seat, buyer, card, self.price))


class ConsiderStable(Consider, frozen=True):
    """Somebody would like to have this stable, with its point."""

    lane: Lane

    def hand_over(self, game: HorseFever, option: Option) -> None:
        table, seat, buyer = game.table, self.seat, self.buyer
        table.bought[buyer] |= STABLE
        table.owners[self.lane] = buyer
        game.tell(events.StableSold(seat, buyer, self.lane, self.price))
        honour(game, buyer, 1)


def _sell_objective(game: HorseFever, seat: Seat, buyer: Seat, card: ObjectiveId) -> None:
    """Only seller and buyer know which of the seller's objectives it was."""
    table = game.table
    table.bought[buyer] |= OBJECTIVE
    table.objective_pile.mix(table.objectives[seat], (seat,))
    table.objectives[seat] = tuple([one for one in table.objectives[seat] if one != card])
    table.objectives[buyer] += (card,)
