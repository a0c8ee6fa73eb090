"""Card files as the form writes them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

HEAD = '[edition]\nname = "Kitchen table"\nextends = true\n'


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def row(section: str, values: Mapping[str, Any]) -> str:
    """One card of a file."""
    lines = [f"{key} = {toml(value)}" for key, value in values.items()]
    return "\n".join([f"\n[[{section}]]", *lines, ""])


def fresh_card(blank: Any, number: int = 1, **more: Any) -> str:
    """A new card as it appears in the form."""
    names = {field.name for field in blank.fields}
    named = {"id": f"own-{number}", "name": f"Card {number}"}
    return row(
        blank.section,
        {key: value for key, value in named.items() if key in names} | blank.fresh | more,
    )
