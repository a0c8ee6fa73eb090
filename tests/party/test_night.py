"""End of the game: what the night is remembered for, by the room and by each guest."""

import pytest

import hornbook
from hornbook.games.horse_fever.party.table import BetKind
from hornbook.odds import lowest_of_winner
from hornbook.racing import LANES, AwardKind, RaceRun
from party.scene import Party, horse


def test_everybody_is_ranked_and_equals_share_a_place():
    party = Party(seats=4, races=1).money(1000, 3000, 3000, 500)
    party.race()
    final = party.game.view(None).final
    assert [(row.place, row.seat, row.money) for row in final.ranking] == [
        (1, 1, 2800),
        (1, 2, 2800),
        (3, 0, 1000),
        (4, 3, 300),
    ]
    assert final.races == 1


def test_of_a_crowd_the_first_ten_are_ranked():
    party = Party(seats=40, races=1)
    party.race()
    assert len(party.game.view(None).final.ranking) == 10


def night_of_two_races() -> Party:
    """Seat 1 wins the first race and holds the book for the second."""
    party = Party(seats=4, races=2)
    party.bet(1, "green", 100, "black", 300)
    party.bet(2, "blue", 200, "red", 500)
    party.race()
    party.game.apply(0, 0)
    party.game.join()
    for decision in list(party.game.pending):
        party.bet(decision.seat, "black", 300, "blue", 100)
    party.cards()
    party.photo()
    assert party.game.over
    return party


def test_each_guest_has_a_purse_after_every_race_and_a_best_and_a_worst_race():
    party = night_of_two_races()
    night = party.game.view(2).own.night
    assert night.first_race == 1
    assert night.purses == (2000, 2000 + 200 - 500, 1900)
    assert (night.best.race, night.best.net) == (2, 200)
    assert (night.best.bet.kind, night.best.bet.lane) == (BetKind.PLACE, horse("black"))
    assert night.best.came == 1
    assert (night.worst.race, night.worst.net) == (1, -300)
    assert (night.worst.bet.kind, night.worst.bet.lane) == (BetKind.WIN, horse("red"))
    assert night.worst.came == 4
    assert night.books == ()


def test_a_bookmaker_is_told_what_the_bank_kept():
    party = night_of_two_races()
    night = party.game.view(1).own.night
    assert [(book.race, book.kept) for book in night.books] == [(2, 4 * (100 - 300))]
    assert night.worst is None  # one race of bets is the best there was


def test_a_late_guests_night_begins_with_the_first_race_of_theirs():
    night = night_of_two_races().game.view(4).own.night
    assert (night.first_race, night.purses) == (2, (2000, 2200))


def test_nobody_has_a_night_before_it_is_over():
    party = Party(seats=4)
    party.race()
    assert party.game.view(1).own.night is None


def awards_of(party: Party, *lowest: float) -> dict[AwardKind, object]:
    return {award.kind: award for award in party.game.awards(lowest)}


def test_the_boldest_bet_is_the_largest_share_of_a_purse_on_a_win():
    party = Party(seats=5, races=2).money(2000, 2000, 4000, 1000, 100)
    party.bet(1, "white", 100, "white", 1500)
    party.bet(2, "white", 100, "white", 2000)
    party.bet(3, "white", 900, "white", 100)
    party.game.apply(4, 6 + horse("white"))  # with money for one bet there is no choice
    party.cards()
    party.photo()
    party.game.apply(0, 0)
    party.race()
    bold = awards_of(party, 1, 1)[AwardKind.BOLDEST]
    assert (bold.seat, bold.race, bold.stake, bold.purse) == (1, 1, 1500, 2000)
    assert bold.lane == horse("white")


def test_a_losing_run_counts_races_in_a_row_without_a_paid_bet():
    party = Party(seats=4, races=3)
    for _ in range(3):
        for decision in list(party.game.pending):
            colour = "white" if decision.seat == 3 else "black"
            party.bet(decision.seat, colour, 100, colour, 100)
        party.cards()
        party.photo()
        if not party.game.over:
            party.game.apply(0, 0)
    run = awards_of(party, 1, 1, 1)[AwardKind.LOSING_RUN]
    assert (run.seat, run.races) == (3, 3)


def test_the_luckiest_win_had_the_lowest_chance():
    party = Party(seats=5, races=2)
    party.bet(2, "white", 100, "black", 300)
    party.bet(1, "white", 100, "white", 900)  # bolder, so that one award is left for luck
    party.race()
    party.game.apply(0, 0)
    for decision in list(party.game.pending):
        party.bet(decision.seat, "white", 100, "black" if decision.seat == 3 else "white", 200)
    party.cards()
    party.photo()
    lucky = awards_of(party, 0.02, 0.1)[AwardKind.LUCKIEST]
    assert (lucky.seat, lucky.race, lucky.stake, lucky.chance) == (2, 1, 300, 0.02)
    assert AwardKind.LUCKIEST not in awards_of(party, 0.3, 0.2)


def test_the_best_bookmaker_let_the_bank_keep_most():
    party = Party(seats=4, races=2)
    party.bet(1, "white", 300, "white", 500)
    party.race()
    party.game.apply(0, 0)
    for decision in list(party.game.pending):
        party.bet(decision.seat, "white", 100, "white", 100)
    party.cards()
    party.photo()
    best = awards_of(party, 1, 1)[AwardKind.BOOKMAKER]
    assert (best.seat, best.race, best.kept) == (0, 1, 300 + 500 + 2 * 200)


def test_a_bank_that_paid_more_than_it_took_praises_nobody():
    assert AwardKind.BOOKMAKER not in awards_of(night_of_two_races(), 1, 1)


def test_one_race_has_no_awards():
    party = Party(seats=4, races=1)
    party.race()
    assert party.game.awards([0.01]) == ()


@pytest.mark.parametrize("seats", [3, 5, 30])
def test_nobody_has_two_awards(seats):
    for seed in range(8):
        party = Party(seats=seats, races=4).play_on(seed)
        given = party.game.awards([0.01] * len(party.game.table.sheets))
        assert len({award.seat for award in given}) == len(given)


def test_the_lowest_chance_of_a_winner_is_that_of_the_race_as_it_was_run():
    """Eight spaces behind after two cards: only one of the three that are left saves white."""
    ahead, saved = (4, 4, 4, 4, 4, 0), (0, 0, 0, 0, 0, 14)
    speeds = [ahead, ahead, ahead, ahead, saved]
    lost = lowest_of_winner(speeds, RaceRun((0, 1, 4), (LANES[5], *LANES[:5])))
    assert lost == pytest.approx(1 / 3, abs=0.03)
    level = [(2, 2, 2, 2, 2, 2)]
    fair = lowest_of_winner(level, RaceRun((0,) * 6, tuple(LANES)))
    assert fair == pytest.approx(1 / 6, abs=0.05)


def test_a_record_of_the_first_rules_plays_on_as_it_did():
    game = hornbook.new("horse-fever-party", seats=4, seed=3, broke="watch")
    assert game.record().rules == 1
