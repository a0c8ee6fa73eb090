"""From what was typed to a game that can start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hornbook import games
from hornbook.kernel import BadSettings, Chance, SettingValue


def settings_from(game: str, pairs: Sequence[str]) -> dict[str, SettingValue]:
    """The settings of ``NAME=VALUE`` pairs, each checked by itself."""
    known = {setting.name: setting for setting in games.info(game).settings}
    settings: dict[str, SettingValue] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSettings("not-a-pair", pair=pair[:40])
        if name not in known:
            allowed = ", ".join(known) or "-"
            raise BadSettings("unknown-setting", setting=name[:40], allowed=allowed)
        settings[name] = known[name].check(value)
    return settings


def bots_from(spec: str, game: str) -> list[str]:
    """The bots of a list such as ``random,random``; refused if one cannot play the game."""
    from hornbook import bots

    levels = [level.strip() for level in spec.split(",")]
    for level in levels:
        bots.make(level, Chance(0), game)
    return levels


def at_least_one(games: int) -> int:
    """A number of games that can be played."""
    if games < 1:
        raise BadSettings("no-games", games=games)
    return games


class Crew(NamedTuple):
    """Who plays many games: so many processes here (all cores unless said), or a cluster."""

    workers: int | None
    on: str | None


def crew(workers: int | None, on: str | None) -> Crew:
    """Who plays, of a number and a place that were typed."""
    return Crew(None if workers is None else at_least_one(workers), on)
