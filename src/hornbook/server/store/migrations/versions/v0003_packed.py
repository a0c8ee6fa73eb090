"""The moves of games that are over are in their records: they need not be kept twice."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop them, and let games be found by their end."""
    op.create_index("games_by_end", "games", ["ended"])
    op.get_bind().execute(
        sa.text("delete from moves where game in (select id from games where record is not null)")
    )


def downgrade() -> None:
    """What was dropped stays in the records."""
    op.drop_index("games_by_end", "games")
