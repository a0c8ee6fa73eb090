"""Horse Fever's Board and Family games, as the terminal draws them."""

from __future__ import annotations

import hornbook
from drawing import at_table, drawn, phrases_of, table_of, when
from hornbook.games.horse_fever.board.auction import OpenPurchase, OpenSale
from hornbook.games.horse_fever.options import PlaceBet
from hornbook.kernel import Seat
from hornbook.racing import LANES
from horse_scene import BANK, BOARD, FAMILY, PLACE, WIN, Scene
from table import positions


def line_of(shown: str, start: str) -> str:
    return next(line for line in shown.splitlines() if line.startswith(start))


def words_of(line: str) -> list[str]:
    """What stands in a line; a number is one word, whatever stands between its thousands."""
    return [word for word in line.split(" ") if word]


def test_every_horse_has_letters_of_its_own():
    shown = table_of(Scene().game)
    assert [line[:2] for line in shown.splitlines()[2:8]] == ["Ba", "Bu", "Gr", "Re", "Ye", "Wh"]


def test_the_blackboard_shows_odds_prices_and_owners():
    shown = table_of(Scene().odds(red=4, blue=5).stable(1, "blue").game)
    assert words_of(line_of(shown, "Re Red"))[2:] == ["1:4", "1\u202f700"]
    assert words_of(line_of(shown, "Bu Blue"))[2:] == [
        "1:5",
        "Boris",
        "3\u202f000",
    ]  # an owner asks double


def test_a_discount_is_taken_off_the_prices():
    shown = table_of(Scene().odds(red=4).assistant(0, "franz-galopp").game)
    assert words_of(line_of(shown, "Re Red"))[2:] == ["1:4", "1\u202f100"]


def test_bets_and_tokens_left_are_shown():
    shown = table_of(Scene().bet(1, WIN, "red", 300).bet(2, PLACE, "red", 1200).game)
    assert "Boris W300, Chloé P1\u202f200" in line_of(shown, "Re Red")
    assert words_of(line_of(shown, "Re Red"))[-1] == "1"  # of three
    assert words_of(line_of(shown, "Wh White"))[-1] == "3"


def test_action_cards_are_face_down_but_for_ones_own():
    scene = Scene().behind("red", "herba-magica", seat=0).behind("red", "xiii", seat=1)
    own, theirs, publics = (table_of(scene.game, seat) for seat in (0, 1, None))
    assert line_of(own, "Re Red").endswith("A+, Boris ?")
    assert "Ada ?" in line_of(theirs, "Re Red")
    assert "Ada ?, Boris ?" in line_of(publics, "Re Red")
    assert "XIII" not in own + publics


def test_objectives_and_hands_are_only_shown_to_their_owners():
    scene = Scene().objective(1, "most-horses").hand(1, "herba-magica")
    for brief in (True, False):
        assert "Most horses" in table_of(scene.game, 1, brief=brief)
        assert "Herba Magica" in table_of(scene.game, 1, brief=brief)
        for seat in (0, None):
            shown = table_of(scene.game, seat, brief=brief)
            assert "Most horses" not in shown
            assert "Herba Magica" not in shown


def test_ones_own_cards_have_their_texts():
    scene = Scene().objective(0, "most-horses").assistant(0, "daniel-jackson").horse(0, "el-guapo")
    shown = table_of(scene.game)
    assert "2 VP if you alone have the most horses." in shown
    assert "300 D from the bank after each race." in shown
    assert "El Guapo" in shown


def test_players_show_what_they_have_and_owe():
    scene = Scene().points(1, 4).loan(1, BANK).stall("blue", "el-guapo", seat=1)
    row = words_of(line_of(table_of(scene.game), "Boris"))
    assert row == ["Boris", "3\u202f000", "5", "500", "2\u202f500"]
    assert "El Guapo" in line_of(table_of(scene.game), "Bu Blue")


def test_who_is_out_is_said_in_words():
    scene = Scene()
    scene.table.left = (Seat(2),)
    assert "Chloé (out)" in table_of(scene.game, brief=True)


def test_a_small_window_holds_the_brief_table_and_the_first_purchase():
    for seats in (2, 3, 4, 5):
        game = next(positions(BOARD, seats, 5))
        shown = table_of(game, game.pending[0].seat, brief=True)
        assert len(shown.splitlines()) + len(game.pending[0].options) + 2 <= 24


def test_an_auction_says_who_leads_and_who_is_left():
    game = when(BOARD, 4, "ChooseBid", lambda game: game.pending[0].question.leader is not None)
    said = at_table(game).remark(game.pending[0], game.view(game.pending[0].seat))
    assert "would pay 100 D less" in said


def test_a_card_is_named_and_explained_while_its_lane_is_chosen():
    game = when(FAMILY, 3, "ChooseLane")
    decision = game.pending[0]
    phrases = phrases_of(game)
    card = phrases.name("ActionId", decision.question.card)
    assert phrases.say("question", decision.question).startswith(card)
    assert at_table(game).remark(decision, game.view(decision.seat)).endswith(".")


def test_options_are_explained_by_their_cards():
    game = when(BOARD, 4, "ChooseAssistant")
    view = game.view(game.pending[0].seat)
    for option in game.pending[0].options:
        assert at_table(game).explain(option, view).endswith(".")


def test_the_family_game_has_no_prices():
    game = next(positions(FAMILY, 4, 5))
    assert "price" not in table_of(game)
    assert "Action cards" in table_of(game)


def test_a_race_is_a_row_of_scenes_with_the_bets_beside_it():
    game = next(positions(FAMILY, 3, 5))
    table = at_table(game)
    scenes = []
    for event in game.opening:
        table.scene(event)
    for game in positions(FAMILY, 3, 5):
        scenes += [table.scene(event) for event in game.events if event.heard_by(None)]
    moving = [scene for scene in scenes if scene]
    last = drawn(moving[-1].drawing)
    assert "1st" in last
    assert "1:" in last
    assert " W" in last or " P" in last
    assert not moving[0].rests
    assert moving[1].rests


def test_characters_are_shown_at_the_seats_and_explained_where_they_are_chosen():
    game = hornbook.new(FAMILY, seats=3, seed=1, characters="chosen")
    seat = game.pending[0].seat
    table = at_table(game)
    assert "Before round 1" in drawn(table.draw(game.view(seat), brief=False))
    option = game.pending[0].options[0]
    assert "Starts with 3\u202f400 D." in table.explain(option, game.view(seat))
    game.apply(seat, 0)
    assert "Cranio Mercanti" in drawn(table.draw(game.view(None), brief=False))


def test_a_discount_is_said_beside_the_option():
    scene = Scene(stars=True).character(0, "otto-von-alt").ask_again()
    option = next(one for one in scene.options() if type(one).__name__ == "BuyActions")
    assert "Without your discount 400 D." in explained(scene, option)
    plain = Scene().ask_again()
    option = next(one for one in plain.options() if type(one).__name__ == "BuyActions")
    assert "discount" not in explained(plain, option)


def test_an_auction_says_what_oneself_would_get_or_pay():
    for assistant, step, says in (
        ("adrien-justice", OpenSale(), "You would get 1\u202f300 D."),
        ("philippe-justice", OpenPurchase(), "You would pay 700 D."),
    ):
        scene = Scene(2, stars=True).assistant(0, assistant).points(0, 1).points(1, 1)
        scene.run(step)
        decision = scene.game.pending[0]
        remark = at_table(scene.game).remark(decision, scene.game.view(decision.seat))
        assert says in remark


def test_miss_paris_is_told_of_the_fourth_place():
    scene = Scene().character(0, "miss-paris")
    view = scene.game.view(Seat(0))
    assert "first 4" in at_table(scene.game).explain(PlaceBet(PLACE, LANES[0]), view)
    assert "comes first" in at_table(scene.game).explain(PlaceBet(WIN, LANES[0]), view)


def explained(scene, option):
    return at_table(scene.game).explain(option, scene.game.view(Seat(0)))
