"""When the steward must look at a table, so that it need not look at all of them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Float))
    op.drop_index("ix_tables_deadline", "tables")
    op.create_index("ix_tables_due", "tables", ["due"])
    op.execute("UPDATE tables SET due = 0 WHERE status = 'running'")
