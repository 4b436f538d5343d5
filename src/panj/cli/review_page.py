"""A review as one page for the browser: a chart of chances, and the turning points."""

from collections.abc import Sequence
from html import escape
from typing import Final

from panj.cli.lessons import Lessons, told_case
from panj.terminal.screen import Screen

WIDTH: Final = 960
HEIGHT: Final = 260
COLOURS: Final = (
    *("#2468b4", "#c4441b", "#1b7f5c", "#a37500"),
    *("#7b3fa0", "#3e454f", "#c23f78", "#166680"),
)
DASHES: Final = ("", "7 4", "2 4", "12 4 2 4", "12 3", "4 3 1 3", "1 3", "9 2 2 2")
"""Colour is never alone: every seat has a line of its own kind."""

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
svg { width: 100%; height: auto; direction: ltr; }
.frame { fill: none; stroke: color-mix(in srgb, CanvasText 40%, Canvas); }
.level { stroke: color-mix(in srgb, CanvasText 15%, Canvas); }
polyline { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
circle { fill: Canvas; stroke-width: 3; }
ul { display: flex; flex-wrap: wrap; gap: .3rem 1.5rem; list-style: none; padding: 0; }
ul svg { width: 32px; vertical-align: middle; margin-inline: .4rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .5rem;
  border-block-end: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); }
"""


class ReviewPage:
    """What a review found, in one language."""

    def __init__(self, screen: Screen, lessons: Lessons, names: Sequence[str]) -> None:
        self.screen = screen
        self.lessons = lessons
        self.match = lessons.match
        self.names = names

    def html(self) -> str:
        """The whole page."""
        words = self.screen.words
        slug = self.match.game.slug
        title = escape(self.screen.name(f"{slug}.name", slug))
        kind = "chances" if len(self.names) > 1 else "nearness"
        about = escape(self.screen.text(f"cli.review.{kind}"))
        return (
            f'<!doctype html>\n<html lang="{words.lang}" dir="{words.direction}"><head>'
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>{title}</title><style>{STYLE}</style></head><body><main><h1>{title}</h1>"
            f"<p>{about}</p>{self.chart()}{self.legend()}{self.cases()}"
            "</main></body></html>\n"
        )

    def point(self, place: int, chance: float) -> tuple[float, float]:
        """Where a chance stands in the chart."""
        return place / max(1, self.match.version) * WIDTH, HEIGHT * (1 - chance)

    def chart(self) -> str:
        """A line for every seat, and a ring at every mistake."""
        parts = [f'<rect class="frame" width="{WIDTH}" height="{HEIGHT}"/>']
        for part in (0.25, 0.5, 0.75):
            y = HEIGHT * part
            parts.append(f'<line class="level" x2="{WIDTH}" y1="{y}" y2="{y}"/>')
        parts += [self.line(seat) for seat in range(len(self.names))]
        parts += [self.ring(number) for number in self.lessons.mistakes]
        label = escape(self.screen.text("cli.review.mistakes"), quote=True)
        return (
            f'<svg viewBox="-8 -8 {WIDTH + 16} {HEIGHT + 16}" role="img" aria-label="{label}">'
            f"{''.join(parts)}</svg>"
        )

    def ring(self, number: int) -> str:
        """A mark on the curve at a move."""
        who = self.lessons.verdicts[number].who
        near = [point for point in self.lessons.curve if point.place < number]
        x, y = self.point(number - 1, near[-1].chances[who])
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" stroke="{COLOURS[who]}"/>'

    def line(self, seat: int) -> str:
        """The chances of one seat."""
        points = [self.point(point.place, point.chances[seat]) for point in self.lessons.curve]
        text = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        return f'<polyline points="{text}" {stroke(seat)}/>'

    def legend(self) -> str:
        """Whose line is which, with the chance at the end."""
        items = []
        for seat, name in enumerate(self.names):
            sample = (
                f'<svg viewBox="0 0 32 6" aria-hidden="true"><line x2="32" y1="3" y2="3" '
                f'stroke-width="3" {stroke(seat)}/></svg>'
            )
            chance = self.screen.words.percent(self.lessons.curve[-1].chances[seat])
            items.append(f"<li>{sample}<bdi>{escape(name)}</bdi> <b>{escape(chance)}</b></li>")
        return f"<ul>{''.join(items)}</ul>"

    def cases(self) -> str:
        """The mistakes and what would have been better, then the good finds."""
        text, lessons = self.screen.text, self.lessons
        parts = [] if lessons.mistakes else [f"<p>{escape(text('cli.review.none'))}</p>"]
        columns = ("move", "who", "played", "better")
        heads = "".join(f"<th>{escape(text(f'cli.review.column.{each}'))}</th>" for each in columns)
        for title, numbers in lessons.titled():
            if numbers:
                rows = "".join(self.row(number) for number in numbers)
                head = escape(text(title))
                parts.append(f"<h2>{head}</h2><table><tr>{heads}</tr>{rows}</table>")
        return "".join(parts)

    def row(self, number: int) -> str:
        """One decision: both moves, and what the better one does."""
        case = told_case(self.screen, self.lessons, self.names, number)
        cells = [
            escape(self.screen.number(number)),
            f"<bdi>{escape(self.names[case.who])}</bdi>",
            escape(case.played),
            f"<b>{escape(case.better)}</b><br>{escape(case.reason)}",
        ]
        return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def stroke(seat: int) -> str:
    """The colour and the kind of a seat's line."""
    return f'stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}"'
