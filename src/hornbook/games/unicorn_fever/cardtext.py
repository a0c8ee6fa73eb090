"""What the cards say, put together from what they do: cards typed in by others have texts too."""

from __future__ import annotations

from hornbook.games.unicorn_fever.decks import (
    BOX,
    ActionToken,
    BetsAllowed,
    Contract,
    MagicCard,
    Sign,
    Unicorn,
    UnicornCards,
)
from hornbook.games.unicorn_fever.names import names
from hornbook.racing.sentences import effect_sentences, perk_sentences, together
from hornbook.text import CardText, Catalogue, DeckText


def magic_text(card: MagicCard, catalogue: Catalogue) -> str:
    """What a magic card does to the unicorn it lies under."""
    said = effect_sentences(card.effect, catalogue)
    if card.cleanse:
        said.append(catalogue.say("effect-cleanse", {"sign": card.sign.value}))
    return together(said, catalogue)


def fever_text(unicorn: Unicorn, catalogue: Catalogue) -> str:
    """What a unicorn can do when fever has it."""
    return together(effect_sentences(unicorn.fever, catalogue), catalogue)


def contract_text(contract: Contract, catalogue: Catalogue) -> str:
    """What a contract brings its holder during the game."""
    return together(perk_sentences(contract.perks, catalogue), catalogue)


def whole_contract_text(contract: Contract, catalogue: Catalogue) -> str:
    """What a contract brings its holder, with the glory at its foot."""
    text = contract_text(contract, catalogue)
    if not contract.glory:
        return text
    return catalogue.told([text, catalogue.say("perk-printed-glory", {"value": contract.glory})])


def token_text(token: ActionToken, catalogue: Catalogue) -> str:
    """What an action token brings, in the order it is done."""
    say = catalogue.say
    said: list[str] = []
    if token.gold:
        said.append(say("action-gold", {"value": token.gold}))
    if token.first_player:
        said.append(say("action-first-player"))
    if token.contract:
        said.append(say("action-contract", {"value": token.price}))
    if token.bet is not BetsAllowed.NONE:
        said.append(say("action-bet", {"kind": token.bet.value}))
    if token.bet_glory:
        said.append(say("action-bet-glory", {"value": token.bet_glory}))
    if token.magic:
        said.append(say("action-magic", {"value": token.magic}))
    return together(said, catalogue)


def magic_mark(card: MagicCard) -> str:
    """A magic card's letter and sign, as they stand in its corners."""
    return card.letter + ("+" if card.sign is Sign.POSITIVE else "-")


def card_texts(cards: UnicornCards, catalogue: Catalogue) -> tuple[DeckText, ...]:
    """All decks in words."""
    called = names(cards, catalogue)
    movement = [
        CardText(called["MovementId"](number), "", card.source.value)
        for number, card in enumerate(cards.movement)
    ]
    magic = [
        CardText(
            f"{magic_mark(card)} {called['MagicId'](number)}",
            magic_text(card, catalogue),
            card.source.value,
            card.copies,
        )
        for number, card in enumerate(cards.magic)
        if cards.faces[number] == number
    ]
    contracts = [
        CardText(
            catalogue.say(
                "of-clan",
                {
                    "name": called["ContractId"](number),
                    "clan": catalogue.say(f"clan-{card.clan.value}"),
                },
            ),
            whole_contract_text(card, catalogue),
            card.source.value,
            without_foot=contract_text(card, catalogue),
        )
        for number, card in enumerate(cards.contracts)
    ]
    unicorns = [
        CardText(called["Lane"](lane), fever_text(card, catalogue), card.source.value)
        for lane, card in enumerate(cards.unicorns)
    ]
    tokens = [
        CardText(called["TokenId"](number), token_text(card, catalogue), card.source.value)
        for number, card in enumerate(cards.tokens)
    ]
    decks = {
        "movement": movement,
        "magic": magic,
        "contracts": contracts,
        "unicorns": unicorns,
        "tokens": tokens,
    }
    return tuple(
        DeckText(deck, catalogue.say(f"deck-{deck}"), tuple(rows), BOX[deck])
        for deck, rows in decks.items()
    )
