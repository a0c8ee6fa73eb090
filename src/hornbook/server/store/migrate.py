"""Bring a database up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

HEAD: Final = "0003"  # the last migration


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that are missing."""
    if await _version(engine) != HEAD:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run migrations on a connection."""
    # Loaded only when there is something to do: a restart is in a hurry.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


async def _version(engine: AsyncEngine) -> str | None:
    try:
        async with engine.connect() as connection:
            found = await connection.execute(text("select version_num from alembic_version"))
            return str(found.scalar_one_or_none())
    except DBAPIError:
        return None  # an empty database
