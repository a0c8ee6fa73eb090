"""The Party's things have names, and its refusals sentences."""

import pytest

from hornbook.games.horse_fever.party.decks import house_edition
from hornbook.games.horse_fever.party.info import INFO
from hornbook.games.horse_fever.party.names import names
from hornbook.games.horse_fever.party.table import BetKind
from hornbook.kernel import NotAsked, NotOpen
from hornbook.racing import LANES
from hornbook.text import Catalogue


def test_horses_bets_and_places_have_names():
    called = names(house_edition(), Catalogue("en", INFO.name))
    assert [called["Lane"](lane) for lane in LANES][:2] == ["Black", "Blue"]
    assert [called["BetKind"](kind) for kind in BetKind] == ["to place", "to win"]
    assert called["Place"](3) == "3rd"
    assert called["MovementId"](0) == "332222"


@pytest.mark.parametrize(
    "refusal",
    [
        NotOpen("not-open"),
        NotOpen("table-full", most=9),
        NotOpen("not-the-next-seat", seat=3, next=2),
        NotAsked("nothing-to-take-back"),
    ],
)
def test_refusals_say_what_is_wrong(refusal):
    assert ":" in str(refusal)
