"""Sitting down at a table: a new game, or one that was left."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from msgspec import Struct

import hornbook
from hornbook.cli.files import edition_from, naming, read_record, write_record
from hornbook.cli.play import Evening
from hornbook.cli.screen import Screen
from hornbook.cli.setup import bots_from, settings_from
from hornbook.kernel import BadRecord, Game, Record
from hornbook.text import Catalogue


class Wish(Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    seats: int | None
    seed: str | None
    edition: Path | None
    settings: list[str]
    bots: str
    record: Path | None


def sit_down(wish: Wish, catalogue: Catalogue, *, fast: bool) -> None:
    """Play as wished, to the end or until the person leaves."""
    levels = bots_from(wish.bots)
    asked = _new_game(wish, catalogue)
    left = _left_game(wish, asked, catalogue)
    game = asked
    if left is not None:
        game = hornbook.playback(left).to_the_end()
    elif wish.record is not None:
        write_record(wish.record, game)  # better refused now than after an hour
    evening = Evening(
        game, levels, Screen(catalogue.say("cli-go-on"), fast=fast), catalogue, wish.record
    )
    if left is None:
        evening.begin()
    else:
        evening.go_on(left)
    evening.play()


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
