"""What no seat may learn, at random positions of every game."""

from itertools import islice

import pytest

from hornbook.kernel import Chance, NotAsked
from table import EVERY_GAME, positions, random_choice


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_a_redeal_looks_the_same_to_its_seat(name, seats):
    for seed in range(3):
        for number, game in enumerate(positions(name, seats, seed)):
            if number % 3:
                continue
            for seat in [*game.seats, None]:
                other = game.redeal(seat, Chance(f"{seed}/{number}/{seat}"))
                assert other.view(seat) == game.view(seat)


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_a_redeal_asks_the_same_question_of_its_seat(name, seats):
    for number, game in enumerate(positions(name, seats, "questions")):
        for decision in list(game.pending)[:2]:
            other = game.redeal(decision.seat, Chance(number))
            assert other.decision(decision.seat).options == decision.options
            assert other.decision(decision.seat).span == decision.span


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_a_redeal_for_anyone_can_be_played_to_the_end(name, seats):
    for number, game in enumerate(positions(name, seats, "playable")):
        if number % 9:
            continue
        chance = Chance(number)
        viewers = [*game.seats, None]
        other = game.redeal(viewers[number % len(viewers)], chance)
        while not other.over:
            other.apply(*random_choice(other, chance))
        assert other.result is not None


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_a_redeal_keeps_neither_the_seed_nor_what_was_chosen(name, seats):
    for number, game in enumerate(positions(name, seats, "forgets")):
        if number % 25 == 0:
            other = game.redeal(None, Chance(number))
            assert other.setup.seed == ""
            assert other.opening == []
            assert len(other.history) <= len(game.history)
            assert all(move == 0 for _, move in other.history)


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_redeals_differ_in_what_is_hidden(name, seats):
    *_, game = [one.copy() for one in islice(positions(name, seats, "hidden"), 21)]
    redeals = [game.redeal(None, Chance(number)) for number in range(8)]
    assert len({str(other.table) for other in redeals}) > 4


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_a_draft_changes_nothing_and_shows_only_what_comes_true(name, seats):
    chance = Chance("drafts")
    for number, game in enumerate(positions(name, seats, "draft")):
        if number % 3:
            continue
        seat = game.pending[chance.below(len(game.pending))].seat
        before = game.fingerprint()
        truth = game.copy()
        heard: list[object] = []
        choices: list[int] = []
        for _ in range(4):
            try:
                decision = truth.decision(seat)
            except NotAsked:
                break
            choices.append(decision.choice(chance.below(decision.count)))
            heard += [e for e in truth.apply(seat, choices[-1]) if e.heard_by(seat)]
            draft = game.draft(seat, choices)
            assert game.fingerprint() == before
            assert heard[: len(draft.events)] == list(draft.events)
            if draft.sealed:
                assert (draft.decision, draft.view) == (None, None)
                with pytest.raises(NotAsked):
                    game.draft(seat, [*choices, 0])
                break
            assert draft.view == truth.view(seat)
            assert len(draft.events) == len(heard)
