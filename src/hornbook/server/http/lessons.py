"""A game's guided first round, and hints for the next ones: for a client with its own coach."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from hornbook import games
from hornbook.lessons import has_lesson, lessons
from hornbook.lessons import hints as hints_of
from hornbook.lessons import lesson as lesson_of
from hornbook.server.http.packed import pack, packed_answer
from hornbook.server.http.replies import read_query
from hornbook.server.http.tongue import language_of
from hornbook.server.protocol import answers
from hornbook.server.refusals import NotFound
from hornbook.text import hint_text, lesson_text


class LessonQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """In which language."""

    lang: Annotated[str, Meta(max_length=12)] = ""


async def lesson(request: Request) -> Response:
    """What the coach says when, in words."""
    asked = read_query(request, LessonQuery)
    known = language_of(request, asked.lang)
    name = games.info(request.path_params["game"]).name
    if not has_lesson(name):
        raise NotFound("no-such-lesson", lesson=name, allowed=", ".join(lessons()))
    packed = await asyncio.to_thread(pack, encoded(name, known))
    return packed_answer(request, packed, "application/json")


async def hints(request: Request) -> Response:
    """What the coach says once, in words; nothing of a game that has no hints."""
    asked = read_query(request, LessonQuery)
    known = language_of(request, asked.lang)
    name = games.info(request.path_params["game"]).name
    packed = await asyncio.to_thread(pack, encoded_hints(name, known))
    return packed_answer(request, packed, "application/json")


@lru_cache(maxsize=64)
def encoded_hints(name: str, language: str) -> bytes:
    """A game's hints as they are sent."""
    return msgspec.json.encode(
        answers.HintsAnswer(
            game=name,
            hints=hints_of(name),
            language=language,
            fluent=hint_text(language, name),
        )
    )


@lru_cache(maxsize=64)
def encoded(name: str, language: str) -> bytes:
    """A lesson as it is sent."""
    found = lesson_of(name)
    return msgspec.json.encode(
        answers.LessonAnswer(
            id=found.id,
            game=found.game,
            version=found.version,
            minutes=found.minutes,
            beats=found.beats,
            language=language,
            fluent=lesson_text(language, found.game),
        )
    )
