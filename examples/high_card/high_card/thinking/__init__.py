"""How bots think about it."""
