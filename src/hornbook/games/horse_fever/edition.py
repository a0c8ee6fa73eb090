"""Reading cards: the house's, players' own on the box's seven blank ones, and whole editions."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from msgspec import Struct

from hornbook.games.horse_fever.decks import (
    ActionCard,
    ActionId,
    Assistant,
    Character,
    Discards,
    HorseCard,
    HorseCards,
    Objective,
    ObjectiveId,
)
from hornbook.games.horse_fever.perks import DANARI, Perks
from hornbook.kernel.editions import EditionReader, digest, house_file
from hornbook.racing import (
    LEAST_SPEED,
    NO_EFFECTS,
    MovementCard,
    house_movement,
    multiplier,
    slow_rows,
)

BLANKS: Final = 7
"""The box has seven blank cards: so many may be added to the house's."""

REFUSED: Final = frozenset({"bet_gold"})
"""Effects on a lane that mean nothing in Horse Fever."""

DECKS: Final = ("action", "assistant", "objective", "horse", "character", "movement")
"""The decks of a card file, which all modes of Horse Fever may share."""

UNIT: Final = 100  # the smallest note: all money is in hundreds of Danari

_HOUSE = Path(__file__).parent / "cards"
_FEWEST_BASE = 10  # the Family game deals two to each of five players
_FEWEST_CHARACTERS = 5
_MOST = 48  # cards of a deck: what players know of it is kept as bits of a number


@cache
def house_edition() -> HorseCards:
    """The project's own cards, one file a deck."""
    files = ("actions", "assistants", "objectives", "horses", "characters")
    file = house_file(_HOUSE / f"{name}.toml" for name in files)
    return _Reader(file, None).edition("house", None)


@lru_cache(maxsize=64)
def read_edition(text: str) -> HorseCards:
    """An edition from a card file; refused with every fault and its line.

    With ``extends = true`` the file's cards join the house's, up to seven of them.
    """
    return _Reader.read(text, house_edition())


_Card: TypeAlias = ActionCard | Assistant | Objective | HorseCard | Character
Card = TypeVar("Card", ActionCard, Assistant, Objective, HorseCard, Character)


class _Reader(EditionReader[HorseCards | None, HorseCards]):
    """Checks that both games can be dealt, and counts the blank cards that are used."""

    decks = DECKS
    added = 0

    def edition(self, name: str, text: str | None) -> HorseCards:
        """All decks together."""
        house = self.house
        movement = self._movement()
        kinds = self._deck("action", ActionCard, house.actions if house else ())
        assistants = self._deck("assistant", Assistant, house.assistants if house else ())
        aims = self._deck("objective", Objective, house.objectives if house else ())
        horses = self._deck("horse", HorseCard, house.horses if house else ())
        characters = self._deck("character", Character, house.characters if house else ())
        self.file.refuse_faults()
        actions = tuple(kind for kind in kinds for _ in range(kind.copies))
        objectives = tuple(aim for aim in aims for _ in range(aim.copies))
        decks = (movement, actions, tuple(assistants), objectives, tuple(horses), tuple(characters))
        self._check_sizes(decks)
        self._check_playable(movement, actions, characters)
        self.file.refuse_faults()
        return HorseCards(
            name,
            digest(decks),
            text,
            *decks,
            board_actions=tuple(map(ActionId, range(len(actions)))),
            family_actions=tuple(
                ActionId(number) for number, card in enumerate(actions) if card.base
            ),
            faces=tuple(ActionId(actions.index(card)) for card in actions),
            aims=tuple(ObjectiveId(objectives.index(card)) for card in objectives),
            letters=tuple((card.kind.sign, card.letter) for card in actions),
            throwing=frozenset(
                ActionId(number)
                for number, card in enumerate(actions)
                if card.discards is not Discards.NOTHING
            ),
        )

    def _deck(self, deck: str, kind: type[Card], house: tuple[Card, ...]) -> list[Card]:
        """The file's cards, with the house's where the file extends it or has none."""
        printed = {card.id for card in house}

        def check(place: int, row: Card) -> None:
            self._check_card(deck, place, row)
            if row.id not in printed:
                self._on_a_blank(deck, place, getattr(row, "copies", 1))

        return self.file.deck(deck, kind, house, extends=self.extends, check=check)

    def _movement(self) -> tuple[MovementCard, ...]:
        deck = self.file.joined("movement", MovementCard, house_movement(), extends=self.extends)
        if self.extends:
            for place in range(len(deck) - len(house_movement())):
                self._on_a_blank("movement", place, 1)
        return deck

    def _on_a_blank(self, deck: str, place: int, copies: int) -> None:
        """One more card of the table's own; the box has seven blanks."""
        if self.extends:
            before, self.added = self.added, self.added + copies
            if before <= BLANKS < self.added:
                self.file.fault((deck, place, ""), "too-many-blanks", most=BLANKS)

    def _check_card(self, deck: str, place: int, card: _Card) -> None:
        effect = getattr(card, "effect", NO_EFFECTS)
        for name in REFUSED:
            if getattr(effect, name) != getattr(NO_EFFECTS, name):
                self.file.fault((deck, place, "effect"), "no-such-effect", effect=name)
        for key in ("fine", "income", "danari"):
            self._check_hundreds(deck, place, key, key, getattr(card, key, 0))
        perks = getattr(card, "perks", None)
        if isinstance(perks, Perks):
            for name in DANARI:
                self._check_hundreds(deck, place, "perks", name, getattr(perks, name))
        if isinstance(card, Character) and card.stable == 1:
            spot = (deck, place, "stable")
            self.file.fault(spot, "not-in-range", key="stable", value=1, low=2, high=7)

    def _check_hundreds(self, deck: str, place: int, line: str, key: str, danari: int) -> None:
        if danari % UNIT:
            self.file.fault((deck, place, line), "not-hundreds", key=key, value=danari)

    def _check_sizes(self, decks: tuple[tuple[Struct, ...], ...]) -> None:
        names = ("movement", "action", "assistant", "objective", "horse", "character")
        for name, deck in zip(names, decks, strict=True):
            if len(deck) > _MOST:
                self.file.fault((name, 0, ""), "too-many", deck=name, most=_MOST, found=len(deck))

    def _check_playable(
        self,
        movement: tuple[MovementCard, ...],
        actions: tuple[ActionCard, ...],
        characters: list[Character],
    ) -> None:
        """Every race ends, and both games can be dealt for five players."""
        for slow in slow_rows(movement):
            row = f"1:{multiplier(slow)}"
            self.file.fault(("movement", 0, ""), "row-too-slow", row=row, least=LEAST_SPEED)
        self._check_enough("action", _FEWEST_BASE, sum(card.base for card in actions))
        plain = sum(not card.star for card in characters)
        self._check_enough("character", _FEWEST_CHARACTERS, plain)
        stables = [card.stable for card in characters if card.stable]
        for odds in sorted({odds for odds in stables if stables.count(odds) > 1}):
            self.file.fault(("character", 0, ""), "stable-twice", odds=f"1:{odds}")

    def _check_enough(self, deck: str, least: int, found: int) -> None:
        if found < least:
            self.file.fault((deck, 0, ""), "too-few-plain", deck=deck, least=least, found=found)
