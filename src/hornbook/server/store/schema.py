"""The tables of the database; the migrations create them."""

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("stage", String(12), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("touched", Float, nullable=False, index=True),
    Column("sheet", LargeBinary, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("card", LargeBinary, nullable=False),
)

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("code", String(12), nullable=False),
    Column("begun", Float, nullable=False),
    Column("ended", Float),
    Column("setup", LargeBinary, nullable=False),
    Column("record", LargeBinary),
    Index("games_by_table", "code", "begun"),
    Index("games_by_end", "ended"),
)

RECEIPTS = Table(
    "receipts",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("digest", LargeBinary, nullable=False),
    Column("made", Integer, nullable=False),
    Column("note", String(40), nullable=False),
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", LargeBinary, nullable=False),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(24), nullable=False),
    Column("guest", String(24), nullable=False),
    Column("choice", String(32), nullable=False),
)
