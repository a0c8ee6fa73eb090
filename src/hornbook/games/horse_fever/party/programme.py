"""The evening's programme: race after race, until the last one or until the host stops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hornbook.games.horse_fever.party import events
from hornbook.games.horse_fever.party.betting import (
    CloseBetting,
    OpenBetting,
    PlaceBets,
    able_to_bet,
    give_fresh_stakes,
)
from hornbook.games.horse_fever.party.final import EndTheParty
from hornbook.games.horse_fever.party.options import AnotherRace, ThatWasTheLast
from hornbook.games.horse_fever.party.payment import PassTheBook, PayBets
from hornbook.games.horse_fever.party.race import StartRace
from hornbook.games.horse_fever.party.table import HOST, Phase
from hornbook.kernel import Choose, Option, Step

if TYPE_CHECKING:
    from hornbook.games.horse_fever.party.game import HorseFeverParty

_GO_ON_OR_STOP: Final[tuple[Option, ...]] = (AnotherRace(), ThatWasTheLast())


class BeginRace(Step["HorseFeverParty"], frozen=True):
    """The next race, if there is somebody to bet on it."""

    def run(self, game: HorseFeverParty) -> None:
        if game.setup.settings["broke"] == "fresh-stake":
            give_fresh_stakes(game)
        if not able_to_bet(game):
            # Rulebook, end of the game: the party stops when the players cannot go on.
            game.tell(events.NobodyCanBet())
            game.then(EndTheParty())
            return
        game.table.race_number += 1
        game.then(OpenBetting(), PlaceBets(), CloseBetting(), StartRace(), PayBets(), EndTheRace())


class EndTheRace(Step["HorseFeverParty"], frozen=True):
    """After the last race the party is over; before that the host is asked."""

    def run(self, game: HorseFeverParty) -> None:
        table = game.table
        if table.race_number == table.races:
            game.then(EndTheParty())
            return
        table.phase = Phase.BREAK
        game.then(PassTheBook(), ChooseAnotherRace(HOST))


class ChooseAnotherRace(Choose["HorseFeverParty"], frozen=True):
    """The party lasts as long as its players like; the host speaks for them."""

    def options(self, game: HorseFeverParty) -> tuple[Option, ...]:
        return _GO_ON_OR_STOP

    def chosen(self, game: HorseFeverParty, option: Option) -> None:
        if isinstance(option, AnotherRace):
            game.then(BeginRace())
        else:
            game.tell(events.PartyStopped(self.seat))
            game.then(EndTheParty())
