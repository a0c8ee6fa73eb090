"""Questions, their help and refusals in plain words: a child of twelve can read them."""

import re

import pytest

from fluent_files import entries, folders
from hornbook.text import Catalogue
from readability import grade, sentences, syllables, texts

GRADE = 7.0  # children of twelve are in their seventh school year
SHORT = 8  # of fewer words no grade can be reckoned: they are few, and that is enough
LONGEST_QUESTION = 14  # words of the question itself
LONGEST_SENTENCE = 25  # words, in whatever helps or refuses
# Words of all these games that are no term of any one of them.
HOUSE = "rulebook player players bookmaker purchase purchases character assistant computer network"

# What is said of files, ports and arguments to whoever runs a server: nobody at a table reads it.
OPERATORS = re.compile(
    r"refusal-(bot|foreign-bot|unknown|bad|record|in-file|cannot|file|not-utf|edition|card|not-a-pair"
    r"|lan-and|address|no-(own|games|such-move|odds|rows)|malformed|hello|other-version|database"
    r"|id-used|draw|results|with-rule|foreign-origin|not-your-computer|network-closed)"
)


def terms() -> frozenset[str]:
    """The games' own words, in all their forms: they are explained where they stand."""
    found = set(HOUSE.split())
    for folder in folders("en"):
        catalogue = Catalogue("en", folder)
        for name in entries("en", folder):
            if name.startswith("word-") and name.endswith(".forms"):
                found |= set(re.findall(r"[^\W\d_]+", catalogue.say(name).lower()))
    return frozenset(found)


ASKED = {name: said for name, said in texts("en", "question-").items() if ".help" not in name}
# Where the book says so is no sentence, and a short one would make the rest look easy.
_BOOK = re.compile(r"\s*Rulebook\b.*$")
HELP = {
    name: [_BOOK.sub("", one) for one in said]
    for name, said in texts("en", "question-").items()
    if ".help" in name
}
REFUSED = {
    name: said for name, said in texts("en", "refusal-").items() if not OPERATORS.search(name)
}


@pytest.mark.parametrize(
    ("word", "count"), [("stake", 1), ("unicorn", 3), ("placed", 1), ("bottle", 2), ("taken", 2)]
)
def test_syllables_are_counted(word, count):
    assert syllables(word) == count


def test_a_hard_text_is_of_a_high_grade():
    easy = "You lay a card. It lies face down. You take it back."
    hard = "Compulsory participation necessitates the immediate expenditure of available resources."
    assert grade(easy, frozenset()) < 3
    assert grade(hard, frozenset()) > 15


def test_all_that_is_asked_and_refused_is_read():
    assert len(ASKED) > 50
    assert len(HELP) > 50
    assert len(REFUSED) > 50


def test_a_question_is_short():
    long = {
        name: said
        for name, all_said in ASKED.items()
        for said in all_said
        if sum(map(len, sentences(said))) > LONGEST_QUESTION
    }
    assert long == {}


def test_every_sentence_can_be_read_in_one_breath():
    long = {
        name: " ".join(sentence)
        for name, all_said in {**HELP, **REFUSED}.items()
        for said in all_said
        for sentence in sentences(said)
        if len(sentence) > LONGEST_SENTENCE
    }
    assert long == {}


def test_a_child_of_twelve_can_read_it():
    known = terms()
    hard = {
        name: (round(grade(said, known), 1), said)
        for name, all_said in {**ASKED, **HELP, **REFUSED}.items()
        for said in all_said
        if sum(map(len, sentences(said))) >= SHORT and grade(said, known) > GRADE
    }
    assert hard == {}
