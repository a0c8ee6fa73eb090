"""Which language a request is answered in."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from hornbook.text import languages

USUAL: Final = "en"
COOKIE: Final = "hornbook-lang"  # what the page spoke last
_MOST: Final = 20  # languages that are looked at


def language_of(request: Request, asked: str = "") -> str:
    """What was asked for by name, else what the page spoke last, else what the browser prefers."""
    known = languages()
    wanted = [asked, request.query_params.get("lang", ""), request.cookies.get(COOKIE, "")]
    wanted += preferred(request.headers.get("accept-language", ""))
    return next((one for one in wanted if one in known), USUAL)


def preferred(header: str) -> list[str]:
    """The languages of an Accept-Language header, the dearest first.

    >>> preferred("de-CH;q=0.7, fr, *;q=0.1, en;q=0")
    ['fr', 'de', '*']
    """
    found = []
    for place, one in enumerate(header.split(",")[:_MOST]):
        name, _, weight = one.strip().partition(";q=")
        try:
            dear = float(weight) if weight else 1.0
        except ValueError:
            continue
        if dear > 0:
            found.append((-dear, place, name.partition("-")[0].strip().lower()))
    return [name for _, _, name in sorted(found)]
