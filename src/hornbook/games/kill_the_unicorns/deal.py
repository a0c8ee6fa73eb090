"""1: setup, and the order in which a round is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.decks import (
    HUNTS,
    ROUNDS,
    Character,
    RuseId,
    UnicornId,
)
from hornbook.games.kill_the_unicorns.final import EndTheGame
from hornbook.games.kill_the_unicorns.hunt import BeginHunt
from hornbook.games.kill_the_unicorns.market import (
    OpenMarket,
    RecoverHuntCards,
    stocked_market,
)
from hornbook.games.kill_the_unicorns.options import TakeCharacter
from hornbook.games.kill_the_unicorns.ruses import DiscardKeptRuses, DrawRuses, PlaceRuse
from hornbook.games.kill_the_unicorns.table import Caught, Table
from hornbook.kernel import Choose, Option, Question, Seat, Step, clockwise

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.game import KillTheUnicorns

_CHARACTERS = list(Character)


def deal(game: KillTheUnicorns) -> Table:
    """Set the table up and let everyone have a character."""
    seats, chance, cards = game.setup.seats, game.chance, game.cards
    in_deck = len(cards.unicorns) - cards.starters
    deck = [UnicornId(number) for number in range(in_deck)]
    chance.shuffle(deck)
    starters = [UnicornId(in_deck + number) for number in range(cards.starters)]
    chance.shuffle(starters)
    pates = list(cards.pates)
    chance.shuffle(pates)
    pates = sorted(pates[:seats])
    first = Seat(chance.below(seats))
    table = Table(
        characters=[None] * seats,
        powers=[None] * seats,
        power_ready=[False] * seats,
        hands=[cards.hunt] * seats,
        spent=[()] * seats,
        ruse_decks=[()] * seats,
        ruse_hands=[()] * seats,
        ruse_discards=[()] * seats,
        herds=[(Caught(one, cards.unicorns[one].colour),) for one in starters[:seats]],
        pates=[()] * seats,
        first=first,
        deck=deck,
        market=stocked_market(cards, seats, pates),
        row=[None] * HUNTS,
        ruses=[()] * HUNTS,
        gone=[],
        lost=[],
        laid=[()] * seats,
        passed=[False] * seats,
    )
    game.tell(events.FirstPlayerDrawn(first))
    for seat in game.seats:
        game.tell(events.StarterDealt(seat, starters[seat]))
    game.tell(events.MarketStocked(seats, tuple(pates)))
    if game.setup.settings["characters"] == "dealt":
        game.then(DealCharacters(), ShuffleRuses(), BeginRound())
    else:
        game.then(
            *[ChooseCharacter(seat) for seat in clockwise(first, seats)],
            ShuffleRuses(),
            BeginRound(),
        )
    return table


class ChooseCharacter(Choose["KillTheUnicorns"], frozen=True):
    """1: each character once, from the first player on."""

    in_public: ClassVar[bool] = True

    def options(self, game: KillTheUnicorns) -> tuple[Option, ...]:
        taken = game.table.characters
        return tuple([TakeCharacter(one) for one in _CHARACTERS if one not in taken])

    def chosen(self, game: KillTheUnicorns, option: TakeCharacter) -> None:
        take_character(game, self.seat, option.character)


class DealCharacters(Step["KillTheUnicorns"], frozen=True):
    """1: instead of choosing."""

    def run(self, game: KillTheUnicorns) -> None:
        dealt = _CHARACTERS[:]
        game.chance.shuffle(dealt)
        for seat in game.clockwise_from_first():
            take_character(game, seat, dealt.pop())


def take_character(game: KillTheUnicorns, seat: Seat, character: Character) -> None:
    """A seat has a character, and with it a power."""
    table = game.table
    table.characters[seat] = character
    table.powers[seat] = game.cards.characters[_CHARACTERS.index(character)].power
    game.tell(events.CharacterTaken(seat, character))


class ShuffleRuses(Step["KillTheUnicorns"], frozen=True):
    """1: everyone's eight ruses, face down."""

    def run(self, game: KillTheUnicorns) -> None:
        table = game.table
        for seat, character in enumerate(table.characters):
            if character is not None:
                number = _CHARACTERS.index(character)
                deck: list[RuseId] = list(game.cards.ruse_decks[number])
                game.chance.shuffle(deck)
                table.ruse_decks[seat] = tuple(deck)


class BeginRound(Step["KillTheUnicorns"], frozen=True):
    """2: four rounds, then the game ends."""

    def run(self, game: KillTheUnicorns) -> None:
        table = game.table
        if table.round_number == ROUNDS:
            game.then(EndTheGame())
            return
        table.round_number += 1
        table.power_ready = [True] * game.setup.seats
        game.tell(events.RoundBegan(table.round_number, ROUNDS))
        game.then(*round_of_play(game), BeginRound())


def round_of_play(game: KillTheUnicorns) -> list[Step[Any] | Question[Any]]:
    """The steps of a round, in the sheet's order."""
    last = game.table.round_number == ROUNDS
    return [
        ShowUnicorns(),
        DrawRuses(),  # 2.1
        *[PlaceRuse(seat) for seat in game.clockwise_from_first()],
        *[BeginHunt()] * HUNTS,  # 2.2, 2.3
        DiscardKeptRuses(),
        OpenMarket(),  # 2.4
        *([] if last else [RecoverHuntCards()]),
    ]


class ShowUnicorns(Step["KillTheUnicorns"], frozen=True):
    """1: four unicorns in a row."""

    def run(self, game: KillTheUnicorns) -> None:
        table = game.table
        shown = [table.deck.pop() for _ in range(HUNTS)]
        table.row = [*shown]
        table.ruses = [()] * HUNTS
        table.place = -1
        game.tell(events.UnicornsShown(tuple(shown)))
