"""Words: the Fluent catalogue and sentences made from typed things."""

from hornbook.text.catalogue import Catalogue, languages
from hornbook.text.deck import CardText, DeckText
from hornbook.text.phrases import Namer, Phrases

__all__ = ["CardText", "Catalogue", "DeckText", "Namer", "Phrases", "languages"]
