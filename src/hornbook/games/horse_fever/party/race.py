"""The race: the bookmaker turns base movement cards until every horse is home."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from hornbook.games.horse_fever.party import events
from hornbook.games.horse_fever.party.options import NextCard, OnLane
from hornbook.kernel import Choose, Option, Step
from hornbook.racing import (
    FINISH,
    LANES,
    NO_EFFECTS,
    Lane,
    PhotoFinish,
    Race,
    Row,
    cross_the_line,
    line_up,
    turn_movement_card,
)
from hornbook.racing.movement import shuffle_movement

if TYPE_CHECKING:
    from hornbook.games.horse_fever.party.game import HorseFeverParty

# There are no odds: the card's topmost number is the leftmost lane's, and so on.
_ROWS: Final = tuple(Row(lane) for lane in LANES)
_EFFECTS: Final = (NO_EFFECTS,) * len(LANES)


class StartRace(Step["HorseFeverParty"], frozen=True):
    """Horses to the start, the base cards shuffled."""

    def run(self, game: HorseFeverParty) -> None:
        game.table.race = at_the_start()
        game.table.race_cards = ()
        shuffle_movement(game.table, game.cards.movement, game.chance)
        game.then(TurnCard(game.table.bookmaker))


def at_the_start() -> Race:
    """All horses at the start of a race."""
    return line_up(_ROWS, _EFFECTS)


class TurnCard(Choose["HorseFeverParty"], frozen=True):
    """Play, 3: the bookmaker turns the next card, and all horses on the track move at once."""

    ceremony: ClassVar[bool] = True  # nothing to choose, but the room waits for it
    in_stead: ClassVar[bool] = True

    def options(self, game: HorseFeverParty) -> tuple[Option, ...]:
        return _NEXT_CARD

    def chosen(self, game: HorseFeverParty, option: NextCard) -> None:
        race = game.race
        card, spaces = turn_movement_card(game, race)
        game.table.race_cards += (card,)
        game.tell(events.MovementTurned(race.turn, card, spaces))
        game.then(CheckFinishLine())


_NEXT_CARD: Final[tuple[Option, ...]] = (NextCard(),)


class CheckFinishLine(Step["HorseFeverParty"], frozen=True):
    """Who has reached the line comes home, the farthest first."""

    def run(self, game: HorseFeverParty) -> None:
        race = game.race
        if not cross_the_line(game, race, coming_home(race)):
            return
        if race.running:
            game.then(TurnCard(game.table.bookmaker))
        else:
            game.table.form += (tuple(race.order),)


def coming_home(race: Race) -> Iterator[tuple[Lane, ...]]:
    """The farthest, then whoever is the farthest without them."""
    while ahead := farthest_home(race):
        yield ahead


def farthest_home(race: Race) -> tuple[Lane, ...]:
    """Those of the horses over the line, and not in the ranking yet, that ran farthest."""
    spots, running = race.spots, race.running
    best = max([spots[lane] for lane in running], default=0)
    return tuple([lane for lane in running if spots[lane] == best]) if best >= FINISH else ()


class ChooseWhoWasAhead(PhotoFinish["HorseFeverParty"], frozen=True):
    """As far beyond the line as each other: the bookmaker decides, and hears about it."""

    in_stead: ClassVar[bool] = True
    on_lane: ClassVar[type[OnLane]] = OnLane

    def settled(self, last: Lane) -> Step[Any]:
        return CheckFinishLine()  # one that is left alone is the farthest home by itself
