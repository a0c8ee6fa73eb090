"""What nobody may learn: slips until the race starts, the order of the cards."""

import msgspec
import pytest

import hornbook
from hornbook.games.horse_fever.party.table import Phase
from hornbook.kernel import Chance
from party.scene import Party

SEATS = [3, 5, 30]


def positions(seats, seed):
    """A lively party, position by position: people join and take slips back."""
    game = hornbook.new("horse-fever-party", seats=seats, seed=seed, races=3, money=600)
    chance = Chance(f"{seed} choices")
    while not game.over:
        yield game
        seat = game.seats[chance.below(len(game.seats))]
        act = chance.below(25)
        if act == 0 and game.open_to_joiners:
            game.join()
        elif act == 1 and game.table.phase is Phase.BETTING and game.table.slips[seat]:
            game.take_back(seat)
        else:
            decision = game.pending[chance.below(len(game.pending))]
            game.apply(decision.seat, decision.choice(chance.below(decision.count)))


@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_looks_the_same_to_its_seat_in_the_middle_of_betting_too(seats):
    for number, game in enumerate(positions(seats, "same")):
        if number % (1 + seats // 6):
            continue
        for seat in [*game.seats[:5], game.seats[-1], None]:
            other = game.redeal(seat, Chance(number))
            assert other.view(seat) == game.view(seat)
            if seat is not None:
                assert other.asked(seat) == game.asked(seat)


@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_keeps_who_has_bet_and_everybodys_money(seats):
    for number, game in enumerate(positions(seats, "money")):
        if number % (1 + seats // 3):
            continue
        other = game.redeal(game.seats[0], Chance(number)).table
        assert other.money == game.table.money
        assert set(other.waiting.seats) == set(game.table.waiting.seats)
        for seat, slip in enumerate(other.slips):
            assert all(bet.stake % 100 == 0 for bet in slip)
            if slip and other.phase is Phase.BETTING and seat not in other.waiting:
                assert other.left(seat) >= 0
                assert len(slip) == (2 if other.money[seat] > 100 else 1)
                assert all(bet.stake for bet in slip)


def test_a_redeal_writes_the_others_slips_anew():
    party = Party(seats=4)
    party.bet(1, "green", 200, "black", 300)
    party.game.apply(2, 4)
    slips = {party.game.redeal(3, Chance(n)).table.slips[1] for n in range(40)}
    assert len(slips) > 30
    own = {party.game.redeal(1, Chance(n)).table.slips[1] for n in range(10)}
    assert own == {party.game.table.slips[1]}
    assert party.game.redeal(3, Chance(0)).table.slips[2] == ()


@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_in_the_middle_of_betting_can_be_played_to_the_end(seats):
    for number, game in enumerate(positions(seats, "playable")):
        if number % (5 * seats):
            continue
        chance = Chance(number)
        other = game.redeal(None, chance)
        while not other.over:
            decision = other.pending[chance.below(len(other.pending))]
            other.apply(decision.seat, decision.choice(chance.below(decision.count)))
        assert sum(other.table.money) + other.table.bank == 0


def test_a_slip_shows_in_no_other_view_and_no_other_ear():
    party = Party(seats=4)
    before = [party.game.view(seat) for seat in (0, 2, 3, None)]
    told = party.game.apply(1, 3)
    told += party.game.apply(1, 700)
    told += party.game.apply(1, 3)
    assert [party.game.view(seat) for seat in (0, 2, 3, None)] == before
    for seat in (0, 2, 3, None):
        assert not [event for event in told if event.heard_by(seat)]


@pytest.mark.parametrize("seats", SEATS)
def test_a_draft_of_a_slip_comes_true(seats):
    chance = Chance("drafts")
    for number, game in enumerate(positions(seats, "draft")):
        if number % (1 + seats // 2):
            continue
        seat = game.pending[chance.below(len(game.pending))].seat
        before, truth = game.fingerprint(), game.copy()
        heard, choices = [], []
        while (decision := truth.asked(seat)) and len(choices) < 4:
            choices.append(decision.choice(chance.below(decision.count)))
            heard += [event for event in truth.apply(seat, choices[-1]) if event.heard_by(seat)]
            draft = game.draft(seat, choices)
            assert game.fingerprint() == before
            assert heard[: len(draft.events)] == list(draft.events)
            if draft.sealed:
                break
            assert draft.view == truth.view(seat)
            assert len(draft.events) == len(heard)


@pytest.mark.parametrize("seats", SEATS)
def test_copies_are_independent_and_money_is_never_lost(seats):
    older = []
    for number, game in enumerate(positions(seats, "copies")):
        assert sum(game.table.money) + game.table.bank == 0
        if number % (1 + seats // 3):
            continue
        twin = game.copy()
        older = [*older[-5:], (twin, game.fingerprint())]
        for copy, printed in older:
            assert copy.fingerprint() == printed
        decision = twin.pending[len(twin.pending) - 1]
        assert decision.question in [one.question for one in game.pending]
    assert game.over


def test_views_are_as_small_for_thousands_as_for_three():
    sizes = [
        len(msgspec.json.encode(hornbook.new("horse-fever-party", seats=seats).view(1)))
        for seats in (3, 3000)
    ]
    assert sizes[1] < sizes[0] + 500


def test_the_number_of_a_question_does_not_tell_how_far_others_are():
    game = hornbook.new("horse-fever-party", seats=5, seed="numbers")
    first, second, *_ = [decision.seat for decision in game.pending]
    ahead = game.copy()
    ahead.apply(second, 0)
    numbers = []
    for one in (game, ahead):
        one.apply(first, 0)
        numbers.append(one.decision(first).number)
    assert numbers[0] == numbers[1]
