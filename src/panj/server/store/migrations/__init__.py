"""How a database came to its present form, one step after the other (Alembic)."""
