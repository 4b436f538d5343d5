"""Bots: seats that choose by themselves, from a guess and never from the true state."""
