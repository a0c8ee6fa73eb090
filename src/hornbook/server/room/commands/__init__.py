"""What each command does. A refusal has changed nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hornbook.server.protocol import commands as c
from hornbook.server.protocol import frames
from hornbook.server.room.client import Client
from hornbook.server.room.commands import (
    advising,
    agreeing,
    arranging,
    hosting,
    limiting,
    looking,
    playing,
    sitting,
    talking,
)

if TYPE_CHECKING:
    from hornbook.server.room.room import Room

_CARRIED_OUT_BY: Final[dict[type, Callable[[Any, Client, Any, float], frames.Frame | None]]] = {
    c.Sit: sitting.sit,
    c.Stand: sitting.stand,
    c.Introduce: sitting.introduce,
    c.Contribute: sitting.contribute,
    c.SetBot: hosting.set_bot,
    c.Arrange: arranging.arrange,
    c.Start: hosting.start,
    c.Rematch: hosting.rematch,
    c.Lock: hosting.lock,
    c.Speak: hosting.speak,
    c.Mute: hosting.mute,
    c.MoreTime: hosting.more_time,
    c.Choose: playing.choose,
    c.Limit: limiting.limit,
    c.Undo: agreeing.undo,
    c.Pause: agreeing.pause,
    c.Vote: agreeing.vote,
    c.Draft: looking.draft,
    c.Look: looking.look,
    c.Who: looking.who,
    c.Odds: advising.odds,
    c.Advise: advising.advise,
    c.Chances: advising.chances,
    c.Awards: advising.awards,
    c.Chat: talking.chat,
    c.React: talking.react,
}
_ONLY_LOOKING: Final = (c.Draft, c.Look, c.Who, c.Odds, c.Advise, c.Chances, c.Awards)


def carry_out(room: Room, client: Client, command: c.Command, now: float) -> frames.Frame | None:
    """Carry out a command, once. Some answers come later by themselves."""
    looking_only = isinstance(command, _ONLY_LOOKING)
    if not looking_only and (before := room.receipts.answer(client.guest, command)) is not None:
        return before
    room.timing.came(client.guest)
    answer = _CARRIED_OUT_BY[type(command)](room, client, command, now)
    if not looking_only and isinstance(answer, frames.Done):
        room.receipts.give(client.guest, command, answer, now)
    return answer
