"""``hornbook serve``: tables for people."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from queue import SimpleQueue
from urllib.request import urlopen

from hornbook.cli import main


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def test_the_server_says_where_it_is_and_stops_when_asked(tmp_path):
    command = [sys.executable, "-m", "hornbook", "serve", "--port", str(free_port())]
    command += ["--store", str(tmp_path / "tables.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603
        assert server.stdout is not None
        address = re.search(r"http://\S+\d", server.stdout.readline())[0]
        with urlopen(f"{address}/healthz") as answer:  # noqa: S310 - our own server
            assert answer.status == 200
        server.send_signal(signal.SIGINT)
        assert server.wait(20) in (0, 130)
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

    def run(host, port, *, store, ready, quiet):
        asked.append((host, port, store, quiet))
        ready("http://127.0.0.1:8765")

    opened = SimpleQueue()
    monkeypatch.setattr("hornbook.server.run", run)
    monkeypatch.setattr("hornbook.cli.serve._must_be_free", lambda host, port: None)
    monkeypatch.setattr("webbrowser.open", opened.put)
    assert main([]) == 0
    assert asked == [("127.0.0.1", 8765, None, True)]
    assert opened.get(timeout=5) == "http://127.0.0.1:8765"
    assert main(["serve"]) == 0
    assert opened.empty()
