"""Compose a whole turn and confirm it once: answers tried on a redealt copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from hornbook.kernel.chance import Chance
from hornbook.kernel.decision import Decision
from hornbook.kernel.event import Event, Seat
from hornbook.kernel.outline import outline
from hornbook.kernel.refusal import NotAsked

if TYPE_CHECKING:
    from hornbook.kernel.game import Game


class Draft(Struct, frozen=True):
    """What is known of a chain of choices before it is made.

    ``sealed`` says that the last choice would reveal or draw something: there is no way
    back after it, and nothing beyond it can be shown. ``goes_on`` says that the next question
    belongs to the deed the chain is about.
    """

    decision: Decision | None
    events: tuple[Event, ...]
    view: Struct | None
    sealed: bool
    goes_on: bool = False

    def __str__(self) -> str:
        return outline(self)


def draft(game: Game[Any, Any], seat: Seat, choices: list[int], chance: Chance) -> Draft:
    """Try the choices; being played on a redeal, they can show nothing the seat cannot know."""
    trial = game.redeal(seat, chance)
    known: list[Event] = []
    sealed = False
    before: Decision | None = None
    for choice in choices:
        if sealed:
            raise NotAsked("beyond-reveal")
        before = trial.asked(seat)
        luck = trial.chance.position()
        for event in trial.apply(seat, choice):
            if event.reveals:
                sealed = True
                break
            if event.heard_by(seat):
                known.append(event)
        sealed = sealed or trial.chance.position() != luck
    if sealed:
        return Draft(None, tuple(known), None, sealed=True)
    asked = trial.asked(seat)
    goes_on = bool(asked and before and asked.question.carries_on(before.question))
    return Draft(asked, tuple(known), trial.view(seat), sealed=False, goes_on=goes_on)
