"""How numbers are written: by the signs of a language's ``writing.ftl``, as the browser does."""

from __future__ import annotations

_THREE = 3  # digits that stand together
_MINUS = "\N{MINUS SIGN}"  # as wide as a plus; a hyphen is none


def grouped(digits: str, thousands: str) -> str:
    r"""Whole digits, with a sign between thousands.

    >>> print(ascii(grouped("-1234567", ",")))
    '\u22121,234,567'
    """
    sign = _MINUS if digits.startswith("-") else ""
    digits = digits.removeprefix("-")
    first = len(digits) % _THREE
    groups = [digits[:first]] if first else []
    groups += [digits[at : at + _THREE] for at in range(first, len(digits), _THREE)]
    return sign + thousands.join(groups)


def written(
    value: float, places: int, thousands: str, decimal: str, *, signed: bool = False
) -> str:
    r"""A number with so many decimals.

    >>> print(ascii(written(-1234.56, 1, " ", ",")))
    '\u22121 234,6'
    >>> written(0.5, 0, " ", ",", signed=True)
    '+0'
    """
    whole, _, rest = f"{value:+.{places}f}".partition(".")
    sign = _MINUS if whole[0] == "-" else "+" if signed else ""
    return sign + grouped(whole[1:], thousands) + (f"{decimal}{rest}" if rest else "")
