"""What the Board and the Family game have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from hornbook.games.horse_fever import edition
from hornbook.games.horse_fever.blanks import BLANKS
from hornbook.games.horse_fever.cardtext import card_texts
from hornbook.games.horse_fever.deal import deal
from hornbook.games.horse_fever.decks import HorseCards
from hornbook.games.horse_fever.events import HorseFinished
from hornbook.games.horse_fever.names import names
from hornbook.games.horse_fever.payments import OFFERS
from hornbook.games.horse_fever.printed import PRINTED
from hornbook.games.horse_fever.race import RevealActions
from hornbook.games.horse_fever.redeal import deal_again, lower_card, raise_card
from hornbook.games.horse_fever.stables import STABLES
from hornbook.games.horse_fever.table import Table
from hornbook.games.horse_fever.view import HorseView, look
from hornbook.kernel import Chance, Event, Question, Seat, Step, clockwise
from hornbook.kernel.examples import Example
from hornbook.racing import Lane, Place, RacingGame
from hornbook.text import Catalogue, DeckText, Namer


class HorseFever(RacingGame[Table, HorseCards]):
    """A game of Horse Fever: the rounds differ, the race and its bets do not."""

    colours = tuple(stable.value for stable in STABLES)
    offers = OFFERS
    blanks = BLANKS
    printed = PRINTED
    shop: ClassVar[bool]  # whether there are purchases: objectives, assistants, horses
    starting_points: ClassVar[int]
    richer_wins: ClassVar[bool]  # of players level on points

    @abstractmethod
    def round_of_play(self) -> list[Step[Any] | Question[Any]]:
        """The steps of a round, in the rulebook's order."""

    @property
    def stars(self) -> bool:
        """Whether the cards with a star are played with."""
        return bool(self.setup.settings.get("stars"))

    @classmethod
    def house_edition(cls) -> HorseCards:
        return edition.house_edition()

    @classmethod
    def read_edition(cls, text: str) -> HorseCards:
        return edition.read_edition(text)

    @classmethod
    def names(cls, cards: HorseCards, catalogue: Catalogue) -> Mapping[str, Namer]:
        return names(cards, catalogue)

    @classmethod
    def card_texts(cls, cards: HorseCards, catalogue: Catalogue) -> tuple[DeckText, ...]:
        return card_texts(cards, catalogue)

    @classmethod
    def rule_facts(cls) -> Mapping[str, int]:
        from hornbook.games.horse_fever.facts import rule_facts

        return rule_facts()

    @classmethod
    def rule_examples(cls) -> tuple[type[Example], ...]:
        from hornbook.games.horse_fever.examples import EXAMPLES

        return EXAMPLES

    def deal(self) -> Table:
        return deal(self)

    def view(self, seat: Seat | None) -> HorseView:
        return look(self, seat)

    def deal_again(self, seat: Seat | None, chance: Chance) -> None:
        asked = seat is not None and self.asked(seat) is not None
        if not asked:
            lower_card(self.table, self.agenda)
        deal_again(self.table, seat, asked, chance)
        if not asked:
            raise_card(self.table, self.agenda)

    def turn_cards(self) -> None:
        RevealActions().run(self)

    def finished(self, lane: Lane, place: Place) -> Event:
        return HorseFinished(lane, place)

    def clockwise_from_first(self) -> tuple[Seat, ...]:
        """All seats still in the game in turn order, the first player first."""
        table = self.table
        everyone, left = clockwise(table.first, self.setup.seats), table.left
        return everyone if not left else tuple([seat for seat in everyone if seat not in left])

    def neighbour(self, seat: Seat, step: int) -> Seat:
        """The next one still in the game: ``step`` 1 to the left, -1 to the right."""
        seats, left = self.setup.seats, self.table.left
        other = Seat((seat + step) % seats)
        while other in left:
            other = Seat((other + step) % seats)
        return other
