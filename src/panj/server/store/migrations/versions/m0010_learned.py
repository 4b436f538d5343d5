"""Which lessons an account has finished, and where it has left one."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "learned",
        sa.Column(
            "person",
            sa.String(32),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("lesson", sa.Integer, primary_key=True),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("way", sa.JSON, nullable=False),
    )
