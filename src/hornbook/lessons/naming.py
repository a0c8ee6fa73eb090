"""Things by their names in a file of lessons or hints, and the line of every fault."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from msgspec import Struct

from hornbook import games
from hornbook.kernel import Amount, Choose, Event, Game, Option
from hornbook.kernel.cardfile import CardFile
from hornbook.kernel.parts import parts_of
from hornbook.lessons.lesson import LEARNER, Match, Value, Wish
from hornbook.lessons.things import hint_of, numbers, value_of

ME: Final = "me"  # whoever is spoken to, in a path of the view
Spot: TypeAlias = tuple[str, int, str]
"""Section, row and key."""
Written: TypeAlias = Value | list[Value]
_NAMED: Final = re.compile(r"([A-Z][A-Za-z]+):([a-z0-9-]+)")


class Naming:
    """What stands in a file, as the game counts it."""

    _me = str(int(LEARNER))

    def __init__(self, file: CardFile, game: str, section: str) -> None:
        self._file = file
        if game not in games.names():
            self._fault((section, 0, "game"), "game", game, "game")
            file.refuse_faults()
        self._game: type[Game[Any, Any]] = games.load(game)
        self._kinds = {
            "question": _by_tag(self._game, Choose, Amount),
            "event": _by_tag(self._game, Event),
            "option": _by_tag(self._game, Option),
        }

    def _kind(self, deck: str, place: int, key: str, tag: str) -> type[Struct] | None:
        """What the game asks or tells under that name."""
        found = self._kinds[key].get(tag)
        if found is None:
            self._file.fault((deck, place, key), "cannot-happen", key=key, value=tag)
        return found

    def _wish(self, spot: Spot, row: Mapping[str, Written]) -> Wish:
        if "amount" in row:
            return Wish(amount=int(str(row["amount"])))
        tag = str(row.get("type", ""))
        option = self._kinds["option"].get(tag)
        if option is None:
            self._file.fault(spot, "cannot-happen", key=spot[2], value=tag)
        fields = {name: value for name, value in row.items() if name != "type"}
        return Wish(type=tag, of=self._fields(spot, option, fields))

    def _fields(self, spot: Spot, kind: type[Struct] | None, row: Mapping[str, Written]) -> Match:
        """The fields of a thing of the game, by what may stand in them."""
        found: Match = {}
        for path, written in row.items():
            hint = None if kind is None else hint_of(kind, path)
            if kind is not None and hint is None:
                allowed = ", ".join(kind.__struct_fields__)
                self._file.fault(spot, "unknown-key", key=path, allowed=allowed)
                continue
            all_of = written if isinstance(written, list) else [written]
            plain = path.endswith(".#") or written == ME
            found[path] = tuple(
                value
                for one in all_of
                for value in ((one,) if plain else value_of(self._game, hint, one))
            )
            if not found[path]:
                self._fault(spot, path, str(written), getattr(hint, "__name__", path))
        return found

    def _view(self, spot: Spot, row: Mapping[str, Value]) -> Match:
        """Places of the learner's view: ``actions.Lane:green.*.card = "ActionId:serum"``."""
        return {self._path(spot, path): self._named(spot, one) for path, one in row.items()}

    def _named(self, spot: Spot, written: Value) -> tuple[Value, ...]:
        name = _NAMED.fullmatch(written) if isinstance(written, str) else None
        if name is None:
            return (written,)
        found = numbers(self._game, name[1], name[2])
        if not found:
            self._fault(spot, spot[2], name[2], name[1])
        return found

    def _path(self, spot: Spot, path: str) -> str:
        parts = [self._me if one == ME else one for one in path.split(".")]
        return ".".join(str((self._named(spot, one) or ("",))[0]) for one in parts)

    def _place(self, spot: Spot, written: str) -> str:
        """A place on the table: ``tray``, or ``lane=Lane:black``, where copies are all meant.

        After a comma stands what is shown on a screen that has no room for the first.
        """
        if "," in written:
            return ",".join(self._place(spot, one) for one in written.split(","))
        name, _, thing = written.partition("=")
        if not thing:
            return name
        return f"{name}={'|'.join(str(one) for one in self._named(spot, thing))}"

    def _fact(self, spot: Spot, written: str) -> str:
        """``Lane:black`` is the thing's name, ``Row@rows.0`` that of what stands there in the view.

        Anything else is a place of the view, and what is there a number.
        """
        kind, _, path = written.partition("@")
        if path:
            return f"{kind}@{self._path(spot, path)}"
        name = _NAMED.fullmatch(written)
        if name is None:
            return self._path(spot, written)
        return f"{name[1]}:{(self._named(spot, written) or ('',))[0]}"

    def _fault(self, spot: Spot, key: str, value: str, kind: str) -> None:
        self._file.fault(spot, "no-such-thing", key=key, value=value[:40], kind=kind)


def _by_tag(game: type[Game[Any, Any]], *bases: type[Struct]) -> dict[str, type[Struct]]:
    return {str(one.__struct_config__.tag): one for base in bases for one in parts_of(game, base)}
