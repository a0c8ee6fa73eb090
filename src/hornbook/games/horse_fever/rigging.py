"""2.2: rigging the race, one action card at a time."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.decks import ActionId
from hornbook.games.horse_fever.options import PlayCard
from hornbook.games.horse_fever.table import Placed
from hornbook.kernel import Choose, Decision, Option, Step
from hornbook.racing import LANES, OnLane

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever


class RigRace(Step["HorseFever"], frozen=True):
    """2.2: clockwise from the first player, a card each, until all are played."""

    def run(self, game: HorseFever) -> None:
        hands = game.table.hands
        order = game.clockwise_from_first()
        laps = max([len(hands[seat]) for seat in order])
        game.then(
            *[choose_card(seat) for lap in range(laps) for seat in order if len(hands[seat]) > lap]
        )


class ChooseCard(Choose["HorseFever"], frozen=True):
    """2.2: which card. All must be played, none can be kept."""

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        faces = game.cards.faces
        # Copies of a card are one option.
        different = {faces[card]: card for card in game.table.hands[self.seat]}
        return tuple([play_card(card) for card in different.values()])

    def chosen(self, game: HorseFever, option: PlayCard) -> None:
        table, seat = game.table, self.seat
        hand = table.hands[seat]
        table.hands[seat] = tuple([card for card in hand if card != option.card])
        table.raised = option.card
        game.then(ChooseLane(seat))


choose_card = lru_cache(1 << 12)(ChooseCard)
play_card = lru_cache(1 << 12)(PlayCard)


class ChooseLane(Choose["HorseFever"], frozen=True):
    """2.2: behind which horse: any, as often as one likes. The card stays face down.

    It is only named in the question that its owner is shown: what waits on the agenda stays
    as it is when the owner's cards are dealt again.
    """

    half: ClassVar[bool] = True
    goes_on: ClassVar[bool] = True

    card: ActionId | None = None

    def decision(self, game: HorseFever, number: int) -> Decision:
        return Decision(self.seat, number, ChooseLane(self.seat, game.table.raised), _EVERY_LANE)

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        return _EVERY_LANE

    def chosen(self, game: HorseFever, option: OnLane) -> None:
        table, seat, lane = game.table, self.seat, option.lane
        card = table.raised
        if card is None:
            raise RuntimeError("no card is raised")
        table.raised = None
        table.lanes[lane] += (Placed(card, seat),)
        game.tell(events.ActionPlayed(seat, lane))
        game.tell(events.ActionPlaced(seat, card, lane))


_EVERY_LANE: Final[tuple[Option, ...]] = tuple(OnLane(lane) for lane in LANES)
