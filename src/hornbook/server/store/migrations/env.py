"""Alembic runs this for every migration, on the connection it is given."""

from alembic import context

from hornbook.server.store.schema import METADATA

# Alembic loads this file by itself; whoever imports it otherwise runs nothing.
if getattr(context, "_proxy", None) is not None:
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()
