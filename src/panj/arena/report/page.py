"""The page of the report."""

from html import escape
from typing import Any, Final

from panj.arena.plan import AUTOMA
from panj.arena.report import charts
from panj.arena.report.style import STYLE
from panj.arena.summary import Measured, Result, Summary
from panj.bots.guarded import Failure
from panj.core.options import Form, Option
from panj.core.registry import REGISTRY
from panj.words import Words

LAST: Final = 1e6
UNITS: Final = (("seconds", 1.0), ("milliseconds", 1e3), ("microseconds", LAST))
RIGHT_TO_LEFT: Final = ("fa",)


class Report:
    """A summary as a page in one language."""

    def __init__(self, summary: Summary, words: Words) -> None:
        self.summary = summary
        self.plan = summary.plan
        self.words = words

    def html(self) -> str:
        """The whole page."""
        lang = self.words.lang
        direction = "rtl" if lang in RIGHT_TO_LEFT else "ltr"
        game = self.called(f"{self.plan.game}.name", self.plan.game)
        title = self.words.text("arena.title", game=game)
        body = "".join(
            [
                f"<h1>{title}</h1><p class='lead'>{self.lead()}</p>",
                self.section("ratings", self.ratings()),
                self.section("table", self.table()),
                self.section("beats", self.beats()),
                self.section("points", self.points()),
                self.section("time", self.time()),
                self.lapses(),
                self.section("settings", self.settings()),
            ]
        )
        return (
            f'<!doctype html>\n<html lang="{lang}" dir="{direction}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{STYLE}</style></head>"
            f"<body><main>{body}</main></body></html>\n"
        )

    # Words

    def say(self, key: str, /, **operands: int | str) -> str:
        """A sentence, ready to stand in HTML."""
        return escape(self.words.text(key, **operands))

    def name(self, label: str) -> str:
        """The name of a bot; its label if nobody translated it."""
        key = "arena.automa" if label == AUTOMA else f"core.bot.{label}"
        return self.words.text(key) if self.words.has(key) else label

    def rating(self, value: float) -> str:
        return self.words.number(round(value))

    def percent(self, value: float) -> str:
        return self.words.percent(value, 1)

    def score(self, value: float) -> str:
        return self.words.decimal(value, 1)

    def seconds(self, value: float) -> str:
        """A time in a unit in which it can be read."""
        unit, factor = next(
            (unit, factor) for unit, factor in UNITS if value * factor >= 1 or factor == LAST
        )
        scaled = round(value * factor, 6)
        digits = 0 if scaled >= 100 or scaled == int(scaled) else 1
        return self.words.text(f"arena.{unit}", time=self.words.decimal(scaled, digits))

    # Sections

    def section(self, name: str, inner: str) -> str:
        """A section with its title and what it means."""
        return (
            f"<section id='{name}'><h2>{self.say(f'arena.{name}')}</h2>"
            f"<p class='note'>{self.say(f'arena.{name}.note')}</p>{inner}</section>"
        )

    def lead(self) -> str:
        """How much was played."""
        s = self.summary
        return self.say("arena.lead", games=s.games, deals=s.deals, decisions=s.decisions)

    def ratings(self) -> str:
        rows = [
            charts.Whisker(
                self.name(each.bot),
                each.rating.mean,
                each.rating.low,
                each.rating.high,
                self.rating(each.rating.mean),
            )
            for each in self.summary.results
        ]
        return charts.whiskers(self.words.text("arena.ratings"), rows, self.rating)

    def table(self) -> str:
        """Everything about each bot in a row."""
        keys = ("bot", "rating", "played", "win_rate", "score", "place", "lapses")
        heads = "".join(f"<th scope='col'>{self.say(f'arena.column.{key}')}</th>" for key in keys)
        rows = "".join(self.row(each) for each in self.summary.results)
        return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"

    def row(self, each: Result) -> str:
        cells = [
            self.interval(each.rating, self.rating),
            self.words.number(each.played),
            self.interval(each.win_rate, self.percent),
            self.interval(each.score, self.score),
            self.words.decimal(each.place, 2),
            self.words.number(sum(each.lapses.values())),
        ]
        shown = "".join(f"<td>{cell}</td>" for cell in cells)
        return f"<tr><th scope='row'><bdi>{escape(self.name(each.bot))}</bdi></th>{shown}</tr>"

    def interval(self, value: Measured, show: charts.Show) -> str:
        """An estimate and its bounds."""
        low, high = escape(show(value.low)), escape(show(value.high))
        bounds = self.words.text("arena.interval", low=low, high=high)
        return f"<bdi>{escape(show(value.mean))}</bdi> <small>{bounds}</small>"

    def beats(self) -> str:
        """Who is placed before whom how often."""
        names = [f"<bdi>{escape(self.name(each.bot))}</bdi>" for each in self.summary.results]
        heads = "".join(f"<th scope='col'>{name}</th>" for name in names)
        rows = "".join(
            f"<tr><th scope='row'>{name}</th>{''.join(map(self.share, shares))}</tr>"
            for name, shares in zip(names, self.summary.beats, strict=True)
        )
        return (
            f"<table class='beats'><thead><tr><td></td>{heads}</tr></thead>"
            f"<tbody>{rows}</tbody></table>"
        )

    def share(self, value: float | None) -> str:
        """One cell of the table of pairs."""
        if value is None:
            return "<td>·</td>"
        return f"<td style='--share: {value}'>{escape(self.percent(value))}</td>"

    def points(self) -> str:
        rows = [
            charts.Heap(
                self.name(each.bot), each.scores, each.score.mean, self.score(each.score.mean)
            )
            for each in self.summary.results
        ]
        show: charts.Show = lambda value: self.words.number(round(value))  # noqa: E731
        return charts.heaps(self.words.text("arena.points"), rows, show)

    def time(self) -> str:
        rows = [
            charts.Span(self.name(each.bot), each.seconds, each.slowest)
            for each in self.summary.results
            if each.asked
        ]
        return charts.spans(self.words.text("arena.time"), rows, self.seconds) if rows else ""

    def lapses(self) -> str:
        """Which bots lost decisions, and why; nothing if none did."""
        if not self.summary.lapses:
            return ""
        reasons = (Failure.CRASHED, Failure.ILLEGAL, Failure.OVERRAN)
        heads = "".join(
            f"<th scope='col'>{self.say(f'arena.lapse.{each}')}</th>" for each in reasons
        )
        rows = "".join(
            f"<tr><th scope='row'><bdi>{escape(self.name(each.bot))}</bdi></th>"
            + "".join(f"<td>{self.words.number(each.lapses.get(why, 0))}</td>" for why in reasons)
            + "</tr>"
            for each in self.summary.results
            if each.lapses
        )
        table = f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        return self.section("lapses", table).replace("<section", "<section class='warn'", 1)

    def settings(self) -> str:
        """What was agreed on."""
        plan = self.plan
        budgets = "<br>".join(
            f"<bdi>{escape(self.name(each.label))}</bdi> ({escape(self.seconds(each.seconds))})"
            for each in plan.entrants
        )
        pairs = [
            ("seats", self.words.number(plan.seats)),
            ("options", self.options()),
            ("bots", budgets),
            ("format", self.say(f"arena.format.{plan.format.replace('-', '_')}")),
            ("seating", self.say(f"arena.seating.{plan.seating}")),
            ("seed", f"<bdi>{self.words.number(plan.seed)}</bdi>"),
            ("digest", f"<code>{self.summary.digest}</code>"),
        ]
        return (
            "<dl>"
            + "".join(f"<dt>{self.say(f'arena.setting.{k}')}</dt><dd>{v}</dd>" for k, v in pairs)
            + "</dl>"
        )

    def options(self) -> str:
        """The options of the game, in words."""
        shown = [
            f"{self.called(f'{self.plan.game}.option.{option.name}', option.name)}: "
            f"{self.value(option, self.plan.options[option.name])}"
            for option in REGISTRY.game(self.plan.game).options
            if option.name in self.plan.options
        ]
        return "<br>".join(shown) or self.say("arena.none")

    def value(self, option: Option, value: Any) -> str:
        """The value of an option."""
        if option.form == Form.SWITCH:
            return self.say("core.on" if value else "core.off")
        if option.form == Form.NUMBER:
            return self.words.number(value)
        key = f"{self.plan.game}.option.{option.name}"
        members = value if isinstance(value, list) else [value]
        named = [self.called(f"{key}.{each}", str(each)) for each in members]
        return " + ".join(named) or self.say("arena.none")

    def called(self, key: str, otherwise: str) -> str:
        """The name behind a key; games from outside may have none."""
        return self.say(key) if self.words.has(key) else escape(otherwise)
