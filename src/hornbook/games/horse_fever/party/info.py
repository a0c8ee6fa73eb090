"""The Party's card in the registry."""

from hornbook.kernel import GameInfo, Setting, SettingKind

INFO = GameInfo(
    name="horse-fever-party",
    rules=1,
    fewest=3,
    most=10_000,  # the rulebook knows no limit
    usual=8,
    settings=(
        # "How many races is for the players to decide."
        Setting("races", SettingKind.NUMBER, default=5, allowed=(1, 50)),
        Setting("money", SettingKind.NUMBER, default=2000, allowed=(200, 100_000), step=100),
        # What becomes of players who have nothing left to bet. Nobody is asked to a party to watch.
        Setting(
            "broke", SettingKind.CHOICE, default="fresh-stake", allowed=("fresh-stake", "watch")
        ),
    ),
    theatre="horse-fever",
)
