"""A language that nobody speaks: English in brackets, two fifths longer.

Whatever is shown outside the brackets does not come from the Fluent files, brackets beside each
other were joined in code, and what has no room for it has none for German either. It is made of
English when it is needed, in the place of English: no page and no list of languages has it.
"""

import json
import math
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import BrowserContext, Route

from hornbook.text.catalogue import FIRST, LOCALES

CODE = "qps"  # what the tools call it
OPEN, CLOSE = "⟦⟧"
LONGER = 0.4
LABEL = 30  # letters: what is shorter has its brackets within the two fifths
# Signs between numbers, and names of questions: nobody reads these as words.
_NO_WORDS = ("number-thousands", "number-decimal")
_NAMES_OF_CODE = (".asks", ".chapter")
# Compared with the words of sentences, letter by letter.
_COMPARED = (".forms",)
# Names have as much room as a name has.
_NAMES = ("person-stand-in", "person-guest")
_WORD = re.compile(r"[^\W\d_]{2,}")
_DOUBLED = str.maketrans(
    {vowel: vowel + twin for vowel, twin in zip("aeiouAEIOU", "àéîôûÀÉÎÔÛ", strict=True)}
)
PAGE = Path(__file__).parents[1] / "src" / "hornbook" / "page"
# A built file that is nothing but texts of one language.
_TEXTS = re.compile(r"^var (\w)=`(.*)`;export\{\1 as default\};\s*$", re.DOTALL)


def folder_of(place: Path) -> Path:
    """All languages, written into a folder, and this one in the place of English."""
    for path in LOCALES.rglob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        copy = place / path.relative_to(LOCALES)
        copy.parent.mkdir(parents=True, exist_ok=True)
        english = path.relative_to(LOCALES).parts[0] == FIRST
        copy.write_text(pseudo(text) if english else text, encoding="utf-8")
    return place


def speak_it(context: BrowserContext) -> None:
    """A browser whose pages have it in the place of English."""
    context.route(re.compile(r"/assets/(house|words|door|inside|refused)-[^/]*\.js$"), _answer)


def _answer(route: Route) -> None:
    file = PAGE / "assets" / route.request.url.rpartition("/")[2]
    route.fulfill(body=_built(file), content_type="text/javascript")


@cache
def _built(file: Path) -> str:
    script = file.read_text(encoding="utf-8")
    found = _TEXTS.match(script)
    if found is None:
        return script
    text = re.sub(r"\\([\\`$])", r"\1", found[2])
    return f"export default {json.dumps(pseudo(text))}"


@cache
def pseudo(text: str) -> str:
    r"""Messages in Fluent, in this language.

    >>> pseudo("a = Bet\nb = Market\n    .asks = choose-bet\nc = { $gold }\n")
    'a = ⟦Bet⟧\nb = ⟦Maàrket⟧\n    .asks = choose-bet\nc = { $gold }\n'
    >>> print(pseudo("word-odds = Odds\n    .forms = odds\n    .about = The odds times the stake."))
    word-odds = ⟦Odds⟧
        .forms = oôddss
        .about = ⟦Theé oôddss tiîmeés theé staàkeé.⟧
    <BLANKLINE>
    """
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value:
                _say(entry.id.name, entry.value)
            for one in entry.attributes:
                _say(f"{entry.id.name}.{one.id.name}", one.value)
    return str(FluentSerializer().serialize(resource))


def _say(name: str, pattern: ast.Pattern) -> None:
    if name in _NO_WORDS or name.endswith(_NAMES_OF_CODE):
        return
    words = _Words()
    words.visit(pattern)
    if name.endswith(_COMPARED):
        _stretch(words.found)
    elif words.count or words.gaps > 1:
        if not name.startswith(_NAMES):
            _lengthen(words)
        pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(CLOSE)]


class _Words(Visitor):
    """The texts of a pattern, and whether a reader sees all of them or one of several."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[ast.TextElement] = []
        self.gaps = 0
        self.chosen = False

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's
        self.found.append(node)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - Fluent's
        self.gaps += 1
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's
        self.chosen = True
        self.generic_visit(node)

    @property
    def count(self) -> int:
        return sum(len(_WORD.findall(one.value)) for one in self.found)


def _lengthen(words: _Words) -> None:
    """Each word by its share; those of a label as far as the brackets leave them room."""
    together = [[one] for one in words.found] if words.chosen else [words.found]
    for texts in together:
        letters = sum(len(one.value.strip()) for one in texts)
        brackets = 0 if letters > LABEL else len(OPEN + CLOSE)
        _stretch(texts, math.ceil(LONGER * letters) - brackets if brackets else None)


def _stretch(texts: list[ast.TextElement], room: int | None = None) -> None:
    """Each word by its share, as long as there is room."""
    left = room

    def longer(word: re.Match[str]) -> str:
        nonlocal left
        more = round(LONGER * len(word[0]))
        if left is not None:
            more = min(max(left, 0), more)
            left -= more
        return _longer(word[0], more)

    for text in texts:
        text.value = _WORD.sub(longer, text.value)


def _longer(word: str, more: int) -> str:
    r"""The word with so many letters more: its vowels are doubled, then its last letter.

    >>> _longer("Market", 2), _longer("Hmm", 1)
    ('Maàrkeét', 'Hmmm')
    """
    said = ""
    for letter in word:
        double = letter.translate(_DOUBLED) if more > 0 else letter
        more -= len(double) - 1
        said += double
    return said + said[-1] * more
