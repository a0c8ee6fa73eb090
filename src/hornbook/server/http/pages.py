"""The browser's client: built files, served as they are. Nothing here knows the game."""

from __future__ import annotations

import mimetypes
import re
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Route
from starlette.types import Scope

from hornbook.server.http.hints import FILES, Hints, Said, hints_for, phone_hints, read_hints
from hornbook.server.http.packed import ASK_AGAIN, FOR_EVER, Packed, pack, packed_answer
from hornbook.server.http.tongue import language_of
from hornbook.server.refusals import NotFound
from hornbook.text import Catalogue

WRITTEN: Final = 64  # pages kept as they were written
_OWN: Final = re.compile(rb'\b(?:href|src|content)="(?=/)')  # a page's own addresses
_SAID: Final = re.compile(rb"%([a-z-]+(?:\.about)?)%")  # a message in a page
_APP: Final = b'<div id="app">'
_CODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_KINDS: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
_OURS: Final = (["api"], ["ws"], ["healthz"], ["metrics"])


def built() -> Path:
    """The folder of the built client inside the package; it may not be there."""
    return Path(str(files("hornbook"))) / "page"


class Pages:
    """Serves a folder of built files."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._kept: dict[Path, _File] = {}
        self._hints: dict[str, tuple[Hints, str]] = {}
        self._written: dict[tuple[str, str, Said, str], Packed] = {}

    def route(self) -> Route:
        """Every address that is not the protocol's."""
        return _PageRoute("/{path:path}", self.page, methods=["GET"], name="page")

    async def page(self, request: Request) -> Response:
        """A file, or the page for an address of the client's own."""
        path = str(request.path_params["path"])
        name = path if "." in path.rpartition("/")[2] else self._entrance(path)
        wanted = self._inside(name)
        if wanted is None:
            if name == "index.html":
                return PlainTextResponse(Catalogue(language_of(request)).say("page-not-built"), 503)
            raise NotFound("no-such-address")
        headers = {"cache-control": ASK_AGAIN, "vary": "accept-encoding"}
        if name.startswith("assets/"):
            headers["cache-control"] = FOR_EVER
        file = self._read(wanted)
        if wanted.suffix == ".html":
            known = self._known(name)
            hints = (
                await hints_for(request, path, known)
                if name == "index.html"
                else phone_hints(request, known)
            )
            place = str(request.scope.get("root_path", ""))
            written = self._write(file, place, hints, language_of(request))
            return packed_answer(request, written, _kind(wanted))
        accepted = request.headers.get("accept-encoding", "")
        for coding, ending in _CODINGS:
            packed = self._inside(name + ending) if coding in accepted else None
            if packed is not None:
                file, headers["content-encoding"] = self._read(packed), coding
                break
        return _answer(request, file, headers, wanted)

    def _write(self, file: _File, place: str, hints: Said, language: str) -> Packed:
        """A page in a language that finds its files, and the client its server, below a path."""
        key = file.tag, place, hints, language
        if (kept := self._written.get(key)) is None:
            if len(self._written) >= WRITTEN:
                self._written.clear()
            content = _translated(file.content, language)
            content = content.replace(b"</head>", hints.head.encode() + b"</head>", 1)
            content = content.replace(b"<head>", b"<head>" + hints.first.encode(), 1)
            content = content.replace(_APP, hints.body.encode() + _APP, 1)
            content = _OWN.sub(rb"\g<0>" + place.encode(), content)
            kept = self._written[key] = pack(content)
        return kept

    def _known(self, page: str) -> Hints:
        """What the build says of a page's files; nothing where it says nothing."""
        found = self._inside(FILES[page]) if page in FILES else None
        if found is None:
            return Hints()
        file = self._read(found)
        if page not in self._hints or self._hints[page][1] != file.tag:
            self._hints[page] = read_hints(file.content), file.tag
        return self._hints[page][0]

    def _entrance(self, path: str) -> str:
        """Phones at a party load a smaller page than tables do, where there is one."""
        first = path.partition("/")[0]
        if first == "party" and self._inside("party.html") is not None:
            return "party.html"
        return "index.html"

    def _inside(self, name: str) -> Path | None:
        """A file of that name in the folder, and nowhere else."""
        try:
            found = (self._folder / name).resolve()
            if found.is_relative_to(self._folder) and found.is_file():
                return found
        except (OSError, ValueError):
            return None  # no file can have such a name
        return None

    def _read(self, path: Path) -> _File:
        """A file's content, read again when it was built again."""
        state = path.stat()
        tag = f'"{state.st_mtime_ns:x}-{state.st_size:x}"'
        kept = self._kept.get(path)
        if kept is None or kept.tag != tag:
            kept = self._kept[path] = _File(tag, path.read_bytes())
        return kept


def _translated(page: bytes, language: str) -> bytes:
    """What a page says before its scripts run: to search machines, and in the list of tabs."""
    say = Catalogue(language).say
    page = page.replace(b'<html lang="en">', f'<html lang="{language}">'.encode(), 1)
    return _SAID.sub(lambda found: escape(say(found[1].decode())).encode(), page)


class _File(Struct, frozen=True):
    tag: str
    content: bytes


class _PageRoute(Route):
    """Leaves the protocol's addresses alone: what is unknown there is no page."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        path = str(scope.get("path", "")).removeprefix(str(scope.get("root_path", "")))
        if path.split("/")[1:2] in _OURS:
            return Match.NONE, {}
        return super().matches(scope)


def _answer(request: Request, file: _File, headers: dict[str, str], path: Path) -> Response:
    headers["etag"] = file.tag
    if request.headers.get("if-none-match") == file.tag:
        return Response(None, 304, headers)
    return Response(file.content, 200, headers, _kind(path))


def _kind(path: Path) -> str:
    kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return kind or "application/octet-stream"
