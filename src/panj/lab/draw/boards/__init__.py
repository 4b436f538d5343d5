"""One module for each game: from a sight to a picture."""
