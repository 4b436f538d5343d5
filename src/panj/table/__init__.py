"""One table for all: a match is driven on in the same way wherever it is played."""
