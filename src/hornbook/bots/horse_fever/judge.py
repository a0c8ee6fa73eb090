"""Horse Fever, judged by its search: the round played to the end of its race."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hornbook.bots.horse_fever import prospects
from hornbook.bots.horse_fever.auction import bid_on, cut_before_next_round
from hornbook.bots.horse_fever.draws import keep_the_best
from hornbook.bots.horse_fever.round import cut_before_race, finish, mood
from hornbook.bots.horse_fever.sharp import AUCTIONS, BY_RULE, Search, worth_trying
from hornbook.bots.horse_fever.steady import Policy as RulesOfThumb
from hornbook.bots.judging import Line, SearchJudge, Weighed, Weighing, shares
from hornbook.games.horse_fever.board.events import PointBought, PointSold
from hornbook.games.horse_fever.events import HorseFinished
from hornbook.kernel import Event, Game, Question, Seat, SeatHandle

WORLDS: Final = 16
PUBLIC_WORLDS: Final = 8
RACES: Final = 96


class Judge(SearchJudge):
    """Weighs one answer at a time, as the search does."""

    decided: ClassVar[tuple[type[Event], ...]] = (HorseFinished, PointSold, PointBought)

    def chances(self, game: Game[Any, Any]) -> list[float] | None:
        """Over ways the hidden cards could lie and the round could go on."""
        if not game.pending or not self.searches(game.pending[0].question):
            return None
        auction = isinstance(game.pending[0].question, AUCTIONS)
        totals = [0.0] * len(game.seats)
        for number in range(PUBLIC_WORLDS):
            world: Any = game.redeal(None, self._chance)
            if auction:
                cut_before_next_round(world)
                bid_on(world)
            else:
                cut_before_race(world)
                keep_the_best(world)
                finish(world, mood(world, Seat(0), self._chance, None))
            for seat in game.seats:
                if auction:
                    totals[seat] += prospects.now(world, seat)
                else:
                    totals[seat] += prospects.after_race(world.copy(), seat, RACES, number)
        return shares(totals)

    def searches(self, question: Question[Any]) -> bool:
        return not isinstance(question, BY_RULE)

    def compared(self, seat: SeatHandle, played: Line) -> Weighing:
        """Single choices: what follows from one is left to the rules of thumb."""
        decision, first = seat.decision, played[0]
        done = first if isinstance(first, int) else decision.choice_of(first)
        usual = RulesOfThumb(self._chance.fork()).choose(seat)
        choices = list(dict.fromkeys([done, usual, *worth_trying(decision)]))
        search = Search(seat, self._chance)
        weighed = [
            Weighed(
                (decision.answer(choice),),
                [search.value(choice, number) for number in range(WORLDS)],
            )
            for choice in choices
        ]
        return Weighing(weighed, choices.index(usual))
