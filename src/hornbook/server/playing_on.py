"""A finished game taken up again at one of its moments: one person, bots in all other seats."""

from __future__ import annotations

from secrets import token_urlsafe

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import hornbook
from hornbook import games
from hornbook.kernel import Move, Record, Unasked
from hornbook.server.protocol.requests import PlayOn
from hornbook.server.refusals import NotAllowed
from hornbook.server.store import GameRow, MoveRow
from hornbook.server.table.people import check_portrait, name_of
from hornbook.server.table.play import Moment, Play, PlaySetup
from hornbook.server.table.seating import Seating
from hornbook.server.table.state import SeatCard, SeatKind, Stage, TableState
from hornbook.server.thinking import stand_in


class TakenUp(Struct, frozen=True):
    """A table in the middle of a game."""

    state: TableState
    seating: Seating
    play: Play
    setup: PlaySetup
    moves: list[MoveRow]


def check_wish(wish: PlayOn, record: Record) -> None:
    """Refuse what no table could be made of."""
    check_portrait(wish.portrait)
    if games.load(record.game).come_and_go:
        raise NotAllowed("no-playing-on")
    if wish.at >= len(record.choices):
        raise NotAllowed("no-such-moment", last=len(record.choices) - 1)
    if wish.seat >= record.seats:
        raise NotAllowed("unknown-seat", seat=wish.seat, last=record.seats)


def take_up(
    game: GameRow, record: Record, wish: PlayOn, *, code: str, host: str, now: float
) -> TakenUp:
    """The table as it stood then. Its luck is that of then, too; nothing of it is secret."""
    hornbook.playback(record)  # refused where the rules are others by now
    setup = msgspec.json.decode(game.setup, type=PlaySetup)
    seating = Seating((), record.seats, record.game)
    for seat, name in enumerate(setup.names):
        seating.add(_card(setup, seat, name, wish, host))
    cards = seating.cards
    going_on = replace(
        setup,
        names=[card.name for card in cards],
        portraits=[card.portrait for card in cards],
        levels=[card.level for card in cards],
        rules=record.rules,
        before=Moment(game.id, wish.at),
    )
    play = Play(token_urlsafe(12), going_on)
    moves = [
        MoveRow(play.id, number, seat, _written(move), "", "")
        for number, (seat, move) in enumerate(record.choices[: wish.at])
    ]
    play.repeat(moves)
    state = TableState(
        code=code,
        game=record.game,
        settings=setup.settings,
        edition=setup.edition,
        most=record.seats,
        host=host,
        public=False,
        created=now,
        stage=Stage.PLAYING,
        playing=play.id,
        secret=setup.secret,
    )
    return TakenUp(state, seating, play, going_on, moves)


def _card(setup: PlaySetup, seat: int, name: str, wish: PlayOn, host: str) -> SeatCard:
    if seat == wish.seat:
        return SeatCard(SeatKind.PERSON, name_of(wish.name), host, portrait=wish.portrait)
    level = setup.levels[seat] if setup.levels else ""
    if not level:  # nobody else plays under a person's name: this bot is given one
        return SeatCard(SeatKind.BOT, level=stand_in(setup.game))
    return SeatCard(SeatKind.BOT, name, level=level, portrait=setup.portraits[seat])


def _written(move: Move) -> str:
    return move.value if isinstance(move, Unasked) else str(move)
