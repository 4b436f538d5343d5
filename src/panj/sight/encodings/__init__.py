"""What a seat knows as numbers, game by game."""
