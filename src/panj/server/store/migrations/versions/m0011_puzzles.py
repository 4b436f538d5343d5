"""What accounts have answered, and how solvers and puzzles are rated."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        person(),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "solvers",
        person(),
        sa.Column("game", sa.String(64), primary_key=True),
        *rating(),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        *rating(),
        sa.Column("tries", sa.Integer, nullable=False),
    )


def person() -> sa.Column[str]:
    key = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(32), key, primary_key=True)


def rating() -> list[sa.Column[float]]:
    names = ("value", "deviation", "volatility")
    return [sa.Column(name, sa.Float, nullable=False) for name in names]
