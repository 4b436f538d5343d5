"""Trajan's pieces: signs, markers, tiles, ships and action circles."""

from typing import Any, Final

from panj.drawing.frame import Frame

ACTIONS: Final = ("seaport", "forum", "military", "senate", "trajan", "construction")
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI")
EFFECTS: Final = {"workers": "worker", "legionnaires": "legionnaire", "cards": "hand"}
WILDS: Final = {
    "wild_extra_action": "plus",
    "wild_commodity": "hand",
    "wild_demand": "bread",
    "wild_construction": "construction",
}
COUNTED: Final = {"workers": "worker", "legionnaires": "legionnaire", "bonus_tiles": "senate"}
YELLOW: Final = "#FBE7A6"
GREY: Final = "#E2E0DD"
RULES: Final = {
    "same": "M-23-19h10v10h-10ZM-11-19h10v10h-10ZM1-19h10v10h-10ZM13-19h10v10h-10Z",
    "pairs": "M-27-19h10v10h-10ZM-16-19h10v10h-10ZM5.5-14a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z"
    "M17.5-14a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z",
    "different": "M-25-19h10v10h-10ZM-11.5-14a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z"
    "M8-20.5l6 11h-12ZM22-20.5l6 6.5-6 6.5-6-6.5Z",
}
"""What the sail of a ship says about its cargo."""

SAIL: Final = "M-40-40C-20-34 20-34 40-40C35-20 36 0 41 8C20 1-20 1-41 8C-36 0-35-20-40-40Z"
HULL: Final = "M-49 14C-30 20 30 20 49 14C46 34 38 48 26 52H-26C-38 48-46 34-49 14Z"
PAPER: Final = "#FFFDF8"
INK: Final = "#4A3620"


class Pen:
    """Draws the pieces of Trajan."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.svg = frame.svg
        self.purple = frame.colour("accent")

    def sign(
        self, name: str, x: float, y: float, size: float, ink: str = INK, cut: str = PAPER
    ) -> None:
        """A sign about a point."""
        self.svg.sign(self.frame.art.sign(name), x, y, size, ink, cut)

    def marker(self, colour: str, x: float, y: float, radius: float) -> None:
        """An action marker about a point."""
        drawn = self.frame.art.parts["markers"][colour]
        place = f"translate({x:.1f} {y:.1f}) scale({radius / 13:.3f})"
        self.svg.put(f'<g transform="{place}">{drawn}</g>')

    def box(self, x: float, y: float, size: float, fill: str, line: str) -> None:
        """The ground of a small tile about a point."""
        half = size / 2
        self.svg.rect(x - half, y - half, size, size, fill, rx=size * 0.15, stroke=line)

    def forum_tile(self, kind: str | None, x: float, y: float, size: float) -> None:
        """A forum tile by its kind: votes, extra actions, wilds, demands."""
        line = self.frame.colour("line-strong")
        if kind is None:
            self.box(x, y, size, self.frame.colour("surface-3"), self.frame.colour("line"))
        elif kind.startswith("votes"):
            self.box(x, y, size, "#F3E9F7", line)
            self.sign("senate", x, y, size * 0.9, self.purple, "#F3E9F7")
            votes = self.frame.subject.n(int(kind.removeprefix("votes_")))
            self.svg.text(x, y + size * 0.14, votes, size * 0.4, self.purple, 800, "middle")
        elif kind.startswith("extra"):
            self.box(x, y, size, "#F6D970", "#7E5C00")
            self.sign(kind.removeprefix("extra_"), x, y, size * 0.58, INK, "#F6D970")
        elif kind.startswith("wild"):
            self.box(x, y, size, "#DCEFE2", "#3B7C4C")
            self.sign("wild", x - 1, y - 1, size * 0.66, "#1F6B47", "#DCEFE2")
            corner = size * 0.3
            self.sign(WILDS[kind], x + corner, y + corner, size * 0.36, INK, "#DCEFE2")
        else:
            self.box(x, y, size, PAPER, line)
            self.sign(kind, x, y, size * 0.66)

    def tile(self, tile: dict[str, Any], x: float, y: float, scale: float = 1) -> None:
        """A Trajan tile about a point: two markers, points and what it brings."""
        svg, n = self.svg, self.frame.subject.n
        svg.open(transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3f})")
        svg.rect(-32, -26, 64, 52, PAPER, rx=6, stroke=self.purple, stroke_width=2)
        svg.path("M-32 1H32V20a6 6 0 0 1-6 6H-26a6 6 0 0 1-6-6Z", self.purple)
        self.marker(tile["colours"][0], -15, -12.5, 11)
        self.marker(tile["colours"][1], 15, -12.5, 11)
        gold = "#FFE9A8"
        effect = tile["symbol"] or EFFECTS.get(tile["stack"])
        alone = effect is None and tile["stack"] != "plus2"
        svg.text(0 if alone else -15, 20.5, n(tile["points"]), 19, gold, 800, "middle")
        if tile["stack"] == "plus2":
            svg.text(15, 19.5, f"+{n(2)}", 15, "#FFFFFF", 700, "middle")
        elif effect:
            places = (9, 22) if tile["amount"] > 1 else (15,)
            for at in places:
                self.sign(effect, at, 13.5, 16, "#FFFFFF", self.purple)
        svg.close()

    def ship(self, ship: dict[str, Any], x: float, y: float, scale: float) -> None:
        """A ship: its sail tells the rule, its hull what the cargo scores."""
        svg = self.svg
        values = ship["points"]
        hull, sail, mark = ("#8C3A22", "#F7E3B0", "#7A2C1A")
        if ship["grey"]:
            hull, sail, mark = ("#8B8780", "#DCD9D4", "#6A665F")
        svg.open(transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3f})")
        svg.path("M0-48V18", stroke="#5B4630", stroke_width=3)
        svg.path(SAIL, sail, stroke=mark, stroke_width=1.3)
        svg.path(RULES[ship["ship"]], mark)
        svg.path(HULL, hull)
        wide = 86 / len(values)
        for at, value in enumerate(values):
            svg.rect(-43 + at * wide, 22, wide - 2, 19, "#FFF8E6", rx=3)
            left = -44 + (at + 0.5) * wide
            svg.text(
                left, 36.5, self.frame.subject.n(value), 14, "#3A2A14", 700, "middle", wide - 3
            )
        svg.close()

    def good(self, good: str, x: float, y: float, count: int = 1) -> None:
        """A commodity card, 44 by 58, by its corner."""
        svg, subject = self.svg, self.frame.subject
        svg.rect(x, y, 44, 58, PAPER, rx=6, stroke=self.frame.colour("line-strong"))
        self.sign(good, x + 22, y + 23, 26)
        words = subject.t(f"trajan.good.{good}")
        svg.text(x + 22, y + 51, words, 10.5, self.frame.colour("ink-2"), 500, "middle", 40)
        if count > 1:
            svg.circle(x + 40, y + 5, 9, self.purple)
            svg.text(x + 40, y + 9.5, subject.n(count), 12, "#FFFFFF", 700, "middle")

    def bonus(self, name: str, words: str, x: float, y: float, ground: str) -> None:
        """A bonus tile, 64 by 28, by its corner: what it counts, and how much."""
        face = self.frame.subject.components["bonus"][name]
        line = self.frame.colour("line-strong")
        self.svg.rect(x, y, 64, 28, ground, rx=7, stroke=line)
        for at, each in enumerate(face["signs"][:2] or [COUNTED[face["kind"]]]):
            self.sign(each, x + 14 + at * 17, y + 14, 15, INK, ground)
        self.svg.text(x + 58, y + 19, words, 13, INK, 700, "end")

    # Action circles

    def circle(self, player: dict[str, Any], x: float, y: float, scale: float) -> None:
        """An action circle about a point: trays with markers, tiles in their slots."""
        ring = self.frame.art.parts["ring"]
        svg, colour = self.svg, self.frame.colour
        svg.open(transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3f})")
        far, tray = ring["radius"], ring["tray"]
        svg.circle(0, 0, far + tray + 7, colour("marble"), stroke=colour("gold"), stroke_width=1.5)
        svg.circle(
            0, 0, far + tray + 2, "none", stroke=colour("gold-2"), stroke_width=4,
            stroke_dasharray="2 6", opacity=0.8,
        )  # fmt: skip
        for place, (tx, ty) in enumerate(ring["trays"]):
            svg.circle(tx, ty, tray - 1, colour("marble-2"), stroke=colour("vein"))
            self._markers(player["trays"], place, tx, ty)
        for place, (tx, ty) in enumerate(ring["trays"]):
            inner = (far - tray - 1) / far
            svg.circle(tx * inner, ty * inner, 17, self.purple)
            self.sign(ACTIONS[place], tx * inner, ty * inner, 20, "#FFFFFF", self.purple)
            self._slot(player, place, *ring["slots"][place])
        self._middle(player)
        svg.close()

    def _markers(self, trays: list[list[str]] | None, place: int, x: float, y: float) -> None:
        """The markers in one tray; while they are secret there is nothing to see."""
        if not trays:
            return
        layouts = self.frame.art.parts["ring"]["layouts"][place]
        markers = trays[place]
        layout = layouts[min(len(markers), len(layouts) - 1)]
        for colour, (dx, dy) in zip(markers, layout["points"], strict=False):
            self.marker(colour, x + dx, y + dy, layout["radius"])

    def _slot(self, player: dict[str, Any], place: int, x: float, y: float) -> None:
        """The slot outside a tray: a tile, the arch, or its number."""
        colour = self.frame.colour
        tile = player["slots"][place]
        if tile:
            self.tile(tile, x, y)
        elif player["arch"] == place:
            self.svg.rect(x - 24, y - 25, 48, 50, "#FBF3DC", rx=7, stroke=colour("gold"))
            self.sign("trajan", x, y, 36, colour("gold"), "#FBF3DC")
        else:
            self.svg.rect(
                x - 32, y - 26, 64, 52, colour("surface-3"), rx=6, stroke=colour("line-strong"),
                stroke_dasharray="4 4",
            )  # fmt: skip
            self.svg.text(x, y + 7, ROMAN[place], 20, colour("ink-3"), 400, "middle")

    def _middle(self, player: dict[str, Any]) -> None:
        """What lies in the middle: markers in hand, or the arch."""
        colour = self.frame.colour
        self.svg.circle(0, 0, 55, PAPER, stroke=colour("gold"))
        lifted = player["lifted"] or []
        columns = min(len(lifted), 3 if len(lifted) <= 9 else 4)
        step, rows = (28, -(-len(lifted) // 3)) if len(lifted) <= 9 else (23, -(-len(lifted) // 4))
        for at, marker in enumerate(lifted):
            dx = (at % columns - (columns - 1) / 2) * step
            dy = (at // columns - (rows - 1) / 2) * step
            self.marker(marker, dx, dy, step * 0.44)
        if not lifted:
            name, ink = ("trajan", "gold") if player["arch"] is None else ("senate", "line-strong")
            self.sign(name, 0, 0, 50, colour(ink), PAPER)
