"""How soon the first page can be used: from the click on a link to the first button."""

from __future__ import annotations

import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from urllib.error import URLError
from urllib.request import urlopen

VISITS = 5
PATIENCE = 30.0  # seconds for the server to start
READY = """() => {
  const button = document.querySelector("#app button:not(:disabled), #app input");
  return button && button.checkVisibility() ? performance.now() : 0;
}"""


def main() -> None:
    """Print the median of some visits with an empty cache."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        port = _free_port()
        address = f"http://127.0.0.1:{port}"
        store = f"sqlite:///{folder}/house.sqlite"
        command = [sys.executable, "-m", "hornbook", "serve", "--port", str(port), "--store", store]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        try:
            _wait_for(address)
            program = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            for path, name in (("/", "front page"), ("/party/XXXXX", "party phone page")):
                times = []
                for _ in range(VISITS):
                    context = browser.new_context()  # nothing in its cache
                    page = context.new_page()
                    page.goto(f"{address}{path}", wait_until="commit")
                    times.append(page.wait_for_function(READY, polling=10).json_value())
                    context.close()
                print(
                    f"{name}: usable after {statistics.median(times):.0f} ms (median of {VISITS})"
                )
            browser.close()
        finally:
            server.kill()
            server.wait()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _wait_for(address: str) -> None:
    begun = time.monotonic()
    while True:
        try:
            with urlopen(f"{address}/healthz"):  # noqa: S310 - our own server
                return
        except URLError:
            if time.monotonic() - begun > PATIENCE:
                raise
            time.sleep(0.1)


if __name__ == "__main__":
    main()
