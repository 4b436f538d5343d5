"""Below Pax Pamir's map: the favored suit, blocks in play, what a check would bring now."""

from typing import Final

from panj.drawing.frame import GAP
from panj.games.pax_pamir.showing.picture_pieces import Pen
from panj.games.pax_pamir.tables import BLOCKS

FAVORED: Final = 124.0
IN_PLAY: Final = 282.0
"""How wide the panels of the favored suit and of the blocks are; the third takes the rest."""


def status(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """The favored suit, the blocks in play, and what a check would bring now."""
    frame, view = pen.frame, pen.frame.subject.view
    widths = (FAVORED, IN_PLAY, width - FAVORED - IN_PLAY - 2 * GAP)
    titles = ("favored", "blocks", "if_checked")
    left = x
    for wide, title in zip(widths, titles, strict=True):
        frame.panel(left, y, wide, height, frame.subject.t(f"web.pax_pamir.{title}"))
        left += wide + GAP
    suit = view["favored"]
    if suit:
        fill = frame.colour(f"pp-{suit}")
        pen.svg.path(f"M{x + 44} {y + 36}h36v44l-18-10-18 10Z", fill)
        pen.sign(f"suit_{suit}", x + 62, y + 52, 24, frame.colour(f"pp-{suit}-on"), fill)
        name = frame.subject.t(f"pax_pamir.suit.{suit}")
        pen.svg.text(x + 62, y + 102, name, 14, pen.ink, 600, "middle", 108)
    blocks(pen, x + widths[0] + GAP, y + 34, widths[1])
    checked(pen, x + widths[0] + widths[1] + 2 * GAP, y + 34, widths[2], height - 40)


def blocks(pen: Pen, x: float, y: float, width: float) -> None:
    """How many blocks of each coalition are in play."""
    frame = pen.frame
    cell = (width - 84) / BLOCKS
    for at, coalition in enumerate(frame.subject.view["blocks"]):
        top = y + at * 26
        name = coalition["coalition"]
        fill, on = frame.colour(f"pp-{name}"), frame.colour(f"pp-{name}-on")
        pen.svg.circle(x + 22, top + 12, 11, fill)
        pen.sign(name, x + 22, top + 12, 15, on, fill)
        for place in range(BLOCKS):
            is_out = place < coalition["in_play"]
            ground = fill if is_out else frame.colour("surface-3")
            line = frame.colour(f"pp-{name}-dk") if is_out else frame.colour("line")
            left = x + 40 + place * cell
            pen.svg.rect(left, top + 4, cell - 2.5, 16, ground, rx=2.5, stroke=line)
        words = frame.subject.n(coalition["in_play"])
        pen.svg.text(x + width - 14, top + 18, words, 16, pen.ink, 700, "end")


def checked(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """What everybody would score if dominance were checked now."""
    frame = pen.frame
    now = frame.subject.view["if_checked_now"]
    if not now:
        return
    seats = range(frame.subject.seats)
    step = min(20.0, (height - 18) / len(seats))
    dominant = now["dominant"]
    if dominant:
        name = frame.subject.t(f"pax_pamir.coalition.{dominant}")
        words = frame.subject.t("web.pax_pamir.by_influence", coalition=name)
    else:
        words = frame.subject.t("web.pax_pamir.by_cylinders")
    rtl = pen.svg.rtl
    left = x + width - 12 if rtl else x + 12
    pen.svg.text(
        left,
        y + 8,
        words,
        11.5,
        frame.colour("ink-2"),
        400,
        "end" if rtl else "start",
        width - 24,
    )
    for at, seat in enumerate(seats):
        top = y + 24 + at * step
        frame.badge(seat, x + 20, top, 14)
        points = now["points"][seat]
        ink = frame.colour("good") if points else frame.colour("ink-3")
        pen.svg.text(x + width - 14, top + 5, f"+{frame.subject.n(points)}", 14, ink, 700, "end")
