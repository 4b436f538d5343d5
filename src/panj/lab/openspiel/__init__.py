"""OpenSpiel: every game as a Python game of pyspiel; importing this registers them.

`pyspiel.load_game("python_panj_my_game(seats=3)")` is a table for three.
"""

from panj.lab.openspiel.game import PanjGame, register, short_name

__all__ = ["PanjGame", "register", "short_name"]

register()
