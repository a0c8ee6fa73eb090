"""Chances and advice: worked out beside the loop, and told to whoever asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.bots.advice import can_advise
from hornbook.racing import NightOfRaces, RacingGame
from hornbook.server.protocol import commands
from hornbook.server.refusals import NotAllowed
from hornbook.server.room import advice
from hornbook.server.room.client import Client
from hornbook.server.room.commands.playing import game_of, own_seat

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def odds(room: Room, client: Client, command: commands.Odds, now: float) -> None:
    """What a seat may expect of the race. It is told what its player could work out as well."""
    play = game_of(room)
    if not room.state.hints:
        raise NotAllowed("no-hints")
    if not isinstance(play.game, RacingGame):
        raise NotAllowed("no-odds", game=room.state.game)
    seat = None if command.seat is None else own_seat(room, client, command.seat)
    game = play.game.copy()
    moment = (play.id, play.upto, play.log, seat)
    room.services.adviser.ask(client, command.id, moment, lambda: advice.odds(game, seat))


def advise(room: Room, client: Client, command: commands.Advise, now: float) -> None:
    """What a bot would do with what that seat knows, after choices that are only tried."""
    play = game_of(room)
    if not room.state.hints:
        raise NotAllowed("no-hints")
    if not can_advise(room.state.game):
        raise NotAllowed("no-advice-here", game=room.state.game)
    seat = own_seat(room, client, command.seat)
    asked = advice.after(play.game, seat, command.choices)
    moment = (play.id, play.upto, play.log, seat, "advice", *command.choices)
    room.services.adviser.ask(client, command.id, moment, lambda: advice.opinions(asked))


def chances(room: Room, client: Client, command: commands.Chances, now: float) -> None:
    """How the chances went in the last race."""
    play = game_of(room)
    game = play.game.copy()
    events = play.holding()
    moment = (play.id, play.upto, play.log, "race")
    room.services.adviser.ask(client, command.id, moment, lambda: advice.chances(game, events))


def awards(room: Room, client: Client, command: commands.Awards, now: float) -> None:
    """What the night on the table is remembered for, once it is over."""
    play = game_of(room)
    night = play.game
    if not isinstance(night, NightOfRaces):
        raise NotAllowed("no-awards", game=room.state.game)
    if not play.game.over:
        raise NotAllowed("not-now", stage=room.state.stage.value)
    speeds = [card.speeds for card in play.game.cards.movement]
    moment = (play.id, play.upto, play.log, "awards")
    room.services.adviser.ask(client, command.id, moment, lambda: advice.awards(night, speeds))
