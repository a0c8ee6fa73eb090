"""What a seat can know of hidden cards, and how they are dealt again."""

import hornbook
from hornbook.games.horse_fever.board.options import (
    AskForObjective,
    BuyAssistant,
    BuyObjective,
    DrawAsItLies,
    KeepObjective,
    PassForMoney,
    SellObjective,
    ShuffleFirst,
)
from hornbook.games.horse_fever.points import leave
from hornbook.games.horse_fever.rigging import RigRace
from hornbook.kernel import Chance
from horse_scene import BOARD, Scene
from table import positions

DRAWN = ("most-stables", "most-assistants", "most-horses", "most-danari")


def redeals(scene: Scene, seat: int | None, count: int = 40) -> list:
    """The tables of so many redeals, all looking the same to the seat."""
    games = [scene.game.redeal(seat, Chance(number)) for number in range(count)]
    assert all(game.view(seat) == scene.game.view(seat) for game in games)
    return [game.table for game in games]


def after_a_purchase() -> tuple[Scene, set]:
    """Seat 0 drew four objectives and kept the most horses; seat 1 is next."""
    scene = Scene(3).top("objectives", *DRAWN)
    scene.pick(BuyObjective)
    scene.choose(KeepObjective(scene.number("objectives", "most-horses")))
    put_back = {scene.number("objectives", name) for name in DRAWN if name != "most-horses"}
    return scene, put_back


def test_the_buyer_knows_the_three_cards_put_under_the_deck():
    scene, put_back = after_a_purchase()
    tables = redeals(scene, 0)
    assert all(set(table.objective_pile.cards[:3]) == put_back for table in tables)
    assert len({tuple(table.objective_pile.cards[:3]) for table in tables}) > 1
    assert len({tuple(table.objective_pile.cards[3:]) for table in tables}) > 10


def test_the_others_know_nothing_of_them():
    scene, _ = after_a_purchase()
    for seat in (1, 2, None):
        tables = redeals(scene, seat)
        assert len({frozenset(table.objective_pile.cards[:3]) for table in tables}) > 10
        assert len({table.objectives[0] for table in tables}) > 5


def test_while_choosing_the_buyer_alone_knows_the_four_cards():
    scene = Scene(3).top("objectives", *DRAWN)
    scene.pick(BuyObjective)
    drawn = scene.table.objective_pile.drawn
    assert scene.game.view(0).objective_pile.drawn == drawn
    assert scene.game.view(1).objective_pile.drawn == ()
    assert all(table.objective_pile.drawn == drawn for table in redeals(scene, 0))
    assert len({frozenset(table.objective_pile.drawn) for table in redeals(scene, 1)}) > 10


def test_a_redeal_for_another_seat_offers_the_cards_just_dealt():
    scene = Scene(3).top("objectives", *DRAWN)
    scene.pick(BuyObjective)
    for number in range(10):
        other = scene.game.redeal(1, Chance(number))
        kept = {option.objective for option in other.pending[0].options}
        assert kept <= set(other.table.objective_pile.drawn)


def test_after_a_shuffle_the_buyer_only_knows_that_they_are_in_the_deck():
    scene, put_back = after_a_purchase()
    scene.pick(BuyObjective)
    scene.choose(ShuffleFirst())
    tables = redeals(scene, 0)
    places = {
        table.objective_pile.cards.index(card)
        for table in tables
        for card in put_back
        if card in table.objective_pile.cards
    }
    assert len(places) > 3
    # They may be among the four that seat 1 is looking at, but nowhere else.
    for table in tables:
        there = {*table.objective_pile.cards, *table.objective_pile.drawn}
        assert put_back <= there


def test_cards_that_a_rival_drew_may_be_in_the_rivals_hand_or_under_the_deck():
    scene, put_back = after_a_purchase()
    del scene.table.objective_pile.cards[3:-1]  # seat 1 draws the three, and one more
    scene.pick(BuyObjective)
    scene.choose(DrawAsItLies())
    scene.choose(0)
    tables = redeals(scene, 0, 60)
    for table in tables:
        assert put_back <= {*table.objective_pile.cards, *table.objectives[1]}
    assert len({table.objectives[1] for table in tables} & {(c,) for c in put_back}) > 1


def test_a_seller_knows_which_objective_was_sold():
    scene = Scene(3).objective(1, "most-danari", "most-horses").ask_again()
    scene.pick(AskForObjective)
    sold = scene.number("objectives", "most-horses")
    scene.choose(SellObjective(sold))
    assert all(table.objectives[0] == (sold,) for table in redeals(scene, 1))
    assert len({table.objectives[0] for table in redeals(scene, 2)}) > 3
    assert len({table.objectives[1] for table in redeals(scene, 0)}) > 3


def test_everyone_knows_that_the_assistant_of_one_who_left_is_in_the_deck():
    scene = Scene(3).assistant(0, "daniel-jackson")
    scene.game.agenda.clear()
    scene.game.pending = ()
    leave(scene.game, 0)
    daniel = scene.number("assistants", "daniel-jackson")
    for seat in (1, 2, None):
        assert all(daniel in table.assistant_pile.cards for table in redeals(scene, seat))


def test_hands_and_face_down_cards_are_dealt_again():
    scene = Scene(3).hand(0, "boss", "xiii").hand(1, "fritz-finden")
    scene.behind("red", "herba-magica", seat=0).behind("red", "vigor-ferreum", seat=1)
    scene.run(RigRace())
    mine, theirs = zip(*[table.lanes[3] for table in redeals(scene, 0)], strict=True)
    assert len({placed.card for placed in mine}) == 1
    assert len({placed.card for placed in theirs}) > 5
    assert all(table.hands[0] == scene.table.hands[0] for table in redeals(scene, 0))
    assert len({table.hands[1] for table in redeals(scene, 0)}) > 5


def test_a_raised_card_is_known_to_its_owner_only():
    scene = Scene(2).hand(0, "boss", "xiii")
    scene.run(RigRace())
    scene.choose(0)
    raised = scene.table.raised
    assert all(table.raised == raised for table in redeals(scene, 0))
    assert len({table.raised for table in redeals(scene, 1)}) > 5


def test_nothing_appears_twice_and_nothing_is_lost():
    for game in positions(BOARD, 4, "whole"):
        for seat in (0, None):
            table = game.redeal(seat, Chance(1)).table
            objectives = [c for held in (*table.objectives, *table.fulfilled) for c in held]
            objectives += [*table.objective_pile.cards, *table.objective_pile.drawn]
            assert sorted(objectives) == list(range(10))
            actions = [c for held in table.hands for c in held] + table.action_deck
            actions += [placed.card for lane in table.lanes for placed in lane]
            actions += [] if table.raised is None else [table.raised]
            assert sorted(actions) == list(range(18))


def test_what_is_known_stays_a_small_number_in_the_longest_game():
    game = hornbook.new(BOARD, seats=5, length="long", stars=True)
    for seat in game.seats:
        game.table.earn(seat, 90000)
    while game.table.round_number < 10 and not game.over:
        options = game.pending[0].options
        wanted = (BuyObjective, BuyAssistant, ShuffleFirst, PassForMoney)
        found = [one for kind in wanted for one in options if isinstance(one, kind)]
        decision = game.pending[0]
        choice = decision.choice_of(found[0]) if found else decision.choice(0)
        game.apply(decision.seat, choice)
    assert game.table.objective_pile.bags <= 50
    assert game.fingerprint()
    for seat in (*game.seats, None):
        assert game.redeal(seat, Chance(seat or 9)).view(seat) == game.view(seat)
