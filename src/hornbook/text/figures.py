"""How numbers are written: by the signs of a language's ``writing.ftl``, as the browser does."""

from __future__ import annotations

_THREE = 3  # digits that stand together


def grouped(digits: str, thousands: str) -> str:
    """Whole digits, with a sign between thousands.

    >>> grouped("-1234567", ",")
    '-1,234,567'
    """
    sign = "-" if digits.startswith("-") else ""
    digits = digits.removeprefix("-")
    first = len(digits) % _THREE
    groups = [digits[:first]] if first else []
    groups += [digits[at : at + _THREE] for at in range(first, len(digits), _THREE)]
    return sign + thousands.join(groups)


def written(
    value: float, places: int, thousands: str, decimal: str, *, signed: bool = False
) -> str:
    """A number with so many decimals.

    >>> written(-1234.56, 1, " ", ",")
    '-1 234,6'
    >>> written(0.5, 0, " ", ",", signed=True)
    '+0'
    """
    whole, _, rest = f"{value:+.{places}f}".partition(".")
    sign = whole[0] if signed or whole[0] == "-" else ""
    return sign + grouped(whole[1:], thousands) + (f"{decimal}{rest}" if rest else "")
