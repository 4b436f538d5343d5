"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from typing import Final

import sqlalchemy as sa

SCHEMA_VERSION: Final = "0004"
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
    sa.UniqueConstraint("table", "action", name="one_effect_per_action"),
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

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary(64), nullable=False),
)
