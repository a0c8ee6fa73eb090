"""Words: the Fluent catalogue and sentences made from typed things."""

from hornbook.text.catalogue import Catalogue, languages
from hornbook.text.phrases import Namer, Phrases

__all__ = ["Catalogue", "Namer", "Phrases", "languages"]
