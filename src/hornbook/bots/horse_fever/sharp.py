"""Search for Horse Fever: every choice on the same worlds, to the end of the round's race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from hornbook.bots.budget import Budget
from hornbook.bots.halving import best_by_shares, best_choice
from hornbook.bots.horse_fever import prospects, steady
from hornbook.bots.horse_fever.auction import bid_on, cut_before_next_round
from hornbook.bots.horse_fever.draws import keep_the_best
from hornbook.bots.horse_fever.round import Mood, cut_before_race, finish, interests, mood
from hornbook.bots.horse_fever.steady import SHARES, push
from hornbook.games.horse_fever.board.auction import ChooseBid, ChooseSale
from hornbook.games.horse_fever.board.options import (
    AskForAssistant,
    AskForHorse,
    AskForObjective,
    AskForStable,
)
from hornbook.games.horse_fever.characters import ChooseCharacter
from hornbook.games.horse_fever.final import ChooseContestWinner
from hornbook.games.horse_fever.game import HorseFever
from hornbook.kernel import Chance, Decision, Seat, SeatHandle
from hornbook.odds.chances import chances_over
from hornbook.odds.worlds import last_board_of
from hornbook.racing import LANES, ChooseWhoWasAhead

RACES: Final = 96  # a trial
AT_AUCTION: Final = 4  # worlds before anything is dropped: only hidden objectives differ
FORECASTS: Final = 6  # worlds the chances are taken from
AUCTIONS: Final = (ChooseSale, ChooseBid)
BY_RULE: Final = (ChooseWhoWasAhead, ChooseContestWinner, ChooseCharacter)
ASKING: Final = (AskForAssistant, AskForHorse, AskForObjective, AskForStable)
SUSPICION: Final = 80  # percent: how often a card lies where its owner's bets want it


class Policy:
    """One seat's search; what is not worth a search goes by rules of thumb."""

    def __init__(self, chance: Chance, budget: Budget) -> None:
        self._chance = chance
        self._budget = budget
        self._steady = steady.Policy(chance.fork())

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        decision = seat.decision
        choices = worth_trying(decision)
        if len(choices) == 1:
            return choices[0]
        if isinstance(decision.question, BY_RULE):
            return self._steady.choose(seat)
        search, clock = Search(seat, self._chance), self._budget.clock()
        if isinstance(decision.question, AUCTIONS):
            return best_choice(choices, search.value, clock, least=AT_AUCTION)
        return best_by_shares(choices, search.value, clock)


def worth_trying(decision: Decision) -> list[int]:
    """All options but offers to rivals, who hardly ever sell; of the stakes a few."""
    span = decision.span
    if span is not None:
        steps = (span.high - span.low) // span.step
        return sorted({span.low + int(steps * share) * span.step for share in SHARES})
    options = decision.options
    return [place for place, option in enumerate(options) if not isinstance(option, ASKING)]


class Search:
    """One decision being tried out on worlds that could be the true one."""

    def __init__(self, seat: SeatHandle, chance: Chance) -> None:
        self._seat = seat
        self._chance = chance
        self._me = seat.seat
        self._auction = isinstance(seat.decision.question, AUCTIONS)
        self._worlds: list[tuple[HorseFever, Mood, int]] = []
        self._ranks = None if self._auction else self._forecast()

    def value(self, choice: int, world: int) -> float:
        """The chance to win after this choice, in the world of that number."""
        while len(self._worlds) <= world:
            self._worlds.append(self._new_world())
        sampled, about, seed = self._worlds[world]
        game = sampled.copy()
        game.history = []
        game.apply(self._me, choice)
        if self._auction:
            bid_on(game)
            return prospects.now(game, self._me)
        keep_the_best(game)
        finish(game, about)
        return prospects.after_race(game, self._me, RACES, seed)

    def _new_world(self) -> tuple[HorseFever, Mood, int]:
        game = self._sample()
        if self._auction:
            cut_before_next_round(game)
        else:
            cut_before_race(game)
        about = mood(game, self._me, self._chance, self._ranks)
        return game, about, self._chance.below(1 << 62)

    def _sample(self) -> HorseFever:
        """A redeal in which rivals' hidden cards lie where they make sense."""
        game = self._seat.redeal(self._chance)
        if not isinstance(game, HorseFever):
            raise TypeError("not a game of Horse Fever")
        suspect(game, self._me, self._chance)
        return game

    def _forecast(self) -> Sequence[Sequence[float]]:
        """The chances before anyone decides anything more."""
        boards = [last_board_of(self._sample()) for _ in range(FORECASTS)]
        return chances_over(boards, 150 * FORECASTS, self._chance.below(1 << 62)).ranks


def suspect(game: HorseFever, me: Seat, chance: Chance) -> None:
    """Exchange rivals' face-down cards that make no sense for hidden cards that do.

    All hidden cards are alike to the seat, so this is still a world that could be the true one.
    """
    table, faces = game.table, game.cards.actions
    if table.revealed or not any(table.lanes):
        return
    about = mood(game, me, chance, None)
    wants = {seat: interests(game, seat, about) for seat in game.seats if seat != me}
    for lane in LANES:
        for place, card in enumerate(table.lanes[lane]):
            if card.seat == me or chance.below(100) >= SUSPICION:
                continue
            helps = wants[card.seat][lane] > 0
            if (push(faces[card.card]) > 0) == helps:
                continue
            fitting = [
                at
                for at, other in enumerate(table.action_deck)
                if (push(faces[other]) > 0) == helps
            ]
            if fitting:
                at = chance.choose(fitting)
                other = table.action_deck[at]
                table.action_deck[at] = card.card
                cards = list(table.lanes[lane])
                cards[place] = replace(card, card=other)
                table.lanes[lane] = tuple(cards)
