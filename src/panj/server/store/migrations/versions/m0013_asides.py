"""What happens beside a match is kept in one list: until now only where bots stood in, now also
gifts of time and pauses. A table that is paused says since when."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0011"


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN stand_ins TO asides")
    op.add_column("tables", sa.Column("paused", sa.Float))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("asides", sa.JSON))
    connection = op.get_bind()
    rows = connection.execute(sa.select(tables).where(tables.c.asides.is_not(None))).all()
    for table, kept in rows:
        change = sa.update(tables).where(tables.c.id == table)
        connection.execute(change.values(asides=[named(each) for each in kept or []]))


def named(change: dict[str, object]) -> dict[str, object]:
    """A change at a seat by its name; without a bot it was somebody who came back."""
    return {"what": "return" if change["bot"] is None else "stand_in", **change}
