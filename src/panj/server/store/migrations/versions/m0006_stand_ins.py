"""Where bots stood in for people who had run out of time. Of those that did so before this, nobody
knows since when."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("stand_ins", sa.JSON))
