"""What boards in a terminal are made of, and the board of games without one of their own."""
