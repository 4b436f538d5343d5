"""Order among strangers: reports, acts of the house, who is muted or banned, who looks after it."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("people", sa.Column("role", sa.String(16)))
    op.add_column("people", sa.Column("muted", sa.Float))
    op.add_column("people", sa.Column("banned", sa.Float))
    op.add_column("sessions", sa.Column("place", sa.String(64)))
    op.create_table(
        "mutes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "person",
            sa.String(32),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("words", sa.String(200), nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
        sa.UniqueConstraint("by", "about", "table", "line", name="one_report_of_a_thing"),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table", sa.String(32)),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "banned_places",
        sa.Column("place", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
