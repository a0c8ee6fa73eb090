"""How hard a text is to read: words a sentence, syllables a word, and the school grade of both."""

from __future__ import annotations

import re
from itertools import product

from fluent.syntax import FluentParser, ast

from hornbook.text.catalogue import LOCALES

# What a variable says is a name or a number: one short word.
GAP = "Ada"

_SENTENCE = re.compile(r"[.!?]+(?:\s|$)")
_APOSTROPHE = "\u2019"
_WORD = re.compile(rf"[^\W\d_]+(?:[{_APOSTROPHE}'-][^\W\d_]+)*")
_VOWELS = re.compile(r"[aeiouyâàéèêîôû]+")
_SILENT = re.compile(r"(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$")


def syllables(word: str) -> int:
    """As the ear counts them, but for a rare exception: ``because`` has two."""
    word = word.lower().replace(_APOSTROPHE, "").replace("'", "")
    count = len(_VOWELS.findall(word))
    if count > 1 and _SILENT.search(word):
        count -= 1
    return max(count, 1)


def sentences(text: str) -> list[list[str]]:
    """The words of each sentence."""
    return [words for part in _SENTENCE.split(text) if (words := _WORD.findall(part))]


def grade(text: str, known: frozenset[str]) -> float:
    """The school year that reads it, after Flesch and Kincaid; known words are easy ones."""
    read = sentences(text)
    words = [word.lower() for sentence in read for word in sentence]
    heard = sum(1 if word in known else syllables(word) for word in words)
    return 0.39 * len(words) / len(read) + 11.8 * heard / len(words) - 15.59


def readings(pattern: ast.Pattern) -> list[str]:
    """Whatever a message may say: one text for each way through its choices."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        else:
            assert isinstance(element, ast.Placeable)
            parts.append(_said(element.expression))
    return [re.sub(r"\s+", " ", "".join(one)) for one in product(*parts)]


def _said(expression: object) -> list[str]:
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in readings(variant.value)]
    if isinstance(expression, ast.StringLiteral):
        return [expression.value]
    if isinstance(expression, ast.Placeable):
        return _said(expression.expression)
    return [GAP]


def texts(language: str, prefix: str) -> dict[str, list[str]]:
    """All readings of all messages of that kind and of their attributes, by folder and name."""
    found: dict[str, list[str]] = {}
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        for node in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.Message) or not node.id.name.startswith(prefix):
                continue
            name = f"{path.parent.name}/{node.id.name}"
            if node.value:
                found[name] = readings(node.value)
            for part in node.attributes:
                found[f"{name}.{part.id.name}"] = readings(part.value)
    return found


def words_in(text: str) -> int:
    """How many words; a number is one, however it is written."""
    return sum(any(map(str.isalnum, one)) for one in re.sub(r"(\d)\s(\d)", r"\1\2", text).split())
