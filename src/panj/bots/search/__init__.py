"""Search: one tree over what a seat can tell apart, grown over many guesses of what it cannot."""
