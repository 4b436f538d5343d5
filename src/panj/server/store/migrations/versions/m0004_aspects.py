"""The reasons that reviews keep are called by the judgement's aspects, no longer by its terms."""

from alembic import op

revision = "0004"
down_revision = "0003"

RENAMED = "REPLACE(CAST(verdict AS TEXT), '.term.', '.aspect.')"


def upgrade() -> None:
    is_postgres = op.get_bind().dialect.name == "postgresql"
    written = f"CAST({RENAMED} AS JSON)" if is_postgres else RENAMED
    op.execute(
        f"UPDATE reviews SET verdict = {written} WHERE CAST(verdict AS TEXT) LIKE '%.term.%'"
    )
