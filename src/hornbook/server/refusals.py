"""What the server refuses, beyond what a game does."""

from hornbook.kernel import Refusal


class NotAllowed(Refusal):
    """Somebody else may do that, or nobody now."""


class TooMuch(Refusal):
    """Too big, too fast, too often."""


class NotFound(Refusal):
    """There is no such table or game."""


class Unavailable(Refusal):
    """It cannot be had just now; trying again later makes sense."""


class Malformed(Refusal):
    """Not a frame of the protocol."""


class BadIdentity(Refusal):
    """The token is not one of ours."""


class Unusable(Refusal):
    """A database with which no server can be started."""


class BadBackup(Refusal):
    """It cannot be written, or cannot be used."""
