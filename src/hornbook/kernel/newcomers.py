"""Cards of a file that joins the house's: which are new, and which may be misspelt."""

from __future__ import annotations

from difflib import get_close_matches

from hornbook.kernel.cardfile import CardFile, Fault

_ALIKE = 0.8  # as much of it as that is the same


def newcomers(file: CardFile, house: CardFile) -> list[Fault]:
    """A note on each card that takes no house card's place, if the file joins the house's."""
    about = file.data.get("edition")
    if not isinstance(about, dict) or not about.get("extends"):
        return []
    notes: list[Fault] = []
    for deck, rows in file.data.items():
        known = _ids(house.data.get(deck))
        if not known:
            continue
        for place, row in enumerate(rows if isinstance(rows, list) else []):
            name = row.get("id")
            if isinstance(name, str) and name not in known:
                near = get_close_matches(name, known, 1, _ALIKE)
                line = file.line(deck, place, "id")
                notes.append(
                    Fault(line, "new-or-misspelt", {"id": name, "near": near[0]})
                    if near
                    else Fault(line, "new", {"id": name})
                )
    return notes


def _ids(rows: object) -> list[str]:
    if not isinstance(rows, list):
        return []
    return [row["id"] for row in rows if isinstance(row, dict) and "id" in row]
