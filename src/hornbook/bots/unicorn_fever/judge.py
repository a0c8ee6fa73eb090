"""Unicorn Fever, judged by its search: planning sketched to its end, then many races."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hornbook.bots.judging import Line, SearchJudge, Weighed, Weighing, shares
from hornbook.bots.unicorn_fever.book import book_of
from hornbook.bots.unicorn_fever.lines import lines_for
from hornbook.bots.unicorn_fever.outlook import chance_to_win
from hornbook.bots.unicorn_fever.sharp import cut_before_race, decline_moments, tried
from hornbook.bots.unicorn_fever.sheet import sheet_of
from hornbook.bots.unicorn_fever.steady import Policy as RulesOfThumb
from hornbook.bots.unicorn_fever.steady import Turn
from hornbook.bots.unicorn_fever.worlds import likely_world
from hornbook.games.unicorn_fever.events import UnicornFinished
from hornbook.games.unicorn_fever.game import UnicornFever
from hornbook.games.unicorn_fever.magic import PlayMagic
from hornbook.games.unicorn_fever.planning import ChooseAction
from hornbook.kernel import Event, Game, Question, SeatHandle

WORLDS: Final = 16
PUBLIC_WORLDS: Final = 8
ASKED: Final = (ChooseAction, PlayMagic)  # the rest follows from these


class Judge(SearchJudge):
    """Weighs actions and magic; stakes and lanes belong to their lines."""

    decided: ClassVar[tuple[type[Event], ...]] = (UnicornFinished,)

    def chances(self, game: Game[Any, Any]) -> list[float] | None:
        """Over ways the hidden cards could lie."""
        if not game.pending or not self.searches(game.pending[0].question):
            return None
        totals = [0.0] * len(game.seats)
        for number in range(PUBLIC_WORLDS):
            world: Any = game.redeal(None, self._chance)
            book = book_of(world.cards)
            cut_before_race(world)
            decline_moments(world)
            sheet = sheet_of(world, book)
            for seat in game.seats:
                totals[seat] += chance_to_win(book, sheet, seat, number)
        return shares(totals)

    def searches(self, question: Question[Any]) -> bool:
        return isinstance(question, ASKED)

    def compared(self, seat: SeatHandle, played: Line) -> Weighing:
        """Whole turns, with their bets and contracts."""
        turn = Turn(RulesOfThumb(self._chance.fork()), seat)
        usual = seat.decision.answer(turn.choice())
        found = sorted(lines_for(turn), key=lambda line: line[0] != usual)
        others = [line for line in found if line != played[: len(line)]]
        lines = [played, *others]
        worlds: list[UnicornFever] = []
        for _ in range(WORLDS):
            worlds.append(likely_world(seat, self._chance))
            cut_before_race(worlds[-1])
        book = book_of(worlds[0].cards)
        weighed = [
            Weighed(
                line,
                [tried(world, seat.seat, line, place, book) for place, world in enumerate(worlds)],
            )
            for line in lines
        ]
        as_usual = not others or others[0] != found[0]
        return Weighing(weighed, 0 if as_usual else 1)
