"""Kill the Unicorns, judged by its search: bids and ruses tried on redeals."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hornbook.bots.judging import Line, SearchJudge, Weighed, Weighing, shares
from hornbook.bots.kill_the_unicorns.sharp import Trials, plans, play_on, win_share
from hornbook.bots.kill_the_unicorns.steady import Rules
from hornbook.games.kill_the_unicorns.deal import ChooseCharacter
from hornbook.games.kill_the_unicorns.events import UnicornCaught, UnicornFled
from hornbook.games.kill_the_unicorns.market import ChoosePayment, ChooseUnicorn
from hornbook.games.kill_the_unicorns.options import LayHuntCard
from hornbook.kernel import Event, Game, Option, Question, SeatHandle

WORLDS: Final = 32
PUBLIC_WORLDS: Final = 24
BY_RULE: Final = (ChooseCharacter, ChooseUnicorn, ChoosePayment)


class Judge(SearchJudge):
    """Weighs ruses, bids as a whole, powers and the market."""

    decided: ClassVar[tuple[type[Event], ...]] = (UnicornCaught, UnicornFled)

    def chances(self, game: Game[Any, Any]) -> list[float] | None:
        """The hunt played on many times, then the herds as they stand."""
        totals = [0.0] * len(game.seats)
        for _ in range(PUBLIC_WORLDS):
            world: Any = game.redeal(None, self._chance)
            play_on(world, Rules(self._chance.fork()))
            for seat in game.seats:
                totals[seat] += max(win_share(world, seat), 0.0)
        return shares(totals)

    def searches(self, question: Question[Any]) -> bool:
        return not isinstance(question, BY_RULE)

    def compared(self, seat: SeatHandle, played: Line) -> Weighing:
        """Whole bids; what follows from them is left to the rules of thumb."""
        decision = seat.decision
        world: Any = seat.redeal(self._chance)
        likely = Rules(self._chance.fork()).choose(world, decision)
        trials = Trials(seat, self._chance)
        found = plans(world, decision, likely)
        others = [plan for plan in found if _meaning(plan) != _meaning(played[: len(plan)])]
        mine = tuple(answer for answer in played if isinstance(answer, Option))
        weighed = [
            Weighed(line, [trials.win_share(line, number) for number in range(WORLDS)])
            for line in (mine, *others)
        ]
        as_usual = not others or others[0] is not found[0]
        return Weighing(weighed, 0 if as_usual else 1)


def _meaning(line: Line) -> Line:
    """A bid is the same in whatever order its cards are laid."""
    cards = sorted([one.value for one in line if isinstance(one, LayHuntCard)])
    return (*[one for one in line if not isinstance(one, LayHuntCard)], *cards)
