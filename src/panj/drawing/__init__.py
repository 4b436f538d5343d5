"""Pictures of a table as one seat sees it, for notebooks and pages, and what they are drawn with.

picture(game, s, seat, lang="fa").save("table.svg")
"""

from panj.drawing.picture import picture
from panj.drawing.svg import Picture

__all__ = ["Picture", "picture"]
