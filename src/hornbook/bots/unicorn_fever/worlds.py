"""Worlds that are not only possible but likely: people help what they bet on and hex the rest."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hornbook.games.unicorn_fever.decks import Sign
from hornbook.games.unicorn_fever.game import UnicornFever
from hornbook.games.unicorn_fever.table import Placed, Table
from hornbook.games.unicorn_fever.view import known
from hornbook.kernel import Chance, Seat, SeatHandle
from hornbook.racing import LANES, Lane

SUSPICION: Final = 85  # percent of rivals' cards that do what one fears


def likely_world(seat: SeatHandle, chance: Chance) -> UnicornFever:
    """A redeal in which rivals' hidden cards mostly fit their bets."""
    game = seat.redeal(chance)
    if not isinstance(game, UnicornFever):
        raise TypeError("not a game of Unicorn Fever")
    table = game.table
    if table.revealed:
        return game
    for lane in LANES:
        for placed in table.lanes[lane]:
            if placed.seat != seat.seat and not known(table, placed, seat.seat):
                _suspect(game, seat.seat, lane, placed, chance)
    return game


def _suspect(game: UnicornFever, me: Seat, lane: Lane, placed: Placed, chance: Chance) -> None:
    """Exchange a card that would make little sense there for one that does."""
    table, magic = game.table, game.cards.magic
    wanted = _likely_sign(table, placed.seat, lane)
    if magic[placed.card].sign is wanted or chance.below(100) >= SUSPICION:
        return
    shuffle = table.generation[placed.card]
    fitting = [
        place
        for place, card in enumerate(table.magic_deck)
        if magic[card].sign is wanted and table.generation[card] == shuffle
    ]
    if fitting:
        place = chance.choose(fitting)
        card = table.magic_deck[place]
        table.magic_deck[place] = placed.card
        table.drawn[card], table.drawn[placed.card] = (
            table.drawn[placed.card],
            table.drawn[card],
        )
        table.lanes[lane] = tuple(
            [replace(one, card=card) if one is placed else one for one in table.lanes[lane]]
        )


def _likely_sign(table: Table, rival: Seat, lane: Lane) -> Sign:
    """Good cards lie where their player has a bet, or will have one."""
    own = [bet.lane for bet in table.bets if bet.seat == rival]
    if lane in own:
        return Sign.POSITIVE
    if own or any(bet.lane == lane for bet in table.bets):
        return Sign.NEGATIVE
    return Sign.POSITIVE
