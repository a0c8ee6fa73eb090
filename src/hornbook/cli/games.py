"""The games there are, as a list or as JSON."""

from __future__ import annotations

import sys
from textwrap import wrap

from hornbook import games
from hornbook.kernel import Setting, SettingKind
from hornbook.text import Catalogue

_WIDTH = 78


def show_games(catalogue: Catalogue) -> None:
    """Each game with its seats and settings."""
    # Plain text: this command answers before rich would be loaded.
    blocks = [_block(name, _speaking_of(name, catalogue)) for name in games.names()]
    sys.stdout.write("\n".join(blocks))


def show_games_as_json(catalogue: Catalogue) -> None:
    """All that the registry knows."""
    import msgspec

    found = [
        {
            "title": _speaking_of(name, catalogue).say(f"game-{name}"),
            "about": _speaking_of(name, catalogue).say(f"game-{name}.about"),
            **msgspec.to_builtins(games.info(name)),
        }
        for name in games.names()
    ]
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")


def _speaking_of(name: str, catalogue: Catalogue) -> Catalogue:
    """What is common knows our own games; one from elsewhere brings its words along."""
    return catalogue if catalogue.has(f"game-{name}") else Catalogue(catalogue.language, name)


def _block(name: str, catalogue: Catalogue) -> str:
    info, say = games.info(name), catalogue.say
    seats = say("cli-seats", {"low": info.fewest, "high": info.most, "usual": info.usual})
    lines = [f"{name}: {say(f'game-{name}')}, {seats}"]
    lines += wrap(say(f"game-{name}.about"), _WIDTH, initial_indent="  ", subsequent_indent="  ")
    rows = [(setting.name, _allowed(setting, catalogue)) for setting in info.settings]
    widest = max((len(setting) for setting, _ in rows), default=0)
    for setting, allowed in rows:
        explained = say(f"setting-{name}-{setting}.help")
        head = f"  --set {setting}=".ljust(widest + 10)
        lines += wrap(
            say("cli-setting", {"allowed": allowed, "help": explained}),
            _WIDTH,
            initial_indent=head,
            subsequent_indent=" " * len(head),
        )
    return "\n".join(lines) + "\n"


def _allowed(setting: Setting, catalogue: Catalogue) -> str:
    """What a setting may be, the usual value included."""
    say = catalogue.say
    words = [str(one) for one in setting.allowed]
    usual = setting.default
    match setting.kind:
        case SettingKind.FLAG:
            return say("cli-allowed-flag", {"usual": "yes" if usual else "no"})
        case SettingKind.NUMBER:
            facts = {"low": words[0], "high": words[-1], "usual": str(usual)}
            return say("cli-allowed-number", facts)
        case SettingKind.CHOICE:
            return say("cli-allowed-choice", {"allowed": ", ".join(words), "usual": str(usual)})
        case SettingKind.CHOICES:
            return say("cli-allowed-choices", {"allowed": ",".join(words), "pick": setting.pick})
