"""How the things of the Party are called, and its deck, in the words of a catalogue."""

from __future__ import annotations

from collections.abc import Mapping

from hornbook.games.horse_fever.party.decks import PartyCards, house_edition
from hornbook.games.horse_fever.party.table import BetKind
from hornbook.games.horse_fever.stables import STABLES
from hornbook.text import CardText, Catalogue, DeckText, Namer


def names(cards: PartyCards, catalogue: Catalogue) -> Mapping[str, Namer]:
    """By the name of a type: how one of its values is called."""
    say = catalogue.say
    return {
        "Lane": lambda lane: say(f"horse-{STABLES[lane].value}"),
        "Place": lambda place: say("place", {"place": place}),
        "BetKind": lambda kind: say(f"bet-{BetKind(kind).name.lower()}"),
        "MovementId": lambda card: "".join(map(str, cards.movement[card].speeds)),
    }


def card_texts(cards: PartyCards, catalogue: Catalogue) -> tuple[DeckText, ...]:
    """The movement cards: what they say is their name."""
    called = names(cards, catalogue)["MovementId"]
    movement = tuple(
        CardText(called(number), "", card.source.value)
        for number, card in enumerate(cards.movement)
    )
    box = len(house_edition().movement)
    return (DeckText("movement", catalogue.say("deck-movement"), movement, box),)
