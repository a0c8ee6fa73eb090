"""What every game's card files have in common: marks, letters that steer, `extends`."""

import pytest

from card_files import HEAD, fresh_card, row
from hornbook import games
from hornbook.kernel.cardfile import FaultyCards, check_names
from hornbook.server.clerks.errands import Request, TryDeal
from hornbook.server.clerks.worker import Worker
from hornbook.server.http.editions import blank_cards, checked
from hornbook.text import Catalogue

STEERING = ["\x1b[2J", "a\x07", "two\nlines", "\x9b31m", "\u202eback", "\u2028", "\u200b", "   "]

UNSEEN = ["so\u00adft", "a\u200cb", "a\u200db", "no\u180ething", "b\u3164lank", "a" + "\u0301" * 4]


def faults(game, text):
    with pytest.raises(FaultyCards) as caught:
        games.load(game).read_edition(text)
    return [(one.line, one.code) for one in caught.value.faults], [
        one.said(Catalogue("en", game)) for one in caught.value.faults
    ]


@pytest.mark.parametrize("game", games.names())
def test_a_file_may_begin_with_a_byte_order_mark(game):
    text = HEAD + fresh_card(blank_cards(game).blanks[0])
    plain = games.load(game).read_edition(text)
    marked = games.load(game).read_edition(f"\ufeff{text}")
    assert marked.digest == plain.digest


@pytest.mark.parametrize("game", games.names())
def test_with_a_mark_faults_still_name_their_lines(game):
    found, _ = faults(game, "\ufeff[edition]\nname = 7\n")
    assert found == [(2, "bad-name")]


@pytest.mark.parametrize("name", STEERING)
@pytest.mark.parametrize("game", games.names())
def test_a_name_that_steers_the_terminal_is_refused_at_its_line(game, name):
    named = next((one for one in blank_cards(game).blanks if one.section != "movement"), None)
    if named is not None:
        found, said = faults(game, HEAD + fresh_card(named, name=name))
        assert found == [(7, "bad-name")]
        assert said[0].isprintable()
    found, said = faults(
        game,
        HEAD.replace(
            "Kitchen table", name.encode("unicode_escape").decode().replace("\\x", "\\u00")
        ),
    )
    assert found == [(2, "bad-name")]
    assert said[0].isprintable()


@pytest.mark.parametrize("name", UNSEEN)
@pytest.mark.parametrize("game", games.names())
def test_a_new_name_with_signs_nobody_sees_is_refused_at_its_line(game, name):
    named = next((one for one in blank_cards(game).blanks if one.section != "movement"), None)
    texts = [(2, HEAD.replace("Kitchen table", name))]
    if named is not None:
        texts.append((7, HEAD + fresh_card(named, name=name)))
    for line, text in texts:
        games.load(game).read_edition(text)  # what is stored can be read
        with pytest.raises(FaultyCards) as caught:
            check_names(text)
        assert [(one.line, one.code) for one in caught.value.faults] == [(line, "bad-name")]
        assert caught.value.faults[0].said(Catalogue("en", game)).isprintable()
        found = checked(game, text, "en")
        assert [(one.line, one.code) for one in found.faults] == [(line, "bad-name")]
        errand = TryDeal(game, games.info(game).fewest, {}, text)
        refused = Worker().answer(Request(1, errand)).refused
        assert (refused.code, refused.facts["line"]) == ("card-fault", line)


def test_a_name_in_any_script_is_a_name():
    for name in ("Åsa", "🦄👩‍🚀", "Ονειρο", "نجمة", "Côté sud"):
        blank = blank_cards("unicorn-fever").blanks[0]
        edition = games.load("unicorn-fever").read_edition(HEAD + fresh_card(blank, name=name))
        assert edition.magic[-1].name == name


def test_no_key_or_deck_of_a_file_steers_the_terminal():
    text = f'{HEAD}\n["\\u001b[31m"]\n'
    _, said = faults("unicorn-fever", text)
    assert said[0].isprintable()
    blank = blank_cards("unicorn-fever").blanks[0]
    _, said = faults("unicorn-fever", HEAD + fresh_card(blank) + '"\\u001b" = 1\n')
    assert all(one.isprintable() for one in said)


SPEEDS = row("movement", {"speeds": [3, 3, 3, 3, 3, 3], "base": True, "source": "house"})


@pytest.mark.parametrize(
    "game",
    ["unicorn-fever", "horse-fever-board", "horse-fever-family", "horse-fever-party"],
)
def test_movement_cards_join_the_houses_where_the_file_extends_it(game):
    house = games.load(game).house_edition().movement
    joined = games.load(game).read_edition(HEAD + SPEEDS).movement
    assert len(joined) == len(house) + 1
    assert joined[:-1] == house
    alone = games.load(game).read_edition(HEAD.replace("true", "false") + SPEEDS).movement
    assert [card.speeds for card in alone] == [(3, 3, 3, 3, 3, 3)]


def test_a_token_takes_the_place_of_the_one_with_its_stack_and_letter():
    house = games.load("unicorn-fever").house_edition().tokens
    rich = row("token", {"stack": "gold", "letter": "A", "gold": 20, "source": "house"})
    tokens = games.load("unicorn-fever").read_edition(HEAD + rich).tokens
    assert len(tokens) == len(house)
    assert [new.gold for old, new in zip(house, tokens, strict=True) if old != new] == [20]


def test_hunt_cards_are_replaced_by_value_and_pates_join():
    house = games.load("kill-the-unicorns").house_edition()
    text = row("hunt", {"value": 4, "copies": 2, "source": "house"})
    text += row("pate", {"points": 9, "source": "house"})
    cards = games.load("kill-the-unicorns").read_edition(HEAD + text)
    assert cards.hunt == tuple(sorted([*house.hunt, 4]))
    assert cards.pates == tuple(sorted([*house.pates, 9]))
