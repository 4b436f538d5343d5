"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from typing import Final

import sqlalchemy as sa

SCHEMA_VERSION: Final = "0017"
"""The newest migration; a database that has another one is upgraded, or refused if newer."""

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("account", sa.String(64), unique=True),
    sa.Column("password", sa.String(256)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("email", sa.String(254)),
    sa.Column("ended", sa.Float),
    sa.Column("role", sa.String(16)),
    sa.Column("muted", sa.Float),
    sa.Column("banned", sa.Float),
)


def person_column(nullable: bool = False) -> sa.Column[str]:
    """Whose a row is; it goes with them."""
    key = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(32), key, nullable=nullable, index=True)


sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    person_column(),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("proved", sa.Float),
    sa.Column("device", sa.String(64), nullable=False),
    sa.Column("place", sa.String(64)),
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(1400), primary_key=True),
    person_column(),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float),
)

proofs = sa.Table(
    "proofs",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    person_column(nullable=True),
    sa.Column("about", sa.String(254), nullable=False),
    sa.Column("until", sa.Float, nullable=False, index=True),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column(
        "person",
        sa.String(32),
        sa.ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    sa.Column("hash", sa.String(64), nullable=False, unique=True),
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("scopes", sa.String(128), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("key", sa.LargeBinary(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("decider", sa.Integer),
    sa.Column("asked_at", sa.Float),
    sa.Column("deadline", sa.Float),
    sa.Column("proposal", sa.JSON),
    sa.Column("result", sa.JSON),
    sa.Column("rematch", sa.String(32)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("due", sa.Float, index=True),
    sa.Column("asides", sa.JSON),
    sa.Column("settling", sa.JSON),
    sa.Column("paused", sa.Float),
    sa.Column("name", sa.String(64), nullable=False, server_default=""),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column(
        "table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(64)),
    sa.Column("seconds", sa.Float),
    sa.Column("invite", sa.String(64)),
    sa.Column("clock", sa.Float),
    sa.Column("hinted", sa.Boolean),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column(
        "table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("who", sa.Integer, nullable=False),
    sa.Column("move", sa.String(64), nullable=False),
    sa.Column("action", sa.String(64), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("by", sa.String(8)),
    sa.UniqueConstraint("table", "action", name="one_effect_per_action"),
)

seen = sa.Table(
    "seen",
    metadata,
    sa.Column(
        "person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column(
        "table",
        sa.String(32),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    sa.Column("version", sa.Integer, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column(
        "table",
        sa.String(32),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column(
        "table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("verdict", sa.JSON, nullable=False),
)

branches = sa.Table(
    "branches",
    metadata,
    sa.Column(
        "table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("origin", sa.String(32), nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("state", sa.JSON, nullable=False),
)

learned = sa.Table(
    "learned",
    metadata,
    sa.Column(
        "person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("lesson", sa.Integer, primary_key=True),
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Column("way", sa.JSON, nullable=False),
)

puzzle_tries = sa.Table(
    "puzzle_tries",
    metadata,
    sa.Column(
        "person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("score", sa.Float, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

solvers = sa.Table(
    "solvers",
    metadata,
    sa.Column(
        "person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("value", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
)

puzzle_ratings = sa.Table(
    "puzzle_ratings",
    metadata,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("value", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
)

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    person_column(),
    sa.Column("other", sa.String(32), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

reports = sa.Table(
    "reports",
    metadata,
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

acts = sa.Table(
    "acts",
    metadata,
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

banned_places = sa.Table(
    "banned_places",
    metadata,
    sa.Column("place", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(64), nullable=False),
)

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary(64), nullable=False),
)
