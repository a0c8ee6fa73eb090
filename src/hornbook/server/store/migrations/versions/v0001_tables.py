"""Tables, seats, games and moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("sheet", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "seats",
        sa.Column(
            "code",
            sa.String(12),
            sa.ForeignKey("tables.code", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.LargeBinary),
    )
    op.create_index("games_by_table", "games", ["code", "begun"])
    op.create_table(
        "moves",
        sa.Column(
            "game", sa.String(24), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(24), nullable=False),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("choice", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Remove everything."""
    for table in ("moves", "games", "seats", "tables", "house"):
        op.drop_table(table)
