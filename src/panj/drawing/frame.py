"""What all pictures share: the ground, the title with its facts, a chip for every player."""

from collections.abc import Sequence
from typing import Final

from panj.core.things import MOST_SEATS
from panj.drawing.art import Art, art_of, shared_art
from panj.drawing.subject import Subject
from panj.drawing.svg import DISPLAY, Svg, extent

MARGIN: Final = 16
TITLE: Final = 46
CHIP: Final = 44
GAP: Final = 10
TOP: Final = TITLE + CHIP + 2 * GAP + 4
"""Where the board begins."""

NARROW: Final = 170
"""A chip below this width has a smaller badge."""


class Frame:
    """A sheet with the colours of a game; boards draw below `TOP`."""

    def __init__(self, subject: Subject, width: float, height: float, facts: Sequence[str]) -> None:
        self.subject = subject
        self.art: Art = art_of(subject.game.house.package)
        self.svg = Svg(width, height, subject.words.lang)
        self.svg.rect(0, 0, width, height, self.colour("board"), rx=18)
        self._title(facts)
        self._chips()

    def colour(self, name: str) -> str:
        """A colour of the game's page."""
        return self.art.colour(name)

    def seat_colour(self, seat: int, part: str = "") -> str:
        """The colour of a seat: its fill, `-on`, `-text` or `-soft`."""
        return self.colour(f"seat-{seat % MOST_SEATS + 1}{part}")

    def badge(self, seat: int, x: float, y: float, size: float) -> None:
        """A seat's colour and shape about a point."""
        svg = self.svg
        half = size / 2
        svg.rect(x - half, y - half, size, size, self.seat_colour(seat), rx=size * 0.24)
        self.mark(seat, x, y, size * 0.6, self.seat_colour(seat, "-on"))

    def mark(self, seat: int, x: float, y: float, size: float, ink: str) -> None:
        """A seat's shape alone about a point."""
        self.svg.sign(shape(seat), x, y, size, ink, "none")

    def piece(self, seat: int, x: float, y: float, size: float) -> None:
        """A seat's shape alone, in its colour, with a line around it."""
        drawn = shape(seat)
        place = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 24:.3f})"
        fill = self.seat_colour(seat)
        self.svg.put(
            f'<g transform="{place}" fill="{fill}" stroke="#1E1A12" stroke-width="2">{drawn}</g>'
        )

    def panel(self, x: float, y: float, width: float, height: float, title: str = "") -> float:
        """A light ground with a title; where its inside begins."""
        line = self.colour("line")
        self.svg.rect(x, y, width, height, self.colour("surface-1"), rx=12, stroke=line)
        if not title:
            return y + 10
        self.svg.heading(x + 12, y + 24, width - 24, title, self.colour("ink"))
        return y + 36

    def _title(self, facts: Sequence[str]) -> None:
        svg, subject = self.svg, self.subject
        name = subject.title
        rtl = svg.rtl
        x = svg.width - MARGIN if rtl else MARGIN
        svg.text(x, 33, name, 24, self.colour("accent"), 400, "end" if rtl else "start", 0, DISPLAY)
        x += (-1 if rtl else 1) * (extent(name, 24) + 14)
        for fact in facts:
            wide = extent(fact, 13) + 22
            left = x - wide if rtl else x
            svg.rect(
                left, 13, wide, 26, self.colour("surface-3"), rx=13, stroke=self.colour("line")
            )
            svg.text(
                left + wide / 2, 30.5, fact, 13, self.colour("ink-2"), 400, "middle", wide - 12
            )
            x += (-1 if rtl else 1) * (wide + 6)

    def _chips(self) -> None:
        svg, subject = self.svg, self.subject
        count = subject.seats
        wide = (svg.width - 2 * MARGIN - (count - 1) * 8) / count
        for at, seat in enumerate(subject.order):
            place = count - 1 - at if svg.rtl else at
            self._chip(seat, MARGIN + place * (wide + 8), TITLE + 6, wide)

    def _chip(self, seat: int, x: float, y: float, wide: float) -> None:
        svg, subject = self.svg, self.subject
        asked = seat == subject.asked
        ground = self.seat_colour(seat, "-soft") if asked else self.colour("surface-1")
        line = self.seat_colour(seat) if asked else self.colour("line")
        svg.rect(x, y, wide, CHIP, ground, rx=12, stroke=line, stroke_width=2 if asked else 1)
        rtl = svg.rtl
        middle = y + CHIP / 2
        is_narrow = wide < NARROW
        size, points_room = (22, 34) if is_narrow else (28, 52)
        self.badge(seat, x + wide - 10 - size / 2 if rtl else x + 10 + size / 2, middle, size)
        room = wide - size - points_room - 32
        name = subject.names[seat]
        you = f"{name} ({subject.t('web.you')})"
        if seat == subject.seat and extent(you, 13, 600) <= room:
            name = you
        text = self.seat_colour(seat, "-text")
        start = x + wide - size - 18 if rtl else x + size + 18
        svg.text(start, middle + 5, name, 15, text, 600, "end" if rtl else "start", room)
        end = x + 14 if rtl else x + wide - 14
        points = subject.n(subject.points[seat])
        svg.text(
            end, middle + 8, points, 22, self.colour("ink"), 700, "start" if rtl else "end", 52
        )
        if asked:
            foot = y + CHIP
            svg.path(f"M{x + wide / 2 - 8} {foot}h16l-8 8Z", line)


def shape(seat: int) -> str:
    """The shape of a seat, on a grid of 24."""
    drawn: str = shared_art().parts["shapes"][str(seat % MOST_SEATS + 1)]
    return drawn
