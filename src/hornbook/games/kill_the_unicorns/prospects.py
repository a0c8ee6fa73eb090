"""What a choice would make of one's collection, so that nobody has to count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.games.kill_the_unicorns.catch import as_caught
from hornbook.games.kill_the_unicorns.colours import RAINBOW
from hornbook.games.kill_the_unicorns.decks import Goods
from hornbook.games.kill_the_unicorns.effects import NO_EFFECT
from hornbook.games.kill_the_unicorns.market import (
    ChoosePayment,
    ChooseUnicorn,
    with_token,
)
from hornbook.games.kill_the_unicorns.resolution import ChooseColour
from hornbook.games.kill_the_unicorns.scoring import Score, worth
from hornbook.games.kill_the_unicorns.table import Ware

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.decks import UnicornId
    from hornbook.games.kill_the_unicorns.game import KillTheUnicorns
    from hornbook.kernel import Seat


def prospects(game: KillTheUnicorns, seat: Seat) -> tuple[Score, ...]:
    """By option: the seat's score after choosing it, where the choice decides it."""
    for decision in game.pending:
        if decision.seat == seat:
            match decision.question:
                case ChooseUnicorn() as asked:
                    ware = Ware(asked.goods, asked.colour, asked.points, asked.price)
                    herd = game.table.herds[seat]
                    return tuple([_bought(game, seat, ware, one.unicorn) for one in herd])
                case ChoosePayment() as asked:
                    # The score is the same however it is paid.
                    return (_bought(game, seat, asked.ware, asked.unicorn),) * decision.count
                case ChooseColour():
                    return _after_dyeing(game, seat)
    return ()


def _bought(game: KillTheUnicorns, seat: Seat, ware: Ware, unicorn: UnicornId) -> Score:
    cards, herd, pates = game.cards.unicorns, game.table.herds[seat], game.table.pates[seat]
    if ware.goods is Goods.PATE:
        rest = [caught for caught in herd if caught.unicorn != unicorn]
        return worth(cards, rest, (*pates, ware))
    dressed = [with_token(one, ware) if one.unicorn == unicorn else one for one in herd]
    return worth(cards, dressed, pates)


def _after_dyeing(game: KillTheUnicorns, seat: Seat) -> tuple[Score, ...]:
    table = game.table
    effect = game.cards.ruses[table.turned.ruse].effect if table.turned else NO_EFFECT
    herds = [(*table.herds[seat], as_caught(game, effect, colour)) for colour in RAINBOW]
    return tuple([worth(game.cards.unicorns, herd, table.pates[seat]) for herd in herds])
