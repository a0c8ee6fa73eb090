"""The kernel: knows no game. Decisions, events, views, records and the agenda."""

from hornbook.kernel.chance import Chance
from hornbook.kernel.decision import Answer, Decision, Option, Pending, Span
from hornbook.kernel.draft import Draft
from hornbook.kernel.event import EVERYONE, NOBODY, Audience, Event, Seat, kebab
from hornbook.kernel.game import Game
from hornbook.kernel.handle import SeatHandle
from hornbook.kernel.record import Playback, Record
from hornbook.kernel.refusal import (
    BadEdition,
    BadRecord,
    BadSettings,
    IllegalChoice,
    NotAsked,
    Refusal,
    StaleChoice,
)
from hornbook.kernel.registry import Edition, GameInfo, Setting, SettingKind, SettingValue, Setup
from hornbook.kernel.result import Result
from hornbook.kernel.step import Amount, Choose, Question, Step

__all__ = [
    "EVERYONE",
    "NOBODY",
    "Amount",
    "Answer",
    "Audience",
    "BadEdition",
    "BadRecord",
    "BadSettings",
    "Chance",
    "Choose",
    "Decision",
    "Draft",
    "Edition",
    "Event",
    "Game",
    "GameInfo",
    "IllegalChoice",
    "NotAsked",
    "Option",
    "Pending",
    "Playback",
    "Question",
    "Record",
    "Refusal",
    "Result",
    "Seat",
    "SeatHandle",
    "Setting",
    "SettingKind",
    "SettingValue",
    "Setup",
    "Span",
    "StaleChoice",
    "Step",
    "kebab",
]
