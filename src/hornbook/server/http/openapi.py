"""The HTTP API as an OpenAPI document."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from hornbook import __version__
from hornbook.kernel.examples import Shown
from hornbook.review import Review
from hornbook.server.http import editions
from hornbook.server.protocol import answers, requests

_JSON: Final = "application/json"
_REFUSALS: Final = {
    400: "not understood",
    401: "not one of our tokens",
    403: "not allowed, or not yet",
    404: "there is no such thing",
    413: "too much in one piece",
    422: "the game's rules or settings do not allow it",
    429: "too often",
    503: "the database is away: ask again in a moment",
}
_ALWAYS: Final = (403, 429, 503)  # other sites' pages, floods, and what may pass
_CODE: Final = {"type": "string", "pattern": "^[A-Za-z0-9]{4,12}$"}
_GAME: Final = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,24}$"}


_LANG: Final[dict[str, dict[str, Any]]] = {
    "lang": {"type": "string", "maxLength": 12},
    "part": {"type": "string", "enum": ["all", "own"]},
    "mark": {"type": "string", "maxLength": 64},
}


class Operation(Struct, frozen=True):
    """One thing that can be asked."""

    method: str
    path: str
    summary: str
    answer: Any = None
    status: int = 200
    refused: tuple[int, ...] = ()
    media: str = _JSON
    body: Any = None
    query: dict[str, dict[str, Any]] = {}
    signed: bool = False
    also: dict[int, str] = {}  # other statuses of the same answer


OPERATIONS: Final = (
    Operation("post", "/api/guests", "A new identity", answers.NewGuest, 201),
    Operation(
        "post",
        "/api/guests/same",
        "The same identity for another device",
        answers.NewGuest,
        201,
        refused=(400, 401, 413),
        body=requests.SameGuest,
    ),
    Operation("get", "/api/games", "The games, their seats and settings", answers.Games),
    Operation("get", "/api/tables", "The lobby: public tables", answers.Lobby),
    Operation(
        "post",
        "/api/tables",
        "A new table",
        answers.Invitation,
        201,
        (400, 401, 413, 422),
        body=requests.NewTable,
        signed=True,
    ),
    Operation("get", "/api/tables/{code}", "A table", answers.TableAnswer, refused=(401, 404)),
    Operation(
        "post",
        "/api/tables/{code}/second-screen",
        "A link for another device of one's own",
        answers.SecondScreen,
        refused=(401, 404),
        signed=True,
    ),
    Operation(
        "get",
        "/api/tables/{code}/qr.svg",
        "The link as a QR code",
        refused=(401, 403, 404),
        media="image/svg+xml",
    ),
    Operation("get", "/api/reach", "Whether other devices can come in", answers.Reached),
    Operation(
        "post",
        "/api/reach",
        "Let this network's devices in, from the computer itself",
        answers.Reached,
        refused=(400, 403, 413),
        body=requests.ReachWish,
    ),
    Operation(
        "get", "/api/archive/{game}", "A finished game", answers.Finished, refused=(403, 404)
    ),
    Operation("get", "/api/archive/{game}/record", "Its record", refused=(403, 404)),
    Operation(
        "get",
        "/api/archive/{game}/replay",
        "Its moves, with events and views",
        answers.Replay,
        refused=(400, 403, 404),
        query={
            "first": {"type": "integer", "minimum": 0, "maximum": 10_000_000},
            "count": {"type": "integer", "minimum": 1, "maximum": 100},
            "eyes": {"type": "integer", "minimum": 0, "maximum": 100_000},
        },
    ),
    Operation(
        "get",
        "/api/archive/{game}/review",
        "It looked over, as far as that has come",
        Review,
        refused=(403, 404),
    ),
    Operation(
        "post",
        "/api/archive/{game}/play-on",
        "A table that goes on from one of its moments",
        answers.Invitation,
        201,
        (400, 401, 403, 404, 413, 422),
        body=requests.PlayOn,
        signed=True,
    ),
    Operation(
        "get",
        "/api/games/{game}/lesson",
        "Its guided first round",
        answers.LessonAnswer,
        refused=(400, 404, 422),
        query={"lang": _LANG["lang"]},
    ),
    Operation(
        "get",
        "/api/games/{game}/hints",
        "What a coach says once in first real games of it",
        answers.HintsAnswer,
        refused=(400, 422),
        query={"lang": _LANG["lang"]},
    ),
    Operation("get", "/api/games/{game}/words", "A game's words", refused=(400, 422), query=_LANG),
    Operation(
        "get",
        "/api/games/{game}/rules",
        "A game's rules in our own words",
        answers.Rules,
        refused=(400, 422),
        query={"lang": {"type": "string", "maxLength": 12}},
    ),
    Operation(
        "post",
        "/api/games/{game}/example",
        "An example of the rules, reckoned",
        Shown,
        refused=(400, 413, 422),
        body=requests.Trial,
    ),
    Operation(
        "get",
        "/api/games/{game}/blank-cards",
        "What can stand on cards of players' own",
        editions.Blanks,
        refused=(422,),
    ),
    Operation(
        "post",
        "/api/games/{game}/edition",
        "A card file, checked",
        editions.Checked,
        refused=(400, 401, 413, 422),
        body=requests.CardText,
        signed=True,
    ),
    Operation(
        "post",
        "/api/games/{game}/balance",
        "A card file, measured as far as that has come",
        answers.Measured,
        refused=(400, 401, 413, 422),
        body=requests.CardText,
        signed=True,
    ),
    Operation(
        "get",
        "/api/tables/{code}/words",
        "Its words, with the table's own cards",
        refused=(400, 401, 404),
        query=_LANG,
    ),
    Operation(
        "get",
        "/api/archive/{game}/words",
        "The words of a finished game",
        refused=(400, 403, 404),
        query=_LANG,
    ),
    Operation("get", "/api/schema", "The frames of the socket as a JSON schema"),
    Operation("get", "/api/schema/{game}", "A game's views and events", refused=(422,)),
    Operation(
        "get", "/healthz", "Whether the server can serve", answers.Health, also={503: "it cannot"}
    ),
    Operation("get", "/metrics", "Figures for Prometheus", media="text/plain"),
)


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    named = [one for each in OPERATIONS for one in (each.answer, each.body) if one is not None]
    kinds = [answers.RefusedRequest, *named]
    schemas, parts = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    found = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, Any] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method] = _described(each, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hornbook", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"guest": {"type": "http", "scheme": "bearer"}},
        },
    }


def _described(operation: Operation, schemas: dict[Any, Any]) -> dict[str, Any]:
    missing = (404,) if "{" in operation.path else ()  # some names nothing can have
    content = {operation.media: {"schema": schemas.get(operation.answer, {})}}
    refusal = {_JSON: {"schema": schemas[answers.RefusedRequest]}}
    described: dict[str, Any] = {
        "summary": operation.summary,
        "parameters": _parameters(operation),
        "responses": {
            **{
                str(status): {"description": _REFUSALS[status], "content": refusal}
                for status in sorted({*operation.refused, *missing, *_ALWAYS})
            },
            **{
                str(status): {"description": text, "content": content}
                for status, text in {operation.status: operation.summary, **operation.also}.items()
            },
        },
    }
    if operation.body is not None:
        body = {"schema": schemas[operation.body]}
        described["requestBody"] = {"required": True, "content": {_JSON: body}}
    if operation.signed:
        described["security"] = [{"guest": []}]
    return described


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    found = [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name, schema in (("code", _CODE), ("game", _GAME))
        if f"{{{name}}}" in operation.path
    ]
    return found + [
        {"name": name, "in": "query", "schema": schema} for name, schema in operation.query.items()
    ]
