"""Minerva: every player builds a Roman city of tiles and brings its lines to life."""
