"""Pax Pamir's cards: people and places, events, Dominance Checks."""

from typing import Any, Final

from panj.games.pax_pamir.showing.picture_pieces import Pen
from panj.games.pax_pamir.tables import is_check

STRIP: Final = 22
"""The strip on the left edge of a card, in the colour of its suit."""

INSET: Final = 5
"""Between the strip, or the right edge, and what is written."""

MOST_SPIES: Final = 4
"""So many spies are drawn on one card."""


class Box:
    """A rectangle by its upper left corner."""

    def __init__(self, x: float, y: float, width: float, height: float) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def room(self) -> float:
        """How wide the words beside the strip may be."""
        return self.width - STRIP - 2 * INSET


def draw_card(pen: Pen, card: int, box: Box, court: Any = None) -> None:
    """A card; `court` is what lies on it in a court."""
    face = pen.frame.subject.components["court"].get(str(card))
    if face:
        person(pen, card, face, box)
        foot(pen, face, box, court)
    elif is_check(card):
        check(pen, card, box)
    else:
        event(pen, card, box)


def ground(pen: Pen, box: Box, fill: str, strip: str) -> None:
    """The paper of a card and its strip."""
    pen.svg.rect(box.x, box.y, box.width, box.height, fill, rx=8)
    pen.svg.path(
        f"M{box.x + 8:.1f} {box.y:.1f}h{STRIP - 8}v{box.height:.1f}h{8 - STRIP}a8 8 0 0 1-8-8"
        f"v{16 - box.height:.1f}a8 8 0 0 1 8-8Z",
        strip,
    )
    pen.svg.rect(box.x, box.y, box.width, box.height, "none", rx=8, stroke="#A08A66")


def beside_strip(pen: Pen, box: Box, room: float) -> tuple[float, str]:
    """Where words beside the strip begin in their direction, and at which end that is."""
    left = box.x + STRIP + INSET
    return (left + room, "end") if pen.svg.rtl else (left, "start")


# People and places


def person(pen: Pen, card: int, face: dict[str, Any], box: Box) -> None:
    """PP-1.5 A court card: its region behind all, suit and rank on the strip, its name."""
    colour = pen.frame.colour
    suit, on = colour(f"pp-{face['suit']}"), colour(f"pp-{face['suit']}-on")
    ground(pen, box, pen.paper, suit)
    pen.svg.open(opacity=0.14)
    big = min(box.width - STRIP, box.height) * 0.78
    pen.sign(face["region"], box.right - big * 0.52, box.bottom - big * 0.52, big, suit, "none")
    pen.svg.close()
    middle = box.x + STRIP / 2
    pen.sign(f"suit_{face['suit']}", middle, box.y + 13, 15, on, suit)
    for at in range(face["rank"]):
        pen.sign("star", middle, box.y + 28 + at * 11, 10, on, suit)
    below = box.y + 33 + face["rank"] * 11
    pen.svg.circle(middle, below, 7, pen.paper)
    pen.sign(face["region"], middle, below, 9, suit)
    loyalties(pen, face, box)
    name = pen.frame.subject.t(f"pax_pamir.card.{card}")
    room = box.room - (16 if face["prize"] else 0)
    left, side = beside_strip(pen, box, room)
    pen.svg.lines(left, box.y + 15, name, 11.5, room, 3, 1.1, pen.ink, 650, side)


def loyalties(pen: Pen, face: dict[str, Any], box: Box) -> None:
    """PP-1.5 Whose patriot a card is, and whose prize."""
    if face["patriot"]:
        fill, _, on = pen.tones(face["patriot"])
        pen.svg.rect(box.x + 0.5, box.bottom - 24, STRIP - 0.5, 18, fill)
        pen.sign(face["patriot"], box.x + STRIP / 2, box.bottom - 15, 15, on, fill)
    if face["prize"]:
        fill, _, on = pen.tones(face["prize"])
        x, y = box.right - 11, box.y + 11
        pen.svg.circle(x, y, 9, fill, stroke=pen.paper, stroke_width=1.5)
        pen.sign(face["prize"], x, y, 13, on, fill)


def foot(pen: Pen, face: dict[str, Any], box: Box, court: Any) -> None:
    """PP-1.5 Its actions; above them what happens when it is played, or the spies on it."""
    suit = pen.frame.colour(f"pp-{face['suit']}")
    on = pen.frame.colour(f"pp-{face['suit']}-on")
    size = 21 if box.height > 90 else 17
    for at, action in enumerate(face["actions"]):
        left = box.x + STRIP + INSET + at * (size + 3)
        pen.svg.rect(left, box.bottom - size - 5, size, size, suit, rx=4)
        middle = left + size / 2, box.bottom - size / 2 - 5
        pen.sign(f"act_{action}", *middle, size * 0.72, on, suit)
    if court is None:
        for at, icon in enumerate(face["icons"]):
            impact(pen, icon, box.x + STRIP + 14 + at * 16, box.bottom - size - 16)
    else:
        spies = [seat for seat, count in enumerate(court["spies"]) for _ in range(count)]
        for at, seat in enumerate(spies[:MOST_SPIES]):
            pen.cylinder(seat, box.right - 11 - at * 13, box.bottom - 14, 0.72)


def impact(pen: Pen, icon: str, x: float, y: float) -> None:
    """PP-4.3 An impact icon."""
    if icon.startswith("favor_"):
        suit = icon.removeprefix("favor_")
        fill = pen.frame.colour(f"pp-{suit}")
        pen.svg.rect(x - 7, y - 7, 14, 14, fill, rx=3)
        pen.sign(f"suit_{suit}", x, y, 10, pen.frame.colour(f"pp-{suit}-on"), fill)
    else:
        pen.sign(f"icon_{icon}", x, y, 14)


# Events and checks


def event(pen: Pen, card: int, box: Box) -> None:
    """PP-4.20 An event with its two sides."""
    colour, subject = pen.frame.colour, pen.frame.subject
    strip = colour("pp-event")
    ground(pen, box, colour("pp-paper-2"), strip)
    pen.sign("hourglass", box.x + STRIP / 2, box.y + 14, 14, "#FFFFFF", strip)
    sides = subject.components["events"][str(card)]
    left, side = beside_strip(pen, box, box.room)
    for at, part in enumerate(("buy", "discard")):
        top = box.y + 14 + at * box.height / 2
        label = subject.t(f"web.pax_pamir.{part}_side")
        pen.svg.text(left, top, label, 9.5, colour("pp-ink-2"), 400, side, box.room)
        words = subject.t(f"pax_pamir.effect.{sides[part]}")
        pen.svg.lines(left, top + 12, words, 10.5, box.room, 2, 1.1, pen.ink, 600, side)


def check(pen: Pen, card: int, box: Box) -> None:
    """PP-5.1 A Dominance Check."""
    night, sun = pen.frame.colour("pp-night"), pen.frame.colour("pp-sun")
    ground(pen, box, night, pen.frame.colour("pp-check"))
    pen.sign("dominance", box.x + STRIP / 2, box.y + 14, 15, sun, night)
    centre = box.x + STRIP + (box.width - STRIP) / 2
    pen.sign("dominance", centre, box.y + box.height * 0.64, 44, sun, night)
    name = pen.frame.subject.t(f"pax_pamir.card.{card}")
    middle = box.x + STRIP + INSET + box.room / 2
    pen.svg.lines(middle, box.y + 16, name, 11.5, box.room, 2, 1.1, "#F6E7C3", 650, "middle")
