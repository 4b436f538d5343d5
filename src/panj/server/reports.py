"""The end of a match as everybody at its table is told it."""

from panj.core.match import Match
from panj.core.report import (
    Band,
    Decided,
    Part,
    Report,
    SheetLine,
    Tick,
    TieLine,
    Why,
    decided,
    report_of,
)
from panj.core.state import NOBODY
from panj.server.shown import said
from panj.server.wire.report import (
    BandAnswer,
    ChartAnswer,
    DecidedAnswer,
    PartAnswer,
    ReportAnswer,
    SheetLineAnswer,
    TickAnswer,
    TieLineAnswer,
    WhyAnswer,
)


def report_answer(match: Match) -> ReportAnswer:
    """Everything about the end of a match that is over; at the end nothing is secret."""
    report = report_of(match.game)
    ties = report.tie_lines(match.state)
    return ReportAnswer(
        why=why_answer(report.why(match.state)),
        stages=[said(stage) for stage in report.stages(match)],
        sheet=[line_answer(line) for line in report.sheet(match)],
        ties=[tie_answer(line) for line in ties],
        tie_rule=report.tie_rule,
        decided=[decided_answer(each) for each in decided(match.state, ties)],
        chart=chart_answer(report, match),
    )


def why_answer(why: Why) -> WhyAnswer:
    return WhyAnswer(said(why.message), why.rule, None if why.seat == NOBODY else why.seat)


def line_answer(line: SheetLine) -> SheetLineAnswer:
    return SheetLineAnswer(
        said=said(line.name),
        points=line.points,
        stage=None if line.stage < 0 else line.stage,
        parts=[part_answer(part) for part in line.parts],
        counted=[part_answer(part) for part in line.counted],
    )


def part_answer(part: Part) -> PartAnswer:
    return PartAnswer(said(part.name), part.points)


def tie_answer(line: TieLine) -> TieLineAnswer:
    return TieLineAnswer(line.key, line.points, line.shown)


def decided_answer(each: Decided) -> DecidedAnswer:
    line = None if each.line < 0 else each.line
    return DecidedAnswer(each.ahead, each.behind, each.points, line)


def chart_answer(report: Report, match: Match) -> ChartAnswer:
    ticks = report.ticks(match)
    return ChartAnswer(
        axis=report.axis,
        ticks=[tick_answer(tick) for tick in ticks],
        bands=[band_answer(band) for band in report.bands(match, ticks)],
        planned=report.planned(match),
        steps=report.has_steps,
        mark=report.mark,
    )


def tick_answer(tick: Tick) -> TickAnswer:
    return TickAnswer(tick.number, tick.move, tick.points, tick.marked)


def band_answer(band: Band) -> BandAnswer:
    return BandAnswer(said(band.name), band.first, band.last)
