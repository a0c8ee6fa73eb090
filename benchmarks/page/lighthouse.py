"""Lighthouse's marks for the pages most people see first; npx fetches it where it is not there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.page.house import House, Seat
from benchmarks.page.report import heading, note, row

VERSION: Final = "12"
KINDS: Final = ("performance", "accessibility", "best-practices", "seo")


def measure(house: House) -> None:
    """Print a row for the front page and for the Party's phone page."""
    party = Seat(house, "horse-fever-party")
    party.leave()
    heading("Lighthouse, mobile", *KINDS, "what it misses")
    for name, path in (("front page", "/"), ("Party, phone page", f"/party/{party.code}")):
        row(name, *_marks(house.address + path))
    note("Wanted: 95 or more in all four.")


def _marks(address: str) -> list[str]:
    with TemporaryDirectory() as folder:
        written = Path(folder) / "marks.json"
        program = shutil.which("npx")
        if program is None:
            return ["?"] * len(KINDS) + ["npx is not there"]
        command = [program, "--yes", f"lighthouse@{VERSION}", address, "--quiet"]
        command += [
            "--output=json",
            f"--output-path={written}",
            f"--only-categories={','.join(KINDS)}",
        ]
        command += ["--chrome-flags=--headless=new --no-sandbox"]
        known = {**os.environ, "CHROME_PATH": shutil.which("chromium") or ""}
        done = subprocess.run(command, env=known, capture_output=True, text=True, check=False)  # noqa: S603
        if not written.exists():
            return ["?"] * len(KINDS) + [done.stderr.strip().splitlines()[-1][:120]]
        found = json.loads(written.read_text(encoding="utf-8"))
    marks = [f"{100 * (found['categories'][kind]['score'] or 0):.0f}" for kind in KINDS]
    missed = [
        one["id"]
        for kind in KINDS
        for ref in found["categories"][kind]["auditRefs"]
        if ref["weight"] and (one := found["audits"][ref["id"]])["score"] not in (None, 1)
    ]
    return [*marks, ", ".join(missed)]
