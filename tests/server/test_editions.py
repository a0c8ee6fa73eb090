"""Cards of the players' own, as the page writes and the server checks them."""

import pytest

from hornbook import games
from hornbook.server.door.editions import blank_cards, checked

GUST = """
[edition]
name = "Kitchen table"
extends = true

[[magic]]
id = "own-1"
name = "Kitchen Gust"
letter = "Q"
sign = "positive"
source = "box"
effect = { start_add = 2 }
"""


@pytest.mark.parametrize("game", games.names())
def test_every_field_of_a_blank_card_says_what_it_may_be(game):
    for blank in blank_cards(game):
        names = [field.name for field in blank.fields]
        assert blank.key in names
        for field in blank.fields:
            if field.kind == "number":
                assert field.low is not None
                assert field.high is not None
            assert field.kind != "choice" or field.allowed
            assert field.kind != "effects" or field.fields


def test_a_good_file_comes_back_in_words():
    found = checked("unicorn-fever", GUST, "en")
    assert found.ok
    assert found.name == "Kitchen table"
    (card,) = found.cards["magic"]
    assert card.name == "Q+ Kitchen Gust"
    assert card.text == "Moves 2 more at the first card."


def test_faults_come_back_with_their_lines():
    found = checked("unicorn-fever", GUST.replace("start_add = 2", "start_add = 9"), "en")
    assert not found.ok
    (fault,) = found.faults
    assert fault.line == 12
    assert fault.text.startswith("“start_add” cannot be “9”")


def test_a_row_that_replaces_a_house_card_is_found_in_its_place():
    text = GUST.replace("own-1", "sudden-gust")
    (card,) = checked("unicorn-fever", text, "en").cards["magic"]
    assert card.name.endswith("Gust")
    assert card.text == "Moves 2 more at the first card."
