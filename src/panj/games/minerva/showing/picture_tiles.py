"""Minerva's tiles: frame, sign of the type, effect and name, on a square of 84 units."""

from typing import Any, Final

from panj.drawing.frame import Frame
from panj.games.minerva.tables import CULTURE_NAMES, RESOURCE_NAMES, TYPE_NAMES

UNIT: Final = 84.0
MIDDLE: Final = 44.0
TYPES: Final = tuple(TYPE_NAMES[1:])
"""Without the type of what has none."""
COLOURS: Final = {
    **{name: f"ty-{name}" for name in TYPES},
    **{name: f"rs-{name}" for name in RESOURCE_NAMES},
    **{name: f"q-{name}" for name in CULTURE_NAMES},
    "denarius": "coin",
    "glory": "glo",
}


class Pen:
    """Draws the tiles of Minerva."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.stucco = frame.colour("stucco")

    def good(
        self, name: str, x: float, y: float, size: float, tone: str = "", cut: str = ""
    ) -> None:
        """A sign about a point, in its own colour or in another's."""
        ink = self.frame.colour(COLOURS.get(tone or name, tone or "ink-2"))
        self.frame.svg.sign(self.frame.art.sign(name), x, y, size, ink, cut or self.stucco)

    def tile(self, name: str, face: dict[str, Any], x: float, y: float, size: float) -> None:
        """A tile in a city."""
        self._open(x, y, size)
        self._face(name, face, with_cost=False)
        self.frame.svg.close()

    def offer(self, name: str, face: dict[str, Any], x: float, y: float, size: float) -> None:
        """A tile in the display, with its cost."""
        self._open(x, y, size)
        self._face(name, face, with_cost=True)
        self.frame.svg.close()

    def house(self, seat: int | None, x: float, y: float, size: float) -> None:
        """A residence; an assistant stands on it in the colour of its seat."""
        svg, colour = self.frame.svg, self.frame.colour
        self._open(x, y, size)
        svg.rect(1, 1, 82, 82, colour("brick"), rx=7)
        self._mosaic("residence")
        self.good("residence", 42, 42 if seat is None else 38, 42, cut=colour("brick"))
        if seat is not None:
            svg.circle(
                62, 62, 14.5, self.frame.seat_colour(seat), stroke=self.stucco, stroke_width=2
            )
            on = self.frame.seat_colour(seat, "-on")
            svg.sign(self.frame.art.sign("assistant"), 62, 61, 18, on, self.frame.seat_colour(seat))
        svg.close()

    def _open(self, x: float, y: float, size: float) -> None:
        self.frame.svg.open(transform=f"translate({x:.1f} {y:.1f}) scale({size / UNIT:.3f})")

    def _mosaic(self, kind: str) -> None:
        self.frame.svg.rect(
            3.5, 3.5, 77, 77, "none", rx=5, stroke=self.frame.colour(f"ty-{kind}"),
            stroke_width=4, stroke_dasharray="5.2 1.2",
        )  # fmt: skip

    def _face(self, name: str, face: dict[str, Any], with_cost: bool) -> None:
        svg, subject, colour = self.frame.svg, self.frame.subject, self.frame.colour
        kind = face["type"]
        svg.rect(1, 1, 82, 82, self.stucco, rx=7)
        self._mosaic(kind)
        svg.rect(1, 1, 82, 82, "none", rx=7, stroke="#8A6A45", stroke_opacity=0.5)
        self.effect(face["effect"])
        ground = colour(f"ty-{kind}")
        svg.path("M6 6H27V16a11 11 0 0 1 -11 11H6Z", ground)
        svg.sign(self.frame.art.sign(kind), 15.5, 15, 15, colour("ty-ink"), ground)
        if with_cost:
            self._cost(face["cost"])
        is_temple = kind == "temple"
        words = subject.t("web.minerva.at_end" if is_temple else f"minerva.tile.{name}")
        ink = colour("ink-2" if is_temple else "ink")
        svg.text(42, 74, words, 12, ink, 500 if is_temple else 650, "middle", 70)

    def _cost(self, cost: dict[str, int]) -> None:
        goods = [good for good in RESOURCE_NAMES for _ in range(cost.get(good, 0))]
        step = 40 / (len(goods) - 1) if len(goods) > 4 else 13
        for at, good in enumerate(goods):
            self.good(good, 72 - (len(goods) - 1 - at) * step, 15, 12.8)
        if not goods:
            words = self.frame.subject.t("web.minerva.free")
            self.frame.svg.text(77, 19, words, 11, self.frame.colour("good"), 700, "end", 44)

    # Effects

    def effect(self, effect: dict[str, Any]) -> None:
        """What a tile does."""
        form = effect["form"]
        if form == "temple":
            self._temple(effect)
        elif form == "gain":
            self._gain(*effect["right"])
        elif form in ("both", "choice", "per_held", "convert"):
            self._exchange(form, effect["left"], effect["right"])
        elif form == "take_culture_tile":
            colour = self.frame.colour
            self.frame.svg.rect(22, 31, 40, 28, colour("stucco-2"), rx=4, stroke=colour("ink-2"))
            for at, culture in enumerate(CULTURE_NAMES):
                self.good(culture, 31 + at * 11, 45, 12)
        elif form in ("activate_three", "move_tile", "remove_residence"):
            self._around(form)

    def _temple(self, effect: dict[str, Any]) -> None:
        has_area = effect["area"] != "none"
        if has_area:
            self.good(effect["area"], 26, MIDDLE, 27, "ink")
        target = effect["target"]
        if target == "distinct_types":
            for name, x, y in (
                ("production", 46, 37),
                ("cultural", 57, 37),
                ("military", 51.5, 50),
            ):
                self.good(name, x, y, 12)
        else:
            self.good(target, 51 if has_area else 30, MIDDLE, 21 if target in TYPES else 25)
        self._number(70 if has_area else 58, 52, self.frame.subject.n(effect["points"]), 22)

    def _gain(self, good: str, count: int) -> None:
        if good == "any_culture":
            for at, culture in enumerate(CULTURE_NAMES):
                self.good(culture, 22 + at * 20, MIDDLE, 22)
            self.good("slash", 32, 46, 11, "ink")
            self.good("slash", 52, 46, 11, "ink")
        elif count == 2 and good != "denarius":
            self.good(sign_of(good), 28, MIDDLE, 28)
            self.good(sign_of(good), 56, MIDDLE, 28)
        else:
            self.amount(good, count, 42, MIDDLE, 34)

    def _exchange(self, form: str, left: list[Any], right: list[Any]) -> None:
        between = {"choice": "slash", "per_held": "equals", "convert": "arrow"}.get(form)
        self.amount(left[0], left[1], 23, MIDDLE, 26)
        if between:
            self.good(between, 43, MIDDLE, 18 if form == "choice" else 13, "ink")
        self.amount(right[0], right[1], 62, MIDDLE, 26)

    def _around(self, form: str) -> None:
        self.good("around8", 29, MIDDLE, 28, "ink")
        if form == "activate_three":
            self._number(61, 50, f"{self.frame.subject.n(3)}\u00d7", 19)
        elif form == "move_tile":
            self.good("arrow", 60, MIDDLE, 22, "accent")
        else:
            self.good("residence", 60, MIDDLE, 24)
            self.frame.svg.path(
                "M50 34 70 54", stroke=self.frame.colour("bad"), stroke_width=3.5,
                stroke_linecap="round",
            )  # fmt: skip

    def amount(self, good: str, count: int, x: float, y: float, size: float) -> None:
        """So many of a good: two signs for two, a number for more or for coins."""
        if good == "any_culture":
            for at, culture in enumerate(CULTURE_NAMES):
                self.good(culture, x + (at - 1) * size * 0.62, y, size * 0.62)
            return
        name = sign_of(good)
        if good == "two_different_resources" or (count == 2 and good != "denarius"):
            self.good(name, x - size * 0.18, y - size * 0.31, size * 0.7)
            self.good(name, x + size * 0.18, y + size * 0.31, size * 0.7)
            return
        self.good(name, x, y, size)
        if count > 1:
            right, down = x + size * 0.42, y + size * 0.36
            edge = self.frame.colour("coin")
            self.frame.svg.circle(right, down, 8.5, self.stucco, stroke=edge, stroke_width=1.4)
            ink = self.frame.colour("ink")
            self.frame.svg.text(
                right, down + 4.6, self.frame.subject.n(count), 13, ink, 800, "middle"
            )

    def _number(self, x: float, y: float, words: str, size: float) -> None:
        self.frame.svg.text(x, y, words, size, self.frame.colour("accent"), 800, "middle")


def sign_of(good: str) -> str:
    """The sign that stands for a good."""
    return "any_resource" if good == "two_different_resources" else good
