"""A sheet on which SVG elements are put; knows directions and how much room a text takes."""

from html import escape
from pathlib import Path
from typing import Final

from panj.drawing.art import Art
from panj.words.direction import RIGHT_TO_LEFT, RIGHT_TO_LEFT_LANGUAGES, unmarked

UI: Final = "'Source Sans 3','Vazirmatn','Segoe UI','Helvetica Neue',Arial,sans-serif"
DISPLAY: Final = "'Marcellus','Markazi Text','Vazirmatn',Georgia,serif"
SMALLEST: Final = 8.0
NARROW: Final = frozenset("fijlrtI.,:;'|()[] \u2068\u2069\u200c")
WIDE: Final = frozenset("mwMW@%—")

Attribute = str | float
"""The value of an attribute."""


class Svg:
    """Collects elements. In a right-to-left language texts run the other way; places do not."""

    def __init__(self, width: float, height: float, lang: str) -> None:
        self.width = width
        self.height = height
        self.rtl = lang in RIGHT_TO_LEFT_LANGUAGES
        self.lang = lang
        self._parts: list[str] = []
        self._symbols: dict[str, str] = {}

    # Shapes

    def put(self, part: str) -> None:
        """A finished element."""
        self._parts.append(part)

    def element(self, name: str, **attributes: Attribute) -> None:
        """An element by its attributes; `_` in a name stands for `-`."""
        self.put(f"<{name}{written(attributes)}/>")

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, **more: Attribute
    ) -> None:
        """A rectangle; `rx` rounds its corners."""
        self.element("rect", x=x, y=y, width=width, height=height, fill=fill, **more)

    def circle(self, x: float, y: float, r: float, fill: str, **more: Attribute) -> None:
        """A disc."""
        self.element("circle", cx=x, cy=y, r=r, fill=fill, **more)

    def path(self, d: str, fill: str = "none", **more: Attribute) -> None:
        """A path."""
        self.element("path", d=d, fill=fill, **more)

    def open(self, **attributes: Attribute) -> None:
        """Begin a group."""
        self.put(f"<g{written(attributes)}>")

    def close(self) -> None:
        """End a group."""
        self.put("</g>")

    # Drawings

    def sign(
        self, drawn: str, x: float, y: float, size: float, ink: str, cut: str, box: float = 24
    ) -> None:
        """A sign about a point, in one colour on a ground of another."""
        scale = size / box
        place = (
            f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({number(scale, 4)})"
        )
        inked = drawn.replace("currentColor", ink).replace("CUT", cut)
        self.put(f'<g transform="{place}" fill="{ink}">{inked}</g>')

    def use(
        self, name: str, art: Art, x: float, y: float, width: float, height: float, box: str
    ) -> None:
        """A drawing that is used often: it is in the picture once."""
        ident = f"panj-{name}"
        self._symbols[ident] = f'<symbol id="{ident}" viewBox="{box}">{art.sign(name)}</symbol>'
        self.put(
            f'<use href="#{ident}"{written({"x": x, "y": y, "width": width, "height": height})}/>'
        )

    def define(self, ident: str, element: str) -> None:
        """A pattern or the like, named by its id."""
        self._symbols[ident] = element

    # Texts

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 14,
        fill: str = "#1F2125",
        weight: int = 400,
        anchor: str = "start",
        room: float = 0,
        font: str = UI,
    ) -> None:
        """A line of text. `anchor` is the side of the text that stands at `x`, seen by the reader:
        `start` is the left side in every language. In `room` it shrinks, or is cut, to fit."""
        if not words:
            return
        if room:
            words, size = fitted(words, size, room, weight)
        rtl = self.rtl and bool(RIGHT_TO_LEFT.search(words))
        side = {"start": "end", "end": "start"}.get(anchor, anchor) if rtl else anchor
        attributes: dict[str, Attribute] = {
            "x": x,
            "y": y,
            "font-size": size,
            "font-weight": weight,
            "fill": fill,
            "text-anchor": side,
            "direction": "rtl" if rtl else "ltr",
            "font-family": font,
        }
        self.put(f"<text{written(attributes)}>{escape(words if rtl else unmarked(words))}</text>")

    def lines(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        room: float,
        most: int,
        step: float = 1.12,
        fill: str = "#1F2125",
        weight: int = 400,
        anchor: str = "start",
    ) -> int:
        """A text in as many lines as it needs, small enough for its longest word; how many lines
        there were."""
        longest = max(extent(word, size, weight) for word in words.split() or [""])
        if longest > room:
            size = max(SMALLEST, size * room / longest)
        rows = wrapped(words, size, room, most, weight)
        for at, row in enumerate(rows):
            self.text(x, y + at * size * step, row, size, fill, weight, anchor, room)
        return len(rows)

    def heading(
        self, x: float, y: float, width: float, words: str, fill: str, size: float = 17
    ) -> None:
        """A title at the side of a panel from which the language is read."""
        anchor = "end" if self.rtl else "start"
        self.text(x + width * self.rtl, y, words, size, fill, 600, anchor, width, DISPLAY)

    # The whole

    def render(self, title: str) -> str:
        """The picture as a document of its own."""
        width, height = number(self.width), number(self.height)
        defs = f"<defs>{''.join(self._symbols.values())}</defs>" if self._symbols else ""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" role="img" xml:lang="{self.lang}">'
        )
        return f"{head}<title>{escape(unmarked(title))}</title>{defs}{''.join(self._parts)}</svg>"


def number(value: float, digits: int = 2) -> str:
    """A number in as few characters as it needs."""
    return f"{value:.{digits}f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def written(attributes: dict[str, Attribute]) -> str:
    """Attributes as they stand in an element."""
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
    )


def extent(words: str, size: float, weight: int = 400) -> float:
    """About how wide a text is; fonts differ, so that this is on the safe side."""
    units = 0.0
    for letter in unmarked(words):
        if letter in NARROW:
            units += 0.32
        elif letter in WIDE:
            units += 0.88
        elif letter.isupper():
            units += 0.68
        else:
            units += 0.55
    return units * size * (1.08 if weight > 500 else 1)


def fitted(words: str, size: float, room: float, weight: int) -> tuple[str, float]:
    """A text and its size so that it takes no more than its room."""
    wide = extent(words, size, weight)
    if wide <= room:
        return words, size
    smaller = max(SMALLEST, size * room / wide)
    while len(words) > 2 and extent(words, smaller, weight) > room + 0.5:
        words = f"{words.rstrip('…')[:-1].rstrip()}…"
    return words, smaller


def wrapped(words: str, size: float, room: float, most: int, weight: int) -> list[str]:
    """A text broken into lines; what does not fit stays in the last one."""
    rows: list[str] = []
    for word in words.split():
        if rows and (extent(f"{rows[-1]} {word}", size, weight) <= room or len(rows) == most):
            rows[-1] = f"{rows[-1]} {word}"
        else:
            rows.append(word)
    return rows


class Picture:
    """A drawn picture: a notebook shows it, `save` keeps it."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def __repr__(self) -> str:
        return f"<picture, {len(self.svg)} characters>"

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write the picture to a file."""
        Path(path).write_text(self.svg, encoding="utf-8")
