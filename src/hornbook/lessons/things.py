"""Things by their ids, as files name them, and by their numbers, as the game does."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, get_args, get_type_hints

from msgspec import Struct

from hornbook.games.horse_fever.stables import STABLES
from hornbook.kernel import Edition, Game
from hornbook.lessons.lesson import Value

# By type: the deck whose rows it numbers.
_DECKS: Final = {
    "ActionId": "actions",
    "AssistantId": "assistants",
    "CharacterId": "characters",
    "ContractId": "contracts",
    "HorseId": "horses",
    "MagicId": "magic",
    "ObjectiveId": "objectives",
    "RuseId": "ruses",
    "UnicornId": "unicorns",
}


def numbers(game: type[Game[Any, Any]], kind: str, thing: str) -> tuple[Value, ...]:
    """All numbers of a thing: a card may be in its deck more than once. None: there is no such."""
    cards = game.house_edition()
    ids = _ids(cards, kind)
    return tuple(number for number, one in enumerate(ids) if one == thing)


def value_of(game: type[Game[Any, Any]], hint: Any, written: Value) -> tuple[Value, ...]:
    """What a file means in a field of that type: ids and names of members are numbers there."""
    inner = _inmost(hint)
    if isinstance(inner, type) and issubclass(inner, Enum):
        members = [one for one in inner if written in (one.value, one.name.lower())]
        return tuple(one.value for one in members)
    if isinstance(written, str):
        return numbers(game, getattr(inner, "__name__", ""), written)
    return (written,)


def hint_of(kind: type[Struct], path: str) -> Any:
    """The type of the field that a path begins with; None if there is no such field."""
    return get_type_hints(kind).get(path.partition(".")[0])


def _ids(cards: Edition, kind: str) -> list[str]:
    if kind in _DECKS:
        return [row.id for row in getattr(cards, _DECKS[kind], ())]
    if kind == "TokenId":
        return [_token(row) for row in getattr(cards, "tokens", ())]
    if kind == "Lane":
        unicorns = getattr(cards, "unicorns", None)
        if unicorns:
            return [row.colour.value for row in unicorns]
        return [stable.value for stable in STABLES]
    return []


def _token(row: Any) -> str:
    return f"{row.stack.value}-{'printed' if row.printed else (row.letter or '').lower()}"


def _inmost(hint: Any) -> Any:
    parts = [part for part in get_args(hint) if part not in (type(None), Ellipsis)]
    return _inmost(parts[0]) if parts else hint
