"""Charts as inline SVG. They run from left to right in every language; numbers come in words."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

from panj.arena.report.axis import Axis, LogAxis

WIDTH: Final = 720
LEFT: Final = 176
RIGHT: Final = 664
ROW: Final = 44
FOOT: Final = 34
BINS: Final = 28
FIGURE: Final = 88
"""Room for a figure; of two that would touch only one is written."""

LEAST_SECONDS: Final = 1e-6
LONGEST_LABEL: Final = 22

Show = Callable[[float], str]
"""How a number is written below an axis."""


class Whisker(NamedTuple):
    """An estimate with its interval, and the same in words."""

    label: str
    mean: float
    low: float
    high: float
    text: str


class Heap(NamedTuple):
    """All values of one bot, their mean, and the mean in words."""

    label: str
    values: Sequence[float]
    mean: float
    text: str


class Span(NamedTuple):
    """A usual and a greatest value."""

    label: str
    usual: float
    most: float


def whiskers(title: str, rows: Sequence[Whisker], show: Show) -> str:
    """A dot with its interval for every bot."""
    axis = Axis([value for row in rows for value in (row.low, row.high)], LEFT, RIGHT)
    drawn = []
    for number, row in enumerate(rows):
        y = middle(number)
        low, high, mean = axis.at(row.low), axis.at(row.high), axis.at(row.mean)
        drawn.append(
            f'<line class="whisker" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{mean}" cy="{y}" r="6"/>{name(row.label, y)}'
            f"{beside(mean, y - 11, row.text)}"
        )
    return framed(title, len(rows), axis, show, drawn)


def heaps(title: str, rows: Sequence[Heap], show: Show) -> str:
    """How often each result came, as a small hill for every bot, with a line at the mean."""
    axis = Axis([value for row in rows for value in row.values], LEFT, RIGHT)
    width = (axis.high - axis.low) / BINS
    drawn = []
    for number, row in enumerate(rows):
        counts = [0] * BINS
        for value in row.values:
            counts[min(BINS - 1, int((value - axis.low) / width))] += 1
        base, mean = (number + 1) * ROW - 4, axis.at(row.mean)
        bars = "".join(
            hill(axis.at(axis.low + i * width), base, (RIGHT - LEFT) / BINS, count / max(counts))
            for i, count in enumerate(counts)
            if count
        )
        drawn.append(
            f'{bars}<line class="mean" x1="{mean}" x2="{mean}" y1="{base - ROW + 18}" y2="{base}"/>'
            f"{name(row.label, middle(number))}{beside(mean, base - ROW + 14, row.text)}"
        )
    return framed(title, len(rows), axis, show, drawn)


def hill(x: float, base: float, width: float, share: float) -> str:
    """One column of a heap."""
    height = round(share * (ROW - 14), 2)
    return (
        f'<rect class="bar" x="{x:.2f}" y="{base - height:.2f}" '
        f'width="{width - 1:.2f}" height="{height}"/>'
    )


def spans(title: str, rows: Sequence[Span], show: Show) -> str:
    """A bar up to what is usual and a thin line up to the most, by powers of ten."""
    values = [max(LEAST_SECONDS, value) for row in rows for value in (row.usual, row.most)]
    axis = LogAxis(values, LEFT, RIGHT)
    drawn = []
    for number, row in enumerate(rows):
        y = middle(number)
        usual = axis.at(max(LEAST_SECONDS, row.usual))
        most = axis.at(max(LEAST_SECONDS, row.most))
        drawn.append(
            f'<line class="whisker" x1="{LEFT}" x2="{most}" y1="{y}" y2="{y}"/>'
            f'<rect class="bar" x="{LEFT}" y="{y - 7}" width="{max(1.0, usual - LEFT):.2f}" '
            f'height="14"/>{name(row.label, y)}{beside(most, y - 11, show(row.most))}'
        )
        if inside(most) - inside(usual) >= FIGURE:
            drawn.append(beside(usual, y - 11, show(row.usual)))
    return framed(title, len(rows), axis, show, drawn)


def middle(row: int) -> int:
    """The height of a row's middle."""
    return row * ROW + ROW // 2 + 6


def name(label: str, y: float) -> str:
    """The name of a bot at the left of its row."""
    short = label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"
    return (
        f'<text class="name" x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(short)}'
        f"<title>{escape(label)}</title></text>"
    )


def beside(x: float, y: float, text: str) -> str:
    """A figure over its mark; it stays inside the picture."""
    return (
        f'<text class="figure" x="{inside(x)}" y="{y}" text-anchor="middle">{escape(text)}</text>'
    )


def inside(x: float) -> float:
    """The place nearest to `x` at which a figure is not cut off."""
    return min(max(x, LEFT + FIGURE / 2), RIGHT)


def framed(title: str, rows: int, axis: Axis, show: Show, drawn: Sequence[str]) -> str:
    """A whole chart: its lines and numbers behind, its rows in front."""
    bottom = rows * ROW + 6
    lines = "".join(
        f'<line class="grid" x1="{axis.at(tick)}" x2="{axis.at(tick)}" y1="0" y2="{bottom}"/>'
        f'<text class="tick" x="{axis.at(tick)}" y="{bottom + 20}" text-anchor="middle">'
        f"{escape(show(tick))}</text>"
        for tick in axis.ticks()
    )
    return (
        f'<svg role="img" viewBox="0 0 {WIDTH} {bottom + FOOT}" direction="ltr">'
        f"<title>{escape(title)}</title>{lines}{''.join(drawn)}</svg>"
    )
