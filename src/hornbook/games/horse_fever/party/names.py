"""How the things of the Party are called, in the words of a catalogue."""

from __future__ import annotations

from collections.abc import Mapping

from hornbook.games.horse_fever.party.decks import PartyCards
from hornbook.games.horse_fever.party.table import BetKind
from hornbook.games.horse_fever.stables import STABLES
from hornbook.text import Catalogue, Namer


def names(cards: PartyCards, catalogue: Catalogue) -> Mapping[str, Namer]:
    """By the name of a type: how one of its values is called."""
    say = catalogue.say
    return {
        "Lane": lambda lane: say(f"horse-{STABLES[lane].value}"),
        "Place": lambda place: say("place", {"place": place}),
        "BetKind": lambda kind: say(f"bet-{BetKind(kind).name.lower()}"),
        "MovementId": lambda card: "".join(map(str, cards.movement[card].speeds)),
    }
