"""The 27 roles, one module per rank."""
