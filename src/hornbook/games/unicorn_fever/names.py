"""How the things of Unicorn Fever are called, in the words of a catalogue."""

from __future__ import annotations

from collections.abc import Mapping

from hornbook.games.unicorn_fever.clans import Clan
from hornbook.games.unicorn_fever.decks import BetKind, UnicornCards
from hornbook.racing import multiplier
from hornbook.text import Catalogue, Namer


def names(cards: UnicornCards, catalogue: Catalogue) -> Mapping[str, Namer]:
    """By the name of a type: how one of its values is called."""
    say = catalogue.say

    def named(kind: str, card: str) -> str:
        # A card typed in without a name goes by its id.
        message = f"{kind}-{card}"
        return say(message) if catalogue.has(message) else card.replace("-", " ").capitalize()

    def unicorn(lane: int) -> str:
        about = cards.unicorns[lane]
        return about.name or say(f"unicorn-{about.colour.value}")

    def magic(card: int) -> str:
        about = cards.magic[card]
        return about.name or named("magic", about.id)

    def contract(number: int) -> str:
        about = cards.contracts[number]
        return about.name or named("contract", about.id)

    def token(number: int) -> str:
        about = cards.tokens[number]
        letter = "printed" if about.printed else about.letter or "none"
        return say(f"token-{about.stack.value}", {"letter": letter})

    return {
        "Lane": unicorn,
        "MagicId": magic,
        "ContractId": contract,
        "TokenId": token,
        "Row": lambda row: f"x{multiplier(row)}",
        "Place": lambda place: say("place", {"place": place}),
        "BetKind": lambda kind: say(f"bet-{BetKind(kind).name.lower()}"),
        "Clan": lambda clan: say(f"clan-{Clan(clan).value}"),
        "MovementId": lambda card: "".join(map(str, cards.movement[card].speeds)),
    }
