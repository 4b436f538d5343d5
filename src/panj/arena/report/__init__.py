"""The report of an arena: one page of HTML that needs nothing beside it."""
