"""Boards drawn in the terminal, from what a seat may see."""
