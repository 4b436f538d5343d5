"""Who is signed in where; passkeys, addresses for letters, and what proves something once."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def person(nullable: bool = False) -> sa.Column[str]:
    """Whose it is; it goes with them."""
    key = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(32), key, nullable=nullable, index=True)


def upgrade() -> None:
    op.add_column("people", sa.Column("email", sa.String(254)))
    op.add_column("people", sa.Column("ended", sa.Float))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        person(),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("proved", sa.Float),
        sa.Column("device", sa.String(64), nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        person(),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_table(
        "proofs",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        person(nullable=True),
        sa.Column("about", sa.String(254), nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )
