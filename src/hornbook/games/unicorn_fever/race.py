"""Phase 2: what happens before the race. The race itself is `hornbook.racing.turns`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.table import Placed
from hornbook.kernel import Step
from hornbook.racing import (
    LANES,
    Lane,
    LaneEffects,
    combined,
    letter_pairs,
    line_up,
    shift_odds,
)

if TYPE_CHECKING:
    from hornbook.games.unicorn_fever.game import UnicornFever

_WINS_TIES = LaneEffects(tie=1)


class HandOverFirstPlayer(Step["UnicornFever"], frozen=True):
    """2.1: whoever took the top gold token is the first player from now on."""

    def run(self, game: UnicornFever) -> None:
        table = game.table
        if table.bell is not None and table.bell != table.first:
            table.first = table.bell
            game.tell(events.FirstPlayerChanged(table.first))
        table.bell = None


class RevealMagic(Step["UnicornFever"], frozen=True):
    """2.2: turn all magic; pairs cancel, then cleansing, then odds shifts."""

    def run(self, game: UnicornFever) -> None:
        table = game.table
        table.revealed = True
        for lane in LANES:
            placed = table.lanes[lane]
            if placed:
                cards = tuple([card.card for card in placed])
                seats = tuple([card.seat for card in placed])
                game.tell(events.MagicRevealed(lane, cards, seats))
                placed = cancel_pairs(game, lane, placed)
                placed = cleanse(game, lane, placed)
            table.active[lane] = placed
        effects = [lane_effects(game, lane) for lane in LANES]
        for lane in LANES:
            shift_odds(game, lane, effects[lane].odds)
        table.race = line_up(table.rows, effects)


def cancel_pairs(game: UnicornFever, lane: Lane, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """A positive and a negative card with the same letter undo each other, pair by pair."""
    letters, perks = game.cards.letters, game.table.perks
    gone = set()
    for one, other in letter_pairs([letters[card.card] for card in placed]):
        positive, negative = placed[one], placed[other]
        gone |= {positive, negative}
        game.tell(events.MagicCancelled(lane, positive.card, negative.card))
        for card in (positive, negative):
            if gold := perks[card.seat].cancel_gold:
                game.table.earn(card.seat, gold)
                game.tell(events.ContractPaid(card.seat, "cancel_gold", gold, 0))
    return tuple([card for card in placed if card not in gone]) if gone else placed


def cleanse(game: UnicornFever, lane: Lane, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """A cleansing card throws away the cards of the opposite sign."""
    magic = game.cards.magic
    cleansers = {magic[card.card].sign for card in placed if magic[card.card].cleanse}
    if not cleansers:
        return placed
    gone = [card for card in placed if cleansers - {magic[card.card].sign}]
    if gone:
        game.tell(events.MagicCleansed(lane, tuple([card.card for card in gone])))
    return tuple([card for card in placed if card not in gone])


def lane_effects(game: UnicornFever, lane: Lane) -> LaneEffects:
    """All that acts on a lane: its magic, its fever, and an owner who cannot lose a photo."""
    table, cards = game.table, game.cards
    effects = [cards.magic[card.card].effect for card in table.active[lane]]
    if lane in table.fevered:
        effects.append(cards.unicorns[lane].fever)
    for seat, owned in enumerate(table.owned):
        if owned == lane and table.perks[seat].own_ties:
            effects.append(_WINS_TIES)
    return combined(effects)
