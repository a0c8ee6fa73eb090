"""The kernel: knows no game. Decisions, events, views, records and the agenda."""

from hornbook.kernel import crowd, decision, draft, record, step
from hornbook.kernel.chance import Chance
from hornbook.kernel.crowd import Crowd, Pending, Waiting
from hornbook.kernel.decision import Answer, Decision, Move, Option, Span, Unasked
from hornbook.kernel.draft import Draft
from hornbook.kernel.event import (
    EVERYONE,
    NOBODY,
    Audience,
    Event,
    PrivateEvent,
    Seat,
    clockwise,
    kebab,
)
from hornbook.kernel.fitting import fitted
from hornbook.kernel.game import Game
from hornbook.kernel.handle import SeatHandle
from hornbook.kernel.outline import View
from hornbook.kernel.record import Playback, Record
from hornbook.kernel.refusal import (
    BadEdition,
    BadRecord,
    BadSettings,
    BotFault,
    IllegalChoice,
    NotAsked,
    NotOpen,
    Refusal,
    StaleChoice,
)
from hornbook.kernel.registry import (
    Edition,
    GameInfo,
    Limit,
    Setting,
    SettingKind,
    SettingValue,
    Setup,
)
from hornbook.kernel.result import Result
from hornbook.kernel.step import Amount, Choose, Question, Step, Together

__all__ = [
    "EVERYONE",
    "NOBODY",
    "Amount",
    "Answer",
    "Audience",
    "BadEdition",
    "BadRecord",
    "BadSettings",
    "BotFault",
    "Chance",
    "Choose",
    "Crowd",
    "Decision",
    "Draft",
    "Edition",
    "Event",
    "Game",
    "GameInfo",
    "IllegalChoice",
    "Limit",
    "Move",
    "NotAsked",
    "NotOpen",
    "Option",
    "Pending",
    "Playback",
    "PrivateEvent",
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
    "Together",
    "Unasked",
    "View",
    "Waiting",
    "clockwise",
    "fitted",
    "kebab",
]

# These modules mention each other's classes in types only. Now that all are loaded each gets the
# names, so that ``help`` and ``typing.get_type_hints`` find them.
for _module in (crowd, decision, draft, record, step):
    for _kind in (Game, Question, Together):
        vars(_module).setdefault(_kind.__name__, _kind)
