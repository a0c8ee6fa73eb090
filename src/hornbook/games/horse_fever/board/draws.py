"""1.1: drawing four objectives, assistants or horses, and keeping one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hornbook.games.horse_fever.board import events
from hornbook.games.horse_fever.board.options import (
    DrawAsItLies,
    KeepAssistant,
    KeepHorse,
    KeepObjective,
    ShuffleFirst,
)
from hornbook.games.horse_fever.board.swap import hire
from hornbook.games.horse_fever.piles import Pile
from hornbook.games.horse_fever.table import Deck, Table
from hornbook.kernel import Choose, Option, Seat, Step

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever

DRAWN: Final = 4


class PayAndDraw(Step["HorseFever"], frozen=True):
    """Pay; the deck may be shuffled first where somebody could know what lies under it."""

    seat: Seat
    deck: Deck
    price: int

    def run(self, game: HorseFever) -> None:
        table, seat, deck = game.table, self.seat, self.deck
        table.pay(seat, self.price)
        table.bought[seat] |= 1 << deck
        draw = DrawFour(seat, deck, self.price)
        if _pile(table, deck).layered:
            game.then(ChooseShuffle(seat, deck), draw)
        else:
            game.then(draw)


class ChooseShuffle(Choose["HorseFever"], frozen=True):
    """1.0: a buyer may shuffle the deck before drawing from it."""

    goes_on: ClassVar[bool] = True

    deck: Deck

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        return _SHUFFLE_OR_NOT

    def chosen(self, game: HorseFever, option: Option) -> None:
        if isinstance(option, ShuffleFirst):
            _pile(game.table, self.deck).shuffle(game.chance)
            game.tell(events.DeckShuffled(self.seat, self.deck))


_SHUFFLE_OR_NOT: Final[tuple[Option, ...]] = (ShuffleFirst(), DrawAsItLies())


class DrawFour(Step["HorseFever"], frozen=True):
    """Four cards, or what is left of the deck, for the buyer's eyes only."""

    seat: Seat
    deck: Deck
    price: int

    def run(self, game: HorseFever) -> None:
        table, seat, deck = game.table, self.seat, self.deck
        count = len(_pile(table, deck).draw(DRAWN))
        game.tell(events.CardsDrawn(seat, deck, count, self.price))
        if deck is Deck.OBJECTIVE:
            game.tell(events.ObjectivesSeen(seat, table.objective_pile.drawn))
            game.then(ChooseObjective(seat))
        elif deck is Deck.ASSISTANT:
            game.tell(events.AssistantsSeen(seat, table.assistant_pile.drawn))
            game.then(ChooseAssistant(seat))
        else:
            game.tell(events.HorsesSeen(seat, table.horse_pile.drawn))
            game.then(ChooseHorseCard(seat))


class ChooseObjective(Choose["HorseFever"], frozen=True):
    """Keep one objective, face down; the others go under the deck."""

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        aims = game.cards.aims
        different = {aims[card]: card for card in game.table.objective_pile.drawn}
        return tuple([KeepObjective(card) for card in different.values()])

    def chosen(self, game: HorseFever, option: KeepObjective) -> None:
        table, seat, card = game.table, self.seat, option.objective
        table.objective_pile.keep(card, seat, game.chance, hidden=True)
        table.objectives[seat] += (card,)
        game.tell(events.ObjectiveKept(seat))
        game.tell(events.ObjectiveChosen(seat, card))


class ChooseAssistant(Choose["HorseFever"], frozen=True):
    """Keep one assistant, face up; the others go under the deck."""

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        return tuple([KeepAssistant(card) for card in game.table.assistant_pile.drawn])

    def chosen(self, game: HorseFever, option: KeepAssistant) -> None:
        seat, card = self.seat, option.assistant
        game.table.assistant_pile.keep(card, seat, game.chance, hidden=False)
        game.tell(events.AssistantHired(seat, card))
        hire(game, seat, card, drawn=True)


class ChooseHorseCard(Choose["HorseFever"], frozen=True):
    """Keep one horse, face up; the others go under the deck."""

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        return tuple([KeepHorse(card) for card in game.table.horse_pile.drawn])

    def chosen(self, game: HorseFever, option: KeepHorse) -> None:
        table, seat, card = game.table, self.seat, option.horse
        table.horse_pile.keep(card, seat, game.chance, hidden=False)
        table.horses[seat] += (card,)
        game.tell(events.HorseBought(seat, card))


def _pile(table: Table, deck: Deck) -> Pile[Any]:
    if deck is Deck.OBJECTIVE:
        return table.objective_pile
    return table.assistant_pile if deck is Deck.ASSISTANT else table.horse_pile
