"""Each ruse, one by one. Seat 0 is the first player; unicorns of the row have 2 stars."""

import pytest

from hornbook.games.kill_the_unicorns import decks, events
from hornbook.games.kill_the_unicorns.effects import Dye, Heir
from hornbook.games.kill_the_unicorns.options import DyeUnicorn, GiveUnicorn
from hornbook.kernel import Seat
from kill_the_unicorns.scene import BLUE, GREEN, NONE, OUT, PINK, YELLOW, Scene


def under(ruse, *plays, owner=3, row=()):
    """A hunt for one unicorn with this ruse under it."""
    scene = Scene()
    if row:
        scene.row(*row, "denim-dan", "kale-force", "saffron-sass")
    return scene.ruse(owner, ruse).hunt(*plays)


# Points


@pytest.mark.parametrize(
    ("ruse", "points"), [("prize-rosette", 2), ("stink-cloud", -2), ("hungry-ancestors", -3)]
)
def test_points_stay_with_the_unicorn(ruse, points):
    scene = under(ruse, [4], [3], OUT, OUT)
    assert scene.last(0).ruse_points == points
    assert scene.last(0).colour is PINK
    assert scene.told(events.RuseAttached)[0].points == points


def test_pig_in_a_poke_takes_the_printed_stars():
    scene = under("pig-in-a-poke", [4], OUT, OUT, OUT, row=["old-splendid"])
    assert scene.last(0).ruse_points == -4


def test_trophy_wall_counts_the_printed_stars_twice():
    scene = under("trophy-wall", [4], OUT, OUT, OUT, row=["lemon-diva"])
    assert scene.last(0).ruse_points == 3
    assert under("trophy-wall", [4], OUT, OUT, OUT, row=["porkling"]).last(0).ruse_points == 0


def test_standing_ovation_is_a_point_for_every_other_hunter():
    assert under("standing-ovation", [4], [3], [3], OUT).last(0).ruse_points == 2
    assert under("standing-ovation", [4], OUT, OUT, OUT).last(0).ruse_points == 0


def test_empty_seats_are_a_point_less_for_everyone_who_passed():
    assert under("empty-seats", [4], [3], OUT, OUT).last(0).ruse_points == -2
    assert under("empty-seats", OUT, [3], OUT, OUT).last(1).ruse_points == -3


# Colour


@pytest.mark.parametrize(
    ("ruse", "colour", "points"),
    [
        ("pink-ribbon", PINK, 1),
        ("blue-caparison", BLUE, 1),
        ("moss-cloak", GREEN, 2),
        ("jesters-hat", YELLOW, 1),
        ("invisible-ink", NONE, 1),
    ],
)
def test_colours_and_points(ruse, colour, points):
    for unicorn in ("rosy-cheeks", "denim-dan"):
        scene = under(ruse, [4], OUT, OUT, OUT, row=[unicorn])
        assert (scene.last(0).colour, scene.last(0).ruse_points) == (colour, points)


@pytest.mark.parametrize("ruse", ["pink-ribbon", "mane-dye", "invisible-ink"])
def test_legendary_unicorns_are_not_coloured_by_ruses(ruse):
    scene = under(ruse, [4], OUT, OUT, OUT, row=["old-splendid"])
    assert scene.asked() == ""
    assert scene.last(0).colour is NONE
    assert scene.last(0).ruse == scene.kind(ruse)


def test_mane_dye_lets_whoever_catches_it_choose():
    scene = under("mane-dye", [3], [4], OUT, OUT)
    assert (scene.asked(), scene.seat()) == ("choose-colour", 1)
    assert scene.options() == tuple(DyeUnicorn(colour) for colour in (PINK, BLUE, GREEN, YELLOW))
    scene.choose(DyeUnicorn(GREEN))
    assert (scene.last(1).colour, scene.last(1).ruse_points) == (GREEN, 0)
    assert scene.told(events.RuseAttached)[0].dyed


# The bidding


@pytest.mark.parametrize(
    ("ruse", "plays", "winner"),
    [
        ("upside-down", ([4], [1], [2], OUT), 1),
        ("upside-down", ([4], [1], [1], [2]), 3),  # ties cancel as always
        ("upside-down", ([4], OUT, OUT, OUT), 0),
        ("single-combat", ([2, 2, 3], [4, 0, 1], OUT, OUT), 1),
        ("single-combat", ([2, 3, 3], [3, 0, 1], OUT, OUT), 0),  # all tied: the winner stays
        ("rusty-armour", ([4], [3], OUT, OUT), 1),
        ("rusty-armour", ([4, 1], [2, 2], [3, 1], OUT), 0),  # two tied, so 4 and 1 count 1
        ("zeroes-to-heroes", ([4], [0], [3], OUT), 1),
        ("zeroes-to-heroes", ([4], [0], [0], OUT), 0),
        ("small-arrows", ([2, 3], [1, 1], OUT, OUT), 1),
        ("small-arrows", ([4], [1], OUT, OUT), 0),
        ("pit-trap", ([4], [2], OUT, OUT), 1),
        ("pit-trap", ([4, 3], [1, 2], OUT, OUT), 0),
        ("pit-trap", ([4], [1], OUT, OUT), 0),  # all tied now: the winner stays
        ("faithful-squire", ([4], OUT, OUT, [2]), 3),
        ("faithful-squire", ([4], OUT, OUT, [0]), 0),
        ("faithful-squire", ([4], [3], OUT, OUT), 0),
        ("court-protocol", ([2], [4], [4], [3]), 1),
        ("court-protocol", ([4], [4], [3], OUT), 0),
        ("hired-claque", ([4], OUT, OUT, [3]), 0),  # level now: the winner stays
        ("hired-claque", ([4], [4], [2], [1]), 2),  # the tie cancels all the same
        ("hired-claque", ([3, 1], [2, 2], [1, 1], [2, 1]), 2),  # level with those tied: out
        ("hired-claque", ([3], OUT, [3], [2]), 3),
        ("hired-claque", ([4], [3], OUT, OUT), 0),  # who passed counts nothing
        ("pit-trap", ([4], [2], OUT, [2]), 3),  # whoever placed it counts 1 more
    ],
)
def test_the_bidding_is_counted_again(ruse, plays, winner):
    assert under(ruse, *plays).winner() == winner


def test_a_recount_tells_the_new_totals():
    scene = under("small-arrows", [2, 3], [1, 1], OUT, OUT)
    assert scene.told(events.TotalRecounted) == [events.TotalRecounted(Seat(1), 8)]
    assert scene.told(events.WinnerChanged) == [events.WinnerChanged(Seat(1), Seat(0))]


# Who gets it


@pytest.mark.parametrize(
    ("ruse", "plays", "winner"),
    [
        ("greased-net", ([4], [2], [3], OUT), 2),
        ("greased-net", ([4], [3], [3], [1]), 3),
        ("greased-net", ([4], OUT, OUT, OUT), 0),
        ("royal-decree", ([1], [2], [4], OUT), 0),
        ("royal-decree", (OUT, [2], OUT, [4]), 1),  # whoever opened the hunt
        ("royal-decree", ([4], [4], [3], OUT), 0),  # also when tied out
        ("downwind", ([4], [1], [0], OUT), 2),
        ("downwind", (OUT, [1], [2], OUT), 2),
    ],
)
def test_somebody_else_gets_the_unicorn(ruse, plays, winner):
    assert under(ruse, *plays).winner() == winner


@pytest.mark.parametrize(
    ("heir", "plays", "winner"),
    [
        ("owner", ([4], [2], OUT, [0]), 3),
        ("owner", ([4], [2], OUT, OUT), 0),
        ("left", ([4], OUT, [2], [1]), 2),
        ("left", ([1], OUT, [2], [4]), 0),
        ("left", ([1], OUT, OUT, OUT), 0),
    ],
)
def test_cards_of_ones_own_may_name_other_heirs(heir, plays, winner):
    text = (
        '[edition]\nname = "Heirs"\nextends = true\n'
        f'[[ruse]]\nid = "will"\nsource = "own"\neffect = {{ heir = "{heir}" }}\n'
    )
    scene = Scene(edition=decks.read_edition(text)).ruse(3, "will").hunt(*plays)
    assert scene.winner() == winner


def test_ancestral_pity_goes_to_the_hunter_with_the_fewest_unicorns():
    scene = Scene().herd(0, "plain-jane", "porkling").herd(1, "egg-yolk", "hogwash")
    scene.ruse(3, "ancestral-pity").hunt([4], [3], [2], OUT)
    assert scene.caught(2) == ["rosy-cheeks"]


def test_ancestral_pity_goes_from_the_first_player_on():
    assert under("ancestral-pity", [2], [4], [3], OUT).winner() == 0


def test_noblesse_oblige_makes_the_winner_give_it_away():
    scene = under("noblesse-oblige", [4], [3], OUT, [0])
    assert (scene.asked(), scene.seat()) == ("choose-heir", 0)
    assert scene.options() == (GiveUnicorn(Seat(1)), GiveUnicorn(Seat(3)))
    scene.choose(GiveUnicorn(Seat(3)))
    assert (scene.winner(), scene.table.first) == (3, 3)


def test_noblesse_oblige_does_nothing_without_another_hunter():
    assert under("noblesse-oblige", [4], OUT, OUT, OUT).winner() == 0


def test_spirit_road_lets_the_unicorn_flee():
    scene = under("spirit-road", [1], [4], OUT, OUT)
    assert scene.winner() is None
    assert scene.table.gone == [scene.unicorn("rosy-cheeks")]
    assert scene.table.first == 0
    assert scene.table.ruse_discards[3] == (scene.kind("spirit-road"),)


# All of them together


def test_every_family_is_covered_and_every_character_has_ruses_that_stay_and_ruses_that_act():
    for deck in decks.RuseDeck:
        effects = [r.effect for r in decks.house_edition().ruses if r.deck is deck]
        assert any(effect.stays for effect in effects)
        assert any(effect.recounts or effect.heir is not Heir.WINNER for effect in effects)
    every = [ruse.effect for ruse in decks.house_edition().ruses]
    assert {effect.colour for effect in every} == set(Dye)
    assert {effect.heir for effect in every} == set(Heir) - {Heir.OWNER, Heir.LEFT}
    assert len(set(every)) == len(every)
