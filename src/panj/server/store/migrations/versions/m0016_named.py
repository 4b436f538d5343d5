"""What a host calls a table; those of before are called after their hosts."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("name", sa.String(64), nullable=False, server_default=""))
