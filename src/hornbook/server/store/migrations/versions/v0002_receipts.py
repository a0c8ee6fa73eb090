"""What was acknowledged is remembered, and so is what was said."""

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create both, and write receipts for the choices of the games that are being played."""
    op.create_table(
        "receipts",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("note", sa.String(40), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_receipts_at", "receipts", ["at"])
    op.create_table(
        "chat",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
    )
    # Their content is not known any more: whoever sends them again is believed.
    op.get_bind().execute(
        sa.text(
            "insert into receipts (code, guest, id, at, digest, made, note)"
            " select games.code, moves.guest, moves.choice, :now, :unknown, count(*), ''"
            " from moves join games on games.id = moves.game"
            " where games.ended is null and moves.guest <> ''"
            " group by games.code, moves.guest, moves.choice"
        ).bindparams(
            sa.bindparam("now", time(), sa.Float), sa.bindparam("unknown", b"", sa.LargeBinary)
        )
    )


def downgrade() -> None:
    """Forget both."""
    op.drop_table("chat")
    op.drop_table("receipts")
