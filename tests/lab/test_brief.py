"""A short report on own cards: for every game, bounded, and told as the server gives it on."""

import msgspec
import pytest

from card_files import HEAD, fresh_card
from hornbook import games
from hornbook.lab.balance.brief import Brief, Family, Thing, Wish, measured
from hornbook.server.balances import Wish as Ordered
from hornbook.server.http.editions import blank_cards
from hornbook.server.protocol.answers import Measured, MeasuredFamily, MeasuredThing


def own_cards(game: str) -> str:
    return HEAD + "".join(fresh_card(blank) for blank in blank_cards(game).blanks)


@pytest.mark.parametrize("game", games.names())
def test_own_cards_of_every_game_are_measured(game):
    *_, last = measured(Wish(game, own_cards(game), "en"), most=2)
    brief = last.brief()
    assert brief.done == 1
    assert brief.families
    assert "<svg" in brief.page
    assert f"hornbook balance {game} --edition {game}-cards.toml" in brief.page
    # The server reads it strictly.
    assert msgspec.json.decode(msgspec.json.encode(brief), type=Measured).about == brief.about


def test_the_file_s_own_cards_come_first():
    game = "kill-the-unicorns"
    text = f'{HEAD}\n[[character]]\ncharacter = "bard"\npower = "take-back"\nsource = "own"\n'
    *_, last = measured(Wish(game, text, "en"), most=4)
    things = last.brief().families[0].things
    assert [thing.own for thing in things] == [True, *[False] * 5]
    assert things[0].name == "Bard"


def test_it_ends_when_its_time_is_used_up():
    rounds = list(
        measured(Wish("kill-the-unicorns", own_cards("kill-the-unicorns"), "en"), 9, 0.0001)
    )
    assert [one.done for one in rounds] == [1]


@pytest.mark.parametrize(
    ("ours", "theirs", "more"),
    [
        (Brief, Measured, {"whole"}),  # what was broken off is for the server to say
        (Family, MeasuredFamily, set()),
        (Thing, MeasuredThing, set()),
        (Wish, Ordered, set()),
    ],
)
def test_server_and_laboratory_mean_the_same(ours, theirs, more):
    """They do not import each other: both sides of the pipe have the same fields."""
    assert {*ours.__struct_fields__, *more} == set(theirs.__struct_fields__)
