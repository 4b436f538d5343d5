"""At a table whose hints are for learners, the seats that asked for one are known at the end."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("seats", sa.Column("hinted", sa.Boolean))
