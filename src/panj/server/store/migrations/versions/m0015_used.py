"""When a token was last used, so that those that lie about can be cleared away."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("used", sa.Float))
