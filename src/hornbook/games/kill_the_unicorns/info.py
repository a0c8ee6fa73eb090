"""Kill the Unicorns' card in the registry."""

from hornbook.kernel import GameInfo, Setting, SettingKind

INFO = GameInfo(
    name="kill-the-unicorns",
    rules=2,
    fewest=3,
    most=6,
    usual=4,
    settings=(
        # Setup: everyone picks a character, or they are dealt.
        Setting("characters", SettingKind.CHOICE, default="chosen", allowed=("chosen", "dealt")),
    ),
)
