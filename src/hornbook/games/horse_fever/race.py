"""3.1: the action cards are turned. The race itself, 3.2, is `hornbook.racing.turns`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.decks import ActionKind, Discards
from hornbook.games.horse_fever.symbols import lane_effects
from hornbook.games.horse_fever.table import Placed
from hornbook.kernel import Step
from hornbook.racing import (
    LANES,
    NO_EFFECTS,
    Lane,
    LaneEffects,
    letter_pairs,
    line_up,
    shift_odds,
)

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever


class RevealActions(Step["HorseFever"], frozen=True):
    """3.1: turn all action cards; pairs cancel, then discards, then odds; then they line up."""

    def run(self, game: HorseFever) -> None:
        table, actions = game.table, game.cards.actions
        table.revealed = True
        effects = []
        for lane in LANES:
            placed = table.lanes[lane]
            if placed:
                cards = tuple([card.card for card in placed])
                seats = tuple([card.seat for card in placed])
                game.tell(events.ActionsRevealed(lane, cards, seats))
                placed = discard(game, lane, cancel_pairs(game, lane, placed))
            table.active[lane] = placed
            horse = _horse_effect(game, lane)
            if placed or horse is not NO_EFFECTS:
                effects.append(lane_effects([actions[card.card] for card in placed], horse))
            else:
                effects.append(NO_EFFECTS)
        for lane in LANES:
            if effects[lane].odds:
                shift_odds(game, lane, effects[lane].odds)
        table.race = line_up(table.rows, effects)


def cancel_pairs(game: HorseFever, lane: Lane, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """A positive and a negative card with the same letter are discarded, pair by pair."""
    if len(placed) < 2:
        return placed
    faces = [game.cards.actions[card.card] for card in placed]
    gone = set()
    for positive, negative in letter_pairs([(_sign(face.kind), face.letter) for face in faces]):
        gone |= {positive, negative}
        pair = placed[positive].card, placed[negative].card
        game.tell(events.ActionsCancelled(lane, *pair))
    return tuple([card for place, card in enumerate(placed) if place not in gone])


def _sign(kind: ActionKind) -> int:
    if kind is ActionKind.POSITIVE:
        return 1
    return -1 if kind is ActionKind.NEGATIVE else 0


def discard(game: HorseFever, lane: Lane, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """Fritz Finden and Rochelle Recherche throw away all red, or all green, cards of a lane."""
    actions = game.cards.actions
    thrown = [
        what.value
        for card in placed
        if (what := actions[card.card].discards) is not Discards.NOTHING
    ]
    if not thrown:
        return placed
    gone = [card for card in placed if actions[card.card].kind.value in thrown]
    if gone:
        game.tell(events.ActionsDiscarded(lane, tuple([card.card for card in gone])))
    return tuple([card for card in placed if card not in gone])


def _horse_effect(game: HorseFever, lane: Lane) -> LaneEffects:
    horse = game.table.stalls[lane]
    return NO_EFFECTS if horse is None else game.cards.horses[horse].effect
