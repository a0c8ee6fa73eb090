"""What can be given to a command: its arguments and options, each with its help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def _games_like(typed: str) -> list[str]:
    """The games that somebody may be about to type."""
    from hornbook import games

    return [name for name in games.names() if name.startswith(typed)]


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="cli-help-game", autocompletion=_games_like)
]
MaybeGame = Annotated[
    str | None, typer.Argument(metavar="GAME", help="cli-help-game", autocompletion=_games_like)
]
Language = Annotated[str | None, typer.Option("--lang", metavar="L", help="cli-help-lang")]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="cli-help-edition")
]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-help-seats")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help="cli-help-seed")]
Bots = Annotated[str, typer.Option("--bots", metavar="SPEC", help="cli-help-bots")]
Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="cli-help-set")
]
Games = Annotated[int, typer.Option("--games", metavar="N", help="cli-help-count")]
Workers = Annotated[
    int | None,
    typer.Option("--workers", "--processes", metavar="N", help="cli-help-workers"),
]
Cluster = Annotated[str | None, typer.Option("--on", metavar="WHERE", help="cli-help-on")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-help-out")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Port = Annotated[int, typer.Option("--port", metavar="N", help="cli-help-port")]
StoreUrl = Annotated[
    str | None,
    typer.Option("--store", metavar="URL", help="cli-help-store", envvar="HORNBOOK_STORE"),
]
CardGame = Annotated[
    str,
    typer.Option("--game", metavar="GAME", help="cli-help-game", autocompletion=_games_like),
]
