"""The race: the bookmaker turns base movement cards until every horse is home."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hornbook.games.horse_fever.party import events
from hornbook.games.horse_fever.party.options import NextCard, OnLane
from hornbook.kernel import Choose, Option, Step
from hornbook.racing import (
    FINISH,
    LANES,
    NO_EFFECTS,
    Lane,
    Place,
    Race,
    Row,
    come_home,
    line_up,
    move,
)
from hornbook.racing.movement import shuffle_movement, turn_movement

if TYPE_CHECKING:
    from hornbook.games.horse_fever.party.game import HorseFeverParty

# There are no odds: the card's topmost number is the leftmost lane's, and so on.
_ROWS: Final = tuple(Row(lane) for lane in LANES)
_EFFECTS: Final = (NO_EFFECTS,) * len(LANES)


class StartRace(Step["HorseFeverParty"], frozen=True):
    """Horses to the start, the base cards shuffled."""

    def run(self, game: HorseFeverParty) -> None:
        game.table.race = at_the_start()
        game.table.race_cards = []
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
        table, race = game.table, game.race
        card = turn_movement(table, game.cards.movement, game.chance)
        table.race_cards.append(card)
        spaces = move(race, game.cards.movement[card].speeds)
        game.tell(events.MovementTurned(race.turn, card, spaces))
        game.then(CheckFinishLine())


_NEXT_CARD: Final[tuple[Option, ...]] = (NextCard(),)


class CheckFinishLine(Step["HorseFeverParty"], frozen=True):
    """Who has reached the line comes home, the farthest first."""

    def run(self, game: HorseFeverParty) -> None:
        race, bookmaker = game.race, game.table.bookmaker
        while ahead := farthest_home(game):
            if len(ahead) > 1:
                game.tell(events.DeadHeat(bookmaker, ahead))
                game.then(ChooseWhoWasAhead(bookmaker, ahead))
                return
            finish(game, ahead[0])
        if race.running:
            game.then(TurnCard(bookmaker))
        else:
            game.table.form.append(tuple(race.order))


def farthest_home(game: HorseFeverParty) -> tuple[Lane, ...]:
    """Those of the horses over the line, and not in the ranking yet, that ran farthest."""
    spots, running = game.race.spots, game.race.running
    best = max([spots[lane] for lane in running], default=0)
    return tuple([lane for lane in running if spots[lane] == best]) if best >= FINISH else ()


class ChooseWhoWasAhead(Choose["HorseFeverParty"], frozen=True):
    """As far beyond the line as each other: the bookmaker decides, and hears about it."""

    in_stead: ClassVar[bool] = True

    lanes: tuple[Lane, ...]

    def options(self, game: HorseFeverParty) -> tuple[Option, ...]:
        return tuple([OnLane(lane) for lane in self.lanes])

    def chosen(self, game: HorseFeverParty, option: OnLane) -> None:
        finish(game, option.lane)
        rest = tuple([lane for lane in self.lanes if lane != option.lane])
        # One that is left alone is the farthest home by itself.
        game.then(ChooseWhoWasAhead(self.seat, rest) if len(rest) > 1 else CheckFinishLine())


def finish(game: HorseFeverParty, lane: Lane) -> None:
    """A horse takes the highest free place of the ranking."""
    place = come_home(game.race, lane)
    game.tell(events.HorseFinished(lane, Place(place)))
