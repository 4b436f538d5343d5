"""Tests of the table server; a package, so that what they share ends with them."""
