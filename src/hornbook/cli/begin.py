"""Sitting down at a table: a new game, or one that was left."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from msgspec import Struct

import hornbook
from hornbook.cli.files import edition_from, naming, read_record, write_record
from hornbook.cli.play import YOU, Evening
from hornbook.cli.screen import Screen
from hornbook.cli.seating import cast, phrases_for
from hornbook.cli.setup import bots_from, settings_from
from hornbook.kernel import BadRecord, BadSettings, Game, Record
from hornbook.text import Catalogue
from hornbook.text.names import is_a_name, is_the_reader, tidy


class Wish(Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    seats: int | None
    seed: str | None
    edition: Path | None
    settings: list[str]
    bots: str
    record: Path | None
    name: str | None = None


def sit_down(wish: Wish, catalogue: Catalogue, *, fast: bool) -> None:
    """Play as wished, to the end or until the person leaves."""
    levels = bots_from(wish.bots, wish.game)
    asked = _new_game(wish, catalogue)
    left = _left_game(wish, asked, catalogue)
    game = asked
    if left is not None:
        game = hornbook.playback(left).to_the_end()
    players = cast(catalogue, game.setup.seats, _names(wish) or (left.names if left else []))
    if left is None and wish.record is not None:
        write_record(wish.record, game, players)  # better refused now than after an hour
    screen = Screen(catalogue.say("cli-go-on"), fast=fast)
    phrases = phrases_for(game, catalogue, players, YOU)
    evening = Evening(game, levels, screen, phrases, wish.record)
    if left is None:
        evening.begin()
    else:
        evening.go_on(left)
    evening.play()


def game_in(record: Path, catalogue: Catalogue) -> str:
    """Which game is kept in that file."""
    with naming(record, catalogue):
        return read_record(record).game


def _names(wish: Wish) -> list[str]:
    """The person's name, if one was given: the others have theirs."""
    if wish.name is None:
        return []
    name = tidy(wish.name)
    if is_the_reader(name):
        raise BadSettings("name-of-the-reader", name=name)
    if not is_a_name(name):
        raise BadSettings("name-empty")
    return [name]


def _new_game(wish: Wish, catalogue: Catalogue) -> Game[Any, Any]:
    return hornbook.new(
        wish.game,
        seats=wish.seats,
        seed=wish.seed if wish.seed is not None else secrets.token_hex(4),
        edition=edition_from(wish.edition, wish.game, catalogue),
        **settings_from(wish.game, wish.settings),
    )


def _left_game(wish: Wish, asked: Game[Any, Any], catalogue: Catalogue) -> Record | None:
    """The unfinished game in the record's file, if it is the one asked for."""
    path = wish.record
    if path is None or not path.exists():
        return None
    with naming(path, catalogue):
        record = read_record(path)
        if record.game != wish.game:
            raise BadRecord("record-other-game", game=record.game)
        if hornbook.playback(record).to_the_end().over:
            raise BadRecord("record-finished")
        setup = asked.setup
        same = (
            wish.seats in (None, record.seats)
            and wish.seed in (None, record.seed)
            and (wish.edition is None or setup.edition.digest == record.edition.digest)
            and (not wish.settings or asked.record().settings == record.settings)
        )
        if not same:
            raise BadRecord("record-other-setup")
    return record
