"""A party."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from hornbook.games.horse_fever.blanks import BLANKS, MOVEMENT
from hornbook.games.horse_fever.party import decks
from hornbook.games.horse_fever.party.awards import awards
from hornbook.games.horse_fever.party.deal import deal, welcome
from hornbook.games.horse_fever.party.decks import PartyCards
from hornbook.games.horse_fever.party.events import DeadHeat, HorseFinished
from hornbook.games.horse_fever.party.info import INFO
from hornbook.games.horse_fever.party.names import card_texts, names
from hornbook.games.horse_fever.party.payment import OFFERS
from hornbook.games.horse_fever.party.printed import PRINTED
from hornbook.games.horse_fever.party.race import ChooseWhoWasAhead, at_the_start
from hornbook.games.horse_fever.party.redeal import deal_again
from hornbook.games.horse_fever.party.screen import (
    Moment,
    Screen,
    brief,
    moment_of,
    on_a_phone,
    screen,
)
from hornbook.games.horse_fever.party.table import Phase, Table
from hornbook.games.horse_fever.party.view import PartyView, look
from hornbook.kernel import Chance, Event, Seat
from hornbook.kernel.blanks import Blanks, Idle
from hornbook.kernel.examples import Example
from hornbook.racing import Award, Lane, MovementId, PhotoFinish, Place, Race, RaceRun, TrackGame
from hornbook.text import Catalogue, DeckText, Namer


class HorseFeverParty(TrackGame[Table, PartyCards]):
    """Horse Fever's Party Game for 3 players to a stadium."""

    info = INFO
    leaves_out = frozenset({"hornbook.racing"})  # it has no odds, and its own words for the rest
    offers = OFFERS
    come_and_go = True
    printed = PRINTED
    # The Party has the base movement cards only.
    blanks = Blanks(
        (replace(MOVEMENT, fresh={**MOVEMENT.fresh, "base": True}),),
        Idle(("action", "assistant", "objective", "horse", "character"), base={"movement": False}),
        BLANKS.most,
    )
    _shown: tuple[Moment, Screen, Screen] | None = None  # what all views of a moment share

    @classmethod
    def house_edition(cls) -> PartyCards:
        return decks.house_edition()

    @classmethod
    def read_edition(cls, text: str) -> PartyCards:
        return decks.read_edition(text)

    @classmethod
    def names(cls, cards: PartyCards, catalogue: Catalogue) -> Mapping[str, Namer]:
        return names(cards, catalogue)

    @classmethod
    def card_texts(cls, cards: PartyCards, catalogue: Catalogue) -> tuple[DeckText, ...]:
        return card_texts(cards, catalogue)

    @classmethod
    def rule_facts(cls) -> Mapping[str, int]:
        from hornbook.games.horse_fever.party.facts import rule_facts

        return rule_facts()

    @classmethod
    def rule_examples(cls) -> tuple[type[Example], ...]:
        from hornbook.games.horse_fever.party.examples import EXAMPLES

        return EXAMPLES

    def deal(self) -> Table:
        return deal(self)

    def view(self, seat: Seat | None) -> PartyView:
        return look(self, seat)

    def deal_again(self, seat: Seat | None, chance: Chance) -> None:
        deal_again(self.table, seat, chance)

    @property
    def open_to_joiners(self) -> bool:
        # A race has its bettors; whoever comes then waits until it is paid.
        free = len(self.table.money) < self.info.most
        return free and self.table.phase in (Phase.BETTING, Phase.BREAK)

    def welcome(self, seat: Seat) -> None:
        welcome(self, seat)

    def screen(self, seat: Seat | None) -> Screen:
        """What everyone may see of the money on the horses; reckoned once for each moment."""
        moment = moment_of(self)
        shown = self._shown
        if shown is None or shown[0] != moment:
            whole = screen(self)
            self._shown = shown = (moment, whole, brief(whole))
        _, full, small = shown
        return small if on_a_phone(self, seat) else full

    @property
    def races_run(self) -> tuple[RaceRun, ...]:
        """The races so far, for whoever reckons their chances."""
        return tuple([RaceRun(sheet.cards, sheet.order) for sheet in self.table.sheets])

    def awards(self, lowest: Sequence[float]) -> tuple[Award, ...]:
        """What the night is remembered for; ``lowest`` as in ``NightOfRaces``."""
        return awards(self.table.sheets, lowest)

    @property
    def starting_money(self) -> int:
        """What everyone gets at the start."""
        return self.setup.number("money")

    def finished(self, lane: Lane, place: Place) -> Event:
        return HorseFinished(lane, place)

    def dead_heat(self, lanes: tuple[Lane, ...]) -> tuple[Event, PhotoFinish[Any]]:
        bookmaker = self.table.bookmaker
        return DeadHeat(bookmaker, lanes), ChooseWhoWasAhead(bookmaker, lanes)

    def coming_race(self) -> Race:
        """The race being run, or the one that would be run if it began now."""
        race = self.table.race
        return race if race is not None and race.running else at_the_start()

    @property
    def movement_left(self) -> Sequence[MovementId]:
        """The cards that can still be turned in it."""
        if self.coming_race().turn:
            return self.table.movement_deck
        return [MovementId(card) for card in range(len(self.cards.movement))]


GAME = HorseFeverParty
