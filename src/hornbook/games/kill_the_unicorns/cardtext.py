"""What the cards say, put together from what they do: cards typed in by others have texts too."""

from __future__ import annotations

from enum import Enum

from msgspec.structs import fields

from hornbook.games.kill_the_unicorns.decks import (
    BOX,
    CharacterCard,
    KillTheUnicornsCards,
    Ruse,
    Stall,
    Unicorn,
)
from hornbook.games.kill_the_unicorns.effects import RuseEffect
from hornbook.games.kill_the_unicorns.names import names
from hornbook.text import CardText, Catalogue, DeckText


def ruse_text(ruse: Ruse, catalogue: Catalogue) -> str:
    """What a ruse does, and whether it stays with the unicorn."""
    said = _effects(ruse.effect, catalogue)
    if ruse.effect.stays:
        said.append(catalogue.say("effect-stays"))
    return catalogue.told(said or [catalogue.say("effect-none")])


def power_name(card: CharacterCard, catalogue: Catalogue) -> str:
    """How a character's power is called."""
    return card.name or catalogue.say(f"power-{card.power.value}")


def power_text(card: CharacterCard, catalogue: Catalogue) -> str:
    """What a character's power does, once a round."""
    return catalogue.say(f"power-{card.power.value}.text")


def unicorn_text(unicorn: Unicorn, catalogue: Catalogue) -> str:
    """A unicorn's stars and colour."""
    colour = catalogue.say(f"colour-{unicorn.colour.value}")
    return catalogue.say("unicorn-text", {"stars": unicorn.stars, "colour": colour})


def stall_text(stall: Stall, catalogue: Catalogue) -> str:
    """What goods of the black market do, and their price."""
    facts = {"points": stall.points, "price": stall.price}
    return catalogue.say(f"stall-{stall.goods.value}", facts)


def card_texts(cards: KillTheUnicornsCards, catalogue: Catalogue) -> tuple[DeckText, ...]:
    """All decks in words."""
    called = names(cards, catalogue)
    unicorns = [
        CardText(called["UnicornId"](number), unicorn_text(card, catalogue), card.source.value)
        for number, card in enumerate(cards.unicorns)
    ]
    hunted = len(unicorns) - cards.starters
    decks = {
        "unicorns": unicorns[:hunted],
        "starters": unicorns[hunted:],
        "characters": [
            CardText(
                catalogue.say(f"character-{card.character.value}"),
                catalogue.say(
                    "power-said",
                    {"name": power_name(card, catalogue), "text": power_text(card, catalogue)},
                ),
                card.source.value,
            )
            for card in cards.characters
        ],
        "hunt": [
            CardText(str(card.value), "", card.source.value, card.copies)
            for card in cards.hunt_cards
        ],
        "ruses": [
            CardText(called["RuseId"](number), ruse_text(card, catalogue), card.source.value)
            for number, card in enumerate(cards.ruses)
        ],
        "stalls": [
            CardText(
                catalogue.say(f"goods-{card.goods.value}"),
                stall_text(card, catalogue),
                card.source.value,
            )
            for card in cards.stalls
        ],
        "pates": [CardText(str(card.points), "", card.source.value) for card in cards.pate_tokens],
    }
    return tuple(
        DeckText(deck, catalogue.say(f"deck-{deck}"), tuple(rows), BOX[deck])
        for deck, rows in decks.items()
    )


def _effects(effect: RuseEffect, catalogue: Catalogue) -> list[str]:
    """A sentence for everything that is not as usual."""
    said: list[str] = []
    for field in fields(effect):
        value = getattr(effect, field.name)
        # What a card counts as is part of the sentence about the card.
        if value == field.default or field.name == "counts_as":
            continue
        facts: dict[str, str | int] = {"counts-as": effect.counts_as}
        if isinstance(value, Enum):
            facts["value"] = str(value.value)
        else:
            number = int(value)
            sign = "more" if number > 0 else "less"
            facts |= {"value": number, "size": abs(number), "sign": sign}
        said.append(catalogue.say(f"effect-{field.name.replace('_', '-')}", facts))
    return said
