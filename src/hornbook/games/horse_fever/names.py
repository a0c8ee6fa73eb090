"""How the things of Horse Fever are called, in the words of a catalogue."""

from __future__ import annotations

from collections.abc import Mapping

from hornbook.games.horse_fever.contests import Contest
from hornbook.games.horse_fever.decks import HorseCards
from hornbook.games.horse_fever.stables import STABLES
from hornbook.games.horse_fever.table import BetKind, Deck, Loan
from hornbook.racing import multiplier
from hornbook.text import Catalogue, Namer


def names(cards: HorseCards, catalogue: Catalogue) -> Mapping[str, Namer]:
    """By the name of a type: how one of its values is called."""
    say = catalogue.say

    def named(deck: str, card: str, own: str | None) -> str:
        # A card typed in without a name goes by its id.
        message = f"{deck}-{card}"
        known = say(message) if catalogue.has(message) else card.replace("-", " ").capitalize()
        return own or known

    return {
        "Lane": lambda lane: say(f"horse-{STABLES[lane].value}"),
        "ActionId": lambda n: named("action", cards.actions[n].id, cards.actions[n].name),
        "AssistantId": lambda n: named(
            "assistant", cards.assistants[n].id, cards.assistants[n].name
        ),
        "ObjectiveId": lambda n: named(
            "objective", cards.objectives[n].id, cards.objectives[n].name
        ),
        "HorseId": lambda n: named("horse-card", cards.horses[n].id, cards.horses[n].name),
        "CharacterId": lambda n: named(
            "character", cards.characters[n].id, cards.characters[n].name
        ),
        "BetKind": lambda kind: say(f"bet-{BetKind(kind).name.lower()}"),
        "Deck": lambda deck: say(f"pile-{Deck(deck).name.lower()}"),
        "Loan": lambda loan: say(f"loan-{Loan(loan).name.lower()}"),
        "Contest": lambda contest: say(f"contest-{Contest(contest).value}"),
        "Row": lambda row: f"1:{multiplier(row)}",
        "Place": lambda place: say("place", {"place": place}),
        "MovementId": lambda card: "".join(map(str, cards.movement[card].speeds)),
    }
