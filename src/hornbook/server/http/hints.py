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
from hornbook.server.http.tongue import language_of
from hornbook.server.services import Services
from hornbook.server.table.state import TableState
from hornbook.server.words import words

FILES: Final = {"index.html": "hints.json", "party.html": "phone.json"}
_TABLES: Final = ("t", "tv")
_MARKS: Final[dict[tuple[str, str], str]] = {}  # by language and game: words that were asked for


class Needed(Struct, frozen=True):
    """Files of a page, by kind."""

    scripts: list[str] = []
    styles: list[str] = []


class Hints(Struct, frozen=True):
    """Which files a page loads later, as the build found out."""

    early: str = ""  # opens the line to the table while the rest is on its way
    scene: str = ""  # a small picture to look at meanwhile
    table: Needed = Needed()
    games: dict[str, Needed] = {}
    words: dict[str, dict[str, list[str]]] = {}  # by language and page: a game's, or ours ("")


def read_hints(content: bytes) -> Hints:
    """What the build wrote."""
    return msgspec.json.decode(content, type=Hints)


class Said(Struct, frozen=True):
    """What is written into a page: where its head begins and ends, and into its body."""

    first: str = ""  # a few bytes that are wanted before anything else
    head: str = ""
    body: str = ""


async def hints_for(request: Request, path: str, hints: Hints) -> Said:
    """What to write into a page; nothing where nothing is known of it."""
    said = []
    language = language_of(request)
    spoken = hints.words.get(language, {})
    said += _files(Needed(spoken.get("", [])))
    kind, _, code = path.partition("/")
    at_a_table = kind in _TABLES
    if at_a_table:
        services: Services = request.app.state.services
        state = await _table(services, request, code)
        if state is not None:
            own = hints.games.get(state.game, Needed())
            said += _files(hints.table, own, Needed(spoken.get(state.game, [])))
            if state.edition is None:  # cards of one's own are asked for by name
                said.append(_line(await _words_of(state.game, language), "fetch"))
    marks = " ".join(
        f"{game}={mark}" for (of, game), mark in sorted(_MARKS.items()) if of == language
    )
    if marks:
        said.insert(0, f'<meta name="hornbook-words" content="{escape(marks)}" />')
    head = "".join(said)
    if not (at_a_table and hints.early and hints.scene):
        return Said(head=head)
    return Said(_FIRST.format(hints.early, hints.scene), head, _SCENE.format(hints.scene))


# Browsers leave scripts that run by themselves and pictures to the last, unless they are told so.
_FIRST: Final = (
    '<script type="module" async fetchpriority="high" src="/{}"></script>'
    '<link rel="preload" as="image" fetchpriority="high" href="/{}" />'
)
# Until the page stands it would be empty: ``core/coming.ts`` takes the picture away.
_SCENE: Final = '<img id="coming" src="/{}" alt="" width="200" height="157" />'


def phone_hints(request: Request, hints: Hints) -> Said:
    """What a party's phone says first, in its language."""
    spoken = hints.words.get(language_of(request), {})
    return Said(head="".join(_files(Needed(spoken.get("", [])))))


async def _table(services: Services, request: Request, code: str) -> TableState | None:
    """The table, unless there is none or somebody is guessing."""
    try:
        code = await known_code(services, request.scope, "", code)
        return (await services.rooms.room(code)).state
    except Refusal:
        return None


async def _words_of(game: str, language: str) -> str:
    """Where the browser will look for the words."""
    mark = await mark_of(game, language)
    return f"/api/games/{game}/words?lang={language}&part=own&mark={mark}"


async def mark_of(game: str, language: str) -> str:
    """The mark of a game's words, which the pages say from now on."""
    if (language, game) not in _MARKS:
        found = await asyncio.to_thread(words, language, game, own=True)
        _MARKS[language, game] = (await asyncio.to_thread(pack, found)).mark
    return _MARKS[language, game]


def _files(*needed: Needed) -> list[str]:
    scripts = [file for one in needed for file in one.scripts]
    styles = [file for one in needed for file in one.styles]
    return [
        *(f'<link rel="modulepreload" crossorigin href="/{file}" />' for file in scripts),
        *(_line(f"/{file}", "style") for file in styles),
    ]


def _line(address: str, kind: str) -> str:
    return f'<link rel="preload" as="{kind}" crossorigin href="{escape(address)}" />'
