"""Kingdomino: every player builds a kingdom of dominoes round a castle."""
