"""Answers that browsers keep: packed once, and known by a mark of what they say."""

from __future__ import annotations

from functools import lru_cache
from gzip import compress
from hashlib import sha256
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

FOR_EVER: Final = "public, max-age=31536000, immutable"  # another content has another address
ASK_AGAIN: Final = "no-cache"


class Packed(Struct, frozen=True):
    """What is answered, plain and packed; another content has another mark."""

    plain: bytes
    packed: bytes
    mark: str


@lru_cache(maxsize=64)
def pack(content: bytes) -> Packed:
    """A content, packed as tightly as it goes."""
    return Packed(content, compress(content, 9, mtime=0), sha256(content).hexdigest()[:16])


def packed_answer(request: Request, found: Packed, kind: str, asked: str = "") -> Response:
    """Kept for ever by whoever asked for this very content by its mark, else asked for again."""
    headers = {"vary": "accept-encoding", "cache-control": ASK_AGAIN}
    if asked == found.mark:
        headers["cache-control"] = FOR_EVER
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers["etag"] = f'"{found.mark}{"-gz" if packed else ""}"'
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(None, 304, headers)
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(found.packed if packed else found.plain, 200, headers, kind)
