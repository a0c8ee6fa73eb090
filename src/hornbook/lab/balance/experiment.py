"""What is looked at in a game, and what is given at random to measure what it is worth.

Whoever plays well picks good cards, and wins because of the play: what is *chosen* says nothing of
the card. So a game is played in several arms in turn. In the first everything is as always, and
what is dealt is measured as it is. In the others something is given by the dice (a contract from
the start, a power apart from its deck), and whoever has it did nothing for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from msgspec import Struct

from hornbook.games import folders
from hornbook.kernel import Chance, Decision, Edition, Game, Option, Seat, SettingValue
from hornbook.lab.sitting import Sitting, play_out
from hornbook.text import Catalogue

AnyGame = Game[Any, Any]
Held = list[dict[str, list[str]]]
"""By seat: by family, what the seat had from the start."""

AS_IS: Final = "as-is"
SEAT: Final = "seat"  # the family of places in turn order, which every game has


class Seen(Struct, frozen=True):
    """One game as the laboratory sees it. Lists are by seat."""

    game: int
    seed: str
    arm: str
    wins: list[float]
    leads: list[float]  # the score, less the mean of the others'
    decisions: int
    held: Held
    offered: dict[str, dict[str, tuple[int, int]]]  # by family and key: how often, and taken
    counts: dict[str, list[int]]  # what is counted of a seat at the end: loans, …
    curves: dict[str, list[list[int]]]  # by name: for each round, by seat


G = TypeVar("G", bound=AnyGame)
C = TypeVar("C", bound=Edition)


class Experiment(Generic[G, C]):
    """What can be measured in any game: the places in turn order, lengths, leads.

    A game says more in the ``balance.py`` of its folder. Keys are the cards' own ids, so that two
    editions can be compared.
    """

    arms: ClassVar[tuple[str, ...]] = (AS_IS,)
    brief: ClassVar[tuple[str, ...]] = ()
    """The arms of a short look, where not all."""
    measured_in: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By family: the only arms that say what its things are worth, where not all do."""
    settings: ClassVar[Mapping[str, SettingValue]] = {}
    """What has to be agreed so that things are dealt and not chosen."""
    families: ClassVar[tuple[str, ...]] = (SEAT,)
    """In the order in which they are reported."""
    curve: ClassVar[str] = "score"
    """The one that says who leads."""
    lends: ClassVar[bool] = False
    """Whether loans are counted."""

    def __init__(self, arm: str = AS_IS, chance: Chance | None = None) -> None:
        self.arm = arm
        self.chance = chance or Chance(arm)

    def give(self, game: G) -> Held:
        """Give at random what the arm gives; says by seat what it was."""
        return [{} for _ in game.seats]

    def dealt(self, game: G) -> Held:
        """What every seat has from the deal."""
        return [{} for _ in game.seats]

    def order(self, game: G) -> Sequence[Seat]:
        """The seats in the order of their first turn."""
        return game.seats

    def laid_out(self, game: G) -> Sequence[tuple[str, str]]:
        """Family and key of all that a new round lays out for everybody to take."""
        return ()

    def named(self, game: G, option: Option) -> tuple[str, str] | None:
        """The family and key of what an option would take, if it is counted."""
        return None

    def round_number(self, game: G) -> int:
        """Which round is played; curves have a point for each."""
        return 0

    def standing(self, game: G) -> Mapping[str, list[int]]:
        """How everybody stands, by curve and seat."""
        return {}

    def counts(self, game: G) -> Mapping[str, list[int]]:
        """What is counted of each seat at the end."""
        return {}

    def choice(self, game: G, decision: Decision, choice: int, held: Held) -> int:
        """The choice that is made: the bot's, or one that the arm gives at random."""
        return choice

    def names(self, cards: C, catalogue: Catalogue) -> Mapping[str, Mapping[str, str]]:
        """By family and key: how it is called."""
        return {}


AnyExperiment = Experiment[Any, Any]


def experiment(game: str) -> type[AnyExperiment]:
    """What the game's folder has to say, or what can be measured in any game."""
    module = folders.load(folders.LAB, game, "balance")
    found: type[AnyExperiment] = Experiment if module is None else module.Experiment
    return found


def look_at(
    sitting: Sitting,
    levels: Sequence[str],
    seed: str,
    number: int,
    arms: Sequence[str] | None = None,
) -> Seen:
    """Play the game of that number in its arm, and note what there is to note."""
    kind = experiment(sitting.game)
    played = arms or kind.arms
    lot, place = divmod(number, len(played))  # every arm plays the same deals
    deal, arm = f"{seed}/{lot}", played[place]
    game = sitting.deal(deal)
    what = kind(arm, Chance(f"{deal}/{arm}"))
    held = _begin(what, game)
    curves: dict[str, list[list[int]]] = {}
    rounds = [what.round_number(game)]

    offers = _Offers(what.laid_out(game))

    def watch(game: AnyGame, decision: Decision, choice: int) -> int:
        if (now := what.round_number(game)) != rounds[-1]:
            rounds.append(now)
            _note(curves, what.standing(game))
            offers.lay_out(what.laid_out(game))
        choice = what.choice(game, decision, choice, held)
        named = [what.named(game, option) for option in decision.options]
        # However many ways there are to take it, it is on offer once.
        for found in dict.fromkeys(named):
            if found is not None:
                offers.ask(*found, taken=found == named[choice])
        return choice

    # Bots of several levels move one seat on with each deal, so that no seat has the better one.
    count = len(levels)
    turned = [levels[(seat + lot) % count] for seat in range(count)]
    play_out(game, deal, turned, watch=watch)
    _note(curves, what.standing(game))
    result = game.result
    if result is None:
        raise RuntimeError("a game ended without a result")
    seats = game.seats
    won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in seats]
    total = sum(result.scores)
    others = max(len(seats) - 1, 1)
    leads = [round(score - (total - score) / others, 6) for score in result.scores]
    return Seen(
        game=number,
        seed=deal,
        arm=what.arm,
        wins=won,
        leads=leads,
        decisions=len(game.history),
        held=held,
        offered=offers.counted,
        counts={name: list(each) for name, each in what.counts(game).items()},
        curves=curves,
    )


class _Offers:
    """How often each thing was on offer, and taken.

    What is laid out for everybody is on offer once; what somebody is asked about, each time.
    """

    def __init__(self, laid_out: Sequence[tuple[str, str]]) -> None:
        self.counted: dict[str, dict[str, tuple[int, int]]] = {}
        self._for_all = {family for family, _ in laid_out}
        self.lay_out(laid_out)

    def lay_out(self, things: Sequence[tuple[str, str]]) -> None:
        for family, key in things:
            self._count(family, key, shown=1, taken=0)

    def ask(self, family: str, key: str, *, taken: bool) -> None:
        self._count(family, key, shown=family not in self._for_all, taken=taken)

    def _count(self, family: str, key: str, shown: int, taken: int) -> None:
        before = self.counted.setdefault(family, {}).get(key, (0, 0))
        self.counted[family][key] = (before[0] + shown, before[1] + taken)


def _begin(what: AnyExperiment, game: AnyGame) -> Held:
    dealt, order = what.dealt(game), list(what.order(game))
    given = what.give(game)
    return [
        {**dealt[seat], SEAT: [str(order.index(seat) + 1)], **given[seat]} for seat in game.seats
    ]


def _note(curves: dict[str, list[list[int]]], standing: Mapping[str, list[int]]) -> None:
    for name, each in standing.items():
        curves.setdefault(name, []).append(list(each))
