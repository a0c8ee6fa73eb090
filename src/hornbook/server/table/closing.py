"""A game whose rules or cards this program does not know any more: it is not played on."""

from __future__ import annotations

from collections.abc import Iterable

from hornbook.kernel import Move, Record, Unasked
from hornbook.kernel.record import FORMAT, EditionNote
from hornbook.server.store.rows import MoveRow
from hornbook.server.table.play import UNDO, PlaySetup

_UNASKED = {one.value: one for one in Unasked}


def kept_record(setup: PlaySetup, log: Iterable[MoveRow]) -> Record:
    """What was played, as the log tells it: nothing is repeated, so nothing can be sealed."""
    choices: list[tuple[int, Move]] = []
    for row in log:
        if row.move.startswith(UNDO):
            del choices[int(row.move.removeprefix(UNDO)) :]
        else:
            move = _UNASKED[row.move] if row.move in _UNASKED else int(row.move)
            choices.append((row.seat, move))
    return Record(
        format=FORMAT,
        game=setup.game,
        rules=setup.rules,
        seats=setup.seats,
        settings=setup.settings,
        edition=EditionNote("", setup.cards, setup.edition),
        seed=setup.seed,
        choices=choices,
        result=None,
        seal="",
        names=setup.names,
    )
