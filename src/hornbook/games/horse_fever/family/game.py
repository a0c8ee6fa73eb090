"""A Family game: the Board game without its shop and its auctions."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.blanks import ACTION, MOVEMENT
from hornbook.games.horse_fever.board.game import HorseFeverBoard
from hornbook.games.horse_fever.decks import HorseCards
from hornbook.games.horse_fever.family.info import INFO
from hornbook.games.horse_fever.game import HorseFever
from hornbook.kernel import Question, Step
from hornbook.kernel.blanks import Blanks, Idle
from hornbook.text import Catalogue, DeckText

DEALT: Final = 2
DECKS: Final = ("movement", "actions", "characters")


class HorseFeverFamily(HorseFeverBoard):
    """Horse Fever's Family game for 2 to 5 players."""

    info = INFO
    leaves_out = frozenset({"hornbook.games.horse_fever.board"})
    printed = HorseFever.printed  # no prices
    shop = False
    starting_points = 1
    richer_wins = True
    # Every action card written for the Family game is a base card: it plays with no other.
    blanks = Blanks(
        (replace(ACTION, without=ACTION.without | {"base"}), MOVEMENT),
        Idle(("assistant", "objective", "horse", "character"), {"action": True}),
        HorseFever.blanks.most,
    )

    @classmethod
    def card_texts(cls, cards: HorseCards, catalogue: Catalogue) -> tuple[DeckText, ...]:
        """The decks it plays with."""
        decks = super().card_texts(cards, catalogue)
        return tuple([deck for deck in decks if deck.deck in DECKS])

    def before_the_bets(self) -> list[Step[Any] | Question[Any]]:
        return [DealActions()]

    def after_the_race(self) -> list[Step[Any] | Question[Any]]:
        return []


class DealActions(Step[HorseFeverFamily], frozen=True):
    """Family: the base action cards are shuffled, and everyone gets two."""

    def run(self, game: HorseFeverFamily) -> None:
        table = game.table
        game.chance.shuffle(table.action_deck)
        for seat in game.clockwise_from_first():
            cards = tuple([table.action_deck.pop() for _ in range(DEALT)])
            table.hands[seat] = cards
            game.tell(events.ActionsDealt(seat, DEALT))
            game.tell(events.ActionsTaken(seat, cards))


GAME = HorseFeverFamily
