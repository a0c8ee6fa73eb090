"""A golden playthrough: one random game of each kind and variant, written down event by event.

Run as a script it writes the files anew.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent


def playthrough(name: str) -> str:
    """The game as text: setup, every decision, every event, what everyone sees."""
    from hornbook import games
    from hornbook.kernel import Chance
    from table import begun

    info = games.info(name.split(maxsplit=1)[0])
    game = begun(name, info.usual, "golden")
    chance = Chance("golden choices")
    lines = [f"game {name} rules {info.rules} seats {info.usual} seed golden"]
    lines += [f"  {_json(event)}" for event in game.opening]
    while not game.over:
        decision = game.pending[0]
        choice = decision.choice(chance.below(decision.count))
        question = decision.question.__struct_config__.tag
        answer = _json(decision.answer(choice))
        lines.append(f"{decision.number} seat {decision.seat} {question} {answer}")
        lines += [f"  {_json(event)}" for event in game.apply(decision.seat, choice)]
        views = [game.view(seat) for seat in [*game.seats, None]]
        lines.append(f"  views {blake2b(msgspec.json.encode(views), digest_size=8).hexdigest()}")
    lines.append(f"result {_json(game.result)}")
    return "\n".join(lines) + "\n"


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def every_kind() -> list[str]:
    """All games, and their variants."""
    from hornbook import games
    from table import VARIANTS

    return [*games.names(), *VARIANTS]


def golden_file(name: str) -> Path:
    """Where a game, or a variant, is written down."""
    return FOLDER / f"{name.replace(' ', '-').replace('=', '-')}.txt"


def write_all() -> None:
    """Write every game's file."""
    for name in every_kind():
        golden_file(name).write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parent))
    sys.exit(write_all())
