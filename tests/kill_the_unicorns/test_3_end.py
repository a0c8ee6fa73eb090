"""3: the end of the game."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hornbook
from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.colours import RAINBOW
from hornbook.games.kill_the_unicorns.final import EndTheGame, ranking
from hornbook.games.kill_the_unicorns.options import Buy
from hornbook.games.kill_the_unicorns.scoring import best_split, score
from hornbook.kernel import Chance
from kill_the_unicorns.scene import BLUE, GREEN, NONE, OUT, PINK, YELLOW, Scene
from table import random_choice


def worth(*colours):
    """What sets and rainbows of these colours bring."""
    scene = Scene().colours(0, *colours)
    return score(scene.game, scene.game.seats[0]).split.points


@pytest.mark.parametrize(
    ("size", "points"),
    [(1, 0), (2, 2), (3, 5), (4, 8), (5, 12), (6, 12), (7, 14), (8, 17), (9, 20), (10, 24)],
)
def test_3_sets_of_a_colour(size, points):
    assert worth(*[BLUE] * size) == points


def test_3_a_rainbow_is_one_of_each_colour():
    assert worth(PINK, BLUE, GREEN, YELLOW) == 8
    assert worth(PINK, BLUE, GREEN, NONE) == 0


def test_3_a_unicorn_counts_in_a_rainbow_or_in_a_set():
    assert worth(PINK, PINK, BLUE, GREEN, YELLOW) == 8
    assert worth(PINK, PINK, PINK, BLUE, GREEN, YELLOW) == 8 + 2


def test_3_the_best_split_may_do_without_the_rainbow():
    fives = [PINK] * 5 + [BLUE] * 5
    assert worth(*fives, GREEN, GREEN, YELLOW) == 26
    assert best_split((5, 5, 2, 1)).rainbows == 0


def test_3_colourless_unicorns_are_in_no_collection():
    assert worth(NONE, NONE, NONE) == 0


@cache
def brute_force(collection):
    """Every way to put unicorns aside, into sets of a colour and into rainbows."""
    if not collection:
        return 0
    first, rest = collection[0], collection[1:]
    best = brute_force(rest)
    for size in range(1, 5):
        for others in combinations(range(len(rest)), size):
            group = [first, *[rest[other] for other in others]]
            left = tuple(c for place, c in enumerate(rest) if place not in others)
            if first is not NONE and len(set(group)) == 1:
                best = max(best, (0, 0, 2, 5, 8, 12)[len(group)] + brute_force(left))
            elif set(group) == set(RAINBOW) and len(group) == 4:
                best = max(best, 8 + brute_force(left))
    return best


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from([*RAINBOW, NONE]), max_size=11))
def test_3_no_split_is_better_than_the_one_computed(colours):
    assert worth(*colours) == brute_force(tuple(sorted(colours, key=lambda c: c.value)))


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from([PINK, PINK, PINK, BLUE, GREEN, YELLOW]), min_size=9, max_size=12))
def test_3_no_split_is_better_with_many_of_a_colour(colours):
    assert worth(*colours) == brute_force(tuple(sorted(colours, key=lambda c: c.value)))


def test_3_the_split_of_recoloured_herds_of_whole_games_is_the_best():
    for seed in range(25):
        game = hornbook.new("kill-the-unicorns", seats=3, seed=seed)
        chance = Chance(seed)
        while not game.over:
            game.apply(*random_choice(game, chance))
        for seat in game.seats:
            colours = sorted([c.colour for c in game.table.herds[seat]], key=lambda c: c.value)
            assert score(game, seat).split.points == brute_force(tuple(colours))


def test_3_the_split_says_which_sets():
    split = best_split((7, 2, 1, 0))
    assert [(one.colour, one.size, one.points) for one in split.sets] == [
        (PINK, 5, 12),
        (PINK, 2, 2),
        (BLUE, 2, 2),
    ]


def test_3_points_are_stars_ruses_tokens_pates_and_collections():
    scene = Scene().row("lemon-diva", "porkling", "kale-force", "saffron-sass")
    scene.herd(0, "old-splendid")
    scene.ruse(1, "prize-rosette").hunt([2], OUT, OUT, OUT).hunt([2], OUT, OUT, OUT)
    scene.hand(0, 2, 3).market().buy("fairy-dust", "porkling", YELLOW)
    found = score(scene.game, scene.game.seats[0])
    assert (found.stars, found.ruses, found.tokens, found.split.points) == (4 + 3 + 0, 2, 2, 2)
    assert found.total == 13


def test_3_negative_values_count():
    scene = Scene().row("porkling", "hogwash", "kale-force", "saffron-sass").herd(0)
    scene.ruse(1, "hungry-ancestors").hunt([2], OUT, OUT, OUT)
    assert score(scene.game, scene.game.seats[0]).total == -3


def test_3_the_count_is_told_line_by_line():
    scene = Scene().colours(0, PINK, BLUE, GREEN, YELLOW, BLUE, BLUE)
    scene.run(EndTheGame())
    lines = [type(event).__name__ for event in scene.events if getattr(event, "seat", 1) == 0]
    assert lines == ["StarsCounted", "RainbowCounted", "SetCounted", "TotalCounted"]
    for seat in scene.game.seats:
        told = [e for e in scene.events if getattr(e, "seat", None) == seat]
        total = scene.game.result.scores[seat]
        assert told[-1].points == total
        assert sum(event.points for event in told[:-1]) == total


# Two rainbows


def almost_two_rainbows(scene, seat=0):
    return scene.colours(seat, PINK, PINK, BLUE, BLUE, GREEN, GREEN, YELLOW)


def test_3_two_rainbows_win_at_once_by_a_hunt():
    scene = almost_two_rainbows(Scene()).row("lemon-diva", "denim-dan", "kale-force", "porkling")
    scene.hunt([2], OUT, OUT, OUT)
    assert scene.game.over
    assert scene.game.result.winners == (0,)
    assert [event.seat for event in scene.told(events.TwoRainbows)] == [0]


def test_3_two_rainbows_win_at_once_by_a_purchase():
    scene = almost_two_rainbows(Scene())
    scene.table.herds[0] += Scene().herd(0, "old-splendid").table.herds[0]
    scene.hand(0, 3).market().buy("cotton-candy", "old-splendid", YELLOW)
    assert scene.game.over
    assert scene.game.result.winners == (0,)


def test_3_two_rainbows_beat_any_points():
    scene = Scene().colours(0, *RAINBOW, *RAINBOW).colours(1, *[BLUE] * 10)
    scene.run(EndTheGame())
    assert scene.game.result.winners == (0,)
    assert scene.game.result.ranking[1] == (1,)


def test_3_several_with_two_rainbows_all_win():
    scene = Scene().colours(0, *RAINBOW, *RAINBOW).colours(2, *RAINBOW, *RAINBOW, PINK)
    scene.run(EndTheGame())
    assert scene.game.result.winners == (0, 2)


# Ranking


def test_3_the_most_points_win():
    assert ranking([False] * 3, [5, 9, 7], [9, 1, 1]) == ((1,), (2,), (0,))


def test_3_ties_go_to_the_most_unicorns_else_they_are_shared():
    assert ranking([False] * 4, [5, 5, 5, 1], [3, 4, 3, 9]) == ((1,), (0, 2), (3,))


# The whole game


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_2_a_game_is_four_rounds_of_four_hunts_with_a_market_after_each(seats):
    game = hornbook.new("kill-the-unicorns", seats=seats, seed="four rounds")
    chance, told = Chance("four rounds"), Counter()
    while not game.over:
        told.update(type(event) for event in game.apply(*random_choice(game, chance)))
    assert told[events.RoundBegan] == 4
    assert told[events.HuntBegan] == 16
    assert told[events.MarketOpened] == 4
    assert told[events.HuntCardsRecovered] == 3
    assert told[events.UnicornCaught] + told[events.UnicornFled] == 16
    assert told[events.GameEnded] == 1


def test_2_4_the_market_opens_after_the_last_round_too():
    bought = 0
    for seed in range(4):
        game = hornbook.new("kill-the-unicorns", seats=4, seed=seed)
        chance = Chance(seed)
        while not game.over:
            decision = game.pending[0]
            options = [one for one in decision.options if isinstance(one, Buy)]
            bought += game.table.round_number == 4 and bool(options)
            game.apply(*random_choice(game, chance))
    assert bought
