"""The compiled simulator against the rules engine, space by space."""

import pytest

from hornbook.kernel import Chance
from hornbook.odds import Board, chances, chances_over
from hornbook.racing import (
    LANES,
    NO_EFFECTS,
    LaneEffects,
    arrivals,
    come_home,
    house_movement,
    line_up,
    move,
    sprint,
)

SPEEDS = [card.speeds for card in house_movement()]
LONGEST = 300
PLAIN = line_up(range(6), [NO_EFFECTS] * 6)


def random_effects(luck: Chance) -> LaneEffects:
    """Any mixture of effects: about a third of the fields are set."""

    def some(low: int, high: int, none: int = 0) -> int:
        return low + luck.below(high - low + 1) if luck.below(3) == 0 else none

    return LaneEffects(
        start_set=some(0, 4, -1),
        start_add=some(-2, 2),
        sprint_set=some(0, 3, -1),
        sprint_add=some(-2, 2),
        sprint_once=some(0, 3),
        gum=some(0, 3),
        finish_add=some(0, 3),
        finish_stop=some(0, 1),
        first_set=some(0, 4, -1),
        last_set=some(1, 4, -1),
        last_add=some(-1, 2),
        tie=some(-1, 1),
    )


def by_the_rules(race, cards, rolls):
    """The spots after each turn and the order; dead heats go to the lower lane."""
    turns = []
    while race.running:
        number = len(turns)
        move(race, SPEEDS[cards[number]])
        sprint(race, (LANES[rolls[number] // 6], LANES[rolls[number] % 6]))
        turns.append(race.spots[:])
        for group in arrivals(race):
            for lane in sorted(group):
                come_home(race, lane)
    return turns, race.order


@pytest.mark.parametrize("part", range(4))
def test_both_engines_run_the_same_races(part):
    luck = Chance(f"differential {part}")
    for _ in range(1_200):  # 28,800 random lanes in all
        rows = [luck.below(6) for _ in LANES]
        race = line_up(rows, [random_effects(luck) if luck.below(5) else NO_EFFECTS for _ in LANES])
        cards = [luck.below(len(SPEEDS)) for _ in range(LONGEST)]
        rolls = [luck.below(36) for _ in range(LONGEST)]
        ours = Board(race.copy(), SPEEDS).follow(cards, rolls)
        assert ours == by_the_rules(race, cards, rolls)


def test_both_engines_agree_from_the_middle_of_a_race():
    luck = Chance("middle")
    for _ in range(300):
        race = line_up([luck.below(6) for _ in LANES], [random_effects(luck) for _ in LANES])
        for _ in range(luck.below(4)):
            move(race, SPEEDS[luck.below(len(SPEEDS))])
            sprint(race, (LANES[luck.below(6)], LANES[luck.below(6)]))
            for group in arrivals(race):
                for lane in group:
                    come_home(race, lane)
        if not race.running:
            continue
        cards = [luck.below(len(SPEEDS)) for _ in range(LONGEST)]
        rolls = [luck.below(36) for _ in range(LONGEST)]
        padding = [[-1] * 6] * race.turn
        turn = race.turn
        ours = Board(race.copy(), SPEEDS).follow([0] * turn + cards, [0] * turn + rolls)
        theirs = by_the_rules(race, cards, rolls)
        assert ours == theirs, padding


def test_without_sprints_nobody_sprints():
    board = Board(PLAIN.copy(), SPEEDS, sprints=False)
    turns, _ = board.follow([0] * 10, [7] * 10)
    assert turns[0] == list(SPEEDS[0])


def test_with_the_base_deck_every_row_runs_equally_far():
    """Ties still go to the higher row; one row for all takes that away."""
    base = [speeds for speeds, card in zip(SPEEDS, house_movement(), strict=True) if card.base]
    assert len({sum(speeds[row] for speeds in base) for row in range(6)}) == 1


def test_every_place_is_taken_once_in_every_race():
    found = chances(Board(PLAIN.copy(), SPEEDS), 10_000)
    for lane in LANES:
        assert sum(found.ranks[lane]) == pytest.approx(1)
    for place in range(6):
        assert sum(found.ranks[lane][place] for lane in LANES) == pytest.approx(1)


def test_dead_heats_are_broken_evenly():
    """Six racers on one row that always move alike: everyone wins one race in six."""
    race = line_up([0] * 6, [LaneEffects(sprint_set=0)] * 6)
    found = chances(Board(race, SPEEDS), 120_000)
    for lane in LANES:
        assert found.win(lane) == pytest.approx(1 / 6, abs=0.006)


def test_the_same_seed_gives_the_same_answer():
    board = Board(PLAIN.copy(), SPEEDS)
    assert chances(board, 5_000, seed=3) == chances(board, 5_000, seed=3)
    assert chances(board, 5_000, seed=3) != chances(board, 5_000, seed=4)


def test_the_error_is_half_a_percent_at_most():
    found = chances(Board(PLAIN.copy(), SPEEDS))
    assert found.error(0.5) < 0.005


def test_the_simulated_chances_are_those_of_the_rules_engine():
    luck, wins, races = Chance("compare"), [0] * 6, 3_000
    for _ in range(races):
        race = PLAIN.copy()
        deck = list(range(len(SPEEDS)))
        luck.shuffle(deck)
        rolls = [luck.below(36) for _ in range(30)]
        _, order = by_the_rules(race, deck + deck, rolls)
        wins[order[0]] += 1
    found = chances(Board(PLAIN.copy(), SPEEDS), 400_000)
    for lane in LANES:
        assert wins[lane] / races == pytest.approx(found.win(lane), abs=0.03)


def test_cards_already_turned_do_not_come_again():
    """Only a card that favours the slowest is left."""
    special = next(i for i, speeds in enumerate(SPEEDS) if speeds == (2, 2, 2, 2, 3, 3))
    turns = Board(PLAIN.copy(), SPEEDS, [special]).simulate(100, 1)
    assert turns.sum() == 600


def test_several_boards_are_weighed_alike():
    fast = Board(line_up([0, 5, 5, 5, 5, 5], [NO_EFFECTS] * 6), SPEEDS)
    slow = Board(line_up([5, 0, 0, 0, 0, 0], [NO_EFFECTS] * 6), SPEEDS)
    both = chances_over([fast, slow], 40_000)
    mean = (chances(fast).win(LANES[0]) + chances(slow).win(LANES[0])) / 2
    assert both.win(LANES[0]) == pytest.approx(mean, abs=0.01)
