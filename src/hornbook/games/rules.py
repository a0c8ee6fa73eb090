"""A game's rules as people read them, and what can be tried in them."""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_
from typing import Any

import msgspec

from hornbook import games
from hornbook.kernel.examples import Example, Form, Given, Shown, Told, form_of
from hornbook.kernel.refusal import BadSettings
from hornbook.text import Catalogue, Chapter, rulebook
from hornbook.text.rulebook import outline


@lru_cache(maxsize=64)
def rules_of(game: str, language: str) -> tuple[Chapter, ...]:
    """The chapters of its rules with the engine's numbers; none where nobody has written them."""
    return rulebook(Catalogue(language, game), games.load(game).rule_facts())


def forms_of(game: str, language: str) -> dict[str, Form]:
    """By name: the examples that can be tried, as they stand in the rules."""
    told = _told(game, language)
    return {_name(kind): form_of(kind, told) for kind in games.load(game).rule_examples()}


def tried(game: str, language: str, example: str, given: Given) -> Shown:
    """What the engine makes of an example; refused where it knows none like that."""
    kinds = games.load(game).rule_examples()
    if example not in map(_name, kinds):
        raise BadSettings("bad-example", reason=repr(example[:20]))
    kind: Any = reduce(or_, kinds)
    try:
        wish: Example = msgspec.convert({**given, "example": example}, kind)
    except msgspec.ValidationError as error:
        raise BadSettings("bad-example", reason=str(error)[:120]) from None
    return wish.shown(_told(game, language))


def _name(kind: type[Example]) -> str:
    return str(kind.__struct_config__.tag)


@lru_cache(maxsize=64)
def _told(game: str, language: str) -> Told:
    kind, catalogue, outlined = games.load(game), Catalogue(language, game), outline(game)
    prefix = outlined.prefix if outlined else ""
    return Told(prefix, catalogue, kind.names(kind.house_edition(), catalogue))
