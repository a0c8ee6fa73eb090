"""3.1: the action cards are turned. The race itself, 3.2, is `hornbook.racing.turns`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.symbols import lane_effects
from hornbook.games.horse_fever.table import Placed
from hornbook.kernel import Step
from hornbook.racing import (
    LANES,
    NO_EFFECTS,
    Lane,
    letter_pairs,
    line_up,
    shift_odds,
)

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever


class RevealActions(Step["HorseFever"], frozen=True):
    """3.1: turn all action cards; pairs cancel, then discards, then odds; then they line up."""

    def run(self, game: HorseFever) -> None:
        table, actions, throwing = game.table, game.cards.actions, game.cards.throwing
        table.revealed = True
        effects, stalls = [], table.stalls
        for lane in LANES:
            placed = table.lanes[lane]
            if placed:
                cards = tuple([card.card for card in placed])
                seats = tuple([card.seat for card in placed])
                game.tell(events.ActionsRevealed(lane, cards, seats))
                if len(placed) > 1:
                    placed = cancel_pairs(game, lane, placed)
                if throwing and not throwing.isdisjoint(cards):
                    placed = discard(game, lane, placed)
            table.active[lane] = placed
            stall = stalls[lane]
            horse = NO_EFFECTS if stall is None else game.cards.horses[stall].effect
            if len(placed) == 1 and horse is NO_EFFECTS:
                effects.append(actions[placed[0].card].effect)
            elif placed or horse is not NO_EFFECTS:
                effects.append(lane_effects([actions[card.card] for card in placed], horse))
            else:
                effects.append(NO_EFFECTS)
        for lane in LANES:
            if rows := effects[lane].odds:
                shift_odds(game, lane, rows)
        table.race = line_up(table.rows, effects)


def cancel_pairs(game: HorseFever, lane: Lane, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """A positive and a negative card with the same letter are discarded, pair by pair."""
    letters = game.cards.letters
    pairs = letter_pairs([letters[card.card] for card in placed])
    for positive, negative in pairs:
        pair = placed[positive].card, placed[negative].card
        game.tell(events.ActionsCancelled(lane, *pair))
    if not pairs:
        return placed
    gone = {place for pair in pairs for place in pair}
    return tuple([card for place, card in enumerate(placed) if place not in gone])


def discard(game: HorseFever, lane: Lane, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """Fritz Finden and Rochelle Recherche throw away all red, or all green, cards of a lane."""
    actions = game.cards.actions
    thrown = {actions[card.card].discards.value for card in placed}
    gone = [card for card in placed if actions[card.card].kind.value in thrown]
    if gone:
        game.tell(events.ActionsDiscarded(lane, tuple([card.card for card in gone])))
    return tuple([card for card in placed if card not in gone])
