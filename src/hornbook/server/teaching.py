"""A lesson's table: its deal is prepared, its rivals know their part, and it begins at once."""

from __future__ import annotations

from secrets import token_urlsafe

from hornbook.kernel import BadSettings
from hornbook.lessons import LEARNER, lesson, lessons
from hornbook.server.playing_on import TakenUp
from hornbook.server.protocol.requests import NewTable
from hornbook.server.table.people import name_of
from hornbook.server.table.play import Play, PlaySetup
from hornbook.server.table.seating import Seating
from hornbook.server.table.state import SeatCard, SeatKind, Stage, TableState
from hornbook.server.thinking import stand_in


def begin_lesson(wish: NewTable, *, code: str, host: str, now: float) -> TakenUp:
    """The table of a lesson, dealt. Nothing but who learns is the wish's to say."""
    taught = lesson(wish.lesson)
    if taught.game != wish.game:
        raise BadSettings("no-such-lesson", lesson=wish.lesson, allowed=", ".join(lessons()))
    seating = Seating((), taught.seats, taught.game)
    for seat in range(taught.seats):
        learner = SeatCard(SeatKind.PERSON, name_of(wish.name), host, portrait=wish.portrait)
        rival = SeatCard(SeatKind.BOT, level=stand_in(taught.game))
        seating.add(learner if seat == LEARNER else rival)
    cards = seating.cards
    setup = PlaySetup(
        game=taught.game,
        seats=taught.seats,
        settings=taught.settings,
        edition=None,
        secret=taught.secret,
        words=[""] * taught.seats,
        names=[card.name for card in cards],
        portraits=[card.portrait for card in cards],
        levels=[card.level for card in cards],
        lesson=taught.id,
    ).current()
    play = Play(token_urlsafe(12), setup)
    state = TableState(
        code=code,
        game=taught.game,
        settings=taught.settings,
        edition=None,
        most=taught.seats,
        host=host,
        public=False,
        created=now,
        stage=Stage.PLAYING,
        playing=play.id,
        secret=taught.secret,
        lesson=taught.id,
    )
    return TakenUp(state, seating, play, setup, [])
