"""The table as everyone may see it, apart from the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hornbook.lessons import has_lesson, lesson
from hornbook.server import draws
from hornbook.server.protocol import frames
from hornbook.server.room.telling import decision_note
from hornbook.server.table.seating import LISTED
from hornbook.server.table.state import SeatKind, Stage

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def table(room: Room) -> frames.Table:
    """The table's frame. Nothing in it is secret."""
    state = room.state
    few = len(room.seating) <= LISTED
    vote = state.vote
    return frames.Table(
        code=state.code,
        game=state.game,
        settings=state.settings,
        edition=None if state.edition is None else _edition_name(room),
        most=state.most,
        host=state.host,
        public=state.public,
        locked=state.locked,
        clock=state.clock,
        seconds=state.seconds,
        stage=state.stage,
        playing=state.playing,
        finished=state.result,
        paused=state.paused,
        hints=state.hints,
        players=room.seating.taken(),
        staying=len(room.seating.staying),
        late=len(state.late),
        connected=len(room.audience.clients),
        faces=of(room, range(len(room.seating))) if few else None,
        motion=None
        if vote is None
        else frames.VoteNote(vote.kind, vote.by, vote.seat, sorted(vote.asked)),
        muted=state.muted,
        luck=_luck(room),
        closed=state.closed,
        put_away=state.put_away,
        lesson=_lesson(room),
        stuck=decision_note(room.stuck, None),
        language=state.language,
    )


def of(room: Room, seats: Iterable[int]) -> list[frames.Face]:
    """Who sits at these seats; seats there are not are left out."""
    return [_face(room, seat) for seat in seats if 0 <= seat < len(room.seating)]


def _face(room: Room, seat: int) -> frames.Face:
    card = room.seating.cards[seat]
    person = card.kind is SeatKind.PERSON
    gone = card.left or room.timing.gone(card.guest, room.services.now())
    return frames.Face(
        seat=seat,
        kind=card.kind,
        name=card.name,
        guest=card.guest,
        level=card.level,
        present=person and not card.left and room.audience.present(card.guest),
        stand_in=person and gone and room.state.stage is Stage.PLAYING,
        portrait=card.portrait,
        left=card.left,
        stays=card.stays,
    )


def _luck(room: Room) -> frames.Luck:
    """The promise of the game on the table; the secret only once that game is over."""
    state, play = room.state, room.play
    if play is None:
        return frames.Luck(draws.commitment(state.secret), len(room.seating.with_words))
    promise = draws.commitment(play.setup.secret)
    prepared = play.setup.lesson != ""
    if not play.game.over:
        return frames.Luck(promise, play.contributions, prepared=prepared)
    secret, words = play.setup.secret, play.setup.words
    return frames.Luck(promise, play.contributions, secret, words, prepared)


def _lesson(room: Room) -> frames.LessonNote | None:
    name = room.state.lesson
    return frames.LessonNote(name, lesson(name).version) if has_lesson(name) else None


def _edition_name(room: Room) -> str:
    return room.play.game.setup.edition.name if room.play is not None else ""
