"""Kill the Unicorns, as the terminal draws it."""

from __future__ import annotations

from drawing import at_table, phrases_of, table_of, when
from hornbook.kernel import Seat

KTU = "kill-the-unicorns"


def named(game, kind, number):
    return phrases_of(game).name(kind, number)


def test_the_row_shows_stars_colours_and_who_placed_ruses():
    game = when(KTU, 4, "OpenHunt")
    lines = table_of(game, None).splitlines()
    unicorns = [named(game, "UnicornId", one) for one in game.table.row if one is not None]
    for unicorn in unicorns:
        assert any(unicorn in line for line in lines)
    assert lines[2].startswith(">1")  # is being hunted
    placed = [len(ruses) for ruses in game.table.ruses]
    assert sum(placed) == 4
    for line, ruses in zip(lines[2:6], game.table.ruses, strict=True):
        assert all(
            name in line for name in (("Ada", "Boris", "Chloé", "Dario")[r.seat] for r in ruses)
        )


def test_a_placed_ruse_is_not_shown_even_to_its_owner():
    game = when(KTU, 4, "OpenHunt", lambda game: game.table.round_number == 1)
    ruses = [placed.ruse for under in game.table.ruses for placed in under]
    for seat in (0, 1, 2, 3, None):
        shown = table_of(game, seat)
        assert not [ruse for ruse in ruses if named(game, "RuseId", ruse) in shown]


def test_the_cards_of_a_hunt_are_face_down_but_for_ones_own():
    game = when(KTU, 3, "JoinHunt", lambda game: sum(map(len, game.table.laid)) == 2)
    hunter = next(Seat(s) for s, laid in enumerate(game.table.laid) if laid)
    total = f"= {sum(game.table.laid[hunter])}"
    for seat in range(3):
        shown = table_of(game, seat)
        assert (total in shown) == (seat == hunter)
        assert ("??" in shown) == (seat != hunter)


def test_ruses_in_hand_are_told_to_their_owner_only():
    game = when(KTU, 3, "PlaceRuse")
    seat = game.pending[0].seat
    first = named(game, "RuseId", game.table.ruse_hands[seat][0])
    assert first in table_of(game, seat)
    assert first in at_table(game).remark(game.pending[0], game.view(seat))
    assert first not in table_of(game, None)


def test_hunters_show_cards_herds_and_points():
    game = when(KTU, 4, "GoToMarket")
    seat = game.pending[0].seat
    shown = table_of(game, seat)
    assert "the market" in shown.splitlines()[0]
    for column in ("power", "hand", "used", "points", "herd", "rainbows", "sets"):
        assert column in shown
    assert "4 fake horns +2 for 3" in shown
    hand = " ".join(map(str, game.table.hands[seat]))
    assert f"Your hunt cards  {hand}" in shown


def test_who_passed_and_who_must_lay_how_many_is_said():
    game = when(KTU, 3, "JoinHunt", lambda game: any(game.table.passed))
    shown = table_of(game, None)
    assert "passed" in shown
    assert " card" in shown.splitlines()[0]


def test_characters_are_explained_by_their_powers():
    game = when(KTU, 3, "ChooseCharacter")
    view = game.view(game.pending[0].seat)
    notes = [at_table(game).explain(option, view) for option in game.pending[0].options]
    assert any(note.startswith("I Knew It: ") for note in notes)


def test_whoever_dares_a_rival_sees_what_the_rival_has_used():
    game = when(KTU, 4, "ChooseRivalToDare", lambda game: any(map(sum, game.table.spent)))
    decision = game.pending[0]
    view = game.view(decision.seat)
    laid = " ".join(map(str, sorted(game.table.laid[decision.seat])))
    assert f"You laid {laid} = " in at_table(game).remark(decision, view)
    for option in decision.options[:-1]:
        spent = " ".join(map(str, sorted(game.table.spent[option.rival]))) or "none"
        assert f"Used this round: {spent}." in at_table(game).explain(option, view)


def test_what_a_power_costs_is_said():
    game = when(KTU, 4, "ChooseTotalToForetell")
    decision = game.pending[0]
    price = game.table.hands[decision.seat][0]
    assert f"It costs a {price}." in at_table(game).remark(decision, game.view(decision.seat))
    game = when(KTU, 4, "ChooseSecondRuse")
    decision = game.pending[0]
    view = game.view(decision.seat)
    assert f"It costs a {game.table.hands[decision.seat][-1]}." in at_table(game).remark(
        decision, view
    )
    assert at_table(game).explain(decision.options[0], view)


def test_a_gauntlet_and_a_prophecy_are_on_the_table_while_the_hunt_lasts():
    game = when(KTU, 6, "ChooseSwap", lambda game: game.table.dares and game.table.foretold)
    shown = table_of(game, None)
    (told,) = game.table.foretold
    assert "must yield to" in shown
    assert f"Whoever has {told.total} is out" in shown


def test_a_kept_ruse_is_its_owners_alone():
    game = when(KTU, 4, "OpenHunt", lambda game: any(game.table.ruse_hands))
    seat = next(seat for seat in game.seats if game.table.ruse_hands[seat])
    ruse = named(game, "RuseId", game.table.ruse_hands[seat][0])
    assert ruse in table_of(game, seat)
    assert ruse not in table_of(game, None)
