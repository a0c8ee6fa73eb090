"""Games to learn from: contracts given, or signed by a coin instead of the best other action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct

from hornbook import bots
from hornbook.bots import Bot
from hornbook.bots.unicorn_fever.book import book_of
from hornbook.bots.unicorn_fever.reckoning import AFTER
from hornbook.bots.unicorn_fever.sheet import LOANS, sheet_of
from hornbook.bots.unicorn_fever.steady import Policy, Turn
from hornbook.bots.unicorn_fever.traits import TRAITS, Scene, tell_traits, weigh_hands
from hornbook.games.unicorn_fever.game import UnicornFever
from hornbook.games.unicorn_fever.options import SignContract, TakeAction
from hornbook.games.unicorn_fever.planning import ACTIONS, ChooseAction, ChooseContract
from hornbook.kernel import Chance, Decision, Seat, SeatHandle
from hornbook.lab.sitting import Sitting
from hornbook.lab.unicorn_fever import balance
from hornbook.lab.unicorn_fever.balance import Experiment

UNPAID: Final = 10  # what an unpaid loan counts, in glory
SEARCH: Final = "sharp:60"
GIVEN, TRIED, SEARCHED = range(3)
KINDS: Final = (GIVEN, TRIED, SEARCHED, *(TRIED, GIVEN, TRIED) * 3)  # of games, in turn


class Trial(Struct, frozen=True):
    """What one seat was given or tried, and what it would have done instead."""

    contract: int = -1
    left: int = 0  # races, with the one being planned
    price: int | None = None  # None if it was given for nothing
    other: float = 0.0  # what the best other action seemed to be worth
    tried: bool = False  # whether the coin was thrown at all


class Lesson(Struct, frozen=True):
    """One game. Lists are by seat."""

    trials: list[Trial]
    scores: list[float]  # glory, less what unpaid loans count
    wins: list[float]
    places: list[int]  # in turn order, at the beginning
    searching: int | None  # the seat that searched, if one did
    traits: list[list[list[float]]]  # before each race but the first


def lesson(sitting: Sitting, seed: str, number: int) -> Lesson:
    """Play the game of that number: contracts given, contracts tried, one seat searching."""
    deal = f"{seed}/{number}"
    game = sitting.deal(deal)
    if not isinstance(game, UnicornFever):
        raise TypeError("not a game of Unicorn Fever")
    luck, chance = Chance(f"{deal}/bots"), Chance(f"{deal}/trials")
    order = list(game.clockwise_from_first())
    races, kind = game.table.races, KINDS[number % len(KINDS)]
    searching = Seat(chance.below(len(order))) if kind == SEARCHED else None
    trials = [Trial() for _ in game.seats]
    if kind == GIVEN:
        Experiment(balance.GIVEN, chance).give(game)
        trials = [Trial(game.table.contracts[seat][0], races) for seat in game.seats]
    players: list[Bot] = [
        Trying(luck.fork(), chance.fork(), 1 + chance.below(races) if kind == TRIED else 0)
        if kind != SEARCHED
        else bots.make(SEARCH if seat == searching else "steady", luck.fork(), sitting.game)
        for seat in game.seats
    ]
    traits = _play(game, players)
    result, table = game.result, game.table
    if result is None:
        raise RuntimeError("a game ended without a result")
    return Lesson(
        [
            player.trial if isinstance(player, Trying) and player.trial.tried else trial
            for player, trial in zip(players, trials, strict=True)
        ],
        [
            table.glory[seat]
            - UNPAID * max(table.loans[seat] - table.perks[seat].debts_forgiven, 0)
            for seat in game.seats
        ],
        [1 / len(result.winners) if seat in result.winners else 0.0 for seat in game.seats],
        [order.index(seat) for seat in game.seats],
        searching,
        traits,
    )


def _play(game: UnicornFever, players: Sequence[Bot]) -> list[list[list[float]]]:
    """To the end; everybody's traits before each race but the first."""
    handles = [SeatHandle(game, seat) for seat in game.seats]
    seen: list[list[list[float]]] = []
    race = game.table.race_number
    while not game.over:
        if game.table.race_number != race:
            race = game.table.race_number
            seen.append(traits_of(game))
        seat = game.pending[0].seat
        game.apply(seat, players[seat].choose(handles[seat]))
    return seen


def traits_of(game: UnicornFever) -> list[list[float]]:
    """By seat, what `sharp` would look at if this planning were still to come."""
    table, book = game.table, book_of(game.cards)
    sheet, left = sheet_of(game, book), table.races - table.race_number + 1
    promise = [
        sum(float(book.worths[left, one]) - int(book.contract_glory[one]) for one in signed)
        for signed in table.contracts
    ]
    sway = np.empty(len(sheet.seats))
    weigh_hands(book, sheet.hands, sway)
    scene = Scene(sheet.seats, sheet.perks, np.array(promise), sheet.rows, sway, int(sheet.bell))
    after = np.zeros((len(sheet.seats), AFTER), np.int64)
    after[:, : LOANS + 1] = sheet.seats[:, : LOANS + 1]
    found = np.empty((len(sheet.seats), TRAITS))
    for seat in game.seats:
        tell_traits(scene, after, sheet.rows, left, int(seat), found[seat])
    traits: list[list[float]] = found.tolist()
    return traits


class Trying(Policy):
    """Rules of thumb, but for one action: by a coin a contract at random, or the best other."""

    worlds, races = 3, 300  # a quicker look: many games are worth more than good ones

    def __init__(self, chance: Chance, coin: Chance, race: int) -> None:
        super().__init__(chance)
        self._coin = coin
        self._race = race
        self._action = 1 + coin.below(ACTIONS)
        self._signing = False
        self.trial = Trial()

    def choose(self, seat: SeatHandle) -> int:
        """The coin's choice at the one action, and the usual one elsewhere."""
        decision = seat.decision
        question = decision.question
        if isinstance(question, ChooseContract) and self._signing:
            return self._sign(decision, question)
        if isinstance(question, ChooseAction) and question.action == self._action:
            turn = Turn(self, seat)
            if turn.view.race_number == self._race and len(turn.view.display) > 1:
                found = self._try(decision, turn)
                if found is not None:
                    return found
        return super().choose(seat)

    def _try(self, decision: Decision, turn: Turn) -> int | None:
        """A contract or the best other action; None where there is no contract to be had."""
        tokens = turn.cards.tokens
        signs = [
            place
            for place, option in enumerate(decision.options)
            if isinstance(option, TakeAction) and tokens[option.token].contract
        ]
        others = [
            (turn.value(option), place)
            for place, option in enumerate(decision.options)
            if isinstance(option, TakeAction) and not tokens[option.token].contract
        ]
        if not signs or self.trial.tried:
            return None
        best, other = max(others)
        self._signing = bool(self._coin.below(2))
        self.trial = Trial(left=turn.sight.races_left, other=best, tried=True)
        place = signs[0] if self._signing else other
        option = decision.options[place]
        if isinstance(option, TakeAction):
            self.token = option.token
        return place

    def _sign(self, decision: Decision, question: ChooseContract) -> int:
        self._signing = False
        place = self._coin.below(len(decision.options))
        option = decision.options[place]
        if isinstance(option, SignContract):
            self.trial = Trial(
                option.contract, self.trial.left, question.price, self.trial.other, tried=True
            )
        return place
