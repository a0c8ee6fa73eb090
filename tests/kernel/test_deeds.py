"""Which question goes on with the deed that was begun, as the server says it with each decision."""

import pytest

import hornbook
from hornbook import games
from hornbook.games.horse_fever.betting import ChooseStake as HorseStake
from hornbook.games.kill_the_unicorns.hunt import LayCard
from hornbook.games.unicorn_fever.magic import ChoosePeek, PlayMagic
from hornbook.games.unicorn_fever.planning import ChooseAction, ChooseBet, ChooseStake
from hornbook.kernel import Amount, Choose, Seat
from hornbook.racing import Lane
from hornbook.racing.turns import ChooseWhoWasAhead
from hornbook.server.protocol import schema

ME = Seat(0)
BET = ChooseBet(ME, (), 0)
STAKE = ChooseStake(ME, 0, Lane(0), 0)


@pytest.mark.parametrize("game", games.names())
def test_the_rest_of_an_unheard_choice_goes_on_with_it(game):
    kind = games.load(game)
    questions = [*schema.parts_of(kind, Choose), *schema.parts_of(kind, Amount)]
    assert [one for one in questions if one.half and not one.goes_on] == []


@pytest.mark.parametrize(
    ("before", "after", "goes_on"),
    [
        (ChooseAction(ME, 1), BET, True),
        (BET, STAKE, True),
        (STAKE, PlayMagic(ME, 1, 0), False),  # a bet is placed before its magic is thought over
        (STAKE, ChoosePeek(ME), False),
        (ChoosePeek(ME), PlayMagic(ME, 1, 0), True),
        (STAKE, ChooseAction(ME, 2), False),
        (ChooseAction(ME, 1), ChooseAction(ME, 1), True),  # a loan was taken for it
        (ChooseAction(ME, 1), ChooseAction(ME, 2), False),
        (LayCard(ME, 2), LayCard(ME, 1), True),
        (ChooseWhoWasAhead(ME, (0, 1, 2)), ChooseWhoWasAhead(ME, (1, 2)), True),
        (ChooseWhoWasAhead(ME, (0, 1, 2)), ChooseWhoWasAhead(ME, (3, 4)), False),
        (ChooseAction(ME, 3), ChooseWhoWasAhead(ME, (3, 4)), False),
    ],
)
def test_a_question_knows_whose_deed_it_carries_on(before, after, goes_on):
    assert after.carries_on(before) is goes_on


def test_a_draft_says_whether_the_chain_is_whole():
    game = hornbook.new("horse-fever-family", seats=3, seed=1)
    while not isinstance(game.pending[0].question, HorseStake):
        before = game.pending[0]
        drafted = game.draft(before.seat, [before.choice(0)])
        game.apply(before.seat, before.choice(0))
    assert drafted.decision is not None
    assert drafted.goes_on
