"""What ``hornbook doctor`` looks at: everything a server needs, each as a finding in words."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, time
from typing import Final, Literal
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from hornbook import games
from hornbook.kernel import BadSettings, Refusal
from hornbook.server.health import FULL, LOW
from hornbook.server.protocol.answers import Health
from hornbook.server.store.inspect import inspect
from hornbook.server.store.migrate import HEAD
from hornbook.server.store.owner import FileClaim
from hornbook.server.store.secrecy import is_writable_by_others, open_to_others
from hornbook.server.store.trouble import address_of

PYTHON: Final = (3, 11)
FILES: Final = 4096  # open at once: one for each visitor
QUICK: Final = 0.5  # seconds for ten thousand races
LONG_AGO: Final = 1_700_000_000.0  # seconds: no clock that is right shows less
AHEAD: Final = 60.0  # seconds
PATIENCE: Final = 90.0  # seconds for a worker to get ready
_HTTP: Final = ("http", "https")

Level = Literal["well", "note", "fault"]
Facts = dict[str, str | int]


class Finding(Struct, frozen=True):
    """Something that was looked at. ``code`` names a message, ``facts`` fill its gaps."""

    level: Level
    code: str
    facts: Facts = {}


class Wish(Struct, frozen=True):
    """The server as it will be started."""

    store: str
    host: str
    port: int
    address: str = ""


def look_at(wish: Wish) -> list[Finding]:
    """Everything, in the order in which it would matter."""
    checks: list[Callable[[Wish], list[Finding]]] = [
        _python,
        _simulator,
        _page,
        _games,
        _workers,
        _database,
        _disk,
        _clock,
        _files,
        _port,
        _proxies,
    ]
    return [finding for check in checks for finding in check(wish)]


def _python(_: Wish) -> list[Finding]:
    version = ".".join(map(str, sys.version_info[:3]))
    level: Level = "well" if sys.version_info >= PYTHON else "fault"
    return [Finding(level, "python", {"version": version})]


def _simulator(_: Wish) -> list[Finding]:
    try:
        import hornbook
        from hornbook.cli.odds import estimate

        game = hornbook.new("unicorn-fever", seed="doctor")
        estimate(game, None, 100, "doctor")
        begun = perf_counter()
        estimate(game, None, 10_000, "doctor")
        seconds = perf_counter() - begun
    except Exception as error:  # whatever the compiler says
        return [Finding("fault", "simulator-fails", {"reason": repr(error)})]
    facts: Facts = {"milliseconds": round(seconds * 1000)}
    return [Finding("well" if seconds < QUICK else "note", "simulator", facts)]


def _page(_: Wish) -> list[Finding]:
    from hornbook.server.http.pages import built

    there = (built() / "index.html").is_file() and (built() / "party.html").is_file()
    return [Finding("well", "page") if there else Finding("fault", "page-missing")]


def _games(_: Wish) -> list[Finding]:
    return [
        Finding("fault", "game-left-out", {"game": name, "reason": reason})
        for name, reason in games.left_out().items()
    ]


def _workers(_: Wish) -> list[Finding]:
    begun = perf_counter()
    try:
        done = subprocess.run(
            [sys.executable, "-m", "hornbook.server.thinking", "--warm"],
            input=b"",
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return [Finding("fault", "workers-fail", {"reason": str(error)})]
    if done.returncode:
        last = done.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        return [Finding("fault", "workers-fail", {"reason": last})]
    return [Finding("well", "workers", {"seconds": round(perf_counter() - begun)})]


def _database(wish: Wish) -> list[Finding]:
    file = None if "://" in wish.store else Path(wish.store).expanduser()
    if file is not None and not file.exists():
        return [_new_file(file)]
    address = address_of(wish.store)
    place = address.shown
    found = asyncio.run(inspect(address))
    if found.fault:
        code = "database-damaged" if address.file is not None else "database-away"
        return [Finding("fault", code, {"place": place, "reason": found.fault})]
    findings = [_version(found.version, place, found.tables, found.games)]
    if abs(found.ahead) > AHEAD and (found.ahead > 0 or address.file is None):
        facts: Facts = {"seconds": round(abs(found.ahead)), "place": place}
        findings.append(Finding("fault", "clock-differs", facts))
    if address.file is not None:
        findings += _secrecy(address.file)
        findings.append(_owner(address.file))
    return findings


def _new_file(file: Path) -> Finding:
    folder = next(one for one in file.absolute().parents if one.is_dir())
    if not os.access(folder, os.W_OK):
        return Finding("fault", "folder-closed", {"folder": str(folder)})
    return Finding("well", "database-new", {"place": str(file)})


def _version(version: str, place: str, tables: int, games: int) -> Finding:
    facts: Facts = {"place": place, "tables": tables, "games": games}
    if not version:
        return Finding("well", "database-new", {"place": place})
    if version > HEAD:
        return Finding("fault", "database-newer", {"place": place})
    return Finding("well", "database" if version == HEAD else "database-older", facts)


def _secrecy(file: Path) -> list[Finding]:
    loose = open_to_others(file)
    findings = [Finding("fault", "database-open", {"file": str(one)}) for one in loose]
    if is_writable_by_others(file.parent):
        findings.append(Finding("fault", "folder-open", {"folder": str(file.parent)}))
    return findings or [Finding("well", "database-closed")]


def _owner(file: Path) -> Finding:
    if not file.with_name(f"{file.name}.lock").exists():
        return Finding("well", "database-free")  # and nothing is left that the server cannot open
    try:
        FileClaim(file).release()
    except Refusal:
        return Finding("well", "database-served")
    except OSError as error:
        return Finding("fault", "database-foreign", {"place": str(file), "reason": str(error)})
    return Finding("well", "database-free")


def _disk(wish: Wish) -> list[Finding]:
    if "://" in wish.store:
        return []
    folder = Path(wish.store).expanduser().absolute()
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    level: Level = "fault" if free < FULL else "note" if free < LOW else "well"
    return [Finding(level, "disk", {"megabytes": free >> 20, "folder": str(folder)})]


def _clock(_: Wish) -> list[Finding]:
    return [Finding("fault", "clock-wrong")] if time() < LONG_AGO else []


def _files(_: Wish) -> list[Finding]:
    if os.name != "posix":
        return []
    most = os.sysconf("SC_OPEN_MAX")
    return [Finding("well" if most >= FILES else "note", "files", {"most": most})]


def _port(wish: Wish) -> list[Finding]:
    from hornbook.cli.serve import must_be_free

    facts: Facts = {"host": wish.host, "port": wish.port}
    try:
        must_be_free(wish.host, wish.port)
    except BadSettings as refusal:
        here = "127.0.0.1" if wish.host in ("0.0.0.0", "::") else wish.host  # noqa: S104
        served = _health(f"http://{here}:{wish.port}")
        if isinstance(served, str):
            facts["reason"] = str(refusal.facts.get("reason", ""))
            return [Finding("fault", "port-taken", facts)]
        return [Finding("well", "port-served", facts), *_served(served)]
    return [Finding("well", "port-free", facts)]


def _served(health: Health) -> list[Finding]:
    """What the server that runs says of itself."""
    ill = {"degraded": "note", "failing": "fault"}
    return [
        msgspec.convert(
            {
                "level": ill[part.status],
                "code": f"health-{part.code}",
                "facts": {name: round(value) for name, value in part.facts.items()},
            },
            Finding,
        )
        for part in health.parts.values()
        if part.status != "ok"
    ]


def _proxies(wish: Wish) -> list[Finding]:
    if not wish.address:
        return []
    facts: Facts = {"address": wish.address}
    served = _health(wish.address.rstrip("/"))
    if isinstance(served, str):
        return [Finding("fault", "address-dead", facts | {"reason": served})]
    shaken = _shake_hands(wish.address.rstrip("/"))
    if shaken:
        return [Finding("fault", "address-no-sockets", facts | {"reason": shaken})]
    return [Finding("well", "address", facts)]


def _health(address: str) -> Health | str:
    """How the server at an address is, or why that is not known."""
    if address.partition("://")[0] not in _HTTP:
        raise BadSettings("bad-address", address=address)
    try:
        with urlopen(Request(f"{address}/healthz"), timeout=5) as answer:  # noqa: S310 - checked
            body: bytes = answer.read(100_000)
    except HTTPError as error:
        body = error.read(100_000)
    except (OSError, ValueError) as error:
        return str(getattr(error, "reason", None) or error)
    try:
        health: Health = msgspec.json.decode(body, type=Health)
    except msgspec.DecodeError:
        return body[:60].decode(errors="replace")
    return health


def _shake_hands(address: str) -> str:
    """Open a socket there and say something; why not, if that does not work."""
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    try:
        with connect(f"ws{address.removeprefix('http')}/ws", open_timeout=5, proxy=None) as talk:
            talk.send("{}")
            return "" if b"refused" in talk.recv(timeout=5, decode=False) else "?"
    except (OSError, WebSocketException, socket.gaierror) as error:
        return " ".join(str(error).split()) or type(error).__name__
