"""Somebody in a room."""

from __future__ import annotations

from hornbook.kernel import Seat
from hornbook.server.protocol import frames
from hornbook.server.room.channel import Channel, EncodedFrame


class Client:
    """A connection in a room: whose it is, whose eyes it sees through, what it was told."""

    __slots__ = (
        "asked",
        "channel",
        "eyes",
        "game",
        "guest",
        "log",
        "name",
        "portrait",
        "told",
        "tv",
    )

    def __init__(
        self, guest: str, name: str, channel: Channel, *, tv: bool, portrait: str = ""
    ) -> None:
        self.guest = guest
        self.name = name
        self.portrait = portrait
        self.channel = channel
        self.tv = tv
        self.eyes: Seat | None = None
        self.game = ""  # the game it was told of
        self.told = 0  # the last event it was told of
        self.log = -1  # the entries of the log it was told of: not every move is an event
        self.asked = -1  # the number of the decision it was told of

    @property
    def moment(self) -> tuple[str, int, int]:
        """How far it was told."""
        return self.game, self.told, self.log

    def look_through(self, eyes: Seat | None) -> None:
        """See through these eyes from now on: the table looks different, and is shown anew."""
        self.eyes = eyes
        self.game = ""

    def send(self, frame: frames.Frame) -> None:
        """Send one frame to this client alone."""
        self.channel.push(EncodedFrame.of(frame))
