"""Every language says the same as English, in its own grammar and with its own signs."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from english import is_english
from fluent_files import Entry, entries, folders, on_the_page
from hornbook import games
from hornbook.text import Catalogue, glossary, languages, look_up
from hornbook.text.catalogue import LOCALES
from hornbook.text.people import OTHER, YOU, forms

LANGUAGES = languages()
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Facts whose forms code gives: those of people, and what stands beside a thing's name.
SUFFIXES = {"is", "key", "count", "within"}
FOLDERS = ["", *folders("en")]
# What the Party's phone reads: it has nothing of common.ftl.
ON_PHONES = {"web-missing", "web-told", "writing", "refusals", "server"}
# Names that stay as they are: a joke in mixed languages, and codes.
KEPT_FILES = {("horse-fever", "names.ftl"), ("horse-fever-party", "names.ftl")}


class Selector:
    """One choice in a message: by what, and between which keys."""

    def __init__(self, node: ast.SelectExpression) -> None:
        chosen = node.selector
        self.by = chosen.id.name if isinstance(chosen, ast.VariableReference) else "?"
        self.branches = {_key(one): _text(one.value) for one in node.variants}

    @property
    def words(self) -> set[str]:
        """The keys that are no numbers and no plurals."""
        return {one for one in self.branches if one not in PLURALS and not one.isdecimal()}


class _Reader(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.selectors: list[Selector] = []
        self.texts: list[str] = []
        self.gaps: list[tuple[str, str]] = []  # what stands before a fact, and the fact
        self.references: set[str] = set()
        self.functions: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for text, gap in pairwise(node.elements):
            fact = getattr(gap, "expression", None)
            if isinstance(text, ast.TextElement) and isinstance(fact, ast.VariableReference):
                self.gaps.append((text.value, fact.id.name))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selectors.append(Selector(node))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        named = ",".join(f"{one.name.name}:{one.value.value}" for one in node.arguments.named)
        self.functions.append(f"{node.id.name} {named}")
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def _text(pattern: ast.Pattern) -> str:
    return "".join(one.value for one in pattern.elements if isinstance(one, ast.TextElement))


@cache
def read(language: str, folder: str) -> dict[str, _Reader]:
    """Every message and attribute of a folder, looked through."""
    found: dict[str, _Reader] = {}
    for path in sorted((LOCALES / language / folder).glob("*.ftl")):
        for node in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.Message | ast.Term):
                continue
            name = ("-" if isinstance(node, ast.Term) else "") + node.id.name
            parts = [(name, node.value)] if node.value else []
            parts += [(f"{name}.{one.id.name}", one.value) for one in node.attributes]
            for part, pattern in parts:
                found[part] = _Reader()
                found[part].visit(pattern)
    return found


def of_people(name: str) -> bool:
    return name.partition(".")[0] in (YOU, OTHER)


def pairs(language: str) -> list[tuple[str, Entry, Entry]]:
    """Each message with the English one."""
    return [
        (folder, entry, entries("en", folder)[name])
        for folder in FOLDERS
        for name, entry in entries(language, folder).items()
        if name in entries("en", folder) and not of_people(name)
    ]


def base(fact: str, language: str) -> str:
    """The field a fact is about: of ``seat-has`` the seat."""
    head, _, tail = fact.rpartition("-")
    return head if head and tail in {*SUFFIXES, *forms(Catalogue(language))} else fact


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_files_and_messages(language):
    for folder in FOLDERS:
        ours = {path.name for path in (LOCALES / language / folder).glob("*.ftl")}
        assert ours == {path.name for path in (LOCALES / "en" / folder).glob("*.ftl")}, folder
        said = {one for one in entries(language, folder) if not of_people(one)}
        assert said == {one for one in entries("en", folder) if not of_people(one)}, folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_tells_the_same_facts(language):
    more, less = {}, {}
    for folder, entry, english in pairs(language):
        known = {base(one, "en") for one in english.facts}
        used = {base(one, language) for one in entry.facts}
        if used - known:
            more[f"{folder}/{entry.name}"] = sorted(used - known)
        if known - used:
            less[f"{folder}/{entry.name}"] = sorted(known - used)
    assert more == {}
    assert less == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_those_of_english_and_plurals_are_whole(language):
    wrong = {}
    for folder in FOLDERS:
        for name, found in read(language, folder).items():
            if name not in read("en", folder):
                continue
            english: dict[str, set[str]] = {}
            branches = [set(one.branches) for one in read("en", folder)[name].selectors]
            for one in read("en", folder)[name].selectors:
                english.setdefault(one.by, set()).update(one.words)
            ours = {by: _words(found, by) for by in english if not by.endswith(("-is", "-key"))}
            if left := {
                by: sorted(english[by] - ours[by]) for by in ours if english[by] - ours[by]
            }:
                wrong[f"{folder}/{name}"] = left
            for one in found.selectors:
                plural = set(one.branches) & PLURALS
                if one.by.endswith("-is"):
                    good = set(one.branches) <= {"you", "other", "none"}
                elif one.by in english:
                    good = one.words <= english[one.by] or one.by.endswith("-key")
                else:
                    good = not one.words or one.by.endswith("-key")
                if not one.words and plural - {"other"} and set(one.branches) not in branches:
                    good = good and {"one", "other"} <= plural
                if not good:
                    wrong[f"{folder}/{name}"] = (one.by, sorted(one.branches))
    assert wrong == {}


def _words(found: _Reader, by: str) -> set[str]:
    """All keys of the choices that a message makes by a fact."""
    return {key for one in found.selectors if one.by == by for key in one.words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_not_written_out_where_none_is_said_like_one(language):
    if Locale.parse(language).plural_form(0) != "one":
        return  # 0 has the form of many here
    wrong = [
        (folder, name, one.branches["one"])
        for folder in FOLDERS
        for name, found in read(language, folder).items()
        for one in found.selectors
        if "one" in one.branches
        and "0" not in one.branches
        and re.search(r"(?<!\d)1(?![\d:])|\bune? seule?\b", one.branches["one"])
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_what_python_and_the_phones_have(language):
    common = {one for one in read(language, "") if one in _messages(language, "", "common.ftl")}
    for folder in FOLDERS:
        for path in sorted((LOCALES / language / folder).glob("*.ftl")):
            own = _messages(language, folder, path.name)
            phone = (path.stem in ON_PHONES and not folder) or (
                folder == "horse-fever-party" and path.stem in {"names", "web-door", "web-inside"}
            )
            for name in own:
                wanted = read(language, folder)[name].references
                page = path.name.startswith("web") and not phone
                there = set(on_the_page(language)) if page else set() if phone else common
                assert wanted <= own | there, (path, name, wanted)
                for function in read(language, folder)[name].functions:
                    assert function == "NUMBER useGrouping:0", (path, name, function)


@cache
def _messages(language: str, folder: str, file: str) -> set[str]:
    text = (LOCALES / language / folder / file).read_text(encoding="utf-8")
    names = set(re.findall(r"^(-?[a-zA-Z][\w-]*) *=", text, re.MULTILINE))
    return {one for one in read(language, folder) if one.partition(".")[0] in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_is_left(language):
    left = {}
    if language == "en":
        return
    for folder, entry, english in pairs(language):
        if (folder, entry.file) in KEPT_FILES or entry.name.endswith((".asks", ".chapter")):
            continue
        if TITLES.fullmatch(entry.name):
            continue
        text = " ".join(entry.text.split())
        same = text == " ".join(english.text.split())
        if (same and not _spelled_alike(text, language)) or is_english(text):
            left[f"{folder}/{entry.name}"] = text
    assert left == {}


def _spelled_alike(text: str, language: str) -> bool:
    """Whether the language has the same words as English, or there are none."""
    known = f"{ALIKE['']} {ALIKE.get(language, '')}".split()
    return {one.casefold() for one in re.findall(r"[^\W\d_]{2,}", text)} <= set(known)


# Words that are spelled as in English, by language: in all of them, and in one.
ALIKE = {
    "": "ada bot coach danari elo esc family fever horse hornbook min sprint",
    "de": "bank boris chance chat enter fair form goblins gold hand lobby moment name nocturne"
    " normal orange pause sprints start",
    "fr": "act action actions assistant assistants bookmaker chance chances chloé clan clans focus"
    " gnomes leprechauns licences menu mode moment nocturne normal note options orange pause podium"
    " point points public pâté pâtés ruse ruses sprints table total verdict",
    "it": "bookmaker chat clan file focus menu no pâté round",
}
# Titles of the boxes, and the languages in their own words.
TITLES = re.compile(r"(game|web-theatre|web-mode)-[\w-]+|web-language|web-party-(box|page-title)")


# What a language's signs may not look like; texts are read piece by piece, between the gaps.
NOT_BEFORE = r"[ \u00a0\u202f][;!](?=\s|$)|(?<=\w)[ \u00a0\u202f][:?](?=\s|$)"
# A number and its unit stay on one line: no plain space behind a digit or a gap.
APART = r"(?:^|(?<=\d)) (?:{units})(?![\w\u2019-])"
WRONG_SIGNS = {
    "": [r"\.\.", "\u2009", "'", r'(?<!pip install )"(?!hornbook|[.,])'],
    "de": [NOT_BEFORE, APART.format(units="Gold|Ruhm|D|SP|%")],
    "it": [NOT_BEFORE, r"\bE\u2019(?=\s)", APART.format(units="oro|gloria|D|PV")],
    "fr": [
        r"(?<=[\w)»”])[;!?](?=\s|$)",
        r"(?<=[^\W\d]|[)»”]):(?=\s|$)",
        r"(?<=[\w)»”]) [;!?:»](?=\s|$)",
        r"«(?![\u00a0\u202f])",
        r"(?<![\u00a0\u202f])»",
        APART.format(units=r"or|gloire|D|P\.V\.|%"),
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_stand_as_the_language_has_them(language):
    wrong = [
        (f"{folder}/{name}", text)
        for folder in FOLDERS
        for name, found in read(language, folder).items()
        for text in found.texts
        for sign in WRONG_SIGNS[""] + WRONG_SIGNS.get(language, [])
        if re.search(sign, text)
    ]
    assert wrong == []


# Words that lose their vowel before another: whether a free name begins with one nobody knows.
ELIDED = {"fr": r"(?:\b(?:de|que|jusque|le|la|ce|lorsque|puisque) |\b(?:[dl]|qu)\u2019)$"}
PEOPLE = re.compile(
    r"(seat|host|owner|buyer|winner|neighbour|judge|heir|who|hunter|bookmaker)s?(-within)?"
)


@pytest.mark.parametrize("language", ELIDED)
def test_no_name_stands_behind_a_word_that_it_would_shorten(language):
    wrong = [
        (f"{folder}/{name}", text, fact)
        for folder in FOLDERS
        for name, found in read(language, folder).items()
        for text, fact in found.gaps
        if (PEOPLE.fullmatch(fact) or (fact == "name" and name.startswith("web-")))
        and re.search(ELIDED[language], text)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_word_is_found_by_its_title_and_by_each_form(game, language):
    catalogue = Catalogue(language, game)
    for word in glossary(catalogue):
        for said in (word.title, word.title.upper(), *word.forms):
            assert look_up(catalogue, said) == word, said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_form_of_a_word_occurs_in_a_sentence(game, language):
    """What no sentence says is not underlined anywhere: a form of another language, or a slip."""
    said = " ".join([*_texts(game, language), *_lettered(game, language)]).casefold()
    never = {
        word.title: unused
        for word in glossary(Catalogue(language, game))
        if (unused := [form for form in word.forms if not _occurs(form.casefold(), said)])
    }
    assert never == {}


def _texts(game: str, language: str) -> list[str]:
    """Whatever a game may say, between the gaps."""
    return [
        text
        for folder in FOLDERS
        if not folder or game.startswith(folder)
        for name, found in read(language, folder).items()
        if not name.endswith(".forms")
        for text in found.texts
    ]


def _lettered(game: str, language: str) -> list[str]:
    """The names of things that have a letter: a form may have it, too."""
    catalogue = Catalogue(language, game)
    return [
        catalogue.say(name, {"letter": letter})
        for folder in FOLDERS
        if folder and game.startswith(folder)
        for name, entry in entries(language, folder).items()
        if entry.facts == {"letter"}
        for letter in "ABC"
    ]


def _occurs(form: str, said: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(form)}(?![\w-])", said) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *games.names()])
@pytest.mark.parametrize("number", [0, 1, 2, 11, 1000])
def test_every_number_can_be_said(language, game, number):
    catalogue = Catalogue(language, game)
    own = max((one for one in FOLDERS if game.startswith(one)), key=len)
    for name, entry in entries(language, own).items():
        if catalogue.has(name) and not entry.facts & {"name"}:
            said = catalogue.say(name, dict.fromkeys(entry.facts, number))
            assert "\u2009" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_persons_forms_are_there(language):
    assert {"within", "has", "to", "by", "of"} <= set(forms(Catalogue(language)))
