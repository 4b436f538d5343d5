"""The move that ends a turn, played and not yet given away, waits in its table's row."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("settling", sa.JSON))
