"""Words: the Fluent catalogue and sentences made from typed things."""

from hornbook.text.catalogue import Catalogue, fluent_text, hint_text, languages, lesson_text
from hornbook.text.deck import CardText, DeckText
from hornbook.text.glossary import Term, glossary, look_up
from hornbook.text.names import stand_in
from hornbook.text.phrases import Namer, Phrases, fields_of, key_of
from hornbook.text.rulebook import Chapter, Found, Kind, Paragraph, explaining, rulebook, search

__all__ = [
    "CardText",
    "Catalogue",
    "Chapter",
    "DeckText",
    "Found",
    "Kind",
    "Namer",
    "Paragraph",
    "Phrases",
    "Term",
    "explaining",
    "fields_of",
    "fluent_text",
    "glossary",
    "hint_text",
    "key_of",
    "languages",
    "lesson_text",
    "look_up",
    "rulebook",
    "search",
    "stand_in",
]
