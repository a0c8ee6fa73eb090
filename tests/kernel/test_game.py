"""Decisions, drafts, handles and settings."""

import pytest

import hornbook
from hornbook import games
from hornbook.bots import make
from hornbook.bots.random import RandomBot
from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.decks import Stack
from hornbook.games.unicorn_fever.options import PlaceBet
from hornbook.kernel import (
    BadSettings,
    Chance,
    IllegalChoice,
    NotAsked,
    SeatHandle,
    Setting,
    SettingKind,
    Span,
    StaleChoice,
)
from unicorn_scene import WIN, Scene, lane


def test_a_span_knows_its_amounts():
    span = Span(100, 500, 100)
    assert len(span) == 5
    assert 300 in span
    assert 350 not in span
    assert 600 not in span


def test_a_decision_lists_its_choices():
    decision = hornbook.new("unicorn-fever").pending[0]
    assert list(decision.choices()) == list(range(decision.count))
    assert decision.choice_of(decision.options[2]) == 2
    with pytest.raises(IllegalChoice):
        decision.choice_of(PlaceBet(WIN, lane("red")))


def test_an_answer_that_comes_twice_is_stale():
    game = hornbook.new("unicorn-fever", seats=2, seed=5)
    decision = game.pending[0]
    borrow = decision.count - 1
    game.apply(decision.seat, borrow, number=decision.number)
    with pytest.raises(StaleChoice):
        game.apply(decision.seat, borrow, number=decision.number)


def test_a_draft_composes_a_whole_turn():
    scene = Scene().hand(0, "gum-hooves", "long-neck", "vertigo")
    game = scene.game
    take = next(i for i, o in enumerate(scene.options()) if o.token == 6)  # any bet, 2 magic
    step = game.draft(0, [take])
    bet = step.decision.choice_of(PlaceBet(WIN, lane("red")))
    step = game.draft(0, [take, bet])
    assert step.decision.span is not None
    step = game.draft(0, [take, bet, 7, 0, 5, 0])
    assert step.view.players[0].gold == 13
    assert not step.sealed
    step = game.draft(0, [take, bet, 7, 0, 5, 0, 5])
    assert step.sealed  # now cards would be drawn
    assert events.BetPlaced(0, WIN, lane("red"), 7, 0) in step.events
    assert game.table.bets == []


def test_a_draft_of_somebody_elses_turn_is_refused():
    game = Scene().game
    with pytest.raises(NotAsked):
        game.draft(2, [0])


def test_a_draft_of_nothing_shows_the_question():
    game = Scene().game
    draft = game.draft(0, [])
    assert draft.decision.options == game.pending[0].options


def test_a_handle_shows_its_seat_and_nothing_else():
    game = Scene().game
    handle = SeatHandle(game, 0)
    assert handle.view == game.view(0)
    assert handle.decision == game.pending[0]
    assert handle.redeal(Chance(1)).view(0) == game.view(0)
    public = [name for name in dir(handle) if not name.startswith("_")]
    assert public == ["cards", "decision", "game", "redeal", "seat", "view"]


def test_a_random_bot_only_makes_legal_choices():
    game = hornbook.new("unicorn-fever", seats=6, seed=1)
    bot = RandomBot(Chance(1))
    while not game.over:
        seat = game.pending[0].seat
        game.apply(seat, bot.choose(SeatHandle(game, seat)))


def test_an_unknown_bot_is_refused():
    with pytest.raises(BadSettings):
        make("genius", Chance(0))


def test_an_unknown_game_is_refused_with_those_there_are():
    with pytest.raises(BadSettings) as caught:
        hornbook.new("ludo")
    assert "unicorn-fever" in str(caught.value.facts["allowed"])


def test_an_unknown_setting_is_refused():
    with pytest.raises(BadSettings) as caught:
        hornbook.new("unicorn-fever", speed=3)
    assert caught.value.code == "unknown-setting"


@pytest.mark.parametrize("name", games.names())
def test_every_game_lists_its_settings_with_defaults_that_are_allowed(name):
    info = games.info(name)
    assert info.fewest <= info.usual <= info.most
    for setting in info.settings:
        assert setting.check(setting.default) == setting.default


@pytest.mark.parametrize(
    ("setting", "value", "settled"),
    [
        (Setting("a", SettingKind.FLAG, False), "yes", True),
        (Setting("a", SettingKind.NUMBER, 3, (1, 9)), "7", 7),
        (Setting("a", SettingKind.CHOICE, 4, (4, 3)), "3", 3),
        (Setting("a", SettingKind.CHOICES, (), ("x", "y", "z"), 2), "z, x", ("x", "z")),
        (Setting("a", SettingKind.CHOICES, (), ("x", "y", "z"), 2), "", ()),
    ],
)
def test_settings_take_what_a_form_or_a_command_line_gives(setting, value, settled):
    assert setting.check(value) == settled


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        (Setting("a", SettingKind.FLAG, False), "maybe"),
        (Setting("a", SettingKind.NUMBER, 3, (1, 9)), 10),
        (Setting("a", SettingKind.NUMBER, 3, (1, 9)), "seven"),
        (Setting("a", SettingKind.NUMBER, 3, (1, 9)), True),
        (Setting("a", SettingKind.CHOICE, 4, (4, 3)), 5),
        (Setting("a", SettingKind.CHOICES, (), ("x", "y", "z"), 2), "x"),
        (Setting("a", SettingKind.CHOICES, (), ("x", "y", "z"), 2), ["x", "x"]),
        (Setting("a", SettingKind.CHOICES, (), ("x", "y", "z"), 2), 4),
    ],
)
def test_settings_refuse_anything_else(setting, value):
    with pytest.raises(BadSettings):
        setting.check(value)


def test_the_short_way_in_works():
    """The loop that the documentation shows."""
    game = hornbook.new("unicorn-fever", seats=4, seed=7)
    bot = RandomBot(Chance(7))
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, bot.choose(SeatHandle(game, decision.seat)))
    assert game.result.winners


def test_the_gold_stack_is_where_it_should_be():
    assert list(Stack)[1] is Stack.GOLD
