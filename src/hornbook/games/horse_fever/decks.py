"""The cards of the box, as types."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final, NewType

from msgspec import Meta, Struct

from hornbook.games.horse_fever.perks import NO_PERKS, Perks
from hornbook.kernel.cardfile import Id, Letter, Name, Source
from hornbook.racing import NO_EFFECTS, LaneEffects, RacingEdition

ActionId = NewType("ActionId", int)
"""One action card. Copies of the same card have different numbers and the same face."""

AssistantId = NewType("AssistantId", int)
ObjectiveId = NewType("ObjectiveId", int)
HorseId = NewType("HorseId", int)
CharacterId = NewType("CharacterId", int)

_Danari = Annotated[int, Meta(ge=0, le=20000, extra={"step": 100})]
_StableOdds = Annotated[int, Meta(ge=0, le=7, extra={"allowed": (0, 2, 3, 4, 5, 6, 7)})]
_FewDanari = Annotated[int, Meta(ge=0, le=2000, extra={"step": 100})]


class ActionKind(Enum):
    """The three colours of action cards: green, red and grey."""

    POSITIVE = "positive"
    NEGATIVE = "negative"
    SPECIAL = "special"

    @property
    def sign(self) -> int:
        """1, -1 or 0: two cards with the same letter and opposite signs cancel each other."""
        return (self is ActionKind.POSITIVE) - (self is ActionKind.NEGATIVE)


class Discards(Enum):
    """Which of a lane's other cards an action card throws away."""

    NOTHING = "nothing"
    POSITIVE = "positive"
    NEGATIVE = "negative"


class ActionCard(Struct, frozen=True):
    """What can be laid face down behind a horse."""

    id: Id
    kind: ActionKind
    source: Source
    letter: Letter | None = None  # cancels its opposite with the same letter
    effect: LaneEffects = NO_EFFECTS
    cumulative: bool = False  # joins a horse's own sprint instead of replacing it
    discards: Discards = Discards.NOTHING
    fine: _FewDanari = 0  # Danari from everyone who bet on the horse
    base: bool = True  # also in the Family game
    copies: Annotated[int, Meta(ge=1, le=9)] = 1
    name: Name | None = None  # only for cards that have no name in the Fluent files


class Assistant(Struct, frozen=True):
    """Somebody who makes life cheaper."""

    id: Id
    source: Source
    perks: Perks = NO_PERKS
    swap: bool = False  # at once exchanged for another player's assistant
    star: bool = False  # for players who know the game; the same below
    name: Name | None = None


class Measure(Enum):
    """What players are compared by."""

    STABLES = "stables"
    ASSISTANTS = "assistants"
    HORSES = "horses"
    OBJECTIVES = "objectives"
    DANARI = "danari"
    POINTS = "points"


class Objective(Struct, frozen=True):
    """Points for the only player who has most, or fewest, of something."""

    id: Id
    measure: Measure
    source: Source
    fewest: bool = False
    star: bool = False
    copies: Annotated[int, Meta(ge=1, le=9)] = 2
    name: Name | None = None


class HorseCard(Struct, frozen=True):
    """A horse that can run for one's own stable instead of its nag."""

    id: Id
    source: Source
    effect: LaneEffects = NO_EFFECTS  # its odds act when it is lined up
    income: _FewDanari = 0  # Danari, after each race it ran
    counts: Annotated[int, Meta(ge=1, le=5)] = 1  # as so many horses
    star: bool = False
    name: Name | None = None


class Character(Struct, frozen=True):
    """Who a player is."""

    id: Id
    danari: _Danari  # to start with
    source: Source
    stable: _StableOdds = 0  # owned from the start: 4 is the one at 1:4
    perks: Perks = NO_PERKS
    star: bool = False
    name: Name | None = None


class HorseCards(RacingEdition, frozen=True):
    """All the cards of a game of Horse Fever."""

    actions: tuple[ActionCard, ...]  # one entry a card: copies stand side by side
    assistants: tuple[Assistant, ...]
    objectives: tuple[Objective, ...]  # one entry a card, too
    horses: tuple[HorseCard, ...]
    characters: tuple[Character, ...]
    board_actions: tuple[ActionId, ...]  # the action deck of the Board game: every card
    family_actions: tuple[ActionId, ...]  # that of the Family game: the base cards
    faces: tuple[ActionId, ...]  # by action card: the first card with the same face
    aims: tuple[ObjectiveId, ...]  # by objective: the first card with the same face
    letters: tuple[tuple[int, str | None], ...]  # by action card: its sign and its letter
    throwing: frozenset[ActionId]  # the action cards that throw others away


BOX: Final = {
    "movement": 23,
    "actions": 18,
    "assistants": 14,
    "objectives": 14,
    "horses": 9,
    "characters": 12,
}
"""How many of each the box holds."""
