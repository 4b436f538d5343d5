"""Pax Pamir's wooden pieces, coins and signs."""

from panj.drawing.frame import Frame


class Pen:
    """Draws signs and pieces on a sheet, in the colours of the game."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.svg = frame.svg
        self.paper = frame.colour("pp-paper")
        self.ink = frame.colour("pp-ink")

    def sign(
        self, name: str, x: float, y: float, size: float, ink: str = "", cut: str = ""
    ) -> None:
        """A sign about a point."""
        drawn = self.frame.art.sign(name)
        self.svg.sign(drawn, x, y, size, ink or self.ink, cut or self.paper)

    def block(self, coalition: str, x: float, y: float, scale: float = 1.2) -> None:
        """An army of a coalition, upright."""
        fill, dark, on = self.tones(coalition)
        self.svg.open(transform=f"translate({x:.1f} {y:.1f}) scale({scale})")
        self.svg.path("M-7.5-9-4.5-13H10.5L7.5-9Z", fill, stroke=dark)
        self.svg.path("M7.5-9 10.5-13V8L7.5 12Z", dark, stroke=dark)
        self.svg.rect(-7.5, -9, 15, 21, fill, stroke=dark)
        self.sign(coalition, 0, 1.8, 12, on, fill)
        self.svg.close()

    def road(self, coalition: str, x: float, y: float, turn: float) -> None:
        """A road of a coalition, along a border."""
        fill, dark, on = self.tones(coalition)
        self.svg.open(transform=f"translate({x:.1f} {y:.1f}) rotate({turn:.1f})")
        self.svg.path("M-16-5.5-13.5-8.5H18.5L16-5.5Z", fill, stroke=dark)
        self.svg.rect(-16, -5.5, 32, 12.5, fill, rx=1, stroke=dark)
        self.sign(coalition, 0, 0.8, 11, on, fill)
        self.svg.close()

    def tones(self, coalition: str) -> tuple[str, str, str]:
        """The colours of a coalition: its fill, the shadow, what is drawn on it."""
        return (
            self.frame.colour(f"pp-{coalition}"),
            self.frame.colour(f"pp-{coalition}-dk"),
            self.frame.colour(f"pp-{coalition}-on"),
        )

    def cylinder(self, seat: int, x: float, y: float, scale: float = 1.2) -> None:
        """A cylinder of a player: a tribe, a spy, a gift or a score."""
        fill, on = self.frame.seat_colour(seat), self.frame.seat_colour(seat, "-on")
        rim = self.frame.colour("pp-rim")
        self.svg.open(transform=f"translate({x:.1f} {y:.1f}) scale({scale})")
        self.svg.path("M-8.5-6v13a8.5 3.8 0 0 0 17 0v-13Z", fill, stroke=rim)
        self.svg.path("M2-3v13.4a8.5 3.8 0 0 0 6.5-3.4v-13Z", "#000000", opacity=0.16)
        self.svg.put(
            f'<ellipse cy="-6" rx="8.5" ry="3.8" fill="{fill}" stroke="{rim}"/>'
            '<ellipse cy="-6" rx="7.6" ry="3.1" fill="#FFFFFF" opacity=".3"/>'
        )
        self.frame.mark(seat, 0, 3.2, 9.5, on)
        self.svg.close()

    def coin(self, value: int, x: float, y: float) -> None:
        """Rupees that lie on a card."""
        colour = self.frame.colour
        edge = colour("pp-coin-line")
        self.svg.circle(x, y, 11, colour("pp-coin-1"), stroke=edge, stroke_width=1.5)
        words = self.frame.subject.n(value)
        self.svg.text(x, y + 5, words, 14, colour("pp-coin-ink"), 700, "middle")
