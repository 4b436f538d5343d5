"""Kohan Dej: a city of districts, built by roles chosen in secret."""
