"""What a table's page needs, said in its head: the server knows the game before the page does.

Without it a browser finds out file by file. The build says which files a table of each game needs
(``hints.json``), and the server which words, by the mark of their content.
"""

from __future__ import annotations

import asyncio
from html import escape
from typing import Final

import msgspec
from msgspec import Struct
from starlette.requests import Request

from hornbook.kernel import Refusal
from hornbook.server.http.codes import known_code
from hornbook.server.http.packed import pack
from hornbook.server.services import Services
from hornbook.server.table.state import TableState
from hornbook.server.words import words

FILE: Final = "hints.json"
LANGUAGE: Final = "en"  # of whoever has not chosen another
_TABLES: Final = ("t", "tv")
_MARKS: Final[dict[str, str]] = {}  # of the words of games that somebody has asked for


class Needed(Struct, frozen=True):
    """Files of a page, by kind."""

    scripts: list[str] = []
    styles: list[str] = []


class Hints(Struct, frozen=True):
    """Which files a page loads later, as the build found out."""

    early: str = ""  # opens the line to the table while the rest is on its way
    table: Needed = Needed()
    games: dict[str, Needed] = {}


def read_hints(content: bytes) -> Hints:
    """What the build wrote."""
    return msgspec.json.decode(content, type=Hints)


async def hints_for(request: Request, path: str, hints: Hints) -> str:
    """Lines for the head of a page; none where nothing is known of it."""
    said = []
    kind, _, code = path.partition("/")
    if kind in _TABLES:
        services: Services = request.app.state.services
        state = await _table(services, request, code)
        if state is not None:
            own = hints.games.get(state.game, Needed())
            said += _files(hints.table, own)
            if state.edition is None:  # cards of one's own are asked for by name
                said.append(_line(await _words_of(state.game), "fetch"))
        if hints.early:
            said.append(f'<script type="module" async src="/{hints.early}"></script>')
    if _MARKS:
        marks = " ".join(f"{game}={mark}" for game, mark in sorted(_MARKS.items()))
        said.insert(0, f'<meta name="hornbook-words" content="{escape(marks)}" />')
    return "".join(said)


async def _table(services: Services, request: Request, code: str) -> TableState | None:
    """The table, unless there is none or somebody is guessing."""
    try:
        code = await known_code(services, request.scope, "", code)
        return (await services.rooms.room(code)).state
    except Refusal:
        return None


async def _words_of(game: str) -> str:
    """Where the browser will look for the words."""
    return f"/api/games/{game}/words?lang={LANGUAGE}&part=own&mark={await mark_of(game)}"


async def mark_of(game: str) -> str:
    """The mark of a game's words, which the pages say from now on."""
    if game not in _MARKS:
        found = await asyncio.to_thread(words, LANGUAGE, game, own=True)
        _MARKS[game] = (await asyncio.to_thread(pack, found)).mark
    return _MARKS[game]


def _files(*needed: Needed) -> list[str]:
    scripts = [file for one in needed for file in one.scripts]
    styles = [file for one in needed for file in one.styles]
    return [
        *(f'<link rel="modulepreload" crossorigin href="/{file}" />' for file in scripts),
        *(_line(f"/{file}", "style") for file in styles),
    ]


def _line(address: str, kind: str) -> str:
    return f'<link rel="preload" as="{kind}" crossorigin href="{escape(address)}" />'
