"""Whatever anyone chooses: gold and tokens are conserved, nobody is stuck, the game ends."""

from hypothesis import given, settings
from hypothesis import strategies as st

import hornbook
from hornbook.games.unicorn_fever.decks import BetKind
from hornbook.kernel import Refusal

LONGEST = 2_000  # decisions: six players who borrow all they can and play all their magic


def check(game) -> None:
    """All that must hold at every moment."""
    table, seats = game.table, game.setup.seats
    assert sum(table.gold) + table.bank == 0
    assert min(table.gold) >= 0
    assert min(table.glory) >= 0
    # Bet tokens: free, bet, reserved, or (two players) taken away by the dice.
    for kind in BetKind:
        out = [bet for bet in table.bets if bet.kind == kind]
        kept = [one for one in table.reserved_bets if one.kind == kind]
        total = table.bet_tokens[kind].bit_count() + len(out) + len(kept)
        full = 6 if kind != BetKind.LATE or seats >= 4 else 0
        assert total == full or (seats == 2 and total == full - 1)
    tokens = [token for stack in table.stacks for token in stack]
    tokens += [token for taken in table.taken for token in taken]
    tokens += [kept.token for kept in table.reserved_actions]
    assert len(tokens) == len(set(tokens)) == (6 if seats == 2 else 11)
    contracts = [*table.contract_deck, *table.display, *table.contract_discard]
    contracts += [contract for held in table.contracts for contract in held]
    assert len(contracts) == len(set(contracts)) == 16
    if not game.over:
        assert game.pending
        assert game.pending[0].count > 1 or game.pending[0].span is not None


@settings(max_examples=40, deadline=None)
@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 10**6),
    tastes=st.lists(st.integers(0, 10**6), min_size=1, max_size=60),
    clans=st.sampled_from([(), ("goblins", "fairies"), ("witches", "gnomes")]),
)
def test_any_choices_conserve_gold_and_tokens_and_end(seats, seed, tastes, clans):
    game = hornbook.new("unicorn-fever", seats=seats, seed=seed, clans=clans)
    for number in range(LONGEST):
        if game.over:
            break
        check(game)
        decision = game.pending[0]
        taste = tastes[number % len(tastes)] + number
        game.apply(decision.seat, decision.choice(taste % decision.count))
    check(game)
    assert game.over
    assert game.result is not None


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), greedy=st.booleans(), seats=st.integers(2, 6))
def test_those_who_always_take_the_first_or_last_option_end_too(seed, greedy, seats):
    game = hornbook.new("unicorn-fever", seats=seats, seed=seed)
    while not game.over:
        assert len(game.history) < LONGEST
        decision = game.pending[0]
        game.apply(decision.seat, decision.choice(decision.count - 1 if greedy else 0))
    check(game)


@settings(max_examples=30, deadline=None)
@given(
    seed=st.integers(0, 1000),
    noise=st.lists(
        st.tuples(
            st.one_of(st.integers(-3, 9), st.none()),
            st.one_of(st.integers(-5, 60), st.text(max_size=3), st.floats(), st.none()),
        ),
        max_size=80,
    ),
)
def test_hostile_noise_never_corrupts_a_game(seed, noise):
    game = hornbook.new("unicorn-fever", seats=3, seed=seed)
    for seat, choice in noise:
        before = game.fingerprint()
        try:
            game.apply(seat, choice)
        except Refusal:
            assert game.fingerprint() == before
        check(game)
