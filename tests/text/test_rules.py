"""The rules in our own words: whatever is asked, told, refused or named has its paragraph."""

from __future__ import annotations

import re

import pytest

from client_codes import sources
from fluent_files import entries
from hornbook import games
from hornbook.games.rules import rules_of
from hornbook.kernel import Amount, Choose, kebab
from hornbook.server.protocol import schema
from hornbook.text import Catalogue, Chapter, Kind, explaining, glossary, languages, search
from hornbook.text.rulebook import LONGEST, Paragraph, message_of, outline

GAMES = games.names()
FOLDERS = ["unicorn-fever", "horse-fever", "horse-fever-party", "kill-the-unicorns"]
OF_NO_GAME = {"with-rule", "no-such-lesson"}  # a frame for others, and a word of the command line
LONGER = 1.4  # how many more words other languages may need


def paragraphs(game: str, language: str = "en") -> list[Paragraph]:
    return [one for chapter in rules_of(game, language) for one in chapter.paragraphs]


def linked(game: str, kind: str) -> set[str]:
    return {name for one in paragraphs(game) for name in getattr(one, kind)}


def questions(game: str) -> set[str]:
    kind = games.load(game)
    asked = [*schema.parts_of(kind, Choose), *schema.parts_of(kind, Amount)]
    return {kebab(one.__name__) for one in asked}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_explained(game):
    assert linked(game, "questions") == questions(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_explained(game):
    told = {kebab(one.__name__) for one in schema.events_of(games.load(game))}
    assert told - linked(game, "events") == set()
    assert linked(game, "events") <= told


@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_explained(game):
    assert linked(game, "words") == {one.name for one in glossary(Catalogue("en", game))}


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_choice_or_a_seat_is_explained(game):
    """What the game and its kernel refuse; that a file or a port is wrong no rulebook says."""
    folders = [folder for folder in FOLDERS if game.startswith(folder)]
    names = [*_refusals("", "refusals.ftl"), *(one for each in folders for one in _refusals(each))]
    assert linked(game, "refusals") == set(names) - OF_NO_GAME - _of_other_modes(game)


def _refusals(folder: str, file: str = "game.ftl") -> list[str]:
    found = entries("en", folder).values()
    named = [one.name for one in found if one.file == file and "." not in one.name]
    return [name.removeprefix("refusal-") for name in named if name.startswith("refusal-")]


def _of_other_modes(game: str) -> set[str]:
    """The Party has no lengths to choose from."""
    return {"no-quick-game"} if game == "horse-fever-party" else set()


@pytest.mark.parametrize("game", GAMES)
def test_every_deck_is_explained(game):
    kind = games.load(game)
    decks = {deck.deck for deck in kind.card_texts(kind.house_edition(), Catalogue("en", game))}
    assert decks <= linked(game, "decks")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_is_short_and_has_its_own_address(game, language):
    found = paragraphs(game, language)
    assert len({one.id for one in found}) == len(found) > 20
    most = LONGEST if language == "en" else LONGEST * LONGER
    assert {one.id: one.text for one in found if len(one.text.split()) > most} == {}
    assert [one.id for one in found if "  " in one.text or one.text != one.text.strip()] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_is_a_chapter_or_a_paragraph_and_no_other(folder, language):
    outlined = outline(folder)
    assert outlined is not None
    prefix = outlined.prefix
    chapters = {message_of(prefix, one.id) for one in outlined.chapter}
    there = {
        message_of(prefix, chapter.id, one.id)
        for chapter in outlined.chapter
        for one in chapter.paragraphs
    }
    said = [one for one in entries(language, folder).values() if one.file == "rules.ftl"]
    names = {one.name for one in said if "." not in one.name and "-example-" not in one.name}
    assert names == chapters | there


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("folder", FOLDERS)
def test_no_number_is_written_by_hand(folder, language):
    """The engine tells them: texts cannot drift away from the rules."""
    said = [one for one in entries(language, folder).values() if one.file == "rules.ftl"]
    place = re.compile(
        r"[Tt]ab\w+ 1\b|1:|x(?= )"
    )  # table 1 of the book, and odds as they are written
    numbers = {one.name: one.text for one in said if re.search(r"\d", place.sub("", one.text))}
    assert numbers == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_engine_is_named(game):
    """A fact that no paragraph asks for is left over, or a paragraph is missing."""
    folder = next(one for one in reversed(FOLDERS) if game.startswith(one) and outline(one))
    named = {
        fact
        for one in entries("en", folder).values()
        if one.file == "rules.ftl"
        for fact in one.facts
    }
    assert set(games.load(game).rule_facts()) <= named


@pytest.mark.parametrize("game", GAMES)
def test_rulings_and_house_cards_are_marked_and_the_rest_is_the_rulebooks(game):
    kinds = [one.kind for one in paragraphs(game)]
    assert kinds.count(Kind.RULE) > kinds.count(Kind.RULING) > 0
    assert Kind.HOUSE in kinds or game.startswith("horse-fever-")


def test_modes_share_paragraphs_and_have_their_own():
    board, family = (
        {one.id for one in paragraphs(f"horse-fever-{mode}")} for mode in ("board", "family")
    )
    assert "hf-2.1-must" in board & family
    assert "hf-4.1-sale" in board - family
    assert "hf-family-cards" in family - board


def test_a_chapter_is_numbered_as_the_rulebook_numbers_it():
    numbers = [one.number for one in rules_of("unicorn-fever", "en")]
    assert [one for one in numbers if one.startswith("1")] == [
        "1",
        "1.1",
        "1.2",
        "1.3",
        "1.4",
        "1.5",
        "1.6",
    ]
    assert {"2.4.1", "2.4.2", "2.4.3", "3.6", ""} <= set(numbers)


def test_it_is_found_by_what_it_explains_and_by_its_words():
    rules: tuple[Chapter, ...] = rules_of("kill-the-unicorns", "en")
    asked = explaining(rules, "questions", "open-hunt")
    assert asked is not None
    assert (asked.chapter.number, asked.paragraph.id) == ("2.2", "ku-2.2-open")
    assert explaining(rules, "questions", "choose-nothing") is None
    assert {one.chapter.number for one in search(rules, "PATE")} >= {"2.4", "3"}
    assert search(rules, "xyz") == []


def test_what_the_browser_names_a_chapter_of_leads_into_the_book():
    """Whatever is explained with the rulebook's chapter can be read on: every card and token."""
    alone = re.compile(r"(?<!\"web-chapter\", {) chapter: words\.chapter\(")
    assert [file for file, text in sources().items() if alone.search(text)] == []
    there = {one.id for game in GAMES for one in paragraphs(game)}
    named = re.compile(r'"((?:uf|hf|hp|ku)-[\d.]+-[a-z-]+)"')
    linked = {name for text in sources().values() for name in named.findall(text)}
    assert linked
    assert linked <= there
    assert all(rules_of(game, "en")[0].id.endswith("-short") for game in GAMES)
