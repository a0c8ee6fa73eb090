"""Preparation: who everyone is. Characters are dealt, or chosen in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.decks import CharacterId
from hornbook.games.horse_fever.options import TakeCharacter
from hornbook.games.horse_fever.table import Table
from hornbook.kernel import Choose, Option, Seat, Step
from hornbook.racing import LANES, Row

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever


def in_play(game: HorseFever) -> list[CharacterId]:
    """The characters one can be: those with a star only if wanted."""
    stars = game.stars
    cards = game.cards.characters
    return [CharacterId(number) for number, card in enumerate(cards) if stars or not card.star]


class ChooseCharacters(Step["HorseFever"], frozen=True):
    """Characters by choice: clockwise from the first player, who has just been drawn."""

    def run(self, game: HorseFever) -> None:
        game.then(*[ChooseCharacter(seat) for seat in game.clockwise_from_first()])


class ChooseCharacter(Choose["HorseFever"], frozen=True):
    """One of the characters that nobody has taken yet."""

    in_public: ClassVar[bool] = True

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        taken = game.table.characters
        return tuple([TakeCharacter(one) for one in in_play(game) if one not in taken])

    def chosen(self, game: HorseFever, option: TakeCharacter) -> None:
        become(game, game.table, self.seat, option.character)


def become(game: HorseFever, table: Table, seat: Seat, character: CharacterId) -> None:
    """A seat is that character now, with the money and the stable of the card."""
    person = game.cards.characters[character]
    table.characters[seat] = character
    table.perks[seat] = person.perks
    table.earn(seat, person.danari)
    game.tell(events.CharacterDealt(seat, character, person.danari))
    if person.stable:
        lane = LANES[table.rows.index(Row(person.stable - 2))]
        table.owners[lane] = seat
        game.tell(events.StableGiven(seat, lane))
    if game.starting_points:
        table.points[seat] = game.starting_points
        game.tell(events.PointGiven(seat))
