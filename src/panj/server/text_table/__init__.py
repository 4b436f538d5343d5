"""The text table: a table as headings, lists and forms, for browsers without scripts."""
