"""A game without a board of its own: what its view shows, as a list in words."""

from itertools import islice
from typing import Final

from panj.drawing.frame import MARGIN, TOP, Frame
from panj.drawing.subject import Subject
from panj.words.outline import Outline

WIDTH: Final = 860
LINE: Final = 22
MOST: Final = 40
INDENT: Final = 18
INSET: Final = MARGIN + 14
TITLE: Final = 210
"""How much room the title of an entry has before its text."""


def draw(subject: Subject) -> str:
    """The picture of a table."""
    outline = Outline(subject.game, subject.words, subject.names)
    cut = list(islice(outline.entries(subject.view), MOST))
    height = len(cut) * LINE + 20
    frame = Frame(subject, WIDTH, TOP + height + MARGIN, [])
    inside = frame.panel(MARGIN, TOP, WIDTH - 2 * MARGIN, height)
    svg = frame.svg
    side = "end" if svg.rtl else "start"
    for at, entry in enumerate(cut):
        y = inside + at * LINE + 15
        x = INSET + entry.depth * INDENT
        places = [WIDTH - each if svg.rtl else each for each in (x, x + TITLE)]
        svg.text(places[0], y, entry.title, 14, frame.colour("ink-2"), 600, side, TITLE - 10)
        room = WIDTH - INSET - (x + TITLE)
        svg.text(places[1], y, entry.text, 14, frame.colour("ink"), 400, side, room)
    return svg.render(subject.title)
