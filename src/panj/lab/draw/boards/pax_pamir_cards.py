"""Pax Pamir's cards and wooden pieces."""

from typing import Any, Final

from panj.lab.draw.frame import Frame

COALITIONS: Final = ("british", "russian", "afghan")
STRIP: Final = 22
EVENTS_FROM: Final = 105
"""Cards below are people and places, or the Dominance Checks 101 to 104."""


class Pen:
    """Draws the pieces of Pax Pamir."""

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

    # Wood

    def block(self, coalition: str, x: float, y: float, scale: float = 1.2) -> None:
        """An army of a coalition, upright."""
        fill, dark, on = self._tones(coalition)
        self.svg.open(transform=f"translate({x:.1f} {y:.1f}) scale({scale})")
        self.svg.path("M-7.5-9-4.5-13H10.5L7.5-9Z", fill, stroke=dark)
        self.svg.path("M7.5-9 10.5-13V8L7.5 12Z", dark, stroke=dark)
        self.svg.rect(-7.5, -9, 15, 21, fill, stroke=dark)
        self.sign(coalition, 0, 1.8, 12, on, fill)
        self.svg.close()

    def road(self, coalition: str, x: float, y: float, turn: float) -> None:
        """A road of a coalition, along a border."""
        fill, dark, on = self._tones(coalition)
        self.svg.open(transform=f"translate({x:.1f} {y:.1f}) rotate({turn:.1f})")
        self.svg.path("M-16-5.5-13.5-8.5H18.5L16-5.5Z", fill, stroke=dark)
        self.svg.rect(-16, -5.5, 32, 12.5, fill, rx=1, stroke=dark)
        self.sign(coalition, 0, 0.8, 11, on, fill)
        self.svg.close()

    def _tones(self, coalition: str) -> tuple[str, str, str]:
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
        words = self.frame.sight.n(value)
        self.svg.text(x, y + 5, words, 14, colour("pp-coin-ink"), 700, "middle")

    # Cards

    def card(
        self, card: int, x: float, y: float, width: float, height: float, court: Any = None
    ) -> None:
        """A card by its corner; `court` is what lies on it in a court."""
        face = self.frame.sight.components["court"].get(str(card))
        if face:
            self._person(card, face, x, y, width, height, court)
        elif card >= EVENTS_FROM:
            self._event(card, x, y, width, height)
        else:
            self._check(card, x, y, width, height)

    def _ground(
        self, x: float, y: float, width: float, height: float, fill: str, strip: str
    ) -> None:
        line = "#A08A66"
        self.svg.rect(x, y, width, height, fill, rx=8)
        self.svg.path(
            f"M{x + 8:.1f} {y:.1f}h{STRIP - 8}v{height:.1f}h{8 - STRIP}a8 8 0 0 1-8-8"
            f"v{16 - height:.1f}a8 8 0 0 1 8-8Z",
            strip,
        )
        self.svg.rect(x, y, width, height, "none", rx=8, stroke=line)

    def _person(
        self,
        card: int,
        face: dict[str, Any],
        x: float,
        y: float,
        width: float,
        height: float,
        court: Any,
    ) -> None:
        colour, sight = self.frame.colour, self.frame.sight
        suit = colour(f"pp-{face['suit']}")
        on = colour(f"pp-{face['suit']}-on")
        self._ground(x, y, width, height, self.paper, suit)
        self.svg.open(opacity=0.14)
        big = min(width - STRIP, height) * 0.78
        self.sign(
            face["region"], x + width - big * 0.52, y + height - big * 0.52, big, suit, "none"
        )
        self.svg.close()
        middle = x + STRIP / 2
        self.sign(f"suit_{face['suit']}", middle, y + 13, 15, on, suit)
        for at in range(face["rank"]):
            self.sign("star", middle, y + 28 + at * 11, 10, on, suit)
        self.svg.circle(middle, y + 33 + face["rank"] * 11, 7, self.paper)
        self.sign(face["region"], middle, y + 33 + face["rank"] * 11, 9, suit)
        self._loyal(face, x, y, width, height)
        name = sight.t(f"pax_pamir.card.{card}")
        room = width - STRIP - 10 - (16 if face["prize"] else 0)
        rtl = self.svg.rtl
        left = x + STRIP + 5 + (room if rtl else 0)
        side = "end" if rtl else "start"
        self.svg.lines(left, y + 15, name, 11.5, room, 3, 1.1, self.ink, 650, side)
        self._foot(face, x, y, width, height, court)

    def _loyal(self, face: dict[str, Any], x: float, y: float, width: float, height: float) -> None:
        """Whose patriot a card is, and whose prize."""
        if face["patriot"]:
            fill, _, on = self._tones(face["patriot"])
            self.svg.rect(x + 0.5, y + height - 24, STRIP - 0.5, 18, fill)
            self.sign(face["patriot"], x + STRIP / 2, y + height - 15, 15, on, fill)
        if face["prize"]:
            fill, _, on = self._tones(face["prize"])
            self.svg.circle(x + width - 11, y + 11, 9, fill, stroke=self.paper, stroke_width=1.5)
            self.sign(face["prize"], x + width - 11, y + 11, 13, on, fill)

    def _foot(
        self,
        face: dict[str, Any],
        x: float,
        y: float,
        width: float,
        height: float,
        court: Any,
    ) -> None:
        """Icons that happen when a card is played; actions; spies on it."""
        suit = self.frame.colour(f"pp-{face['suit']}")
        on = self.frame.colour(f"pp-{face['suit']}-on")
        size = 21 if height > 90 else 17
        for at, action in enumerate(face["actions"]):
            left = x + STRIP + 5 + at * (size + 3)
            self.svg.rect(left, y + height - size - 5, size, size, suit, rx=4)
            place = left + size / 2, y + height - size / 2 - 5
            self.sign(f"act_{action}", *place, size * 0.72, on, suit)
        if court is None:
            for at, icon in enumerate(face["icons"]):
                left = x + STRIP + 14 + at * 16
                self._icon(icon, left, y + height - size - 16)
        else:
            spies = [seat for seat, count in enumerate(court["spies"]) for _ in range(count)]
            for at, seat in enumerate(spies[:4]):
                self.cylinder(seat, x + width - 11 - at * 13, y + height - 14, 0.72)

    def _icon(self, icon: str, x: float, y: float) -> None:
        if icon.startswith("favor_"):
            suit = icon.removeprefix("favor_")
            fill = self.frame.colour(f"pp-{suit}")
            self.svg.rect(x - 7, y - 7, 14, 14, fill, rx=3)
            self.sign(f"suit_{suit}", x, y, 10, self.frame.colour(f"pp-{suit}-on"), fill)
        else:
            self.sign(f"icon_{icon}", x, y, 14)

    def _event(self, card: int, x: float, y: float, width: float, height: float) -> None:
        colour, sight = self.frame.colour, self.frame.sight
        strip = colour("pp-event")
        self._ground(x, y, width, height, colour("pp-paper-2"), strip)
        self.sign("hourglass", x + STRIP / 2, y + 14, 14, "#FFFFFF", strip)
        event = sight.components["events"].get(str(card))
        if not event:
            return
        room = width - STRIP - 10
        rtl = self.svg.rtl
        left, side = x + STRIP + 5 + (room if rtl else 0), "end" if rtl else "start"
        for at, part in enumerate(("buy", "discard")):
            top = y + 14 + at * height / 2
            label = sight.t(f"web.pax_pamir.{part}_side")
            self.svg.text(left, top, label, 9.5, colour("pp-ink-2"), 400, side, room)
            words = sight.t(f"pax_pamir.effect.{event[part]}")
            self.svg.lines(left, top + 12, words, 10.5, room, 2, 1.1, self.ink, 600, side)

    def _check(self, card: int, x: float, y: float, width: float, height: float) -> None:
        colour = self.frame.colour
        night, sun = colour("pp-night"), colour("pp-sun")
        self._ground(x, y, width, height, night, colour("pp-check"))
        self.sign("dominance", x + STRIP / 2, y + 14, 15, sun, night)
        self.sign("dominance", x + STRIP + (width - STRIP) / 2, y + height * 0.64, 44, sun, night)
        name = self.frame.sight.t(f"pax_pamir.card.{card}")
        room = width - STRIP - 10
        middle = x + STRIP + 5 + room / 2
        self.svg.lines(middle, y + 16, name, 11.5, room, 2, 1.1, "#F6E7C3", 650, "middle")
