"""Looking for luck: the first secret with which a lesson's story comes true."""

from __future__ import annotations

from collections.abc import Iterator

from hornbook.lessons.following import holds
from hornbook.lessons.lesson import Lesson


def find(lesson: Lesson, most: int, begin: int = 0) -> Iterator[str]:
    """Every secret among so many that fits; search again when cards or rules have changed."""
    for number in range(begin, begin + most):
        secret = f"lesson/{lesson.id}/{lesson.version}/{number}"
        if holds(lesson, secret):
            yield secret
