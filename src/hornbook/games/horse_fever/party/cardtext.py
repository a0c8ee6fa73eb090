"""The Party's deck in words."""

from __future__ import annotations

from hornbook.games.horse_fever.party.decks import PartyCards, house_edition
from hornbook.games.horse_fever.party.names import names
from hornbook.text import CardText, Catalogue, DeckText


def card_texts(cards: PartyCards, catalogue: Catalogue) -> tuple[DeckText, ...]:
    """The movement cards: what they say is their name."""
    called = names(cards, catalogue)["MovementId"]
    movement = tuple(
        CardText(called(number), "", card.source.value)
        for number, card in enumerate(cards.movement)
    )
    box = len(house_edition().movement)
    return (DeckText("movement", catalogue.say("deck-movement"), movement, box),)
