"""``hornbook cards``: editions checked and shown."""

from __future__ import annotations

import pytest

from hornbook import games

FAULTY = """\
[edition]
name = "Mine"
extends = true

[[magic]]
id = "wet-saddle"
letter = "z"
sign = "negative"
efect = { sprint_add = -1 }
source = "box"

[[contract]]
id = "own-words"
clan = "elves"
perks = { income = 99 }
source = "box"
"""

GOOD = """\
[edition]
name = "Mine"
extends = true

[[magic]]
id = "wet-saddle"
letter = "Z"
sign = "negative"
effect = { sprint_add = -1 }
source = "box"
"""


def test_every_fault_is_said_with_its_line(hornbook, tmp_path):
    (tmp_path / "mine.toml").write_text(FAULTY)
    printed = hornbook("cards", "check", "mine.toml")
    assert printed.code == 2
    assert not printed.out
    lines = printed.err.splitlines()
    assert [line.split(":")[:2] for line in lines] == [
        ["mine.toml", "7"],
        ["mine.toml", "9"],
        ["mine.toml", "14"],
        ["mine.toml", "15"],
    ]
    assert "“efect” means nothing here" in lines[1]
    assert "gnomes, leprechauns" in lines[2]
    assert "from 0 to 20" in lines[3]


def test_a_good_edition_is_compared_with_the_box(hornbook, tmp_path):
    (tmp_path / "mine.toml").write_text(GOOD)
    printed = hornbook("cards", "check", "mine.toml")
    assert printed.code == 0
    assert "“Mine” of Unicorn Fever can be played" in printed.out
    assert "magic: 46 cards, 44 in the box" in printed.out
    assert "contracts: 40 cards, 40 in the box" in printed.out


def test_a_faulty_edition_cannot_be_played(refused, tmp_path):
    (tmp_path / "mine.toml").write_text(FAULTY)
    for command in (["play", "unicorn-fever"], ["simulate", "unicorn-fever"], ["cards", "show"]):
        line = refused(*command, "--edition", "mine.toml")
        assert "mine.toml:7: " in line
        assert "And 3 more" in line


def test_all_cards_are_shown_with_text_and_source(hornbook, tmp_path):
    (tmp_path / "mine.toml").write_text(GOOD)
    house = hornbook("cards", "show").out
    mine = hornbook("cards", "show", "--edition", "mine.toml").out
    assert "Gum Hooves" in house
    assert "rulebook" in house
    assert "Wet saddle" not in house
    assert "Z- Wet saddle" in mine
    assert "Sprints 1 less each time." in mine
    assert "2 copies" in mine


@pytest.mark.parametrize("game", games.names())
def test_every_games_cards_are_shown_and_counted(hornbook, tmp_path, game):
    assert hornbook("cards", "show", "--game", game).code == 0
    (tmp_path / "mine.toml").write_text('[edition]\nname = "Mine"\n')
    printed = hornbook("cards", "check", "mine.toml", "--game", game)
    assert printed.code == 0
    for line in printed.out.splitlines()[1:]:
        found, _, box = line.partition(": ")[2].partition(" in the box")[0].partition(", ")
        assert found.split()[0] == box


def test_text_from_a_card_file_cannot_steer_the_terminal(hornbook, tmp_path):
    (tmp_path / "mine.toml").write_text(GOOD.replace('"Z"', '"\\u001b[2J"'))
    assert "\x1b" not in hornbook("cards", "check", "mine.toml").err


@pytest.mark.parametrize("game", games.names())
def test_a_template_can_be_checked_and_played_as_it_is(hornbook, tmp_path, game):
    written = hornbook("cards", "new", game, "mine.toml")
    assert written.code == 0
    assert "mine.toml" in written.out
    assert hornbook("cards", "check", "mine.toml", "--game", game).code == 0
    played = hornbook("simulate", game, "--games", "1", "--edition", "mine.toml")
    assert (played.code, played.err) == (0, "")


@pytest.mark.parametrize("game", games.names())
def test_every_line_that_a_template_suggests_is_accepted(hornbook, tmp_path, game):
    hornbook("cards", "new", game, "mine.toml")
    text = (tmp_path / "mine.toml").read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    for place, line in enumerate(lines):
        if not line.startswith("# ") or " = " not in line.partition("  #")[0]:
            continue
        if line.startswith("#   "):
            continue  # an effect: it goes into its field
        offered = [*lines[:place], line.removeprefix("# "), *lines[place + 1 :]]
        (tmp_path / "other.toml").write_text("".join(offered), encoding="utf-8")
        assert hornbook("cards", "check", "other.toml", "--game", game).code == 0, line


def test_a_template_never_replaces_a_file(hornbook, tmp_path):
    (tmp_path / "unicorn-fever-cards.toml").write_text("mine\n")
    refused = hornbook("cards", "new", "unicorn-fever")
    assert refused.code == 2
    assert "is there already" in refused.err
    assert (tmp_path / "unicorn-fever-cards.toml").read_text() == "mine\n"


def test_a_template_of_no_game_is_refused(hornbook, tmp_path):
    assert hornbook("cards", "new", "chess").code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_file_with_a_byte_order_mark_is_read(hornbook, tmp_path):
    (tmp_path / "mine.toml").write_text(GOOD, encoding="utf-8-sig")
    assert hornbook("cards", "check", "mine.toml").code == 0
    (tmp_path / "mine.toml").write_text(FAULTY, encoding="utf-8-sig")
    assert hornbook("cards", "check", "mine.toml").err.startswith("mine.toml:7:")


@pytest.mark.parametrize("command", [("cards", "check"), ("play", "unicorn-fever", "--edition")])
def test_no_name_of_a_card_steers_the_terminal(hornbook, tmp_path, command):
    named = GOOD + 'name = "\\u001b[2J\\u009b31mgone"\n'
    (tmp_path / "mine.toml").write_text(named)
    printed = hornbook(*command, "mine.toml")
    assert printed.code == 2
    assert "11" in printed.err
    assert (printed.out + printed.err).replace("\n", "").isprintable()


def test_what_a_mode_leaves_aside_is_said(hornbook, tmp_path):
    hornbook("cards", "new", "horse-fever-board", "mine.toml")
    checked = hornbook("cards", "check", "mine.toml", "--game", "horse-fever-family")
    assert checked.code == 0
    assert "this game has no “horse” cards; the one in the file is left aside." in checked.out
    played = hornbook("simulate", "horse-fever-party", "--games", "1", "--edition", "mine.toml")
    assert played.code == 0
    assert "this game has no “action” cards" in played.err


@pytest.mark.parametrize("game", [g for g in games.names() if games.load(g).blanks.decks])
def test_the_houses_cards_are_printed_as_a_file_that_reads_back(hornbook, tmp_path, game):
    printed = hornbook("cards", "show", "--game", game, "--toml")
    assert printed.code == 0
    again = games.load(game).read_edition(printed.out)
    assert again.digest == games.load(game).house_edition().digest
    (tmp_path / "mine.toml").write_text(printed.out, encoding="utf-8")
    assert hornbook("cards", "check", "mine.toml", "--game", game).code == 0


def test_a_misspelt_id_is_asked_back_and_a_new_card_says_so(hornbook, tmp_path):
    text = GOOD.replace("wet-saddle", "gum-hoves") + GOOD[GOOD.index("[[magic]]") :].replace(
        "wet-saddle", "something-else"
    )
    (tmp_path / "mine.toml").write_text(text)
    printed = hornbook("cards", "check", "mine.toml")
    assert printed.code == 0, printed.err
    assert "mine.toml:6: “gum-hoves” is a new card. Did you mean “gum-hooves”?" in printed.out
    assert "“something-else” is a new card." in printed.out


def test_a_house_card_that_is_changed_is_not_called_new(hornbook, tmp_path):
    (tmp_path / "mine.toml").write_text(GOOD.replace("wet-saddle", "gum-hooves"))
    assert "new card" not in hornbook("cards", "check", "mine.toml").out


def test_a_card_may_be_ones_own(hornbook, tmp_path):
    (tmp_path / "mine.toml").write_text(GOOD.replace('"box"', '"own"'))
    assert hornbook("cards", "check", "mine.toml").code == 0
