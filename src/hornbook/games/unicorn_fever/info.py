"""Unicorn Fever's card in the registry."""

from hornbook.games.unicorn_fever.clans import Clan
from hornbook.kernel import GameInfo, Limit, Setting, SettingKind

_SHORT = Limit(3, fewest=6, most=6, code="short-game", rule="six-players")

INFO = GameInfo(
    name="unicorn-fever",
    rules=2,
    fewest=2,
    most=6,
    usual=4,
    settings=(
        # Additional rules for 6 players: the short game has 3 races.
        Setting("races", SettingKind.CHOICE, default=4, allowed=(4, 3), limits=(_SHORT,)),
        # Setup 8: two clans, chosen or drawn.
        Setting(
            "clans",
            SettingKind.CHOICES,
            default=(),
            allowed=tuple(clan.value for clan in Clan),
            pick=2,
        ),
    ),
)
