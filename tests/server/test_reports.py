"""What is told of the end of a match: why it came, where the points are from, what broke ties."""

import pytest

from panj.core.codec import Json
from panj.core.match import Match
from panj.core.messages import SPECTATOR, Message
from panj.core.report import report_of
from panj.core.state import State
from panj.server.answers import table_answer
from panj.server.reports import report_answer
from panj.server.store.rows import Status
from panj.server.wire.report import ReportAnswer, SheetLineAnswer
from panj.server.wire.said import Said
from panj.words import LANGUAGES, words_for
from server.rooms import make_room
from support import rule
from support.ended import ended

NAMES = ["Anna", "Bence", "Sára", "Omid"]
ENDS: list[object] = [
    pytest.param("kingdomino", 4, 1, {}, id="kingdomino"),
    pytest.param("kingdomino", 3, 1, {"dynasty": True}, id="kingdomino-dynasty"),
    pytest.param("kohan_dej", 4, 1, {}, id="kohan_dej"),
    pytest.param("minerva", 3, 1, {}, id="minerva"),
    pytest.param("minerva", 1, 1, {}, id="minerva-alone"),
    pytest.param("trajan", 3, 1, {}, id="trajan"),
    pytest.param("pax_pamir", 4, 1, {}, id="pax_pamir-last_check"),
    pytest.param("pax_pamir", 4, 4, {}, id="pax_pamir-lead"),
    pytest.param("pax_pamir", 4, 6, {}, id="pax_pamir-instability"),
    pytest.param("pax_pamir", 2, 1, {"wakhan": True}, id="pax_pamir-wakhan"),
]
Options = dict[str, Json]


def report(slug: str, seats: int, seed: int, options: Options | None = None) -> ReportAnswer:
    """The report of a match that was played to its end."""
    return report_answer(ended(slug, seats, seed, options))


def total(lines: list[SheetLineAnswer], seats: int) -> list[int]:
    """The sum of a sheet."""
    return [sum(line.points[seat] for line in lines) for seat in range(seats)]


def messages(found: ReportAnswer) -> list[Said]:
    """Everything that a report says."""
    parts = [part.said for line in found.sheet for part in line.parts]
    lines = [line.said for line in found.sheet]
    return [found.why.said, *found.stages, *lines, *parts, *[b.said for b in found.chart.bands]]


@pytest.mark.parametrize(("slug", "seats", "seed", "options"), ENDS)
def test_the_sheet_adds_up_to_the_points(
    slug: str, seats: int, seed: int, options: Options
) -> None:
    match = ended(slug, seats, seed, options)
    found = report_answer(match)
    assert total(found.sheet, seats) == match.state.scores()
    assert all(any(line.points) for line in found.sheet if line.stage is None)
    for line in found.sheet:
        if line.parts:
            parts = [sum(part.points[seat] for part in line.parts) for seat in range(seats)]
            assert parts == line.points


@pytest.mark.parametrize(("slug", "seats", "seed", "options"), ENDS)
def test_the_chart_goes_from_the_start_to_the_final_points(
    slug: str, seats: int, seed: int, options: Options
) -> None:
    match = ended(slug, seats, seed, options)
    chart = report_answer(match).chart
    moves = [tick.move for tick in chart.ticks]
    assert chart.ticks[-1].points == match.state.scores()
    assert moves[0] == 0
    assert moves == sorted(moves)
    assert chart.planned == 0 or len(chart.ticks) - 1 <= chart.planned
    assert all(0 <= b.first < b.last < len(chart.ticks) for b in chart.bands)


@pytest.mark.parametrize(("slug", "seats", "seed", "options"), ENDS)
def test_a_report_is_said_in_every_language(
    slug: str, seats: int, seed: int, options: Options
) -> None:
    found = report(slug, seats, seed, options)
    for lang in LANGUAGES:
        words = words_for(lang)
        keys = [line.key for line in found.ties] + [found.chart.axis]
        keys += [found.chart.mark] if found.chart.mark else []
        assert [key for key in keys if not words.has(key)] == []
        for said in messages(found):
            assert words.tell(Message(said.key, said.operands), NAMES[:seats], 0)


@pytest.mark.parametrize(("slug", "seats", "seed", "options"), ENDS)
def test_neighbours_with_equal_points_are_told_apart_as_the_ranking_does(
    slug: str, seats: int, seed: int, options: Options
) -> None:
    match = ended(slug, seats, seed, options)
    found = report_answer(match)
    places = match.state.ranking()
    for pair in found.decided:
        assert match.state.scores()[pair.ahead] == match.state.scores()[pair.behind] == pair.points
        if pair.line is None:
            assert places[pair.ahead] == places[pair.behind]
        else:
            line = found.ties[pair.line]
            assert line.points[pair.ahead] > line.points[pair.behind]
            assert places[pair.ahead] < places[pair.behind]


WHYS: list[object] = [
    pytest.param("kingdomino", 4, 1, {}, "rounds", "KD-3.9", None, id="kingdomino"),
    pytest.param("kingdomino", 3, 1, {"dynasty": True}, "dynasty", "KD-6.2", None, id="dynasty"),
    pytest.param("kohan_dej", 4, 1, {}, "complete", "KO-5.1", 1, id="kohan_dej"),
    pytest.param("minerva", 3, 1, {}, "rounds", "MI-0.3", None, id="minerva"),
    pytest.param("trajan", 3, 1, {}, "rounds", "TR-5.1", None, id="trajan"),
    pytest.param("pax_pamir", 4, 1, {}, "last_check", "PP-5.1", None, id="last_check"),
    pytest.param("pax_pamir", 4, 4, {}, "lead", "PP-5.1", 0, id="lead"),
]


@pytest.mark.parametrize(("slug", "seats", "seed", "options", "key", "cited", "seat"), WHYS)
def test_a_report_says_why_the_match_ended(
    slug: str, seats: int, seed: int, options: Options, key: str, cited: str, seat: int | None
) -> None:
    why = report(slug, seats, seed, options).why
    assert (why.said.key, why.rule, why.seat) == (f"{slug}.why.{key}", cited, seat)


@rule("PP-5.1")
def test_a_lead_is_told_with_its_size_and_the_checks_that_were_left() -> None:
    assert report("pax_pamir", 4, 4).why.said.operands == [0, 5, 2, 1]


@rule("PP-5.7")
def test_points_of_pax_pamir_are_told_by_check() -> None:
    found = report("pax_pamir", 4, 4)
    assert [(line.stage, line.said.key, line.points) for line in found.sheet] == [
        (0, "pax_pamir.score.by_influence", [5, 0, 0, 3]),
        (1, "pax_pamir.score.by_cylinders", [3, 0, 1, 0]),
    ]
    assert len(found.stages) == 3  # one was not reached, and one left with another
    by_influence, by_cylinders = (
        {part.said.key.rpartition(".")[2]: part.points for part in line.counted}
        for line in found.sheet
    )
    assert by_influence["loyalty"] == [1, 0, 0, 1]  # to the Afghan coalition, which dominated
    assert max(range(4), key=lambda seat: sum(row[seat] for row in by_influence.values())) == 0
    assert set(by_cylinders) <= {"tribes", "spies", "gifts"}
    assert max(range(4), key=lambda seat: sum(row[seat] for row in by_cylinders.values())) == 0
    assert found.chart.steps


@rule("PP-5.4")
def test_the_final_check_says_that_it_counts_twice() -> None:
    assert report("pax_pamir", 4, 1).stages[-1].key == "pax_pamir.stage.final_check"


@rule("TR-5.2")
def test_points_of_trajan_are_told_by_quarter_and_at_last_by_the_final_scoring() -> None:
    found = report("trajan", 3, 1)
    assert [stage.key for stage in found.stages] == ["trajan.stage.quarter"] * 4 + [
        "trajan.stage.final"
    ]
    demands = [line for line in found.sheet if line.said.key == "trajan.score.demands"]
    assert [(line.stage, line.points) for line in demands] == [(0, [-9, -4, -9])]
    finals = {line.said.key for line in found.sheet if line.stage == 4}
    assert finals == {
        f"trajan.score.{name}" for name in ("cards", "legionnaires", "tiles", "bonus")
    }
    assert [(band.first, band.last) for band in found.chart.bands] == [
        (0, 4),
        (4, 8),
        (8, 12),
        (12, 16),
    ]


@rule("KD-6.2")
def test_points_of_a_dynasty_are_told_by_game() -> None:
    found = report("kingdomino", 3, 1, {"dynasty": True})
    assert [stage.operands for stage in found.stages] == [[1], [2], [3]]
    assert {line.stage for line in found.sheet} == {0, 1, 2}
    assert [tick.number for tick in found.chart.ticks[11:15]] == [11, 12, 1, 2]


@rule("KO-5.3")
def test_complete_cities_are_one_column_and_marked_where_they_were_completed() -> None:
    found = report("kohan_dej", 4, 3)
    line = next(line for line in found.sheet if line.said.key == "kohan_dej.score.city_complete")
    assert line.points == [0, 2, 4, 0]
    assert [part.said.key for part in line.parts] == [
        "kohan_dej.score.first_complete",
        "kohan_dej.score.complete",
    ]
    assert [tick.marked for tick in found.chart.ticks] == [[]] * 10 + [[1, 2]]


@rule("MI-5.5")
def test_the_turn_order_tile_is_shown_as_it_is() -> None:
    order = report("minerva", 3, 1).ties[-1]
    assert order.points == [-3, -1, -2]
    assert order.shown == [3, 1, 2]


def test_glory_is_told_by_round() -> None:
    found = report("minerva", 3, 1)
    glory = next(line for line in found.sheet if line.said.key == "minerva.score.glory")
    assert [part.said.operands for part in glory.parts] == [[3], [4], [5], [6]]


# While it goes on


NEAR: list[object] = [
    pytest.param("kingdomino", 4, 1, {}, "last_round", id="kingdomino"),
    pytest.param("kingdomino", 3, 1, {"dynasty": True}, "last_round", id="dynasty"),
    pytest.param("kohan_dej", 4, 1, {}, "last_round", id="kohan_dej"),
    pytest.param("minerva", 3, 1, {}, "last_round", id="minerva"),
    pytest.param("trajan", 3, 1, {}, "last_round", id="trajan"),
    pytest.param("pax_pamir", 4, 1, {}, "last_check", id="pax_pamir"),
]


def states(match: Match) -> list[State]:
    """Every state of a match at which somebody was asked."""
    return [match.first, *[played.after for played in match.played[:-1]]]


@pytest.mark.parametrize(("slug", "seats", "seed", "options", "key"), NEAR)
def test_the_end_is_announced_from_when_it_is_certain(
    slug: str, seats: int, seed: int, options: Options, key: str
) -> None:
    match = ended(slug, seats, seed, options)
    told = [report_of(match.game).near(s) for s in states(match)]
    keys = [None if near is None else near.message.key for near in told]
    first = keys.index(f"{slug}.near.{key}")
    assert first > 0
    assert keys == [None] * first + [f"{slug}.near.{key}"] * (len(keys) - first)


@pytest.mark.parametrize("slug", ["kingdomino", "kohan_dej", "minerva", "trajan", "pax_pamir"])
def test_nobody_is_told_a_report_before_the_end(slug: str) -> None:
    room = make_room(slug, 1)
    for seat in range(SPECTATOR, room.table.seats):
        answer = table_answer(room, "", seat, set())
        assert (answer.report, answer.near) == (None, None)


def test_everybody_is_told_the_same_report_at_the_end() -> None:
    room = make_room("kingdomino", 1)
    match = ended("kingdomino", 2, 1)
    room.match = match
    room.follow(match)
    room.table.status = Status.OVER
    told = [table_answer(room, "", seat, set()).report for seat in range(SPECTATOR, 2)]
    assert told[0] is not None
    assert told == [told[0]] * 3
