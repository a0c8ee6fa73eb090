"""How the HTTP API reads what it is asked, and writes what it answers."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from hornbook.kernel import Refusal
from hornbook.server.protocol import answers
from hornbook.server.refusals import (
    BadIdentity,
    Malformed,
    NotAllowed,
    NotFound,
    TooMuch,
    Unavailable,
)

_STATUS: Final[dict[type, int]] = {
    BadIdentity: 401,
    NotAllowed: 403,
    NotFound: 404,
    TooMuch: 429,
    Unavailable: 503,
    Malformed: 400,
}
T = TypeVar("T")


async def read_body(request: Request, kind: type[T]) -> T:
    """The JSON that was sent; refused if it is something else."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except HTTPException:
        raise TooMuch("too-big", limit=0) from None
    except ClientDisconnect:
        raise Malformed("malformed", reason="half a body") from None
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Malformed("malformed", reason=str(error)[:120]) from None


def read_query(request: Request, kind: type[T]) -> T:
    """What stands behind the address's question mark."""
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed("malformed", reason=str(error)[:120]) from None


def json_answer(value: object, status: int = 200) -> Response:
    """Anything of the protocol."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refusal_answer(refusal: Refusal) -> Response:
    """A refusal with its code, and the status that programs know."""
    status = next((code for kind, code in _STATUS.items() if isinstance(refusal, kind)), 422)
    if refusal.code == "too-big":
        status = 413
    return json_answer(answers.RefusedRequest(refusal.code, refusal.facts, refusal.rule), status)


def refuse(request: Request, error: Exception) -> Response:
    """What no route has answered, in the same words as everything else."""
    if isinstance(error, Refusal):
        return refusal_answer(error)
    status = error.status_code if isinstance(error, HTTPException) else 404
    wrong = status == 405
    answer = refusal_answer(NotAllowed("wrong-method") if wrong else NotFound("no-such-address"))
    answer.status_code = status
    return answer


def failed(request: Request, error: Exception) -> Response:
    """What nobody thought of: the log has it, the asker a code."""
    request.app.state.services.metrics.add("faults", code=type(error).__name__)
    answer = refusal_answer(Refusal("server-fault"))
    answer.status_code = 500
    return answer


def place_of(request: Request) -> str:
    """The path below which whoever asks sees us."""
    return str(request.scope.get("root_path", ""))
