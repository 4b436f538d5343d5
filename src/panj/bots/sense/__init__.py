"""Judgement: what a position and a move are worth, one module per game."""
