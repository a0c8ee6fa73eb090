"""Play, bets on a sheet under each name: what the room sees of the money on the horses."""

import msgspec
import pytest

from hornbook.games.horse_fever.party.table import BetKind, Phase
from hornbook.kernel import Chance
from party.scene import Party, horse

SECRETS = ("place_bets", "win_bets", "place_stakes", "win_stakes")


def all_but_one(party: Party) -> None:
    party.bet(1, "green", 200, "black", 500)
    party.bet(2, "blue", 300, "black", 100)


@pytest.mark.parametrize("seats", [4, 40])
def test_nothing_of_it_is_known_before_the_last_slip_is_in(seats):
    party = Party(seats=seats)
    all_but_one(party)
    for seat in (None, 0, 3):
        view = party.game.view(seat)
        assert {getattr(view, name) for name in SECRETS} == {(0,) * 6}
        assert (view.win_seats, view.place_seats) == ((), ())
        assert (view.standing, view.photo, view.paid, view.final) == (None, None, None, None)


def test_after_the_last_slip_bets_are_shown_by_lane_with_their_seats():
    party = Party(seats=4)
    all_but_one(party)
    party.bet(3, "black", 100, "white", 400)
    view = party.game.view(None)
    black, blue, green, white = map(horse, ("black", "blue", "green", "white"))
    assert view.win_bets[black] == 2
    assert view.win_stakes[black] == 600
    assert view.win_seats[black] == (1, 2)
    assert view.win_seats[white] == (3,)
    assert view.win_seats[green] == ()
    assert (view.place_bets[green], view.place_bets[blue], view.place_bets[black]) == (1, 1, 1)
    assert view.place_seats[black] == (3,)
    assert view.standing is None  # nobody has moved


def test_more_than_thirty_are_counted_not_named():
    party = Party(seats=40)
    party.bet(7, "green", 200, "black", 500)
    for decision in list(party.game.pending):
        party.bet(decision.seat, "white", 100, "white", 100)
    party.game.apply(0, 0)
    view = party.game.view(None)
    assert (view.win_seats, view.place_seats) == ((), ())
    assert view.win_bets[horse("white")] == 38
    standing = view.standing
    assert (standing.best[0].seat, standing.best[0].net) == (7, 500 * 5 + 200)
    assert len(standing.best) == 5
    assert standing.worst.net == -200
    assert (standing.up, standing.even, standing.down) == (1, 0, 38)


def test_if_it_ended_now_everyone_is_paid_by_the_places_of_the_moment():
    party = Party(seats=5)
    party.bet(1, "green", 200, "black", 500)  # both of them run in front
    party.bet(2, "blue", 300, "white", 300)  # one pays for the other
    party.bet(3, "white", 100, "white", 400)
    party.bet(4, "red", 100, "green", 100)
    party.game.apply(0, 0)
    standing = party.game.view(3).standing
    assert [(one.seat, one.net) for one in standing.best] == [
        (1, 200 + 5 * 500),
        (2, 0),
        (4, -200),
        (3, -500),
    ]
    assert (standing.up, standing.even, standing.down) == (1, 1, 2)
    assert standing.worst is None


def test_horses_that_are_level_share_the_better_place():
    party = Party(seats=4, speeds=(3, 3, 3, 3, 1, 1))
    party.bet(1, "red", 100, "red", 100)
    party.bet(2, "black", 100, "black", 100)
    party.bet(3, "white", 100, "white", 100)
    party.game.apply(0, 0)
    nets = {one.seat: one.net for one in party.game.view(None).standing.best}
    assert nets == {1: 600, 2: 600, 3: -200}


@pytest.mark.parametrize("seats", [4, 40])
def test_the_last_standing_is_what_is_paid(seats):
    party = Party(seats=seats, races=1)
    party.bet(1, "green", 200, "black", 500)
    for decision in list(party.game.pending):
        party.bet(decision.seat, "blue", 300, "red", 100)
    party.cards()
    before = {one.seat: one.net for one in party.game.view(None).standing.best}
    party.photo()
    assert before == {seat: party.game.table.gains[seat] for seat in before}


def test_a_photo_says_who_is_paid_if_either_has_it():
    party = Party(seats=5, speeds=(4, 4, 1, 1, 1, 1))
    party.bet(1, "black", 100, "black", 500)
    party.bet(2, "black", 100, "blue", 300)
    party.bet(3, "green", 100, "blue", 100)
    party.bet(4, "white", 100, "white", 100)
    party.cards()
    photo = party.game.view(None).photo
    assert photo.place == 1
    cases = {one.lane: (one.pays, one.bets, one.seats) for one in photo.lanes}
    assert cases == {horse("black"): (3000, 1, (1,)), horse("blue"): (2400, 2, (2, 3))}


def test_a_photo_for_the_third_place_is_about_place_bets():
    party = Party(seats=4, speeds=(4, 3, 2, 2, 1, 1))
    party.bet(1, "green", 300, "green", 100)
    party.bet(2, "red", 100, "black", 100)
    party.bet(3, "black", 100, "red", 100)
    party.cards()
    photo = party.game.view(None).photo
    cases = {one.lane: (one.pays, one.seats) for one in photo.lanes}
    assert (photo.place, cases) == (3, {horse("green"): (600, (1,)), horse("red"): (200, (2,))})


def test_a_photo_nothing_hangs_on_pays_nobody():
    party = Party(seats=4)
    party.bet(1, "red", 100, "red", 100)
    all_but = list(party.game.pending)
    for decision in all_but:
        party.bet(decision.seat, "white", 100, "white", 100)
    party.cards()
    photo = party.game.view(None).photo
    assert (photo.place, [one.pays for one in photo.lanes]) == (4, [0, 0, 0])


@pytest.mark.parametrize("seats", [9, 40])
def test_payment_shows_the_six_best_with_their_two_bets(seats):
    party = Party(seats=seats)
    party.bet(5, "green", 200, "black", 500)
    party.bet(2, "green", 300, "blue", 100)
    party.race()
    paid = party.game.view(1).paid
    assert [row.seat for row in paid.best[:2]] == [5, 2]
    assert len(paid.best) == 6
    assert paid.best[0].net == 2700
    assert [(bet.kind, bet.lane, bet.stake, bet.paid) for bet in paid.best[1].bets] == [
        (BetKind.PLACE, horse("green"), 300, 600),
        (BetKind.WIN, horse("blue"), 100, 0),
    ]
    assert paid.bookmaker == 0
    assert (paid.winners, paid.bettors, paid.down) == (2, seats - 1, seats - 3)
    assert paid.staked - paid.paid == 1100 + (seats - 3) * 200 - (3000 + 400 + 600)
    assert paid.worst.net == -200


def test_nobody_won_shows_the_least_losses_first():
    party = Party(seats=4)
    party.bet(1, "white", 100, "white", 900)
    party.race()
    paid = party.game.view(None).paid
    assert [(row.seat, row.net) for row in paid.best] == [(2, -200), (3, -200), (1, -1000)]
    assert paid.winners == 0


def test_the_payment_is_gone_when_bets_open_again():
    party = Party(seats=4)
    party.race()
    assert party.game.view(None).paid is not None
    party.game.apply(0, 0)
    assert party.game.table.phase is Phase.BETTING
    assert party.game.view(None).paid is None


def test_the_rich_list_says_who_climbed_and_equals_do_not_move():
    party = Party(seats=5).money(5000, 4000, 3000, 2000, 2000)
    party.bet(3, "green", 100, "black", 500)  # 2 000 and 2 600: from fourth to second
    party.race()
    rich = [(one.seat, one.money, one.climb) for one in party.game.view(None).rich]
    assert rich == [(0, 5000, 0), (3, 4600, 2), (1, 3800, -1), (2, 2800, -1), (4, 1800, 0)]
    first = Party(seats=4)
    first.bet(1, "green", 100, "black", 100)
    first.race()
    assert [one.climb for one in first.game.view(None).rich] == [0, 0, 0, 0]


def test_a_newcomer_does_not_forget_who_climbed():
    party = Party(seats=4).money(5000, 1000, 3000, 2000)
    party.bet(1, "green", 100, "black", 900)
    party.race()
    party.game.join()
    climbs = {one.seat: one.climb for one in party.game.view(None).rich}
    assert climbs == {1: 3, 0: -1, 2: -1, 4: 0, 3: -1}


def test_a_screen_is_reckoned_once_for_all_who_look():
    party = Party(seats=40)
    party.race()
    screens = [party.game.view(seat).paid for seat in range(40)]
    assert all(one is screens[0] for one in screens)


def test_in_a_crowd_lists_of_people_are_for_big_screens_and_the_host():
    party = Party(seats=100, races=1)
    party.race()
    for seat, shown in ((None, 6), (0, 6), (1, 0)):
        view = party.game.view(seat)
        assert len(view.paid.best) == shown
        assert bool(view.final.ranking) == bool(shown)
        assert view.paid.bettors == 99


def test_views_in_a_race_are_as_small_for_thousands_as_for_thirty():
    sizes = []
    for seats in (30, 3000):
        party = Party(seats=seats)
        largest = 0
        for decision in list(party.game.pending):
            party.bet(decision.seat, "white", 100, "white", 100)
        chance = Chance(seats)
        while not party.game.over:
            if party.game.table.phase is not Phase.BETTING:
                largest = max(largest, len(msgspec.json.encode(party.game.view(1))))
            decision = party.game.pending[0]
            party.game.apply(decision.seat, decision.choice(chance.below(decision.count)))
        sizes.append(largest)
    assert sizes[1] < sizes[0] + 500
