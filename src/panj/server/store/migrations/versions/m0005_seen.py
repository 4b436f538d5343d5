"""Who moved a seat, and what somebody has seen of a table. Servers from before this go on writing
events of which nobody knows who moved."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("events", sa.Column("by", sa.String(8)))
    op.create_table(
        "seen",
        sa.Column(
            "person",
            sa.String(32),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column(
            "table",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("ix_seen_table", "seen", ["table"])
