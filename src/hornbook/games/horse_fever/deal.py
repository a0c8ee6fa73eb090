"""Preparation, and the frame of the rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.casting import DEALT
from hornbook.games.horse_fever.characters import ChooseCharacters, become, in_play
from hornbook.games.horse_fever.decks import (
    ActionId,
    Assistant,
    AssistantId,
    HorseCard,
    HorseId,
    Objective,
    ObjectiveId,
)
from hornbook.games.horse_fever.final import RepayLoans
from hornbook.games.horse_fever.lengths import ROUNDS
from hornbook.games.horse_fever.perks import NO_PERKS
from hornbook.games.horse_fever.piles import Pile, new_pile
from hornbook.games.horse_fever.table import Table
from hornbook.kernel import Seat, Step
from hornbook.racing import LANES, Row

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever

Card = TypeVar("Card", bound=int)


def deal(game: HorseFever) -> Table:
    """Set the table up, in the order of the rulebook's preparation."""
    seats, chance, cards = game.setup.seats, game.chance, game.cards
    rounds = _rounds(game)
    by_row = list(LANES)
    chance.shuffle(by_row)
    dealt = in_play(game) if game.setup.settings["characters"] == DEALT else []
    chance.shuffle(dealt)
    first = Seat(chance.below(seats))
    table = Table(
        danari=[0] * seats,
        points=[0] * seats,
        characters=[None] * seats,
        hands=[()] * seats,
        objectives=[()] * seats,
        fulfilled=[()] * seats,
        assistants=[()] * seats,
        horses=[()] * seats,
        loans=[()] * seats,
        perks=[NO_PERKS] * seats,
        bought=[0] * seats,
        left=(),
        bank=0,
        rounds=rounds,
        round_number=0,
        first=first,
        rows=[Row(by_row.index(lane)) for lane in LANES],
        owners=[None] * len(LANES),
        tokens=[seats - 1] * len(LANES),
        bets=[],
        stalls=[None] * len(LANES),
        objective_pile=_pile(game, [ObjectiveId(i) for i in _played(game, cards.objectives)]),
        assistant_pile=_pile(game, [AssistantId(i) for i in _played(game, cards.assistants)]),
        horse_pile=_pile(game, [HorseId(i) for i in _played(game, cards.horses)]),
        action_deck=full_action_deck(game),
        lanes=[()] * len(LANES),
        active=[()] * len(LANES),
    )
    game.tell(events.OddsDealt(tuple(by_row)))
    for seat, character in zip(game.seats, dealt, strict=False):
        become(game, table, seat, character)
    game.tell(events.FirstPlayerDrawn(table.first))
    game.agenda.append(BeginRound())
    if not dealt:
        game.agenda.append(ChooseCharacters())
    return table


def full_action_deck(game: HorseFever) -> list[ActionId]:
    """All action cards; the Family game has only the base ones."""
    return list(game.cards.board_actions if game.shop else game.cards.family_actions)


class BeginRound(Step["HorseFever"], frozen=True):
    """A round; after the last one the final phase."""

    def run(self, game: HorseFever) -> None:
        table = game.table
        if table.round_number == table.rounds:
            game.then(RepayLoans())
            return
        table.round_number += 1
        game.tell(events.RoundBegan(table.round_number, table.rounds))
        game.then(*game.round_of_play(), HandOnFirstPlayer(), BeginRound())


class HandOnFirstPlayer(Step["HorseFever"], frozen=True):
    """4.3: the first player card goes to the left."""

    def run(self, game: HorseFever) -> None:
        game.table.first = game.neighbour(game.table.first, 1)
        game.tell(events.FirstPlayerMoved(game.table.first))


def _rounds(game: HorseFever) -> int:
    return ROUNDS[str(game.setup.settings["length"])][game.setup.seats - 2]


def _played(game: HorseFever, cards: Sequence[Objective | Assistant | HorseCard]) -> list[int]:
    """The cards of a shop's deck that are played with: those with a star only if wanted."""
    if not game.shop:
        return []
    stars = game.stars
    return [number for number, card in enumerate(cards) if stars or not card.star]


def _pile(game: HorseFever, cards: list[Card]) -> Pile[Card]:
    game.chance.shuffle(cards)
    return new_pile(cards, max(cards, default=-1) + 1, game.setup.seats + 1)
