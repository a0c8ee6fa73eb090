"""Assistants joining and leaving a player, and Cédric Copieur, who changes places with one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.games.horse_fever.board import events
from hornbook.games.horse_fever.board.options import SwapFor
from hornbook.games.horse_fever.decks import AssistantId
from hornbook.games.horse_fever.perks import NO_PERKS, combined_perks
from hornbook.kernel import Choose, Option, Seat
from hornbook.racing import Pass

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever


def hire(game: HorseFever, seat: Seat, card: AssistantId, drawn: bool) -> None:
    """An assistant joins a player. Cédric is swapped at once: must be if drawn, may if bought."""
    game.table.assistants[seat] += (card,)
    update_perks(game, seat)
    if game.cards.assistants[card].swap and rivals_assistants(game, seat):
        game.then(ChooseSwap(seat, card, drawn))


def dismiss(game: HorseFever, seat: Seat, card: AssistantId) -> None:
    """An assistant leaves a player."""
    table = game.table
    table.assistants[seat] = tuple([one for one in table.assistants[seat] if one != card])
    update_perks(game, seat)


class ChooseSwap(Choose["HorseFever"], frozen=True):
    """Cédric Copieur: exchange him for another player's assistant, who cannot object."""

    card: AssistantId
    compulsory: bool

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        swaps = [SwapFor(owner, card) for owner, card in rivals_assistants(game, self.seat)]
        return tuple(swaps) if self.compulsory else (*swaps, Pass())

    def chosen(self, game: HorseFever, option: SwapFor | Pass) -> None:
        if isinstance(option, Pass):
            return
        seat, owner, given, taken = self.seat, option.owner, self.card, option.assistant
        dismiss(game, seat, given)
        dismiss(game, owner, taken)
        # Whoever gets Cédric this way cannot exchange him back.
        game.table.assistants[seat] += (taken,)
        game.table.assistants[owner] += (given,)
        update_perks(game, seat)
        update_perks(game, owner)
        game.tell(events.AssistantsSwapped(seat, given, owner, taken))


def rivals_assistants(game: HorseFever, seat: Seat) -> list[tuple[Seat, AssistantId]]:
    """All assistants in play that somebody else has."""
    return [
        (other, card)
        for other in game.clockwise_from_first()
        if other != seat
        for card in game.table.assistants[other]
    ]


def update_perks(game: HorseFever, seat: Seat) -> None:
    """A seat's perks are its character's and its assistants'."""
    table, assistants = game.table, game.cards.assistants
    character = table.characters[seat]
    own = NO_PERKS if character is None else game.cards.characters[character].perks
    hired = [assistants[card].perks for card in table.assistants[seat]]
    table.perks[seat] = combined_perks((own, *hired))
