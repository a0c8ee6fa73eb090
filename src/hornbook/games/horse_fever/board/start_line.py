"""1.3: horse cards are lined up on their owners' stalls."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hornbook.games.horse_fever.board import events
from hornbook.games.horse_fever.board.options import LineUp
from hornbook.kernel import Choose, Option, Step
from hornbook.racing import LANES, Pass, shift_odds

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever


class StartLine(Step["HorseFever"], frozen=True):
    """1.3: from the first player on, whoever has horses and stables."""

    def run(self, game: HorseFever) -> None:
        horses = game.table.horses
        game.then(*[ChooseHorse(seat) for seat in game.clockwise_from_first() if horses[seat]])


class ChooseHorse(Choose["HorseFever"], frozen=True):
    """1.3: a horse for one of one's own stalls that are free, or no more horses."""

    in_public: ClassVar[bool] = True

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        table, seat = game.table, self.seat
        stalls = table.stalls
        free = [lane for lane in LANES if table.owners[lane] == seat and stalls[lane] is None]
        horses = [horse for horse in table.horses[seat] if horse not in stalls]
        return (*[LineUp(horse, lane) for horse in horses for lane in free], _NO_MORE)

    def chosen(self, game: HorseFever, option: LineUp | Pass) -> None:
        if isinstance(option, Pass):
            return
        game.table.stalls[option.lane] = option.horse
        game.tell(events.HorseLinedUp(self.seat, option.horse, option.lane))
        # El Guapo and Biscuit de mer move the odds when they are lined up, and it lasts.
        shift_odds(game, option.lane, game.cards.horses[option.horse].effect.odds)
        game.then(self)


_NO_MORE: Final = Pass()
