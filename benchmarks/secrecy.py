"""Whether anything made for a seat tells of what it cannot know: ``python -m benchmarks.secrecy``.

Positions of random games, every mode, number of seats and seat, the public too. At each two worlds
that look the same to the seat are made, and played on for a few choices as long as they do. What is
made for the seat in both (redeals, drafts, odds, bots' choices) must be the same, bit for bit.
At the end an attack: a regression guesses rivals' face-down cards from answers about the odds.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from time import perf_counter

from benchmarks.spying import spied, spied_on_the_truth
from hornbook import bots, games
from hornbook.bots import levels_for
from hornbook.kernel import (
    Chance,
    GameInfo,
    Seat,
    SeatHandle,
    Setting,
    SettingKind,
    SettingValue,
)
from hornbook.lab.secrecy import AnyGame, positions, tell_tales, twins
from hornbook.odds.worlds import seat_sheet
from hornbook.racing import RacingGame

REDEALS, ODDS, CHOICES = 10_000, 300, 300
STEPS = (0, 1, 2, 4, 8)
SEARCH = "sharp:16"  # playouts, so that no clock matters

Settings = Mapping[str, SettingValue]
Pair = tuple[AnyGame, AnyGame, Seat | None]


def main() -> None:
    """Print a line for each mode; any difference ends it with an error."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--redeals", type=int, default=REDEALS, help="positions a mode")
    options.add_argument("--odds", type=int, default=ODDS)
    options.add_argument("--choices", type=int, default=CHOICES, help="for each level of bots")
    options.add_argument("--spy", type=int, default=600, help="games for the attack; 0: none")
    wanted = options.parse_args()
    print(
        f"{'equal in worlds that look the same':34} {'redeals':>9} {'drafts':>7} {'odds':>6}",
        end="",
    )
    print("".join(f" {level:>7}" for level in bots.LEVELS), f"{'seconds':>8}")
    told: Counter[str] = Counter()
    for name in games.names():
        begun = perf_counter()
        compared = [_redeals(name, wanted.redeals, told), _drafts(name, wanted.choices, told)]
        compared.append(_odds(name, wanted.odds, told))
        compared += [_choices(name, level, wanted.choices, told) for level in bots.LEVELS]
        widths = (9, 7, 6, *[7] * len(bots.LEVELS))
        figures = "".join(f" {n:>{w},}" for n, w in zip(compared, widths, strict=True))
        print(f"{name:34}{figures} {perf_counter() - begun:8.0f}", flush=True)
    told = +told
    for what, times in told.most_common():
        print(f"DIFFERENT {times} times: {what}")
    if wanted.spy:
        _attack(wanted.spy)
    sys.exit(bool(told))


def _attack(count: int) -> None:
    print(f"\nguessing a face-down card's sign from four answers, {count} games; 0.5 is blind")
    for what, attack in (("as it is", spied), ("true order carried along", spied_on_the_truth)):
        true, imagined = attack(count)
        print(f"{what}: {true:.3f}; of a world dealt again: {imagined:.3f}", flush=True)


def _redeals(name: str, count: int, told: Counter[str]) -> int:
    for number, (one, other, seat) in enumerate(_worlds(name, count, "redeals")):
        told.update(f"{name}: redeal: {tale}" for tale in tell_tales(one, other, seat, f"{number}"))
    return count


def _drafts(name: str, count: int, told: Counter[str]) -> int:
    chance = Chance("drafts")
    for one, other, seat in _asked(name, count, "drafts"):
        decision = one.decision(seat)
        choices = [decision.choice(chance.below(decision.count))]
        told[f"{name}: draft"] += one.draft(seat, choices) != other.draft(seat, choices)
    return count


def _odds(name: str, count: int, told: Counter[str]) -> int:
    compared = 0
    for one, other, seat in _worlds(name, count, "odds"):
        if isinstance(one, RacingGame) and isinstance(other, RacingGame):
            told[f"{name}: odds"] += seat_sheet(one, seat) != seat_sheet(other, seat)
            compared += 1
    return compared


def _choices(name: str, level: str, count: int, told: Counter[str]) -> int:
    if level not in levels_for(name):
        return 0
    spec = SEARCH if level == "sharp" else level
    for number, (one, other, seat) in enumerate(_asked(name, count, level)):
        minds = [bots.make(spec, Chance(number)) for _ in range(2)]
        chosen = [minds[0].choose(SeatHandle(one, seat)), minds[1].choose(SeatHandle(other, seat))]
        told[f"{name}: {level}"] += chosen[0] != chosen[1]
    return count


def _worlds(name: str, count: int, seed: str) -> Iterator[Pair]:
    """Pairs of worlds, over all numbers of seats and all variants."""
    chance = Chance(f"{name}/{seed}/worlds")
    made = number = 0
    while made < count:
        for game in _game(name, f"{seed}/{number}", number):
            if made == count:
                return
            viewers = [*game.seats, None]
            seat = viewers[chance.below(len(viewers))]
            if chance.below(3) == 0:
                yield *twins(game, seat, chance, STEPS[chance.below(len(STEPS))]), seat
                made += 1
        number += 1


def _asked(name: str, count: int, seed: str) -> Iterator[tuple[AnyGame, AnyGame, Seat]]:
    """The same, for a seat that must choose."""
    chance = Chance(f"{name}/{seed}/asked")
    made = number = 0
    while made < count:
        for game in _game(name, f"{seed}/{number}", number):
            seat = game.pending[chance.below(len(game.pending))].seat
            if made == count or chance.below(5):
                continue
            one, other = twins(game, seat, chance, STEPS[chance.below(len(STEPS))])
            if one.asked(seat) is not None:
                yield one, other, seat
                made += 1
        number += 1


def _game(name: str, seed: str, number: int) -> Iterator[AnyGame]:
    tables = _tables(games.info(name))
    seats, settings = tables[number % len(tables)]
    return positions(name, seats, seed, settings)


@cache
def _tables(info: GameInfo) -> list[tuple[int, Settings]]:
    """All numbers of seats up to six, as usual and with each setting another way."""
    variants = [{}, *({one.name: value} for one in info.settings for value in _other_ways(one))]
    found: list[tuple[int, Settings]] = []
    for settings in variants:
        fewest, most = info.span(info.agree(settings))
        found += [(seats, settings) for seats in range(fewest, min(most, 6) + 1)]
    return found


def _other_ways(setting: Setting) -> list[SettingValue]:
    match setting.kind:
        case SettingKind.FLAG:
            return [not setting.default]
        case SettingKind.CHOICES:
            return [tuple(map(str, setting.allowed[: setting.pick]))]
        case SettingKind.CHOICE:
            return [value for value in setting.allowed if value != setting.default]
        case SettingKind.NUMBER:
            return [setting.allowed[0]]


if __name__ == "__main__":
    main()
