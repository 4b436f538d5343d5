"""How bots think about the game: guesses, judgement, what a seat knows as numbers."""
