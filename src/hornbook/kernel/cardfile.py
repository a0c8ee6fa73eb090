"""Card files: TOML read into typed rows, with the line of every fault."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import (
    Annotated,
    Any,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo

from hornbook.kernel.cardlimits import FAULTS, beyond
from hornbook.kernel.refusal import BadEdition
from hornbook.text import Catalogue
from hornbook.text.names import is_readable


class Source(Enum):
    """How sure a card's wording is."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"
    HOUSE = "house"
    BOX = "box"  # typed in from somebody's own copy
    OWN = "own"  # somebody's own idea


class Fault(Struct, frozen=True):
    """One thing wrong with a card file."""

    line: int
    code: str
    facts: dict[str, str | int]

    def said(self, catalogue: Catalogue) -> str:
        """The fault as a sentence, for a place that shows its line."""
        return catalogue.say(f"card-{self.code}", self.facts)


class FaultyCards(BadEdition):
    """A card file with faults; all of them are listed."""

    def __init__(self, faults: list[Fault]) -> None:
        first = faults[0]
        if "limit" in first.facts:
            limit = first.facts["limit"]
            super().__init__("card-file-beyond", line=first.line, fault=first.code, limit=limit)
        else:
            super().__init__("card-fault", line=first.line, count=len(faults))
        self.faults = faults

    def __str__(self) -> str:
        from hornbook.text import Catalogue

        first, catalogue = self.faults[0], Catalogue("en")
        return catalogue.say("card-in-line", {"line": first.line, "fault": first.said(catalogue)})


BYTE_ORDER_MARK = "\ufeff"  # some editors put it before everything else

Row = TypeVar("Row", bound=Struct)
Spot: TypeAlias = tuple[str, int, str]
"""A deck, a row of it, and a key of that row."""


Id = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}$", extra={"form": "id"})]
"""A card's name for programs: small letters, digits and dashes."""

Letter = Annotated[str, Meta(pattern=r"^[A-Z]$", extra={"form": "letter"})]
"""One capital letter."""

# What steers a terminal, breaks a line or turns the direction of reading.
_STEERING = (
    r"\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
)

Name = Annotated[
    str,
    Meta(max_length=60, pattern=rf"^(?=.*\S)[^{_STEERING}]+\Z", extra={"form": "name"}),
]
"""A card's name for people, of 1 to 60 characters that can be seen."""


class About(Struct, frozen=True):
    """The section [edition]: what the cards are called, and whether they join the house's."""

    name: Name
    extends: bool = False


def card_key(card: Struct, key: str | tuple[str, ...]) -> str:
    """What tells a card from the others of its deck, as the file writes it."""
    values = [getattr(card, one) for one in ([key] if isinstance(key, str) else key)]
    return " ".join(str(one.value if isinstance(one, Enum) else one) for one in values)


def visible(text: str) -> str:
    """The text without anything that could steer a terminal."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


class CardFile:
    """A card file being read: rows by deck, faults gathered as they are found."""

    def __init__(self, text: str) -> None:
        self.faults: list[Fault] = []
        self.data: dict[str, Any] = {}
        self._lines: dict[Spot, int] = {}
        self._wrong = 0  # faults found, also those that are no longer named
        text = text.removeprefix(BYTE_ORDER_MARK)
        too_much = beyond(text)
        if too_much is not None:
            self.faults.append(Fault(*too_much))
            return
        self._lines = _line_numbers(text)
        import tomllib  # not before there is a file to read

        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            last = text.count("\n") + 1
            reason = visible(re.sub(r"\s*\(at .*\)", "", str(error)))
            self.faults.append(
                Fault(int(found[1]) if found else last, "syntax", {"reason": reason})
            )

    def fault(self, spot: Spot, code: str, **facts: str | int) -> None:
        """Note something wrong, at its line; a hundred faults are enough to know."""
        self._wrong += 1
        if len(self.faults) >= FAULTS:
            return
        seen = {name: visible(one) if isinstance(one, str) else one for name, one in facts.items()}
        self.faults.append(Fault(self.line(*spot), code, seen))

    def line(self, deck: str, place: int = 0, key: str = "") -> int:
        """Where a row of a deck stands, or one of its keys."""
        row = self._lines.get((deck, place, ""), 1)
        return self._lines.get((deck, place, key), row)

    def rows(self, deck: str, kind: type[Row]) -> list[Row]:
        """The rows of a deck that are well formed; the others are noted as faults."""
        return [row for _, row in self.placed_rows(deck, kind)]

    def placed_rows(self, deck: str, kind: type[Row]) -> list[tuple[int, Row]]:
        """The well-formed rows of a deck, each with its place in the file."""
        found = self.data.get(deck, [])
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            self.fault((deck, 0, ""), "not-a-deck", deck=deck)
            return []
        rows = [self._row(deck, place, row, kind) for place, row in enumerate(found)]
        return [(place, row) for place, row in enumerate(rows) if row is not None]

    def deck(
        self,
        deck: str,
        kind: type[Row],
        house: Sequence[Row],
        *,
        extends: bool,
        key: str | tuple[str, ...] = "id",
        check: Callable[[int, Row], None] | None = None,
    ) -> list[Row]:
        """A deck's cards: the file's, the house's where the file has none, or both.

        With ``extends`` a row takes the place of the house card with the same key, and a new
        one comes behind them. ``check`` may note further faults of a row, by its place.
        """
        rows: dict[str, Row] = {}
        for place, row in self.placed_rows(deck, kind):
            name = card_key(row, key)
            if name in rows:
                line = key if isinstance(key, str) else key[0]
                self.fault((deck, place, line), "twice", id=name)
            rows[name] = row
            if check is not None:
                check(place, row)
        if rows and not extends:
            return list(rows.values())
        kept = [rows.pop(card_key(card, key), card) for card in dict.fromkeys(house)]
        return kept + list(rows.values())

    def joined(
        self, deck: str, kind: type[Row], house: Sequence[Row], *, extends: bool
    ) -> tuple[Row, ...]:
        """The cards of a deck without keys: with ``extends`` the file's come behind the house's."""
        rows = self.rows(deck, kind)
        return tuple(rows) if rows and not extends else (*house, *rows)

    def table(self, name: str, kind: type[Row]) -> Row | None:
        """A section that stands once; None if it is not there or not well formed."""
        found = self.data.get(name)
        if found is None:
            self.fault((name, 0, ""), "missing-section", section=name)
            return None
        if not isinstance(found, dict):
            self.fault((name, 0, ""), "not-a-section", section=name)
            return None
        return self._row(name, 0, found, kind)

    def known_decks(self, *decks: str) -> None:
        """Note every section that is not one of these."""
        for deck in self.data:
            if deck not in decks:
                self.fault((deck, 0, ""), "unknown-deck", deck=deck, allowed=", ".join(decks))

    def refuse_faults(self) -> None:
        """Raise all faults found so far, in the order of their lines."""
        if self.faults:
            raise FaultyCards(sorted(self.faults, key=lambda fault: fault.line))

    def _row(self, deck: str, place: int, row: Mapping[str, Any], kind: type[Row]) -> Row | None:
        before = self._wrong
        values = self._values(deck, place, row, kind, "")
        if self._wrong > before:
            return None
        return kind(**values)

    def _values(
        self, deck: str, place: int, row: Mapping[str, Any], kind: type[Struct], under: str
    ) -> dict[str, Any]:
        """The row's values, each checked against its field; faults carry the key's line."""
        hints, fields = _fields(kind)
        values: dict[str, Any] = {}
        for key, value in row.items():
            line_key = under or key
            if key not in fields:
                allowed = ", ".join(name for name in fields)
                self.fault((deck, place, line_key), "unknown-key", key=key, allowed=allowed)
            elif isinstance(hints[key], type) and issubclass(hints[key], Struct):
                if isinstance(value, dict):
                    inner = self._values(deck, place, value, hints[key], line_key)
                    values[key] = hints[key](**inner)
                else:
                    self.fault((deck, place, line_key), "not-a-table", key=key)
            else:
                try:
                    values[key] = msgspec.convert(value, hints[key])
                except msgspec.ValidationError:
                    code, facts = _expected(hints[key])
                    shown = str(value)[:40]
                    self.fault((deck, place, line_key), code, key=key, value=shown, **facts)
        for name, field in fields.items():
            if field.required and name not in row:
                self.fault((deck, place, under), "missing-key", key=name)
        return values


def check_names(text: str) -> None:
    """Refuse names with signs that nobody can see, as people's names are cleaned of them.

    For files that are new here: cards of tables and records that exist keep their names.
    """
    file = CardFile(text)
    for deck, rows in file.data.items():
        for place, row in enumerate(rows if isinstance(rows, list) else [rows]):
            name = row.get("name") if isinstance(row, dict) else None
            if isinstance(name, str) and not is_readable(name):
                file.fault((deck, place, "name"), "bad-name", key="name", value=name[:40])
    file.refuse_faults()


@lru_cache(maxsize=256)
def _fields(kind: type[Struct]) -> tuple[dict[str, Any], dict[str, FieldInfo]]:
    """A row's fields and their types, looked up once: a file has hundreds of rows of a kind."""
    hints = get_type_hints(kind, include_extras=True)
    return hints, {field.name: field for field in msgspec.structs.fields(kind)}


def _expected(hint: Any) -> tuple[str, dict[str, str | int]]:
    """The fault's code for a value that does not fit a field, and what would."""
    plain, meta = taken_apart(hint)
    if isinstance(plain, type) and issubclass(plain, Enum):
        return "not-one-of", {"allowed": ", ".join(str(one.value) for one in plain)}
    if plain is bool:
        return "not-one-of", {"allowed": "true, false"}
    if plain is int:
        if meta is not None and meta.ge is not None and meta.le is not None:
            return "not-in-range", {"low": int(meta.ge), "high": int(meta.le)}
        return "not-whole", {}
    if get_origin(plain) is dict:
        return "not-a-table", {}
    if get_origin(plain) is list:
        return "not-rows", {}
    if get_origin(plain) is tuple:
        return "not-a-list", {"count": len(get_args(plain))}
    return _expected_text((meta.extra or {}).get("form") if meta is not None else None)


def _expected_text(form: str | None) -> tuple[str, dict[str, str | int]]:
    match form:
        case "id":
            return "bad-id", {}
        case "letter":
            return "bad-letter", {}
        case "name":
            return "bad-name", {}
    return "not-text", {}


def taken_apart(hint: Any) -> tuple[Any, Meta | None]:
    """A field's plain type and its bounds; of ``X | None`` those of X."""
    parts = get_args(hint)
    if type(None) in parts:
        return taken_apart(parts[0])
    meta = next((part for part in parts if isinstance(part, Meta)), None)
    return (parts[0] if meta is not None else hint), meta


def _line_numbers(text: str) -> dict[Spot, int]:
    """Where each row and each of its keys stands: (deck, row, key) to line."""
    lines: dict[Spot, int] = {}
    deck, place = "", 0
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if head := re.match(r"\s*\[\[\s*([\w-]+)\s*\]\]", line):
            deck = head[1]
            place = counts.get(deck, 0)
            counts[deck] = place + 1
            lines[deck, place, ""] = number
        elif head := re.match(r"\s*\[\s*([\w-]+)\s*\]", line):
            deck, place = head[1], 0
            lines[deck, 0, ""] = number
        elif key := re.match(r"\s*([\w-]+)\s*[.=]", line):
            lines.setdefault((deck, place, key[1]), number)
            if not deck:
                lines.setdefault((key[1], 0, ""), number)
    return lines
