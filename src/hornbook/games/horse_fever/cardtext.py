"""What the cards say, put together from what they do: the players' own have texts too."""

from __future__ import annotations

from msgspec.structs import replace

from hornbook.games.horse_fever.decks import (
    BOX,
    ActionCard,
    ActionKind,
    Assistant,
    Character,
    Discards,
    HorseCard,
    HorseCards,
    Objective,
)
from hornbook.games.horse_fever.names import names
from hornbook.racing.sentences import effect_sentences, perk_sentences, together
from hornbook.text import CardText, Catalogue, DeckText


def action_text(card: ActionCard, catalogue: Catalogue) -> str:
    """What an action card does to the horse it lies behind."""
    said = effect_sentences(card.effect, catalogue)
    if card.cumulative:
        said.append(catalogue.say("effect-cumulative"))
    if card.discards is not Discards.NOTHING:
        said.append(catalogue.say("effect-discards", {"value": card.discards.value}))
    if card.fine:
        said.append(catalogue.say("effect-fine", {"value": card.fine}))
    return together(said, catalogue)


def action_mark(card: ActionCard) -> str:
    """An action card's letter and colour: + is green, - is red, * is grey."""
    return (card.letter or "") + _MARKS[card.kind]


_MARKS = {ActionKind.POSITIVE: "+", ActionKind.NEGATIVE: "-", ActionKind.SPECIAL: "*"}


def horse_text(card: HorseCard, catalogue: Catalogue) -> str:
    """What a horse can do when it runs, and otherwise."""
    said = effect_sentences(replace(card.effect, odds=0), catalogue)
    if odds := card.effect.odds:
        facts = {"size": abs(odds), "sign": "more" if odds > 0 else "less"}
        said.append(catalogue.say("effect-odds-lined-up", facts))
    if card.income:
        said.append(catalogue.say("effect-income", {"value": card.income}))
    if card.counts > 1:
        said.append(catalogue.say("effect-counts", {"value": card.counts}))
    return together(said, catalogue)


def assistant_text(card: Assistant, catalogue: Catalogue) -> str:
    """What an assistant brings."""
    said = perk_sentences(card.perks, catalogue)
    if card.swap:
        said.append(catalogue.say("perk-swap"))
    return together(said, catalogue)


def objective_text(card: Objective, catalogue: Catalogue) -> str:
    """What has to be reached."""
    fewest = "yes" if card.fewest else "no"
    return catalogue.say("aim", {"measure": card.measure.value, "fewest": fewest})


def character_text(card: Character, catalogue: Catalogue) -> str:
    """What a character starts with, and can do."""
    said = [catalogue.say("start-danari", {"value": card.danari})]
    if card.stable:
        said.append(catalogue.say("start-stable", {"value": card.stable}))
    return together(said + perk_sentences(card.perks, catalogue), catalogue)


def card_texts(cards: HorseCards, catalogue: Catalogue) -> tuple[DeckText, ...]:
    """All decks in words."""
    called = names(cards, catalogue)
    decks = {
        "movement": [
            CardText(called["MovementId"](n), "", c.source.value)
            for n, c in enumerate(cards.movement)
        ],
        "actions": [
            CardText(
                f"{action_mark(card)} {called['ActionId'](n)}",
                action_text(card, catalogue),
                card.source.value,
                card.copies,
            )
            for n, card in enumerate(cards.actions)
            if cards.faces[n] == n
        ],
        "assistants": [
            CardText(called["AssistantId"](n), assistant_text(card, catalogue), card.source.value)
            for n, card in enumerate(cards.assistants)
        ],
        "objectives": [
            CardText(
                called["ObjectiveId"](n),
                objective_text(card, catalogue),
                card.source.value,
                card.copies,
            )
            for n, card in enumerate(cards.objectives)
            if cards.aims[n] == n
        ],
        "horses": [
            CardText(called["HorseId"](n), horse_text(card, catalogue), card.source.value)
            for n, card in enumerate(cards.horses)
        ],
        "characters": [
            CardText(called["CharacterId"](n), character_text(card, catalogue), card.source.value)
            for n, card in enumerate(cards.characters)
        ],
    }
    return tuple(
        DeckText(deck, catalogue.say(f"deck-{deck}"), tuple(rows), BOX[deck])
        for deck, rows in decks.items()
    )
