"""The rules of a game on their way to whoever reads them, and examples that are tried in them."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from hornbook import games
from hornbook.games.rules import forms_of, rules_of, tried
from hornbook.server.http.packed import Packed, pack, packed_answer
from hornbook.server.http.replies import read_body, read_query
from hornbook.server.http.tongue import language_of
from hornbook.server.protocol import answers, requests


class RulesQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """In which language."""

    lang: Annotated[str, Meta(max_length=12)] = ""


async def rules(request: Request) -> Response:
    """All chapters, and the examples as they stand in them."""
    known = language_of(request, read_query(request, RulesQuery).lang)
    game = games.info(request.path_params["game"]).name
    packed = await asyncio.to_thread(_written, game, known)
    return packed_answer(request, packed, "application/json")


async def example(request: Request) -> Response:
    """An example with what somebody has chosen in it."""
    wish = await read_body(request, requests.Trial)
    game = games.info(request.path_params["game"]).name
    known = language_of(request, wish.lang)
    found = await asyncio.to_thread(_tried, game, known, msgspec.json.encode(wish))
    return Response(found, media_type="application/json")


@lru_cache(maxsize=32)
def _written(game: str, language: str) -> Packed:
    found = answers.Rules(game, language, rules_of(game, language), forms_of(game, language))
    return pack(msgspec.json.encode(found))


@lru_cache(maxsize=4096)
def _tried(game: str, language: str, trial: bytes) -> bytes:
    """The wish comes as bytes: what was answered is kept for whoever asks the same."""
    wish = msgspec.json.decode(trial, type=requests.Trial)
    return msgspec.json.encode(tried(game, language, wish.example, wish.given))
