"""Offers between two players: only they know what was asked for, a third one imagines it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hornbook.games.horse_fever.board.offers import Ask, Consider, cards_to_ask_for, consider
from hornbook.games.horse_fever.board.purchases import ChoosePurchase, kinds_bought
from hornbook.kernel import Chance, Seat

if TYPE_CHECKING:
    from hornbook.games.horse_fever.board.game import HorseFeverBoard


def make_offers_again(game: HorseFeverBoard, seat: Seat | None, chance: Chance) -> None:
    """Let a rival who is buying have asked the same players for something else."""
    asking = game.agenda[-1] if game.agenda else None
    purchase = asking.otherwise if isinstance(asking, Consider) else asking
    if not isinstance(purchase, ChoosePurchase) or purchase.seat == seat:
        return
    asked = _asked_again(game, purchase, seat, chance)
    again = replace(purchase, asked=asked)
    game.agenda[-1] = again
    if isinstance(asking, Consider):
        game.agenda[-1] = consider(asked[-1], purchase.seat, again)


def _asked_again(
    game: HorseFeverBoard, purchase: ChoosePurchase, seat: Seat | None, chance: Chance
) -> tuple[Ask, ...]:
    bought = kinds_bought(game.table, purchase.seat, purchase.lap)
    left = cards_to_ask_for(game.table, purchase.seat, bought)
    asked: list[Ask] = []
    for ask in purchase.asked:
        own = ask.owner == seat
        found = ask if own else chance.choose([one for one in left if one.owner == ask.owner])
        left.remove(found)
        asked.append(found)
    return tuple(asked)
