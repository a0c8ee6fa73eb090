"""The cards of the Board game in words."""

from hornbook.games.horse_fever.cardtext import card_texts

__all__ = ["card_texts"]
