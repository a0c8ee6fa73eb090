"""What the host may do."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from hornbook import games
from hornbook.kernel import Seat
from hornbook.server import draws
from hornbook.server.protocol import commands, frames
from hornbook.server.refusals import NotAllowed
from hornbook.server.room import latecomers
from hornbook.server.room.client import Client
from hornbook.server.store import GameRow
from hornbook.server.table.play import Play, PlaySetup
from hornbook.server.table.state import OPEN_SEAT, SeatCard, SeatKind, Stage
from hornbook.server.table.timing import MORE_TIME, Timing
from hornbook.server.thinking import check_level

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def set_bot(room: Room, client: Client, command: commands.SetBot, now: float) -> frames.Frame:
    """Put a bot on a free seat, change it, or open its seat."""
    host_while(room, client, Stage.GATHERING)
    new = command.seat == len(room.seating)
    taken = OPEN_SEAT if new else room.seating.card(command.seat)
    if taken.kind is SeatKind.PERSON:
        raise NotAllowed("seat-taken", seat=command.seat)
    if command.level is None:
        card = OPEN_SEAT
    else:
        check_level(command.level, room.state.game)
        card = SeatCard(SeatKind.BOT, level=command.level)
    seat = room.seating.free(command.seat) if taken.kind is SeatKind.OPEN else Seat(command.seat)
    room.seating.put(seat, card)
    return frames.Done(command.id)


def start(room: Room, client: Client, command: commands.Start, now: float) -> frames.Frame:
    """Deal to everyone who sits."""
    host_while(room, client, Stage.GATHERING)
    state = room.state
    # Where people come and go the first seat speaks for the room: it is the host's.
    first = state.host if games.load(state.game).come_and_go else ""
    cards = room.seating.lined_up(first)
    setup = PlaySetup(
        game=state.game,
        seats=len(cards),
        settings=state.settings,
        edition=state.edition,
        secret=state.secret,
        words=[card.words for card in cards],
        names=[card.name for card in cards],
        portraits=[card.portrait for card in cards],
        levels=[card.level for card in cards],
    ).current()
    games.info(state.game).settle(len(cards), state.settings)
    room.services.gate.new_game(state.host, room.opened_from, now)
    play = Play(token_urlsafe(12), setup)
    room.seating.close_ranks(first)
    room.play = play
    room.begun = now
    room.timing = _timing(room, now)
    state.stage = Stage.PLAYING
    state.playing = play.id
    state.paused = False
    state.closed = ""
    state.put_away = False
    room.store_game(GameRow(play.id, state.code, now, None, msgspec.json.encode(setup), None))
    for other in room.audience.clients:
        mine = room.seating.of(other.guest)
        other.eyes = room.first_eyes(other)
        if mine and room.seating.shrunk:
            room.audience.tell_later(other, frames.Seats([int(seat) for seat in mine]))
    room.services.metrics.add("games_started")
    return frames.Done(command.id)


def rematch(room: Room, client: Client, command: commands.Rematch, now: float) -> frames.Frame:
    """Gather the same people again; who stood up is let go."""
    host_while(room, client, Stage.FINISHED)
    latecomers.after_a_game(room, now)
    room.play = None
    room.state.secret = draws.new_secret()
    room.state.lesson = ""  # what was prepared has been played
    # Words count only if they were given after the promise.
    for seat in sorted(room.seating.with_words):
        room.seating.put(seat, replace(room.seating.cards[seat], words=""))
    room.state.stage = Stage.GATHERING
    room.state.playing = ""
    return frames.Done(command.id)


def lock(room: Room, client: Client, command: commands.Lock, now: float) -> frames.Frame:
    """Close the door, or open it again."""
    _host(room, client)
    room.state.locked = command.locked
    return frames.Done(command.id)


def speak(room: Room, client: Client, command: commands.Speak, now: float) -> frames.Frame:
    """Televisions follow."""
    _host(room, client)
    room.state.language = command.language
    return frames.Done(command.id)


def more_time(room: Room, client: Client, command: commands.MoreTime, now: float) -> frames.Frame:
    """The host gives it to all who are asked; whoever is asked takes a little, once a question."""
    if client.guest == room.state.host:
        host_while(room, client, Stage.PLAYING)
        if not room.timing.shown:
            raise NotAllowed("no-clock")
        room.timing.give(command.seconds)
    else:
        _take_time(room, client)
    room.audience.show_clocks()
    return frames.Done(command.id)


def _take_time(room: Room, client: Client) -> None:
    """For everyone alike: who reads or types slowly needs no leave for it."""
    mine = [seat for seat in room.seating.of(client.guest) if room.timing.asks(seat)]
    if not mine:
        raise NotAllowed("only-the-host")
    if not room.timing.shown:
        raise NotAllowed("no-clock")
    given = [room.timing.give_once(seat, MORE_TIME) for seat in mine]  # to each of one's seats
    if not any(given):
        raise NotAllowed("had-more-time", seconds=MORE_TIME)


def mute(room: Room, client: Client, command: commands.Mute, now: float) -> frames.Frame:
    """Nobody hears that guest any more, or they do again."""
    _host(room, client)
    muted = set(room.state.muted) - {command.guest}
    if command.muted:
        muted.add(command.guest)
        if len(muted) > 500:
            raise NotAllowed("too-many-muted")
    room.state.muted = sorted(muted)
    return frames.Done(command.id)


def _host(room: Room, client: Client) -> None:
    if client.guest != room.state.host:
        raise NotAllowed("only-the-host")


def host_while(room: Room, client: Client, stage: Stage) -> None:
    """Refuse everybody but the host, and the host at other times."""
    _host(room, client)
    if room.state.stage is not stage:
        raise NotAllowed("not-now", stage=room.state.stage.value)


def _timing(room: Room, now: float) -> Timing:
    timing = Timing(room.state.clock, room.state.seconds)
    for guest in room.seating.guests():
        if not room.audience.present(guest):
            timing.went(guest, room.timing.away_since(guest, now))
    return timing
