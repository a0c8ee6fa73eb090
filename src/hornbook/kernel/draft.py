"""Compose a whole turn and confirm it once: answers tried on a redealt copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from hornbook.kernel.chance import Chance
from hornbook.kernel.decision import Decision
from hornbook.kernel.event import Event, Seat
from hornbook.kernel.refusal import NotAsked

if TYPE_CHECKING:
    from hornbook.kernel.game import Game


class Draft(Struct, frozen=True):
    """What is known of a chain of choices before it is made.

    ``sealed`` says that the last choice would reveal or draw something: there is no way
    back after it, and nothing beyond it can be shown.
    """

    decision: Decision | None
    events: tuple[Event, ...]
    view: Struct | None
    sealed: bool


def draft(game: Game[Any, Any], seat: Seat, choices: list[int], chance: Chance) -> Draft:
    """Try the choices; being played on a redeal, they can show nothing the seat cannot know."""
    trial = game.redeal(seat, chance)
    known: list[Event] = []
    sealed = False
    for choice in choices:
        if sealed:
            raise NotAsked("beyond-reveal")
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
    return Draft(trial.asked(seat), tuple(known), trial.view(seat), sealed=False)
