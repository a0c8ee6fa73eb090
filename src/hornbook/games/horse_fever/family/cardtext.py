"""The cards of the Family game in words."""

from hornbook.games.horse_fever import cardtext
from hornbook.games.horse_fever.decks import HorseCards
from hornbook.text import Catalogue, DeckText


def card_texts(cards: HorseCards, catalogue: Catalogue) -> tuple[DeckText, ...]:
    """The decks it plays with."""
    decks = cardtext.card_texts(cards, catalogue)
    return tuple([deck for deck in decks if deck.deck in ("movement", "actions", "characters")])
