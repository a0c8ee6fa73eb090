"""2.3: the unicorn goes into a herd, or flees; what becomes of its ruses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.colours import Colour
from hornbook.games.kill_the_unicorns.decks import UnicornId
from hornbook.games.kill_the_unicorns.effects import RuseEffect
from hornbook.games.kill_the_unicorns.table import Caught, Placed

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.game import KillTheUnicorns


def catch(game: KillTheUnicorns, effect: RuseEffect, colour: Colour) -> None:
    """Put the unicorn into the winner's herd, with a ruse that stays."""
    table, unicorn, seat = game.table, game.table.hunted, game.table.winner
    if seat is None:
        return
    caught = as_caught(game, effect, colour)
    if caught.ruse is not None:
        dyed = colour is not game.cards.unicorns[unicorn].colour
        points = caught.ruse_points
        game.tell(events.RuseAttached(unicorn, caught.ruse, points, colour, dyed))
        table.turned = None
    else:
        discard_turned(game)
    table.row[table.place] = None
    table.herds[seat] += (caught,)
    game.tell(events.UnicornCaught(seat, unicorn))


def as_caught(game: KillTheUnicorns, effect: RuseEffect, colour: Colour) -> Caught:
    """The hunted unicorn as it will stand in a herd."""
    unicorn, turned = game.table.hunted, game.table.turned
    if turned is None or not effect.stays:
        return Caught(unicorn, colour)
    return Caught(unicorn, colour, turned.ruse, turned.seat, ruse_points(game, effect, unicorn))


def ruse_points(game: KillTheUnicorns, effect: RuseEffect, unicorn: UnicornId) -> int:
    """What the ruse adds to the unicorn for the rest of the game."""
    rivals = len(game.hunters()) - 1
    passed = sum(game.table.passed)
    stars = game.cards.unicorns[unicorn].stars * effect.stars
    return effect.points + stars + effect.per_rival * rivals + effect.per_pass * passed


def flee(game: KillTheUnicorns) -> None:
    """2.3: nobody wins: the unicorn is discarded, with its ruses."""
    table, unicorn = game.table, game.table.hunted
    table.winner = None
    table.row[table.place] = None
    table.gone.append(unicorn)
    game.tell(events.UnicornFled(unicorn))
    discard_turned(game)
    waste_ruses(game)


def waste_ruses(game: KillTheUnicorns) -> None:
    """The ruses under the unicorn do nothing."""
    table = game.table
    for placed in table.ruses[table.place]:
        waste(game, placed)
    table.ruses[table.place] = ()


def waste(game: KillTheUnicorns, placed: Placed) -> None:
    """A ruse that does nothing goes face up before its owner."""
    game.table.ruse_discards[placed.seat] += (placed.ruse,)
    game.tell(events.RuseWasted(placed.seat, placed.ruse))


def discard_turned(game: KillTheUnicorns) -> None:
    """A ruse that has acted, and does not stay, goes before its owner."""
    table = game.table
    if table.turned is not None:
        table.ruse_discards[table.turned.seat] += (table.turned.ruse,)
        table.turned = None
