"""Horse Fever, judged by its search: the round played to the end of its race."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hornbook.bots.horse_fever import prospects
from hornbook.bots.horse_fever.auction import bid_on, cut_before_next_round
from hornbook.bots.horse_fever.draws import keep_the_best
from hornbook.bots.horse_fever.round import cut_before_race, finish, mood
from hornbook.bots.horse_fever.sharp import AUCTIONS, BY_RULE, Search, worth_trying
from hornbook.bots.horse_fever.steady import Policy as RulesOfThumb
from hornbook.bots.judging import Line, Weighed, Weighing, shares
from hornbook.games.horse_fever.board.events import PointBought, PointSold
from hornbook.games.horse_fever.events import HorseFinished
from hornbook.kernel import Chance, Event, Game, Seat, SeatHandle

WORLDS: Final = 16
PUBLIC_WORLDS: Final = 8
RACES: Final = 96


class Judge:
    """Weighs one answer at a time, as the search does."""

    decided: ClassVar[tuple[type[Event], ...]] = (HorseFinished, PointSold, PointBought)

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def chances(self, game: Game[Any, Any]) -> list[float] | None:
        """Over ways the hidden cards could lie and the round could go on."""
        if not game.pending or isinstance(game.pending[0].question, BY_RULE):
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

    def weigh(self, game: Game[Any, Any], seat: Seat, played: Line) -> Weighing | None:
        """Every choice worth a thought, on the same worlds."""
        handle = SeatHandle(game, seat)
        decision = handle.decision
        if isinstance(decision.question, BY_RULE):
            return None
        first = played[0]
        done = first if isinstance(first, int) else decision.choice_of(first)
        usual = RulesOfThumb(self._chance.fork()).choose(handle)
        choices = list(dict.fromkeys([done, usual, *worth_trying(decision)]))
        search = Search(handle, self._chance)
        weighed = [
            Weighed(
                (decision.answer(choice),),
                [search.value(choice, number) for number in range(WORLDS)],
            )
            for choice in choices
        ]
        return Weighing(weighed, choices.index(usual))
