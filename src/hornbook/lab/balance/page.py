"""A balance report as one page that loads nothing: for light and dark, and for paper."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

from hornbook.lab.balance.effects import FEW, MOST_COUNTED, Cell, Curve, Effect
from hornbook.lab.balance.findings import Finding, findings
from hornbook.lab.balance.naming import Naming
from hornbook.lab.balance.report import BalanceReport, Figure
from hornbook.text import Catalogue

_STYLE: Final = Path(__file__).with_name("page.css")
_WIDTH: Final = 300  # of a plot, in the units of its drawing
_STEPS: Final = (2, 6)  # points from which a cell of the heat map is a shade darker


def page(report: BalanceReport, naming: Naming, catalogue: Catalogue, command: str) -> str:
    """The whole page."""
    say = catalogue.say
    title = say("balance-title", {"edition": report.edition})
    parts = [
        f"<header><div><h1>{escape(title)}</h1><p>{escape(about(report, catalogue))}</p></div>",
        f"<pre>{escape(command)}</pre></header>",
        _findings(findings(report, naming, catalogue)),
        *(
            _family(family, found, report, naming, catalogue)
            for family, found in report.families.items()
        ),
        '<div class="pair">',
        _interplay(report.loans, naming, catalogue),
        _figures(report, catalogue),
        _curves(report.curves, catalogue),
        _reading(catalogue),
        "</div>",
    ]
    return (
        f'<!doctype html>\n<html lang="{catalogue.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE.read_text(encoding='utf-8')}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def about(report: BalanceReport, catalogue: Catalogue) -> str:
    """What was played, in a sentence."""
    facts: dict[str, str | int] = {
        "name": catalogue.say(f"game-{report.game}"),
        "games": report.games,
        "seats": report.seats,
        "bots": catalogue.beside(dict.fromkeys(report.bots)),
        "against": report.against or "",
    }
    return catalogue.say("balance-about-against" if report.against else "balance-about", facts)


def _findings(found: Iterable[Finding]) -> str:
    cards = [
        f'<li class="{one.kind}"><h2>{escape(one.title)}</h2><p>{escape(one.text)}</p></li>'
        for one in found
    ]
    return f'<ul class="findings">{"".join(cards)}</ul>'


def _family(
    family: str,
    found: Sequence[Effect],
    report: BalanceReport,
    naming: Naming,
    catalogue: Catalogue,
) -> str:
    """A row for each thing: its name, a plot, figures and a verdict."""
    say = catalogue.say
    measured = [one for one in found if one.wins.games]
    reach = max([0.05, *(abs(edge) for one in measured for edge in (one.wins.low, one.wins.high))])
    others = {one.key: one for one in report.others.get(family, ())}
    offered = any(one.shown for one in found)
    even = say("balance-wins", {"even": catalogue.percent(report.even)})
    heads = [
        ("balance-thing", ""),
        ("", f"{even}<span>{_axis(reach)}</span>"),
        ("balance-effect", ""),
        ("balance-games", ""),
        *([("balance-taken", "")] if offered else []),
        ("balance-verdict", ""),
    ]
    head = "".join(f'<th scope="col">{html or escape(say(name))}</th>' for name, html in heads)
    rows = "".join(
        _row(one, _dot(one, others.get(one.key), reach, catalogue), offered, naming, catalogue)
        for one in found
    )
    title = escape(say(f"balance-family-{family}"))
    return (
        f'<section class="panel family"><h2>{title}</h2><div class="scroll"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></section>"
    )


def _row(one: Effect, plot: str, offered: bool, naming: Naming, catalogue: Catalogue) -> str:
    name = escape(naming.of(one.family, one.key))
    verdict = one.verdict
    sign = "good" if one.wins.mean > 0 else "bad"
    effect = _signed(one.wins.mean, catalogue) if one.wins.games else ""
    shade = sign if verdict in {"strong", "weak"} else ""
    taken = ""
    if offered:
        share = one.taken_share
        bar = "" if share is None else _bar(share, catalogue)
        taken = f'<td class="taken">{bar}</td>'
    said = escape(catalogue.say(f"balance-verdict-{verdict}"))
    games = catalogue.figure(one.wins.games)
    return (
        f'<tr><th scope="row">{name}</th><td class="plot">{plot}</td>'
        f'<td class="number {shade}">{effect}</td><td class="number">{games}</td>'
        f'{taken}<td><b class="verdict {verdict}">{said}</b></td></tr>'
    )


def _dot(one: Effect, other: Effect | None, reach: float, catalogue: Catalogue) -> str:
    """The band, the dot, and a ring where the other edition has it."""
    wins = one.wins
    if not wins.games:
        return ""
    x = {name: _x(getattr(wins, name), reach) for name in ("low", "mean", "high")}
    ring = ""
    if other is not None and other.wins.games:
        at = _x(other.wins.mean, reach)
        ring = f'<circle class="ring" cx="{at:.1f}" cy="9" r="5"/>'
    mean, low, high = [_signed(each, catalogue) for each in (wins.mean, wins.low, wins.high)]
    title = f"{mean} ({low} … {high})"
    return (
        f'<svg viewBox="0 0 {_WIDTH} 18" role="img" aria-label="{title}"><title>{title}</title>'
        f'<line class="even" x1="{_WIDTH / 2}" x2="{_WIDTH / 2}" y1="0" y2="18"/>'
        f'<line class="band" x1="{x["low"]:.1f}" x2="{x["high"]:.1f}" y1="9" y2="9"/>'
        f'{ring}<circle class="dot" cx="{x["mean"]:.1f}" cy="9" r="5"/></svg>'
    )


def _x(value: float, reach: float) -> float:
    half = _WIDTH / 2
    return half + max(-1.0, min(1.0, value / reach)) * (half - 8)


def _axis(reach: float) -> str:
    points = 100 * reach
    return f"{-points:.0f}<i>0</i>{points:+.0f}"


def _signed(share: float, catalogue: Catalogue) -> str:
    """A share as points of a hundred, more or less."""
    return catalogue.figure(100 * share, 1, signed=True)


def _bar(share: float, catalogue: Catalogue) -> str:
    return (
        f'<span class="trough"><span style="width:{100 * share:.1f}%"></span></span>'
        f"<span>{catalogue.percent(share)}</span>"
    )


def _interplay(cells: Sequence[Cell], naming: Naming, catalogue: Catalogue) -> str:
    """A heat map: who had which contract, and how often they borrowed."""
    say = catalogue.say
    if not cells:
        return ""
    by_key: dict[str, dict[int, Cell]] = {}
    for cell in cells:
        by_key.setdefault(cell.key, {})[cell.count] = cell
    counts = range(MOST_COUNTED + 1)
    heads = "".join(f'<th scope="col">{escape(_count(count, catalogue))}</th>' for count in counts)
    rows = "".join(
        f'<tr><th scope="row">{escape(naming.of("contract", key))}</th>'
        + "".join(_heat(found.get(count), catalogue) for count in counts)
        + "</tr>"
        for key, found in sorted(by_key.items())
    )
    return (
        f'<section class="panel"><h2>{escape(say("balance-interplay"))}</h2>'
        f"<p>{escape(say('balance-interplay-about'))}</p>"
        f'<div class="scroll"><table class="heat"><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></section>"
    )


def _count(count: int, catalogue: Catalogue) -> str:
    if count == MOST_COUNTED:
        return catalogue.say("balance-or-more", {"count": count})
    return str(count)


def _heat(cell: Cell | None, catalogue: Catalogue) -> str:
    if cell is None or cell.wins.games < FEW:
        return f'<td class="few">{escape(catalogue.say("balance-too-few"))}</td>'
    points = 100 * cell.wins.mean
    step = sum(abs(points) >= edge for edge in _STEPS)
    shade = "" if abs(points) < 1 else f"{'up' if points > 0 else 'down'}-{step}"
    return f'<td class="number {shade}">{points:+.0f}</td>'.replace("-0<", "0<")


def _figures(report: BalanceReport, catalogue: Catalogue) -> str:
    say = catalogue.say
    against = report.against is not None
    rows = "".join(_figure(one, catalogue) for one in report.figures)
    title = say("balance-figures-against" if against else "balance-figures")
    head = ""
    if against:
        names = (escape(report.against or ""), escape(report.edition))
        head = f"<thead><tr><td></td><th>{names[0]}</th><th>{names[1]}</th><td></td></tr></thead>"
    return (
        f'<section class="panel"><h2>{escape(title)}</h2>'
        f'<div class="scroll"><table class="figures">{head}<tbody>{rows}</tbody></table></div>'
        "</section>"
    )


def _figure(one: Figure, catalogue: Catalogue) -> str:
    say, figure = catalogue.say, catalogue.figure
    value = one.value
    margin = value.high - value.mean
    name = f'<th scope="row">{escape(say(f"balance-figure-{one.name}"))}</th>'
    own = f'<td class="number">{figure(value.mean, 1)} <small>± {figure(margin, 1)}</small></td>'
    if one.against is None or one.more is None:
        return f"<tr>{name}{own}</tr>"
    word = "same"
    if one.more.low > 0 or one.more.high < 0:
        word = "more" if one.more.mean > 0 else "fewer"
    other = f'<td class="number">{figure(one.against.mean, 1)}</td>'
    return f"<tr>{name}{other}{own}<td>{escape(say(f'balance-{word}'))}</td></tr>"


def _curves(found: Sequence[Curve], catalogue: Catalogue) -> str:
    say = catalogue.say
    if not found:
        return ""
    key = " ".join(
        f'<span class="{who}">{escape(say(f"balance-curve-{who}"))}</span>'
        for who in ("winner", "mean", "last")
    )
    plots = "".join(_curve(one, catalogue) for one in found)
    return (
        f'<section class="panel"><h2>{escape(say("balance-curves"))}</h2>'
        f'<p class="key">{key}</p><div class="curves">{plots}</div></section>'
    )


def _curve(one: Curve, catalogue: Catalogue) -> str:
    values = [*one.mean, *one.winner, *one.last]
    low, high = min(0.0, *values), max(1.0, *values)
    name = escape(catalogue.say(f"balance-curve-{one.name}"))
    lines = "".join(
        f'<polyline class="{who}" points="{_points(each, low, high)}"/>'
        for who, each in (("last", one.last), ("mean", one.mean), ("winner", one.winner))
    )
    figure = catalogue.figure
    table = catalogue.beside(figure(value) for value in one.mean)
    return (
        f'<figure><figcaption>{name}</figcaption><svg viewBox="0 0 220 110" role="img" '
        f'aria-label="{name}: {table}">{lines}'
        f'<text x="0" y="12">{figure(high)}</text><text x="0" y="106">{figure(low)}</text>'
        "</svg></figure>"
    )


def _points(values: Sequence[float], low: float, high: float) -> str:
    step = 180 / max(len(values) - 1, 1)
    return " ".join(
        f"{34 + number * step:.1f},{104 - 98 * (value - low) / (high - low):.1f}"
        for number, value in enumerate(values)
    )


def _reading(catalogue: Catalogue) -> str:
    say = catalogue.say
    lines = ("given", "dot", "many", "taken", "bots", "file")
    said = "".join(f"<p>{escape(say(f'balance-reading-{line}'))}</p>" for line in lines)
    return f'<section class="panel"><h2>{escape(say("balance-reading"))}</h2>{said}</section>'


def table_of(found: Mapping[str, Sequence[Effect]], naming: Naming) -> list[list[str]]:
    """The figures of all families as rows for a spreadsheet, with their headings."""
    head = "family,key,name,games,effect,low,high,wide_low,wide_high,lead,shown,taken,verdict"
    rows = [head.split(",")]
    for family, each in found.items():
        for one in each:
            wins = one.wins
            numbers = (wins.mean, wins.low, wins.high, wins.wide_low, wins.wide_high, one.lead)
            rows.append(
                [
                    family,
                    one.key,
                    naming.of(family, one.key),
                    str(wins.games),
                    *(f"{number:.5f}" for number in numbers),
                    str(one.shown),
                    str(one.taken),
                    one.verdict,
                ]
            )
    return rows
