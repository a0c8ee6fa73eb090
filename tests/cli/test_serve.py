"""``hornbook serve``: tables for people."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager
from queue import SimpleQueue
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

from hornbook.cli import main
from hornbook.server.reach import Reach

# As on somebody's own computer, in a network of this computer alone, and without a browser.
ALONE = """
import sys, webbrowser
import hornbook.server.reach as reach
from hornbook.cli import main
reach.local_address = lambda: "127.0.0.2"
webbrowser.open = lambda address: True
sys.exit(main(sys.argv[1:]))
"""


@contextmanager
def served(folder, *options, program="from hornbook.cli import main; main()"):
    """A server of its own, and its address; the next line it prints says who can come in."""
    command = [sys.executable, "-c", program, "serve", "--port", str(free_port())]
    command += ["--store", str(folder / "tables.sqlite"), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603
        assert server.stdout is not None
        try:
            yield server, re.search(r"http://\S+\d", server.stdout.readline())[0]
        finally:
            server.send_signal(signal.SIGINT)
            assert server.wait(20) in (0, 130)


def ask(address, *, host=None, **wish):
    """What the server answers, asked by a page of ``host``; with a wish, told."""
    headers = {"content-type": "application/json"} | ({} if host is None else {"host": host})
    body = json.dumps(wish).encode() if wish else None
    request = Request(address, body, headers)  # noqa: S310 - our own server
    with urlopen(request) as answer:  # noqa: S310
        return json.load(answer)


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def test_the_server_says_where_it_is_and_stops_when_asked(tmp_path):
    with served(tmp_path) as (_, address):
        assert ask(f"{address}/healthz")["ok"]
    assert (tmp_path / "tables.sqlite").exists()


def test_a_taken_address_is_refused(refused):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert "listen" in refused("serve", "--port", taken.getsockname()[1])


def test_a_port_that_is_none_is_refused(refused):
    assert "1 to 65535" in refused("serve", "--port", 70000)


def test_hornbook_alone_serves_and_opens_the_browser(monkeypatch):
    asked = []

    def run(host, port, *, address, store, ready, personal, thinking, **_):
        asked.append((host, port, store, personal))
        ready(Reach(host, port, address))

    opened = SimpleQueue()
    monkeypatch.setattr("hornbook.server.run", run)
    monkeypatch.setattr("hornbook.cli.serve.must_be_free", lambda host, port: None)
    monkeypatch.setattr("webbrowser.open", opened.put)
    assert main([]) == 0
    assert asked == [("127.0.0.1", 8765, None, True)]
    assert opened.get(timeout=5) == "http://127.0.0.1:8765"
    assert main(["serve"]) == 0
    assert opened.empty()
    assert main(["--lan"]) == 0
    assert asked[-1] == ("0.0.0.0", 8765, None, True)  # noqa: S104 - as asked
    assert opened.get(timeout=5) == "http://127.0.0.1:8765"


def test_it_says_at_once_who_can_come_in(tmp_path):
    with served(tmp_path) as (server, _):
        assert "Only this computer" in server.stdout.readline()
    with served(tmp_path, "--address", "https://play.example.org/") as (server, _):
        assert "https://play.example.org." in server.stdout.readline()


def test_the_network_is_let_in_and_shut_out_from_this_computer(tmp_path):
    with served(tmp_path, "--open", program=ALONE) as (server, address):
        assert "button" in server.stdout.readline()
        assert ask(f"{address}/api/reach") == {"address": "", "switchable": True}
        elsewhere = address.replace("127.0.0.1", "127.0.0.2")
        with pytest.raises(URLError):
            ask(f"{elsewhere}/api/reach")
        assert ask(f"{address}/api/reach", network=True)["address"] == elsewhere
        assert ask(f"{elsewhere}/healthz")["ok"]
        ask(f"{address}/api/reach", network=False)
        with pytest.raises(URLError):
            ask(f"{elsewhere}/api/reach")


def test_nobody_else_lets_the_network_in(tmp_path):
    with served(tmp_path, "--open", program=ALONE) as (_, address):
        # A page of elsewhere whose name was made to mean this computer.
        assert not ask(f"{address}/api/reach", host="evil.example.org")["switchable"]
        with pytest.raises(HTTPError, match="403"):
            ask(f"{address}/api/reach", host="evil.example.org", network=True)
    with served(tmp_path) as (_, address), pytest.raises(HTTPError, match="403"):
        ask(f"{address}/api/reach", network=True)


def test_a_wish_for_two_addresses_is_refused(refused):
    assert "one of the two" in refused("serve", "--lan", "--host", "127.0.0.1")


def test_bots_that_think_for_ever_are_refused(refused):
    assert "60000" in refused("serve", "--thinking", "3600000")
    assert "50" in refused("serve", "--thinking", "0")


def test_an_address_that_is_none_is_refused(refused):
    assert "http://" in refused("serve", "--address", "banana")
