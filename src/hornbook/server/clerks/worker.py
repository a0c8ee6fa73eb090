"""A process for errands: ``python -m hornbook.server.clerks``.

It ends when its input does, so a server that was killed leaves nobody behind.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO, Final, assert_never

import msgspec

from hornbook.kernel import Refusal
from hornbook.kernel.cardfile import check_names
from hornbook.server.clerks.errands import (
    SIZE,
    Answer,
    CheckCards,
    Errand,
    NameCards,
    Refused,
    Request,
    ShowAgain,
    TryDeal,
    packed,
)
from hornbook.server.http import editions, replay
from hornbook.server.table.play import check_deal
from hornbook.server.words import words

NICENESS: Final = 5  # people come first


def main() -> None:
    """Do errands until there are no more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    ears, mouth = sys.stdin.buffer, sys.stdout.buffer
    decoder, worker = msgspec.msgpack.Decoder(Request), Worker()
    while (body := _read(ears)) is not None:
        request = decoder.decode(body)
        mouth.write(packed(worker.answer(request)))
        mouth.flush()


class Worker:
    """Does errands, and remembers how far games were shown."""

    def __init__(self) -> None:
        self._shows = replay.Shows()

    def answer(self, request: Request) -> Answer:
        """Do one errand."""
        try:
            return Answer(request.number, self._done(request.errand))
        except Refusal as refusal:
            return Answer(request.number, refused=Refused.of(refusal))
        except Exception as error:
            # The next errand is another one.
            return Answer(request.number, fault=repr(error)[:400])

    def _done(self, errand: Errand) -> bytes:
        match errand:
            case CheckCards(game, text, language):
                return msgspec.json.encode(editions.checked(game, text, language))
            case TryDeal(game, seats, settings, edition):
                plain = {n: tuple(v) if isinstance(v, list) else v for n, v in settings.items()}
                check_deal(game, seats, plain, edition)
                check_names(edition)
                return b"{}"
            case NameCards(language, game, edition, own):
                return words(language, game, edition, own=own)
            case ShowAgain(game, record, first, count, eyes):
                page = replay.Page(first, count, eyes)
                return msgspec.json.encode(self._shows.page(game, record, page))
        assert_never(errand)


def _read(ears: BinaryIO) -> bytes | None:
    size = ears.read(SIZE)
    return ears.read(int.from_bytes(size, "big")) if len(size) == SIZE else None
