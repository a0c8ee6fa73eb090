"""What a designer should see first, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from hornbook.lab.balance.effects import Effect
from hornbook.lab.balance.naming import Naming
from hornbook.lab.balance.report import BalanceReport
from hornbook.text import Catalogue

_NAMED: Final = 4  # things that a finding names
_MOST: Final = 6


class Finding(Struct, frozen=True):
    """One card at the top of the page."""

    kind: str  # strong, weak, unwanted or fair
    title: str
    text: str


def findings(report: BalanceReport, naming: Naming, catalogue: Catalogue) -> list[Finding]:
    """What stands out, family by family; and what is fair, where there is room."""
    out: list[Finding] = []
    fair: list[Finding] = []
    for family, found in report.families.items():
        for kind in ("strong", "weak", "unwanted"):
            these = [one for one in found if one.verdict == kind]
            if these:
                out.append(_stands_out(kind, family, these, naming, catalogue))
        measured = [one for one in found if one.wins.games]
        if measured and all(one.verdict == "fits" for one in measured):
            fair.append(_is_fair(family, measured, naming, catalogue))
    return [*out, *fair][: max(_MOST, len(out))]


def _stands_out(
    kind: str, family: str, these: Sequence[Effect], naming: Naming, catalogue: Catalogue
) -> Finding:
    names = [naming.of(family, one.key) for one in these]
    title = catalogue.say(f"balance-finding-{kind}", {"count": len(these), "first": names[0]})
    facts: dict[str, str | int] = {
        "family": catalogue.say(f"balance-family-{family}"),
        "list": catalogue.join(names[:_NAMED]),
        "more": max(len(names) - _NAMED, 0),
    }
    return Finding(kind, title, catalogue.say("balance-finding-which", facts))


def _is_fair(family: str, found: Sequence[Effect], naming: Naming, catalogue: Catalogue) -> Finding:
    furthest = max(found, key=lambda one: abs(one.wins.mean))
    facts: dict[str, str | int] = {
        "family": catalogue.say(f"balance-family-{family}"),
        "first": naming.of(family, furthest.key),
        "effect": catalogue.figure(100 * furthest.wins.mean, 1, signed=True),
    }
    title = catalogue.say("balance-finding-fair")
    return Finding("fair", title, catalogue.say("balance-finding-within", facts))
