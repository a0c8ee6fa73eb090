"""What a game says of itself before it starts: seats, settings, editions."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from hornbook.kernel.refusal import BadSettings

SettingValue: TypeAlias = bool | int | str | tuple[str, ...]


class SettingKind(Enum):
    """How a form asks for a setting."""

    FLAG = "flag"
    NUMBER = "number"
    CHOICE = "choice"
    CHOICES = "choices"  # exactly ``pick`` of the allowed values, or none: left to chance


class Limit(Struct, frozen=True):
    """A value that fits only so many players, and how it is refused to others."""

    value: int | str
    fewest: int
    most: int
    code: str
    rule: str


class Setting(Struct, frozen=True):
    """One thing that can be agreed upon before a game."""

    name: str
    kind: SettingKind
    default: SettingValue
    allowed: tuple[int | str, ...] = ()  # of a number: the least and the most
    pick: int = 0
    step: int = 1  # of a number: from the least upwards
    limits: tuple[Limit, ...] = ()

    def check(self, value: object) -> SettingValue:
        """The value as it will be used; refused with what is allowed instead."""
        settled = self._settled(value)
        if settled is None:
            allowed = self.allowed or ("true", "false")
            code = {SettingKind.NUMBER: "bad-number", SettingKind.CHOICES: "bad-choices"}.get(
                self.kind, "bad-setting"
            )
            raise BadSettings(
                code,
                setting=self.name,
                value=str(value)[:40],
                allowed=", ".join(map(str, allowed)),
                low=str(allowed[0]),
                high=str(allowed[-1]),
                pick=self.pick,
                step=self.step,
            )
        return settled

    def limit(self, value: SettingValue) -> Limit | None:
        """How many players that value is for, if not for all."""
        for one in self.limits:
            if one.value == value:
                return one
        return None

    def _settled(self, value: object) -> SettingValue | None:
        match self.kind:
            case SettingKind.FLAG:
                return _FLAGS.get(str(value).lower())
            case SettingKind.NUMBER:
                number = _whole(value)
                low, high = map(int, self.allowed)
                allowed = range(low, high + 1, self.step)
                return number if number is not None and number in allowed else None
            case SettingKind.CHOICE:
                return next((one for one in self.allowed if str(one) == str(value)), None)
            case SettingKind.CHOICES:
                return self._picked(value)

    def _picked(self, value: object) -> tuple[str, ...] | None:
        if isinstance(value, str):
            value = [part.strip() for part in value.split(",") if part.strip()]
        if not isinstance(value, list | tuple) or not set(value) <= set(self.allowed):
            return None
        if len(set(value)) not in (0, self.pick) or len(set(value)) != len(value):
            return None
        return tuple(str(one) for one in self.allowed if one in value)


_FLAGS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


def _whole(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    try:
        return int(value) if isinstance(value, int | str) else None
    except ValueError:
        return None


class GameInfo(Struct, frozen=True):
    """A game's card in the registry: every face builds its forms from it."""

    name: str
    rules: int  # raised whenever the same choices would play differently
    fewest: int
    most: int
    usual: int
    settings: tuple[Setting, ...]
    theatre: str = ""  # what modes of one game have in common; nothing where it has none

    def settle(
        self, seats: int, settings: Mapping[str, object]
    ) -> tuple[int, dict[str, SettingValue]]:
        """Check the seats and settings, and fill in the defaults."""
        if type(seats) is not int or not self.fewest <= seats <= self.most:
            raise BadSettings("bad-seats", seats=str(seats), low=self.fewest, high=self.most)
        settled = self.agree(settings)
        for limit in self._limits(settled):
            if not limit.fewest <= seats <= limit.most:
                raise BadSettings(limit.code, rule=limit.rule, seats=seats)
        return seats, settled

    def span(self, settled: Mapping[str, SettingValue]) -> tuple[int, int]:
        """How few and how many can play with these settings."""
        limits = self._limits(settled)
        fewest = max([self.fewest, *(limit.fewest for limit in limits)])
        return fewest, min([self.most, *(limit.most for limit in limits)])

    def agree(self, settings: Mapping[str, object]) -> dict[str, SettingValue]:
        """Check the settings, however many will play, and fill in the defaults."""
        known = {setting.name: setting for setting in self.settings}
        for name in settings:
            if name not in known:
                allowed = ", ".join(known) or "-"
                raise BadSettings("unknown-setting", setting=str(name)[:40], allowed=allowed)
        return {
            name: setting.check(settings.get(name, setting.default))
            for name, setting in known.items()
        }

    def _limits(self, settled: Mapping[str, SettingValue]) -> list[Limit]:
        found = [setting.limit(settled[setting.name]) for setting in self.settings]
        return [limit for limit in found if limit is not None]


class Edition(Struct, frozen=True):
    """A set of cards. A game adds its decks; the kernel only needs to know which set it is."""

    name: str
    digest: str
    text: str | None  # the file, unless the cards are the project's own


class Setup(Struct, frozen=True):
    """All that is fixed before the first move."""

    seats: int
    settings: dict[str, SettingValue]
    edition: Edition
    seed: str

    def number(self, setting: str) -> int:
        """What a setting says that is a number, or a choice of numbers."""
        return int(str(self.settings[setting]))
