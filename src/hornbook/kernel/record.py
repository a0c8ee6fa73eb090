"""All that storage has to keep of a game, and how to play it again."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from hornbook.kernel.decision import Move
from hornbook.kernel.event import Event, Seat
from hornbook.kernel.refusal import BadRecord, Refusal
from hornbook.kernel.registry import Edition, SettingValue
from hornbook.kernel.result import Result

if TYPE_CHECKING:
    from hornbook.kernel.game import Game

FORMAT = 1
LARGEST = 64 * 1024 * 1024  # bytes: far more than the longest party


class EditionNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards were played with; a foreign edition comes along whole."""

    name: str
    digest: str
    text: str | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game as a function of its setup and the choices made."""

    format: int
    game: str
    rules: int
    seats: int
    settings: dict[str, bool | int | str | list[str]]
    edition: EditionNote
    seed: str
    choices: list[tuple[int, Move]]  # [seat, choice], or [seat, "join"]
    result: Result | None
    seal: str
    names: list[str] = []  # who played, by seat; not sealed

    def __str__(self) -> str:
        made = f"{self.game}, seats: {self.seats}, seed: {self.seed!r}, moves: {len(self.choices)}"
        return made if self.result is None else f"{made}, {self.result}"

    def to_json(self) -> bytes:
        """The record as a file."""
        return msgspec.json.encode(self) + b"\n"

    @classmethod
    def from_json(cls, text: bytes) -> Record:
        """Read a record; refused in one sentence if it is not one."""
        if len(text) > LARGEST:
            raise BadRecord("record-too-large", limit=LARGEST)
        try:
            record = msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise BadRecord("record-unreadable", reason=str(error)[:120]) from None
        if record.format != FORMAT:
            raise BadRecord("record-format", format=record.format, known=FORMAT)
        return record


def recorded(game: Game[Any, Any]) -> Record:
    """The record of a game, finished or not."""
    setup = game.setup
    record = Record(
        format=FORMAT,
        game=game.info.name,
        rules=game.info.rules,
        seats=setup.seats,
        settings={name: _plain(value) for name, value in setup.settings.items()},
        edition=EditionNote(setup.edition.name, setup.edition.digest, setup.edition.text),
        seed=setup.seed,
        choices=[(int(seat), move) for seat, move in game.history],
        result=game.result,
        seal="",
    )
    return msgspec.structs.replace(record, seal=_seal(record, game))


class Playback:
    """A record played again, move by move.

    >>> from hornbook import new, playback
    >>> record = new("unicorn-fever", seats=2, seed=7).record()
    >>> game = playback(record).to_the_end()
    >>> len(game.history)
    0
    """

    def __init__(self, record: Record, game: Game[Any, Any]) -> None:
        self.record = record
        self.game = game

    def moves(self) -> Iterator[tuple[Seat, Move, list[Event]]]:
        """Make the recorded moves one by one; refused at the first that is not legal."""
        for place, (seat, move) in enumerate(self.record.choices, 1):
            try:
                events = self.game.repeat(Seat(seat), move)
            except Refusal as refusal:
                raise BadRecord("record-illegal", place=place, reason=str(refusal)) from None
            yield Seat(seat), move, events

    def to_the_end(self) -> Game[Any, Any]:
        """Play all of it and check that it is the very game that was recorded."""
        for _ in self.moves():
            pass
        self.check()
        return self.game

    def check(self) -> None:
        """Refuse a record whose choices do not give the recorded result and luck."""
        if self.game.result != self.record.result:
            raise BadRecord("record-result")
        if _seal(self.record, self.game) != self.record.seal:
            raise BadRecord("record-seal")


def setting_values(record: Record) -> dict[str, SettingValue]:
    """The settings as a game takes them."""
    return {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in record.settings.items()
    }


def same_edition(record: Record, edition: Edition) -> None:
    """Refuse a record that was made with other cards than those at hand."""
    if edition.digest != record.edition.digest:
        raise BadRecord("record-edition", edition=record.edition.name)


def _seal(record: Record, game: Game[Any, Any]) -> str:
    """Ties the parts together: whoever changes a choice changes the luck used or the result."""
    unsealed = msgspec.structs.replace(record, seal="", names=[], result=game.result)
    luck = f"{game.chance.position()}".encode()
    return blake2b(msgspec.json.encode(unsealed) + luck, digest_size=16).hexdigest()


def _plain(value: SettingValue) -> bool | int | str | list[str]:
    return list(value) if isinstance(value, tuple) else value
