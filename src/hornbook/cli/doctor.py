"""Is everything as it should be? In words, and as an exit code."""

from __future__ import annotations

import sys

import msgspec

from hornbook.cli.checks import Finding, Wish, look_at
from hornbook.text import Catalogue

ILL = 1


def examine(wish: Wish, catalogue: Catalogue, *, json: bool = False) -> int:
    """Say what was found; 1 if something is wrong."""
    findings = look_at(wish)
    if json:
        sys.stdout.write(msgspec.json.encode(findings).decode() + "\n")
    else:
        _tell(findings, catalogue)
    return ILL if any(one.level == "fault" for one in findings) else 0


def _tell(findings: list[Finding], catalogue: Catalogue) -> None:
    marks = {level: catalogue.say(f"doctor-mark-{level}") for level in ("well", "note", "fault")}
    width = max(map(len, marks.values()))
    for one in findings:
        sentence = catalogue.say(f"doctor-{one.code}", one.facts)
        sys.stdout.write(f"{marks[one.level]:<{width}}  {sentence}\n")
    faults = sum(one.level == "fault" for one in findings)
    notes = sum(one.level == "note" for one in findings)
    sys.stdout.write(catalogue.say("doctor-told", {"faults": faults, "notes": notes}) + "\n")
