"""Which line is best: tried on worlds that could be the true one, within a budget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hornbook.bots.budget import Budget
from hornbook.bots.halving import best_by_shares
from hornbook.bots.unicorn_fever.book import Book, book_of
from hornbook.bots.unicorn_fever.lines import Line, lines_for
from hornbook.bots.unicorn_fever.outlook import chance_in_race, chance_to_win
from hornbook.bots.unicorn_fever.sheet import sheet_of
from hornbook.bots.unicorn_fever.steady import Policy as RulesOfThumb
from hornbook.bots.unicorn_fever.steady import Turn
from hornbook.bots.unicorn_fever.worlds import likely_world
from hornbook.games.unicorn_fever.decks import UnicornCards
from hornbook.games.unicorn_fever.game import UnicornFever
from hornbook.games.unicorn_fever.magic import PlayMagic
from hornbook.games.unicorn_fever.options import TakeAction
from hornbook.games.unicorn_fever.planning import ChooseAction
from hornbook.games.unicorn_fever.race import HandOverFirstPlayer
from hornbook.kernel import Answer, Chance, Decision, Option, Seat, SeatHandle
from hornbook.racing import ChooseWhoWasAhead, OnLane, come_home

SMALLER: Final = 2  # what is not a whole turn gets this part of the budget


class Policy:
    """One seat's search. A line is thought of once and then followed, while it can be."""

    def __init__(self, chance: Chance, budget: Budget) -> None:
        self._chance = chance
        self._budget = budget
        self._thumb = RulesOfThumb(chance.fork())
        self._plan: Line = ()

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        decision = seat.decision
        line = self._plan if self._plan and fits(decision, self._plan[0]) else self._best(seat)
        if isinstance(line[0], TakeAction):
            self._thumb.token = line[0].token
        # A stake was only tentative: it gets thought of its own.
        self._plan = tuple(answer for answer in line[1:] if isinstance(answer, Option))
        return choice_of(decision, line[0])

    def _best(self, seat: SeatHandle) -> Line:
        question = seat.decision.question
        lines = lines_for(Turn(self._thumb, seat))
        if len(lines) == 1:
            return lines[0]
        # Whole turns are worth more thought than the details of one.
        budget = self._budget if isinstance(question, ChooseAction) else self._budget.part(SMALLER)
        value, clock = self._trial(seat, lines), budget.clock()
        return lines[best_by_shares(range(len(lines)), value, clock)]

    def _trial(self, seat: SeatHandle, lines: Sequence[Line]) -> Callable[[int, int], float]:
        """How good a line is in the world of that number; worlds are dealt as they are needed."""
        worlds: list[UnicornFever] = []
        cards = seat.cards
        if not isinstance(cards, UnicornCards):
            raise TypeError("not a game of Unicorn Fever")
        book = book_of(cards)
        racing = isinstance(seat.decision.question, ChooseWhoWasAhead)

        def value(line: int, world: int) -> float:
            if world == len(worlds):
                worlds.append(likely_world(seat, self._chance))
                cut_before_race(worlds[-1])
            if racing:
                return ahead(worlds[world], seat.seat, lines[line], world, book)
            return tried(worlds[world], seat.seat, lines[line], world, book)

        return value


def cut_before_race(game: UnicornFever) -> None:
    """Let the agenda end with the planning."""
    for place in range(len(game.agenda) - 1, -1, -1):
        if isinstance(game.agenda[place], HandOverFirstPlayer):
            del game.agenda[: place + 1]
            return


def tried(world: UnicornFever, me: Seat, line: Line, seed: int, book: Book) -> float:
    """The chance to win the game after a line of answers in that world."""
    game = world.copy()
    for answer in line:
        decision = game.asked(me)
        if decision is None or not fits(decision, answer):
            break  # a single option was taken by itself
        game.apply(me, choice_of(decision, answer))
    decline_moments(game)
    return chance_to_win(book, sheet_of(game, book), me, seed)


def ahead(world: UnicornFever, me: Seat, line: Line, seed: int, book: Book) -> float:
    """The chance to win the game if that unicorn was ahead in the photo."""
    game = world.copy()
    option = line[0]
    if isinstance(option, OnLane):
        come_home(game.race, option.lane)
    return chance_in_race(book, sheet_of(game, book), game, me, seed)


def decline_moments(game: UnicornFever) -> None:
    """Between the turns, contracts' offers are declined: that is always the last option."""
    while game.pending and not isinstance(game.agenda[-1], ChooseAction | PlayMagic):
        decision = game.pending[0]
        game.apply(decision.seat, decision.choice(decision.count - 1))


def fits(decision: Decision, answer: Answer) -> bool:
    """Whether the answer can be given now."""
    return answer in decision.options if decision.span is None else answer in decision.span


def choice_of(decision: Decision, answer: Answer) -> int:
    """The number of an answer."""
    return decision.choice_of(answer) if isinstance(answer, Option) else answer
