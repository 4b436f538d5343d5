"""Pictures of a table as one seat sees it, for notebooks and pages.

picture(game, s, seat, lang="fa").save("table.svg")
Table(game, s, seat)        # a notebook shows it, and shows it anew after every move
"""

from panj.lab.draw.picture import picture
from panj.lab.draw.svg import Picture
from panj.lab.draw.table import Table

__all__ = ["Picture", "Table", "picture"]
