"""2: powers, each at its moment, once a round. Seat 0 is the first player and has the power."""

import pytest

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.deal import BeginRound
from hornbook.games.kill_the_unicorns.options import (
    HuntFirst,
    MoveRuse,
    NotNow,
    SeeRuses,
    SwapCard,
    TakeBack,
    WinTie,
)
from hornbook.kernel import Seat
from kill_the_unicorns.scene import OUT, Scene


def as_the(character):
    """Seat 0 has the power, the others have used theirs."""
    others = [name for name in ("knight", "bard", "princess") if name != character][:2]
    scene = Scene(character, *others).spend_powers()
    scene.table.power_ready[0] = True
    return scene


# Princess: exchange a card


def test_princess_exchanges_a_card_when_all_are_shown():
    scene = as_the("princess").begin().lay([2], [3], OUT)
    assert (scene.asked(), scene.seat()) == ("choose-swap", 0)
    assert scene.options() == (*[SwapCard(2, other) for other in (0, 1, 3, 4)], NotNow())
    scene.choose(SwapCard(2, 4))
    assert scene.winner() == 0
    assert scene.table.spent[0] == (4,)
    assert 2 in scene.table.hands[0]
    assert scene.told(events.CardSwapped) == [events.CardSwapped(Seat(0), 2, 4, 4)]


def test_princess_is_not_asked_when_she_passed():
    scene = as_the("princess").begin().lay(OUT, [3], OUT)
    assert scene.asked() == ""


# Knight: win a tie


def test_knight_wins_a_tie():
    scene = as_the("knight").begin().lay([3], [3], [1])
    assert scene.options() == (WinTie(), NotNow())
    scene.choose(WinTie())
    assert scene.winner() == 0
    assert not scene.told(events.TieCancelled)


def test_knight_may_let_the_tie_cancel():
    scene = as_the("knight").begin().lay([3], [3], [1])
    scene.choose(NotNow())
    assert scene.winner() == 2
    assert scene.table.power_ready[0]


@pytest.mark.parametrize("plays", [([3], [2], [1]), ([2], [2], [4]), (OUT, [2], [2])])
def test_knight_is_asked_only_when_a_tie_keeps_him_from_winning(plays):
    assert as_the("knight").begin().lay(*plays).asked() == ""


def test_knight_wins_his_ties_in_a_recount_too():
    scene = as_the("knight").ruse(1, "upside-down").begin().lay([3], [3], OUT)
    scene.choose(WinTie())
    assert scene.winner() == 0


# Wizard: look at ruses


def test_wizard_looks_at_the_ruses_under_the_unicorn():
    scene = as_the("wizard").ruse(1, "stink-cloud").ruse(2, "mane-dye").begin()
    assert (scene.asked(), scene.options()) == ("choose-to-see", (SeeRuses(), NotNow()))
    scene.choose(SeeRuses())
    seen = scene.told(events.RuseSeen)
    assert [event.ruse for event in seen] == [scene.kind("stink-cloud"), scene.kind("mane-dye")]
    assert all(not event.heard_by(s) for event in seen for s in (Seat(1), Seat(2), None))
    assert scene.asked() == "open-hunt"


def test_wizard_is_not_shown_his_own_ruse_again():
    scene = as_the("wizard").ruse(0, "stink-cloud").begin()
    assert scene.asked() == "open-hunt"
    scene = as_the("wizard").ruse(0, "stink-cloud").ruse(1, "mane-dye").begin()
    scene.choose(SeeRuses())
    assert [event.owner for event in scene.told(events.RuseSeen)] == [1]


# Shaman: lead a ruse away


def test_shaman_leads_a_ruse_away_unseen():
    scene = as_the("shaman").ruse(1, "stink-cloud").ruse(2, "mane-dye")
    scene.ruse(1, "mane-dye", place=2).ruse(2, "mane-dye", place=2).begin()
    dan, sass = scene.unicorn("denim-dan"), scene.unicorn("saffron-sass")
    assert scene.options() == (
        *[MoveRuse(Seat(owner), unicorn) for owner in (1, 2) for unicorn in (dan, sass)],
        NotNow(),
    )
    scene.choose(MoveRuse(Seat(1), sass))
    assert scene.game.view(None).ruses == ((2,), (), (1, 2), (1,))
    assert scene.table.ruses[3][0].ruse == scene.kind("stink-cloud")
    assert scene.told(events.RuseMoved) == [
        events.RuseMoved(Seat(0), Seat(1), scene.unicorn("rosy-cheeks"), sass)
    ]


def test_shaman_is_not_asked_when_there_is_nothing_to_move_or_nowhere():
    assert as_the("shaman").begin().asked() == "open-hunt"
    scene = as_the("shaman").ruse(1, "stink-cloud", place=3)
    scene.table.place = 2
    assert scene.begin().asked() == "open-hunt"


# Bard: take a card back


def test_bard_takes_a_card_back_after_the_hunt():
    scene = as_the("bard").begin().lay([2, 4], [3, 3], OUT)
    assert (scene.asked(), scene.options()) == (
        "choose-take-back",
        (TakeBack(2), TakeBack(4), NotNow()),
    )
    scene.choose(TakeBack(4))
    assert scene.table.hands[0] == (0, 1, 1, 2, 3, 3, 4)
    assert scene.table.spent[0] == (2,)


def test_bard_is_not_asked_when_he_passed():
    assert as_the("bard").begin().lay(OUT, [3], OUT).asked() == ""


# Huntress: another unicorn first


def test_huntress_has_another_unicorn_hunted_first():
    scene = as_the("huntress").ruse(1, "stink-cloud", place=2).begin()
    later = ("denim-dan", "kale-force", "saffron-sass")
    assert scene.options() == (*[HuntFirst(scene.unicorn(name)) for name in later], NotNow())
    scene.choose(HuntFirst(scene.unicorn("kale-force")))
    scene.lay([2], OUT, OUT)
    assert scene.caught(0) == ["kale-force"]
    assert scene.last(0).ruse_points == -2  # the ruses went along
    assert scene.table.row[2] == scene.unicorn("rosy-cheeks")


def test_huntress_is_not_asked_at_the_last_hunt():
    scene = as_the("huntress")
    scene.table.place = 2
    assert scene.begin().asked() == "open-hunt"


# All of them


@pytest.mark.parametrize(
    "character", ["princess", "knight", "wizard", "shaman", "bard", "huntress"]
)
def test_a_power_kept_is_offered_again_a_power_used_is_gone_until_the_next_round(character):
    def moment():
        scene.ruse(1, "stink-cloud", place=scene.table.place + 1).begin()
        if scene.asked() == "open-hunt":
            hand = [card for card in scene.table.hands[0] if card in scene.table.hands[1]]
            scene.lay(hand[:1], hand[:1], OUT)
        return len(scene.options()) > 1 and NotNow() in scene.options()

    scene = as_the(character)
    assert moment()
    scene.choose(NotNow())
    while scene.asked():
        scene.choose(scene.options()[-1])
    assert scene.table.power_ready[0]
    assert moment()
    scene.choose(scene.options()[0])
    while scene.asked():
        scene.choose(scene.options()[-1])
    assert not scene.table.power_ready[0]
    assert not moment()
    scene.run(BeginRound())
    assert all(scene.table.power_ready)


def test_the_order_changes_before_ruses_move_and_ruses_move_before_they_are_looked_at():
    scene = Scene("wizard", "shaman", "huntress").ruse(1, "stink-cloud").ruse(2, "mane-dye")
    asked = []
    scene.begin()
    while scene.asked() != "open-hunt":
        asked.append(scene.asked())
        scene.choose(NotNow())
    assert asked == ["choose-order", "choose-ruse-to-move", "choose-to-see"]


def test_a_tie_is_settled_after_cards_were_exchanged():
    scene = Scene("knight", "princess", "bard").begin().lay([3], [2], OUT)
    assert scene.asked() == "choose-swap"
    scene.choose(SwapCard(2, 3))
    assert (scene.asked(), scene.seat()) == ("choose-tie", 0)
