"""One figure for one moment: a turn's ways stand where everyone's chances do."""

from __future__ import annotations

from msgspec.structs import replace

from hornbook.review.report import Moment, Turn, Way


def agreed(turn: Turn, moments: list[Moment]) -> Turn:
    """The turn with what was played as likely to win as the next moment says.

    Both are estimates: of everyone's chances from what all could see, of a turn's ways from
    what the seat alone knew. How far ways are apart is better known than where they stand, as
    all are tried in the same worlds; so they are moved together. Where luck had its say before
    the next moment, that says nothing of the turn: what is usual is as likely to win as before.
    """
    before, after = _around(turn.at, moments)
    if after is not None and not after.luck:
        return _moved(turn, turn.played, after)
    return turn if before is None else _moved(turn, turn.usual, before)


def _around(at: int, moments: list[Moment]) -> tuple[Moment | None, Moment | None]:
    before = next((one for one in reversed(moments) if one.at <= at), None)
    after = next((one for one in moments if one.at > at), None)
    return before, after


def _moved(turn: Turn, place: int, moment: Moment) -> Turn:
    """All ways moved so far that this one is where the moment has the seat."""
    far = moment.chances[turn.seat] - turn.ways[place].chance
    return replace(turn, ways=[_by(way, far) for way in turn.ways])


def _by(way: Way, far: float) -> Way:
    return replace(way, chance=round(min(1.0, max(0.0, way.chance + far)), 4))
