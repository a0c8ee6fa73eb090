"""The cards and tokens on a table of Unicorn Fever, with their texts or in short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hornbook.cli.tables.layout import listed
from hornbook.games.unicorn_fever.cardtext import (
    contract_text,
    fever_text,
    magic_mark,
    magic_text,
)
from hornbook.games.unicorn_fever.decks import (
    ActionToken,
    BetsAllowed,
    ContractId,
    TokenId,
    UnicornCards,
)
from hornbook.games.unicorn_fever.perks import NO_PERKS, Perks, combined_perks
from hornbook.games.unicorn_fever.view import UnicornView
from hornbook.text import Phrases


class Shelf:
    """Fever, contracts, hand and action tokens, as one seat sees them."""

    def __init__(self, cards: UnicornCards, phrases: Phrases) -> None:
        self._cards = cards
        self._phrases = phrases
        self._catalogue = phrases.catalogue
        self._say = phrases.catalogue.say

    def in_full(self, seen: UnicornView) -> RenderableType:
        """Every card with its text."""
        signed = () if seen.seat is None else seen.players[seen.seat].contracts
        grid = Table.grid(padding=(0, 2, 0, 0))
        shown = (
            ("table-fevered", self._fever(seen)),
            ("table-signed", self._contracts(signed)),
            ("table-display", self._contracts(seen.display)),
            ("table-hand", self._hand(seen)),
        )
        for heading, rows in shown:
            label = self._say(heading)
            for name, text, glory in rows:
                grid.add_row(Text(label, "dim"), Text(name), Text(text), Text(glory, "dim"))
                label = ""
        return grid

    def in_brief(self, seen: UnicornView) -> list[RenderableType]:
        """Names only: the texts are with the options, and in the full table."""
        shown = (
            ("table-display", self._contracts(seen.display)),
            ("table-hand", self._hand(seen)),
        )
        named = [(heading, [name for name, _, _ in rows]) for heading, rows in shown]
        return [listed(self._say(heading), names) for heading, names in named if names]

    def actions(self, seen: UnicornView) -> RenderableType:
        """The top of every stack, in a few words."""
        shown = []
        for stack, tokens in enumerate(seen.stacks):
            token = tokens[0] if tokens else self._cards.printed[stack]
            if token is not None:
                shown.append(self._in_short(self.to_seat(token, seen)))
        for kept in seen.reserved_actions:
            owner = self._phrases.name("Seat", kept.seat)
            shown.append(f"({owner}: {self._in_short(self.to_seat(kept.token, seen))})")
        return listed(self._say("table-actions"), shown)

    def perks(self, seen: UnicornView) -> Perks:
        """What the seat's contracts bring."""
        signed = () if seen.seat is None else seen.players[seen.seat].contracts
        perks = tuple(self._cards.contracts[number].perks for number in signed)
        return combined_perks(perks) if perks else NO_PERKS

    def to_seat(self, token: TokenId, seen: UnicornView) -> ActionToken:
        """A token as it is for the seat: its contracts may make it cheaper, or bring more."""
        about, perks = self._cards.tokens[token], self.perks(seen)
        price = max(about.price - perks.contract_discount, 0)
        gold = about.gold + perks.gold_bonus if about.gold else 0
        return replace(about, price=price, gold=gold)

    def _fever(self, seen: UnicornView) -> Iterator[tuple[str, str, str]]:
        for lane in seen.fevered:
            text = fever_text(self._cards.unicorns[lane], self._catalogue)
            yield self._phrases.name("Lane", lane), text, ""

    def _contracts(self, numbers: Sequence[ContractId]) -> Iterator[tuple[str, str, str]]:
        for number in numbers:
            card = self._cards.contracts[number]
            glory = self._say("table-glory-short", {"glory": card.glory}) if card.glory else ""
            text = contract_text(card, self._catalogue)
            yield self._phrases.name("ContractId", number), text, glory

    def _hand(self, seen: UnicornView) -> Iterator[tuple[str, str, str]]:
        for number in seen.hand:
            card = self._cards.magic[number]
            name = f"{magic_mark(card)} {self._phrases.name('MagicId', number)}"
            yield name, magic_text(card, self._catalogue), ""

    def _in_short(self, about: ActionToken) -> str:
        say = self._say
        parts = []
        if about.contract:
            parts.append(say("short-contract", {"price": about.price}))
        if about.gold:
            parts.append(say("short-gold", {"gold": about.gold}))
        if about.first_player:
            parts.append(say("short-bell"))
        if about.bet is not BetsAllowed.NONE:
            parts.append(say("short-bet", {"kind": about.bet.value}))
        if about.bet_glory:
            parts.append(say("short-glory", {"glory": about.bet_glory}))
        if about.magic:
            parts.append(say("short-magic", {"count": about.magic}))
        letter = f"{about.letter} " if about.letter and not about.printed else ""
        return letter + self._catalogue.beside(parts)
