"""What contracts are worth to `steady`: least squares on simulated games.

What a contract brings when it is given is not what it brings for an action. So in some games
contracts are given by the dice, and in others a coin sends each seat once, instead of to its best
other action, to a contract at random. The final glory, less the others', says what each perk is
worth and what the action given up; where games say little, the table stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hornbook.bots.unicorn_fever.contracts import Worths, fitted
from hornbook.games.unicorn_fever.decks import Contract, house_edition
from hornbook.lab.unicorn_fever.trials import Lesson, Trial

RACES: Final = 4
DOUBT: Final = 0.5  # in glory: how far a contract of the table may be off, with all races to come
DOUBT_OF_ACTION: Final = 0.4
DOUBT_OF_SCALE: Final = 0.15  # how far the other actions' seeming worth may be off, as a part
GOLD: Final = 0.08  # in glory, what a piece of the price counts
DOUBT_OF_GOLD: Final = 0.04
_PLACES: Final = 6  # in turn order: each may be worth something

Numbers = NDArray[np.float64]


def learn_worths(lessons: Sequence[Lesson]) -> Worths:
    """The table after these games."""
    before = fitted()
    contracts = house_edition().contracts
    known, doubts = _beliefs(before, contracts)
    rows, results = [], []
    for one in lessons:
        if one.searching is not None:
            continue
        seen = np.array([_seen(before, contracts, one, seat) for seat in range(len(one.scores))])
        scores = np.array(one.scores) - [_printed(contracts, trial) for trial in one.trials]
        rows.append(_against_the_others(seen))
        results.append(_against_the_others(scores))
    found = _least_squares(np.concatenate(rows), np.concatenate(results), known, doubts)
    races, once = len(before.a_race), len(before.once)
    scale = max(float(found[races + once + 1]), 0.3)  # in the units of the other actions
    worths = found[: races + once] / scale
    return Worths(
        action=round(float(found[races + once]) / scale, 4),
        a_race=_named(before.a_race, worths[:races]),
        once=_named(before.once, worths[races:]),
    )


def worths_file(worths: Worths, command: str) -> str:
    """The table as a file, with the command that makes it again."""
    lines = [
        "# What contracts are worth to `steady`, in glory, for each unit of a perk: for each race",
        "# still to be run, and once. An action spent on a contract costs `action` more than the",
        "# other actions seem to be worth. Not to be changed by hand:",
        f"# {command}",
        f"action = {worths.action}",
    ]
    for heading, table in (("a_race", worths.a_race), ("once", worths.once)):
        lines += ["", f"[{heading}]", *(f"{name} = {worth}" for name, worth in table.items())]
    return "\n".join(lines) + "\n"


def _beliefs(before: Worths, contracts: Sequence[Contract]) -> tuple[Numbers, Numbers]:
    """What the table says, and how far it may be off."""
    known = [*before.a_race.values(), *before.once.values(), before.action, 1.0, GOLD]
    doubts = [DOUBT / RACES / _usual(contracts, name) for name in before.a_race]
    doubts += [DOUBT / _usual(contracts, name) for name in before.once]
    doubts += [DOUBT_OF_ACTION, DOUBT_OF_SCALE, DOUBT_OF_GOLD]
    places = [0.0] * (1 + _PLACES)
    return np.array(known + places), np.array(doubts + [1.0] * len(places))


def _usual(contracts: Sequence[Contract], perk: str) -> int:
    """How much of a perk a contract has that has it."""
    return max([int(getattr(contract.perks, perk)) for contract in contracts] + [1])


def _seen(before: Worths, contracts: Sequence[Contract], one: Lesson, seat: int) -> list[float]:
    """What a seat had, beside what is not known yet: the order is that of the beliefs."""
    trial = one.trials[seat]
    signed = trial.contract >= 0
    for_action = signed and trial.price is not None
    perks = contracts[trial.contract].perks if signed else None
    seen = [trial.left * getattr(perks, name) if signed else 0.0 for name in before.a_race]
    seen += [getattr(perks, name) if signed else 0.0 for name in before.once]
    seen += [-1.0 if for_action else 0.0]
    seen += [-trial.other if for_action else 0.0]
    seen += [-float(trial.price or 0)]
    # Whoever has good actions before it is well off in other ways, too.
    seen += [trial.other]
    return seen + [float(one.places[seat] == place) for place in range(_PLACES)]


def _printed(contracts: Sequence[Contract], trial: Trial) -> int:
    """Printed glory is worth itself."""
    return contracts[trial.contract].glory if trial.contract >= 0 else 0


def _against_the_others(each: Numbers) -> Numbers:
    """By seat: less the mean of the others."""
    others = (each.sum(axis=0) - each) / (len(each) - 1)
    found: Numbers = each - others
    return found


def _least_squares(rows: Numbers, results: Numbers, known: Numbers, doubts: Numbers) -> Numbers:
    """What fits the results best without going further from what is known than they ask for."""
    left = results - rows @ known
    noise = float(np.var(left))
    pull = np.diag(noise / doubts**2)
    found: Numbers = known + np.linalg.solve(rows.T @ rows + pull, rows.T @ left)
    return found


def _named(names: dict[str, float], worths: Numbers) -> dict[str, float]:
    return {
        name: round(max(float(worth), 0.0), 5) for name, worth in zip(names, worths, strict=True)
    }
