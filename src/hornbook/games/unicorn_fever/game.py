"""A game of Unicorn Fever."""

from __future__ import annotations

from collections.abc import Mapping

from hornbook.games.unicorn_fever import decks
from hornbook.games.unicorn_fever.blanks import BLANKS
from hornbook.games.unicorn_fever.board import hand_limit
from hornbook.games.unicorn_fever.cardtext import card_texts
from hornbook.games.unicorn_fever.deal import deal
from hornbook.games.unicorn_fever.decks import UnicornCards
from hornbook.games.unicorn_fever.events import UnicornFinished
from hornbook.games.unicorn_fever.info import INFO
from hornbook.games.unicorn_fever.names import names
from hornbook.games.unicorn_fever.printed import PRINTED
from hornbook.games.unicorn_fever.race import RevealMagic
from hornbook.games.unicorn_fever.redeal import deal_again, raise_cards
from hornbook.games.unicorn_fever.results import OFFERS
from hornbook.games.unicorn_fever.table import Table
from hornbook.games.unicorn_fever.view import UnicornView, look
from hornbook.kernel import Chance, Event, Seat
from hornbook.kernel.examples import Example
from hornbook.racing import Lane, Place, RacingGame
from hornbook.text import Catalogue, DeckText, Namer


class UnicornFever(RacingGame[Table, UnicornCards]):
    """Unicorn Fever for 2 to 6 players."""

    info = INFO
    blanks = BLANKS
    printed = PRINTED
    colours = tuple(colour.value for colour in decks.Colour)
    offers = OFFERS

    @classmethod
    def house_edition(cls) -> UnicornCards:
        return decks.house_edition()

    @classmethod
    def read_edition(cls, text: str) -> UnicornCards:
        return decks.read_edition(text)

    @classmethod
    def names(cls, cards: UnicornCards, catalogue: Catalogue) -> Mapping[str, Namer]:
        return names(cards, catalogue)

    @classmethod
    def card_texts(cls, cards: UnicornCards, catalogue: Catalogue) -> tuple[DeckText, ...]:
        return card_texts(cards, catalogue)

    @classmethod
    def rule_facts(cls) -> Mapping[str, int]:
        from hornbook.games.unicorn_fever.facts import rule_facts

        return rule_facts()

    @classmethod
    def rule_examples(cls) -> tuple[type[Example], ...]:
        from hornbook.games.unicorn_fever.examples import EXAMPLES

        return EXAMPLES

    def deal(self) -> Table:
        return deal(self)

    def view(self, seat: Seat | None) -> UnicornView:
        return look(self, seat)

    def deal_again(self, seat: Seat | None, chance: Chance) -> None:
        deal_again(self.table, seat, chance)
        raise_cards(self.agenda, seat)

    def turn_cards(self) -> None:
        RevealMagic().run(self)

    def finished(self, lane: Lane, place: Place) -> Event:
        return UnicornFinished(lane, place)

    def hand_limit(self, seat: Seat) -> int:
        """How many magic cards that seat draws up to."""
        return hand_limit(self.setup.seats) + self.table.perks[seat].hand_size


GAME = UnicornFever
