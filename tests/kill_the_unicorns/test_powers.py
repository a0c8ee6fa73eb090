"""2: powers, each at its moment, once a round. Seat 0 is the first player and has the power."""

import pytest

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.deal import BeginRound, round_of_play
from hornbook.games.kill_the_unicorns.hunt import BeginHunt
from hornbook.games.kill_the_unicorns.market import OpenMarket
from hornbook.games.kill_the_unicorns.options import (
    ActInstead,
    DareRival,
    DyeUnicorn,
    Foretell,
    GiveUnicorn,
    HideRuse,
    NotNow,
    StepOut,
    SwapCard,
    TakeBack,
    TurnRuse,
)
from hornbook.games.kill_the_unicorns.ruses import DiscardKeptRuses, DrawRuses, PlaceRuse
from hornbook.kernel import Seat
from kill_the_unicorns.scene import GREEN, OUT, PINK, Scene


def as_the(character, *others):
    """Seat 0 has the power, the others have used theirs."""
    rest = others or [name for name in ("knight", "bard", "princess") if name != character][:2]
    return Scene(character, *rest).power_of(0)


# Knight: the Gauntlet


def dared(*plays, ruse="", owner=1, rival=1, others=()):
    """The knight at seat 0 dares somebody, and all is shown."""
    scene = as_the("knight", *others)
    if ruse:
        scene.ruse(owner, ruse)
    scene.begin().lay(*plays)
    scene.choose(DareRival(Seat(rival)))
    return scene


def test_2_the_knight_dares_a_hunter_before_the_cards_are_shown():
    scene = as_the("knight", "bard", "princess", "wizard").begin().lay([3], [3], OUT, [1])
    assert (scene.asked(), scene.seat()) == ("choose-rival-to-dare", 0)
    assert scene.options() == (DareRival(Seat(1)), DareRival(Seat(3)), NotNow())
    assert not scene.told(events.HuntCardsRevealed)
    scene.choose(DareRival(Seat(1)))
    assert scene.told(events.RivalDared) == [events.RivalDared(Seat(0), Seat(1))]


def test_2_3_a_dared_rival_yields_a_tie():
    scene = dared([3], [3], [1])
    assert scene.winner() == 0
    assert scene.told(events.RivalYielded) == [events.RivalYielded(Seat(0), Seat(1), 3)]
    assert not scene.told(events.TieCancelled)


def test_2_3_without_the_gauntlet_the_tie_cancels_and_the_power_stays():
    scene = as_the("knight").begin().lay([3], [3], [1])
    scene.choose(NotNow())
    assert scene.winner() == 2
    assert scene.table.power_ready[0]


@pytest.mark.parametrize(
    ("plays", "winner"), [(([3], [2], [1]), 0), (([2], [4], [3]), 1), (([2], [3], [3]), 0)]
)
def test_2_no_tie_nothing_happens_and_the_power_is_used(plays, winner):
    scene = dared(*plays)
    assert scene.winner() == winner
    assert not scene.told(events.RivalYielded)
    assert not scene.table.power_ready[0]


def test_2_3_a_third_hunter_on_the_total_still_cancels_the_knight():
    scene = dared([3], [3], [3], [1], others=("bard", "princess", "wizard"))
    assert scene.winner() == 3
    assert scene.told(events.RivalYielded) == [events.RivalYielded(Seat(0), Seat(1), 3)]
    assert scene.told(events.TieCancelled) == [events.TieCancelled((Seat(0), Seat(2)), 3)]


def test_2_3_who_yielded_is_not_next_best():
    scene = dared([3], [3], [2], ruse="greased-net", owner=2)
    assert scene.winner() == 2


def test_2_3_who_yielded_may_still_inherit():
    scene = dared([3], [3], [2], ruse="ancestral-pity", owner=2)
    assert scene.winner() == 0  # nobody has fewer unicorns than the first
    scene = as_the("knight").herd(0, "plain-jane", "porkling").herd(2, "egg-yolk", "hogwash")
    scene.ruse(2, "ancestral-pity").begin().lay([3], [3], [2])
    scene.choose(DareRival(Seat(1)))
    assert scene.caught(1) == ["rosy-cheeks"]


def test_2_3_a_dare_bites_when_a_ruse_counts_again():
    scene = dared([2, 3], [1, 1], OUT, ruse="upside-down")
    assert scene.winner() == 1
    assert not scene.told(events.RivalYielded)
    scene = dared([4, 1], [2, 2], [1, 0], ruse="rusty-armour", owner=2, rival=2)
    # 5, 4 and 1; as the armour counts 1, 4 and 1
    assert scene.told(events.RivalYielded) == [events.RivalYielded(Seat(0), Seat(2), 1)]
    assert scene.winner() == 1
    scene = dared([4, 1], [1, 0], OUT, ruse="rusty-armour", owner=1)
    assert scene.told(events.RivalYielded) == [events.RivalYielded(Seat(0), Seat(1), 1)]
    assert scene.winner() == 0


def test_2_3_a_yield_at_the_same_total_is_told_once():
    scene = dared([2, 2], [3, 1], [0, 1], ruse="zeroes-to-heroes", owner=2)
    assert scene.told(events.RivalYielded) == [events.RivalYielded(Seat(0), Seat(1), 4)]
    assert scene.winner() == 2


def test_2_3_court_protocol_knows_no_tie_with_who_yielded():
    scene = Scene("bard", "knight", "princess").power_of(1).ruse(2, "court-protocol")
    scene.begin().lay([3], [3], [1])
    scene.choose(DareRival(Seat(0)))
    assert scene.winner() == 1


def test_2_a_tantrum_comes_before_the_bids_are_compared():
    scene = as_the("knight", "princess", "bard").power_of(0, 1).begin().lay([3], [2], OUT)
    scene.choose(DareRival(Seat(1)))
    assert scene.asked() == "choose-swap"
    scene.choose(SwapCard(2, 3))
    assert scene.told(events.RivalYielded) == [events.RivalYielded(Seat(0), Seat(1), 3)]
    assert scene.winner() == 0


@pytest.mark.parametrize("plays", [(OUT, [2], [2]), ([2], OUT, OUT)])
def test_2_the_knight_needs_a_hunt_of_his_own_and_a_rival_in_it(plays):
    assert as_the("knight").begin().lay(*plays).asked() == ""


def test_2_two_gauntlets_at_each_other_put_both_out():
    scene = as_the("knight").power_of(0, 1)
    scene.table.powers[1] = scene.table.powers[0]
    scene.begin().lay([3], [3], [1])
    scene.choose(DareRival(Seat(1)))
    scene.choose(DareRival(Seat(0)))
    assert scene.winner() == 2


# Wizard: I Knew It


def foretold(total, *plays, ruse="", owner=1, others=()):
    scene = as_the("wizard", *others)
    if ruse:
        scene.ruse(owner, ruse)
    scene.begin().lay(*plays)
    scene.choose(Foretell(total))
    return scene


def test_2_the_wizard_names_a_total_but_never_his_own():
    scene = as_the("wizard").begin().lay([3], [4], OUT)
    assert (scene.asked(), scene.seat()) == ("choose-total-to-foretell", 0)
    assert scene.options() == (*[Foretell(total) for total in (0, 1, 2, 4)], NotNow())
    scene = as_the("wizard").begin().lay([3, 4], [1, 1], OUT)
    assert scene.options() == (*[Foretell(total) for total in range(1, 7)], NotNow())


def test_2_the_wizard_pays_the_lowest_card_of_his_hand():
    scene = foretold(4, [3], [4], OUT)
    assert scene.told(events.TotalForetold) == [events.TotalForetold(Seat(0), 0, 4)]
    assert scene.table.hands[0] == (1, 1, 2, 2, 3, 4)
    assert sorted(scene.table.spent[0]) == [0, 3]


def test_2_3_whoever_shows_the_total_is_out():
    scene = foretold(4, [2], [4], [3])
    assert scene.winner() == 2
    assert scene.told(events.HunterForetold) == [events.HunterForetold(Seat(1), 4)]


def test_2_3_several_may_be_foreseen():
    scene = foretold(4, [2], [4], [4], OUT, others=("knight", "bard", "princess"))
    assert [event.seat for event in scene.told(events.HunterForetold)] == [1, 2]
    assert scene.winner() == 0
    assert not scene.told(events.TieCancelled)


def test_2_a_prophecy_that_nobody_fulfils_does_nothing():
    scene = foretold(1, [2], [4], [3])
    assert scene.winner() == 1
    assert not scene.told(events.HunterForetold)
    assert not scene.table.power_ready[0]


def test_2_3_who_was_foreseen_is_out_of_recounts_too():
    scene = foretold(0, [2], [0], [1], ruse="zeroes-to-heroes", owner=2)
    assert scene.winner() == 0


def test_2_3_only_the_total_shown_is_foreseen_not_one_that_a_ruse_makes():
    scene = foretold(4, [2], [1], OUT, ruse="small-arrows", owner=1)
    assert scene.winner() == 1  # the 1 counts 4 now
    assert not scene.told(events.HunterForetold)


def test_2_3_who_was_foreseen_may_still_inherit_by_a_ruse():
    scene = foretold(4, [2], [3], [4], ruse="downwind", owner=1)
    assert scene.winner() == 2


def test_2_3_the_foreseen_are_not_next_best():
    scene = foretold(4, [2], [4], [3], ruse="greased-net", owner=1)
    assert scene.winner() == 0


def test_2_3_if_all_others_are_foreseen_the_wizard_is_left():
    scene = foretold(4, [0], [4], [4])
    assert scene.winner() == 0


@pytest.mark.parametrize("instead", [3, 1])
def test_2_the_princess_can_escape_a_prophecy_or_stumble_in(instead):
    scene = as_the("wizard", "princess", "bard").power_of(0, 1).begin().lay([0], [2], OUT)
    scene.choose(Foretell(3))
    assert scene.asked() == "choose-swap"
    scene.choose(SwapCard(2, instead))
    assert scene.winner() == (0 if instead == 3 else 1)


@pytest.mark.parametrize("plays", [(OUT, [2], [3]), ([2], OUT, OUT)])
def test_2_the_wizard_needs_a_hunt_of_his_own_and_a_rival_in_it(plays):
    assert as_the("wizard").begin().lay(*plays).asked() == ""


def test_2_the_wizard_needs_a_card_to_pay_with():
    scene = as_the("wizard").hand(0, 2, 3).begin().lay([2, 3], [1, 1], OUT)
    assert scene.asked() == ""


def test_2_the_knight_who_is_foreseen_makes_nobody_yield():
    scene = Scene("knight", "wizard", "bard").power_of(0, 1).begin().lay([3], [1], [3])
    scene.choose(DareRival(Seat(2)))
    scene.choose(Foretell(3))
    assert not scene.told(events.RivalYielded)
    assert [event.seat for event in scene.told(events.HunterForetold)] == [0, 2]
    assert scene.winner() == 1


# Princess: the Royal Tantrum


def test_2_the_princess_exchanges_a_card_when_all_are_shown():
    scene = as_the("princess").begin().lay([2], [3], OUT)
    assert (scene.asked(), scene.seat()) == ("choose-swap", 0)
    assert SwapCard(2, 2) not in scene.options()
    scene.choose(SwapCard(2, 4))
    assert scene.winner() == 0
    assert scene.table.spent[0] == (4,)
    assert 2 in scene.table.hands[0]
    assert scene.told(events.CardSwapped) == [events.CardSwapped(Seat(0), 2, 4, 4)]


def test_2_the_princess_is_not_asked_when_she_passed():
    scene = as_the("princess").begin().lay(OUT, [3], OUT)
    assert scene.asked() == ""


# Huntress: Lie in Wait


def test_2_3_the_huntress_catches_what_ties_would_let_flee():
    scene = as_the("huntress").begin().lay([2], [2], OUT)
    assert (scene.asked(), scene.seat()) == ("choose-to-lie-in-wait", 0)
    assert scene.options() == (StepOut(), NotNow())
    scene.choose(StepOut())
    assert scene.caught(0) == ["rosy-cheeks"]
    assert scene.told(events.StragglerCaught) == [
        events.StragglerCaught(Seat(0), scene.unicorn("rosy-cheeks"))
    ]
    assert not scene.told(events.UnicornFled)


def test_2_3_she_catches_it_as_printed_and_its_ruses_are_wasted():
    scene = as_the("huntress").ruse(1, "moss-cloak").ruse(2, "prize-rosette")
    scene.begin().lay([2], [2], OUT)
    scene.choose(StepOut())
    caught = scene.last(0)
    assert (caught.colour, caught.ruse, caught.ruse_points) == (PINK, None, 0)
    assert [event.seat for event in scene.told(events.RuseWasted)] == [1, 2]
    assert not scene.told(events.RuseTurned)
    assert scene.table.ruse_discards[1] == (scene.kind("moss-cloak"),)


def test_2_3_she_takes_the_horn():
    scene = Scene("bard", "huntress", "knight").power_of(1).begin().lay([2], [2], OUT)
    scene.choose(StepOut())
    assert scene.table.first == 1
    assert scene.told(events.FirstPlayerChanged) == [events.FirstPlayerChanged(Seat(1))]


def test_2_3_she_may_let_it_flee_and_keep_the_power():
    scene = as_the("huntress").begin().lay([2], [2], OUT)
    scene.choose(NotNow())
    assert scene.table.gone == [scene.unicorn("rosy-cheeks")]
    assert scene.table.power_ready[0]


def test_2_3_she_need_not_be_among_those_who_tied_last():
    scene = as_the("huntress", "knight", "bard", "princess").begin().lay([1], [3], [3], [1])
    assert scene.asked() == "choose-to-lie-in-wait"


def test_2_3_also_when_she_yielded_or_was_foreseen():
    scene = Scene("huntress", "wizard", "bard").power_of(0, 1).begin().lay([3], [2], [2])
    scene.choose(Foretell(3))
    assert (scene.asked(), scene.seat()) == ("choose-to-lie-in-wait", 0)


@pytest.mark.parametrize(
    "plays", [(OUT, [2], [2]), (OUT, OUT, OUT), ([3], [2], [2]), ([2], [3], [2])]
)
def test_2_2_not_when_she_passed_not_when_all_did_and_not_when_somebody_wins(plays):
    assert as_the("huntress").begin().lay(*plays).asked() == ""


def test_2_3_not_when_a_ruse_lets_it_flee():
    scene = as_the("huntress").ruse(1, "spirit-road").begin().lay([2], [4], OUT)
    assert scene.asked() == ""
    assert scene.table.gone == [scene.unicorn("rosy-cheeks")]


def test_3_a_rainbow_pair_completed_from_the_bush_ends_the_game():
    colours = ["blue", "green", "yellow"] * 2 + ["pink"]
    scene = as_the("huntress")
    scene.colours(0, *[scene.game.cards.unicorns[0].colour.__class__(one) for one in colours])
    scene.begin().lay([2], [2], OUT)
    scene.choose(StepOut())
    assert scene.game.over
    assert scene.game.result.winners == (0,)


# Shaman: Second Opinion


def second_opinion(kept, turned, *plays, owner=1, others=()):
    """The shaman at seat 0 kept a ruse, and another has been turned."""
    return as_the("shaman", *others).keep(0, kept).ruse(owner, turned).begin().lay(*plays)


def test_2_1_the_shaman_keeps_the_ruse_that_is_not_placed():
    scene = Scene("shaman", "knight", "bard")
    scene.run(DrawRuses(), *[PlaceRuse(seat) for seat in scene.game.seats])
    one, other = scene.table.ruse_hands[0]
    scene.choose(HideRuse(one, scene.unicorn("denim-dan")))
    assert scene.table.ruse_hands[0] == (other,)
    assert scene.table.ruse_discards[0] == ()
    assert scene.told(events.RuseKept) == [events.RuseKept(Seat(0))]
    assert not scene.told(events.RuseDiscarded)
    scene.choose(scene.options()[0])
    assert len(scene.table.ruse_discards[1]) == 1  # nobody else keeps one


def test_2_1_a_kept_ruse_is_discarded_face_up_when_the_market_opens():
    scene = Scene("shaman", "knight", "bard").keep(0, "spirit-road")
    steps = [type(step) for step in round_of_play(scene.game)]
    assert steps.index(DiscardKeptRuses) == steps.index(OpenMarket) - 1
    assert steps.index(DiscardKeptRuses) > steps.index(BeginHunt)
    scene.run(DiscardKeptRuses())
    assert scene.table.ruse_hands[0] == ()
    assert scene.table.ruse_discards[0] == (scene.kind("spirit-road"),)
    assert scene.told(events.RuseUnused) == [events.RuseUnused(Seat(0), scene.kind("spirit-road"))]


def test_2_3_the_kept_ruse_acts_instead_of_the_one_turned():
    scene = second_opinion("moss-cloak", "stink-cloud", [4], [2], OUT)
    assert (scene.asked(), scene.seat()) == ("choose-second-ruse", 0)
    assert scene.options() == (ActInstead(scene.kind("moss-cloak")), NotNow())
    scene.choose(ActInstead(scene.kind("moss-cloak")))
    caught = scene.last(0)
    assert (caught.colour, caught.ruse_points, caught.ruse_seat) == (GREEN, 2, 0)
    assert scene.table.ruse_discards[1] == (scene.kind("stink-cloud"),)
    assert scene.table.ruse_hands[0] == ()


def test_2_the_shaman_pays_the_highest_card_of_his_hand():
    scene = second_opinion("moss-cloak", "stink-cloud", [4], [2], OUT)
    moss, stink = scene.kind("moss-cloak"), scene.kind("stink-cloud")
    scene.choose(ActInstead(moss))
    assert scene.told(events.RuseOverruled) == [events.RuseOverruled(Seat(0), 3, stink, moss)]
    assert scene.table.hands[0] == (0, 1, 1, 2, 2, 3)
    assert sorted(scene.table.spent[0]) == [3, 4]


def test_2_3_it_acts_as_placed_by_the_shaman():
    text_scene = second_opinion("greased-net", "downwind", [3], [4], [1])
    text_scene.choose(ActInstead(text_scene.kind("greased-net")))
    assert text_scene.winner() == 0
    assert text_scene.table.ruse_discards[0] == (text_scene.kind("greased-net"),)


def test_2_3_a_rivals_win_can_be_overruled_too():
    scene = second_opinion("spirit-road", "prize-rosette", [1], [4], OUT)
    scene.choose(ActInstead(scene.kind("spirit-road")))
    assert scene.table.gone == [scene.unicorn("rosy-cheeks")]


def test_2_3_the_shamans_own_ruse_can_be_overruled_too():
    scene = second_opinion("moss-cloak", "hungry-ancestors", [4], [2], OUT, owner=0)
    scene.choose(ActInstead(scene.kind("moss-cloak")))
    assert scene.last(0).ruse_points == 2


def test_2_3_with_two_ruses_the_shaman_is_asked_once_the_winner_has_turned_one():
    scene = as_the("shaman").keep(0, "moss-cloak").ruse(1, "stink-cloud").ruse(2, "mane-dye")
    scene.begin().lay([1], [4], OUT)
    assert (scene.asked(), scene.seat()) == ("choose-ruse", 1)
    scene.choose(TurnRuse(Seat(2)))
    assert (scene.asked(), scene.seat()) == ("choose-second-ruse", 0)
    scene.choose(NotNow())
    assert (scene.asked(), scene.seat()) == ("choose-colour", 1)
    scene.choose(DyeUnicorn(GREEN))
    assert scene.table.power_ready[0]
    assert scene.table.ruse_hands[0] == (scene.kind("moss-cloak"),)


def test_2_3_what_the_kept_ruse_asks_is_asked():
    scene = second_opinion("noblesse-oblige", "stink-cloud", [1], [4], [2])
    scene.choose(ActInstead(scene.kind("noblesse-oblige")))
    assert (scene.asked(), scene.seat()) == ("choose-heir", 1)
    scene.choose(GiveUnicorn(Seat(0)))
    assert scene.winner() == 0


def test_2_no_ruse_turned_no_second_opinion():
    assert as_the("shaman").keep(0, "moss-cloak").begin().lay([4], [2], OUT).asked() == ""
    scene = second_opinion("moss-cloak", "stink-cloud", [2], [2], OUT)
    assert scene.asked() == ""  # it fled


def test_2_the_shaman_must_hunt_have_a_ruse_and_a_card():
    assert second_opinion("moss-cloak", "stink-cloud", OUT, [2], OUT).asked() == ""
    assert as_the("shaman").ruse(1, "stink-cloud").begin().lay([4], [2], OUT).asked() == ""
    scene = as_the("shaman").keep(0, "moss-cloak").ruse(1, "stink-cloud").hand(0, 4)
    assert scene.begin().lay([4], [2], OUT).asked() == ""


# Bard: Encore


def test_2_the_bard_takes_a_card_back_after_the_hunt():
    scene = as_the("bard").begin().lay([2, 4], [3, 3], OUT)
    assert (scene.asked(), scene.options()) == (
        "choose-take-back",
        (TakeBack(2), TakeBack(4), NotNow()),
    )
    scene.choose(TakeBack(4))
    assert scene.table.hands[0] == (0, 1, 1, 2, 3, 3, 4)
    assert scene.table.spent[0] == (2,)


def test_2_the_bard_is_not_asked_when_he_passed():
    assert as_the("bard").begin().lay(OUT, [3], OUT).asked() == ""


# All of them


@pytest.mark.parametrize(
    "character", ["princess", "knight", "wizard", "shaman", "bard", "huntress"]
)
def test_2_a_power_kept_is_offered_again_a_power_used_is_gone_until_the_next_round(character):
    def moment():
        """A hunt in which every power has its moment: a ruse, or a tie for the huntress."""
        if character != "huntress":
            scene.ruse(1, "stink-cloud", place=scene.table.place + 1)
        scene.keep(0, "mane-dye").begin()
        hand = sorted(set(scene.table.hands[0]) & set(scene.table.hands[1]))
        tie = character == "huntress"
        scene.lay([hand[0]], [hand[0] if tie else hand[1]], OUT)
        return len(scene.options()) > 1 and NotNow() in scene.options()

    def finish():
        while scene.asked():
            scene.choose(scene.options()[-1])

    scene = as_the(character)
    scene.hand(0, 1, 2, 2, 3, 3, 4).hand(1, 1, 2, 2, 3, 3, 4)
    assert moment()
    scene.choose(NotNow())
    finish()
    assert scene.table.power_ready[0]
    assert moment()
    scene.choose(scene.options()[0])
    finish()
    assert not scene.table.power_ready[0]
    assert not moment()
    scene.run(BeginRound())
    assert all(scene.table.power_ready)


def test_2_the_moments_of_a_hunt_come_in_their_order():
    """Dare, then name; swap; a ruse is turned, second opinion; encore."""
    scene = Scene("wizard", "knight", "shaman", "princess", "bard", "huntress")
    scene.keep(2, "mane-dye").ruse(0, "prize-rosette")
    asked = []
    scene.begin().lay([1], [2], [2], [3], [4], [1])
    while scene.asked():
        asked.append((scene.asked(), scene.seat()))
        scene.choose(NotNow())
    assert asked == [
        ("choose-rival-to-dare", 1),
        ("choose-total-to-foretell", 0),
        ("choose-swap", 3),
        ("choose-second-ruse", 2),
        ("choose-take-back", 4),
    ]


def test_2_the_huntress_comes_after_the_princess_and_before_the_bard():
    scene = Scene("bard", "princess", "huntress").begin().lay([2], [3], [2])
    scene.choose(SwapCard(3, 2))
    assert scene.asked() == "choose-to-lie-in-wait"
    scene.choose(StepOut())
    assert scene.asked() == "choose-take-back"
    assert scene.caught(2) == ["rosy-cheeks"]
