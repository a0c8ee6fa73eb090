"""An attack on secrecy: guess the sign of a rival's face-down card from answers about the odds.

A rival at a table of two plays magic cards; after each of four the spy asks for the odds. What the
answers say less what they should say on average is luck, if nothing leaks. A regression learns on
half of the games what it tells of the first card, and is asked about the other half. An area of 0.5
is blind, 1 is certainty. A spy's own cards tell something, too: so the same is asked about a world
that was only dealt again for the spy, and that must be guessed as well as the truth. To show that
the attack is any good it is also made on a redeal that shuffles the cards as they truly lie.
"""

from __future__ import annotations

from typing import TypeAlias
from unittest.mock import patch

import numpy as np
from numpy.typing import NDArray

import hornbook
from hornbook.games.unicorn_fever.decks import Sign
from hornbook.games.unicorn_fever.game import UnicornFever
from hornbook.games.unicorn_fever.options import TakeAction
from hornbook.kernel import Chance, Seat
from hornbook.odds import price
from hornbook.odds.worlds import seat_boards

ANSWERS = 4
WORLDS, RACES = 24, 6_000
_Measures: TypeAlias = NDArray[np.float64]


def spied(count: int) -> tuple[float, float]:
    """How well the sign is guessed, in truth and in a world dealt again: areas under the curve."""
    games = [_game(f"spy/{number}") for number in range(count)]
    columns = np.column_stack([np.array([told for told, _, _ in games]), np.ones(count)])
    true, imagined = (np.array(signs) for signs in list(zip(*games, strict=True))[1:])
    return _guessed(columns, true), _guessed(columns, imagined)


def _guessed(columns: _Measures, good: NDArray[np.bool_]) -> float:
    half = len(good) // 2
    weights = _ridge(columns[:half], good[:half])
    return _area(columns[half:] @ weights, good[half:])


def spied_on_the_truth(count: int) -> tuple[float, float]:
    """The same where a redeal carries the true order along."""
    with patch.object(Chance, "deal_again", Chance.shuffle):
        return spied(count)


def _game(seed: str) -> tuple[list[float], bool, bool]:
    """What the answers told, and whether the first card is good: in truth, and dealt again."""
    game = hornbook.new("unicorn-fever", seats=2, seed=seed)
    if not isinstance(game, UnicornFever):
        raise TypeError("another game")
    rival = game.pending[0].seat
    spy = Seat(1 - rival)
    decision = game.decision(rival)
    magic = next(
        place
        for place, option in enumerate(decision.options)
        if isinstance(option, TakeAction) and game.cards.tokens[option.token].magic >= ANSWERS - 1
    )
    game.apply(rival, magic)
    told: list[float] = []
    first = None
    luck = Chance(seed)
    while len(told) < ANSWERS * 2 and game.pending[0].seat == rival:
        laid = sum(map(len, game.table.lanes))
        decision = game.decision(rival)
        game.apply(rival, decision.choice(luck.below(decision.count)))
        if sum(map(len, game.table.lanes)) > laid:
            all_laid = [(lane, one) for lane, on in enumerate(game.table.lanes) for one in on]
            first = first or all_laid[0]
            told += _residues(game, spy, first[0])
    if first is None:
        raise RuntimeError("nothing was played")
    told += [0.0] * (ANSWERS * 2 - len(told))
    lane, placed = first
    again = game.redeal(spy, Chance(f"{seed}/again")).table.lanes[lane]
    imagined = next(one for one in again if one.tick == placed.tick)
    signs = [game.cards.magic[one.card].sign is Sign.POSITIVE for one in (placed, imagined)]
    return told, signs[0], signs[1]


def _residues(game: UnicornFever, spy: Seat, lane: int) -> list[float]:
    """By which the fixed answer is off for that lane: to win, and to place."""
    answer, other = (
        price(seat_boards(game, spy, Chance(seed), worlds), game.offers, RACES, 1).chances
        for seed, worlds in (("spy", WORLDS), ("others", 6 * WORLDS))
    )
    return [sum(answer.ranks[lane][:places]) - sum(other.ranks[lane][:places]) for places in (1, 3)]


def _ridge(columns: _Measures, good: NDArray[np.bool_]) -> _Measures:
    """Least squares, held back a little where it knows little."""
    square = columns.T @ columns + 1e-3 * np.eye(columns.shape[1])
    weights: _Measures = np.linalg.solve(square, columns.T @ good.astype(float))
    return weights


def _area(guessed: _Measures, good: NDArray[np.bool_]) -> float:
    """How often a good card is thought better than a bad one."""
    ahead = guessed[good][:, None] - guessed[~good][None, :]
    return float((ahead > 0).mean() + (ahead == 0).mean() / 2)
