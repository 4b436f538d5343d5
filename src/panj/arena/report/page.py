"""The page of the report."""

from html import escape
from typing import Final

from panj.arena.report import charts
from panj.arena.report.settings import settings
from panj.arena.report.style import STYLE
from panj.arena.report.wording import Wording
from panj.arena.summary import Result, Summary
from panj.bots.guarded import Failure
from panj.words import Words

COLUMNS: Final = ("bot", "rating", "played", "win_rate", "score", "place", "lapses")
FAILURES: Final = (Failure.CRASHED, Failure.ILLEGAL, Failure.OVERRAN)


class Report:
    """A summary as a page in one language."""

    def __init__(self, summary: Summary, words: Words) -> None:
        self.summary = summary
        self.words = words
        self.wording = Wording(words)

    def html(self) -> str:
        """The whole page."""
        lang, direction = self.words.lang, self.words.direction
        plan = self.summary.plan
        game = self.wording.called(f"{plan.game}.name", plan.game)
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
                self.section("settings", settings(self.wording, plan, self.summary.digest)),
            ]
        )
        return (
            f'<!doctype html>\n<html lang="{lang}" dir="{direction}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{STYLE}</style></head>"
            f"<body><main>{body}</main></body></html>\n"
        )

    def section(self, name: str, inner: str) -> str:
        """A section with its title and what it means."""
        say = self.wording.say
        return (
            f"<section id='{name}'><h2>{say(f'arena.{name}')}</h2>"
            f"<p class='note'>{say(f'arena.{name}.note')}</p>{inner}</section>"
        )

    def lead(self) -> str:
        """How much was played."""
        s = self.summary
        return self.wording.say("arena.lead", games=s.games, deals=s.deals, decisions=s.decisions)

    # Charts

    def ratings(self) -> str:
        """The ratings with their intervals."""
        wording = self.wording
        rows = [
            charts.Whisker(
                wording.name(each.bot),
                each.rating.mean,
                each.rating.low,
                each.rating.high,
                wording.number(each.rating.mean),
            )
            for each in self.summary.results
        ]
        return charts.whiskers(self.words.text("arena.ratings"), rows, wording.number)

    def points(self) -> str:
        """How the points of all games are spread."""
        wording = self.wording
        rows = [
            charts.Heap(
                wording.name(each.bot), each.scores, each.score.mean, wording.score(each.score.mean)
            )
            for each in self.summary.results
        ]
        return charts.heaps(self.words.text("arena.points"), rows, wording.number)

    def time(self) -> str:
        """How long decisions took; nothing if nobody was asked."""
        wording = self.wording
        rows = [
            charts.Span(wording.name(each.bot), each.seconds, each.slowest)
            for each in self.summary.results
            if each.asked
        ]
        return charts.spans(self.words.text("arena.time"), rows, wording.seconds) if rows else ""

    # Tables

    def table(self) -> str:
        """Everything about each bot in a row."""
        say = self.wording.say
        heads = "".join(f"<th scope='col'>{say(f'arena.column.{key}')}</th>" for key in COLUMNS)
        rows = "".join(self.row(each) for each in self.summary.results)
        return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"

    def row(self, each: Result) -> str:
        """One bot."""
        wording = self.wording
        cells = [
            wording.interval(each.rating, wording.number),
            self.words.number(each.played),
            wording.interval(each.win_rate, wording.percent),
            wording.interval(each.score, wording.score),
            self.words.decimal(each.place, 2),
            self.words.number(sum(each.lapses.values())),
        ]
        shown = "".join(f"<td>{cell}</td>" for cell in cells)
        return f"<tr><th scope='row'>{wording.isolated(each.bot)}</th>{shown}</tr>"

    def beats(self) -> str:
        """Who is placed before whom how often."""
        names = [self.wording.isolated(each.bot) for each in self.summary.results]
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
        return f"<td style='--share: {value}'>{escape(self.wording.percent(value))}</td>"

    def lapses(self) -> str:
        """Which bots lost decisions, and why; nothing if none did."""
        if not self.summary.lapses:
            return ""
        say = self.wording.say
        heads = "".join(f"<th scope='col'>{say(f'arena.lapse.{each}')}</th>" for each in FAILURES)
        rows = "".join(self.lapses_row(each) for each in self.summary.results if each.lapses)
        table = f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        return self.section("lapses", table).replace("<section", "<section class='warn'", 1)

    def lapses_row(self, each: Result) -> str:
        """How often one bot lost decisions, by reason."""
        counts = [self.words.number(each.lapses.get(why, 0)) for why in FAILURES]
        shown = "".join(f"<td>{count}</td>" for count in counts)
        return f"<tr><th scope='row'>{self.wording.isolated(each.bot)}</th>{shown}</tr>"
