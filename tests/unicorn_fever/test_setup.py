"""Setup, and the additional rules for two and six players."""

import pytest

import hornbook
from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.clans import Clan
from hornbook.games.unicorn_fever.deal import RemoveBetTokens
from hornbook.games.unicorn_fever.decks import Stack
from hornbook.kernel import BadSettings
from racing_scene import Luck
from unicorn_scene import COLOURS, EARLY, LATE, WIN, Scene, lane

ALL_LANES = 0b111111


def letters(scene: Scene, stack: Stack) -> list[str | None]:
    tokens = scene.table.stacks[list(Stack).index(stack)]
    return [scene.game.cards.tokens[token].letter for token in tokens]


def test_setup_2_the_race_marker_starts_at_1():
    assert Scene().table.race_number == 1


@pytest.mark.parametrize("seats", range(2, 7))
def test_setup_3_everyone_takes_20_gold_from_the_bank(seats):
    table = Scene(seats).table
    assert table.gold == [20] * seats
    assert table.bank == -20 * seats


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_setup_6_four_to_six_players_use_all_bet_tokens(seats):
    assert Scene(seats).table.bet_tokens == [ALL_LANES] * 3


@pytest.mark.parametrize("seats", [2, 3])
def test_setup_6_two_and_three_players_do_without_late_place_tokens(seats):
    assert Scene(seats).table.bet_tokens[LATE] == 0


def test_setup_7_action_tokens_are_stacked_with_a_on_top():
    scene = Scene()
    assert letters(scene, Stack.CONTRACT) == ["A", "B", "C"]
    for stack in (Stack.GOLD, Stack.BET, Stack.WIN_BET, Stack.MAGIC):
        assert letters(scene, stack) == ["A", "B"]


def test_setup_8_two_clans_are_drawn():
    drawn = {Scene(seed=str(seed)).table.clans for seed in range(80)}
    assert {clan for pair in drawn for clan in pair} == set(Clan)
    assert all(len(set(pair)) == 2 for pair in drawn)


def test_setup_8_two_clans_can_be_chosen():
    scene = Scene(clans=("witches", "gnomes"))
    assert set(scene.table.clans) == {Clan.WITCHES, Clan.GNOMES}


@pytest.mark.parametrize("clans", [("witches",), ("witches", "elves"), ("gnomes", "gnomes")])
def test_setup_8_anything_but_two_clans_is_refused(clans):
    with pytest.raises(BadSettings, match="clans"):
        Scene(clans=clans)


def test_setup_9_three_contracts_of_the_two_clans_are_shown():
    table = Scene().table
    assert len(table.display) == 3
    assert len(table.contract_deck) == 13


def test_setup_9_the_deck_holds_only_the_two_clans():
    scene = Scene(clans=("fairies", "goblins"))
    table, contracts = scene.table, scene.game.cards.contracts
    clans = {contracts[c].clan for c in [*table.display, *table.contract_deck]}
    assert clans == {Clan.FAIRIES, Clan.GOBLINS}


@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 5), (4, 5), (5, 5), (6, 4)])
def test_setup_12_five_magic_cards_each_and_four_with_six_players(seats, cards):
    table = Scene(seats).table
    assert [len(hand) for hand in table.hands] == [cards] * seats
    assert len(table.magic_deck) == 44 - seats * cards


def test_setup_13_anybody_can_be_the_first_player():
    firsts = {hornbook.new("unicorn-fever", seats=3, seed=seed).table.first for seed in range(40)}
    assert firsts == {0, 1, 2}


def test_setup_14_there_is_one_odds_token_on_each_row():
    assert sorted(Scene().table.rows) == [0, 1, 2, 3, 4, 5]


def test_setup_15_the_slowest_unicorn_is_unleashed():
    table = Scene().table
    assert table.fevered == (table.rows.index(5),)


def test_setup_16_the_first_player_owns_the_slowest_unicorn_the_next_the_second_slowest():
    game = hornbook.new("unicorn-fever", seats=4, seed=3)
    table = game.table
    order = game.clockwise_from_first()
    assert [table.rows[table.owned[seat]] for seat in order] == [5, 4, 3, 2]


def test_two_players_do_without_the_b_tokens():
    scene = Scene(2)
    assert letters(scene, Stack.CONTRACT) == ["A", "C"]
    for stack in (Stack.GOLD, Stack.BET, Stack.WIN_BET, Stack.MAGIC):
        assert letters(scene, stack) == ["A"]


def test_two_players_lose_two_bet_tokens_before_the_first_round_too():
    table = Scene(2).table
    assert table.bet_tokens[WIN].bit_count() == 5
    assert table.bet_tokens[EARLY].bit_count() == 5


def test_two_players_example_a_green_win_and_orange_early_are_removed():
    scene = Scene(2)
    scene.table.bet_tokens = [ALL_LANES, ALL_LANES, 0]
    scene.game.chance = Luck(lane("green"), lane("orange"))
    scene.run(RemoveBetTokens())
    assert scene.table.bet_tokens[WIN] == ALL_LANES & ~(1 << lane("green"))
    assert scene.table.bet_tokens[EARLY] == ALL_LANES & ~(1 << lane("orange"))
    assert scene.told(events.BetTokensRemoved)[0].win == lane("green")


def test_two_players_example_b_blue_twice_means_nobody_can_bet_on_blue():
    scene = Scene(2)
    scene.table.bet_tokens = [ALL_LANES, ALL_LANES, 0]
    scene.game.chance = Luck(lane("blue"), lane("blue"))
    scene.run(RemoveBetTokens())
    blue = 1 << lane("blue")
    assert not any(tokens & blue for tokens in scene.table.bet_tokens)


def test_six_players_may_play_three_races():
    assert Scene(6, races=3).table.races == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_short_game_is_for_six_players(seats):
    with pytest.raises(BadSettings, match="6"):
        Scene(seats, races=3)


@pytest.mark.parametrize("seats", [1, 7, 0, -3])
def test_fewer_than_two_or_more_than_six_players_are_refused(seats):
    with pytest.raises(BadSettings, match="2"):
        Scene(seats)


def test_every_unicorn_has_its_lane():
    unicorns = Scene().game.cards.unicorns
    assert tuple(unicorn.colour.value for unicorn in unicorns) == COLOURS
