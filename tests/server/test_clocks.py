"""Clocks: what is charged, what is gained, and what happens when nothing is left."""

import time

import pytest
import sqlalchemy as sa

from panj.server import clocks
from panj.server.store.rows import Pace, TableSettings
from server.helpers import wait_until
from server.rooms import make_room
from server.test_matches import two_at_a_table

pytestmark = pytest.mark.usefixtures("high_card")

NOT_STOOD_IN = "server.refusal.not_stood_in"
HOUR = 3600.0
DAY = 24 * 3600
LIVE = TableSettings(pace=Pace(kind="live", minutes=1, increment=5))


def room_at(decider: int, asked_at: float, left: float):
    room = make_room("high_card", 1, LIVE)
    room.table.decider = decider
    room.table.asked_at = asked_at
    for seat in room.seats:
        seat.clock = left
    return room


def test_the_one_who_was_asked_pays_and_gains_when_the_turn_passes() -> None:
    room = room_at(0, 100.0, 60.0)
    assert clocks.after_event(room.table, room.seats, 1, 110.0) == [55.0, 60.0]


def test_choosing_again_and_again_makes_no_time() -> None:
    room = room_at(0, 100.0, 60.0)
    assert clocks.after_event(room.table, room.seats, 0, 110.0) == [50.0, 60.0]


def test_nobody_owes_time() -> None:
    room = room_at(1, 100.0, 5.0)
    assert clocks.after_event(room.table, room.seats, 0, 999.0) == [5.0, 5.0]
    assert clocks.deadline(LIVE.pace, room.seats, [5.0, 5.0], 0, 999.0) == 1004.0


def test_days_are_counted_from_the_question() -> None:
    pace, seats = Pace(kind="days", days=2), make_room("high_card", 1).seats
    assert clocks.deadline(pace, seats, [None, None], 0, 1000.0) == 1000.0 + 2 * 24 * 3600
    assert clocks.deadline(pace, seats, [None, None], None, 1000.0) is None
    assert clocks.deadline(Pace(), seats, [None, None], 0, 1000.0) is None


def test_a_live_clock_runs_for_who_is_asked(person) -> None:
    pace = {"kind": "live", "minutes": 60, "increment": 0}
    begun = time.time()
    ada, ben, table = two_at_a_table(person, settings={"pace": pace})
    asked = [ada.table(table)["asked_at"]]
    for version, mover in enumerate((ada, ben)):
        mover.move(table, 0, version)
        asked.append(ada.table(table)["asked_at"])
    seen = ada.table(table)
    hers, his = [seat["clock"] for seat in seen["seats"]]
    assert hers == pytest.approx(HOUR - (asked[1] - asked[0]))
    assert his == pytest.approx(HOUR - (asked[2] - asked[1]))
    assert seen["deadline"] - seen["asked_at"] == pytest.approx(hers)
    assert begun <= asked[0] < asked[1] < asked[2] <= time.time()


def test_a_bot_takes_over_when_time_has_run_out(person) -> None:
    pace = {"kind": "live", "minutes": 0.01, "increment": 0, "takeover": True}
    ada, ben, table = two_at_a_table(person, settings={"pace": pace})
    wait_until(lambda: ben.table(table)["seats"][0]["stand_in"])
    left = ben.table(table)["seats"][0]
    assert (left["kind"], left["name"], left["bot"]) == ("person", "Ada", None)
    refused = ada.move(table, 0, 0)
    assert refused.json()["key"] == "server.refusal.taken_over"
    assert ada.table(table)["seat"] == 0
    wait_until(lambda: ben.table(table)["status"] == "over")
    ben.bare_post(f"/tables/{table}/rematch")
    fresh = ada.bare_post(f"/tables/{table}/rematch").json()
    assert [seat["kind"] for seat in fresh["seats"]] == ["person", "person"]


def test_a_table_may_be_patient(person, store) -> None:
    pace = {"kind": "live", "minutes": 1, "increment": 0, "takeover": False}
    ada, _, table = two_at_a_table(person, settings={"pace": pace})
    let_days_pass(store, table)
    assert due_of(store, table) is None  # nobody will ever look whose time it is
    assert ada.table(table)["seats"][0]["kind"] == "person"
    assert ada.move(table, 0, 0).status_code == 200
    assert ada.table(table)["seats"][0]["clock"] == 0


def test_a_table_of_days_tells_when_somebody_has_to_move(person) -> None:
    pace = {"kind": "days", "days": 3}
    ada, ben, table = two_at_a_table(person, settings={"pace": pace})
    for mover, version in ((ada, 0), (ben, 1)):
        seen = mover.table(table)
        assert seen["deadline"] - seen["asked_at"] == pytest.approx(3 * DAY)
        assert [seat["clock"] for seat in seen["seats"]] == [None, None]
        assert mover.move(table, 0, version).status_code == 200


@pytest.mark.parametrize("takeover", [True, False])
def test_who_lets_the_days_pass_is_replaced_where_the_table_chose_so(
    person, store, takeover: bool
) -> None:
    pace = {"kind": "days", "days": 1, "takeover": takeover}
    ada, ben, table = two_at_a_table(person, settings={"pace": pace})
    with ben.live(table) as live:
        live.until("table")
        let_days_pass(store, table)
        if takeover:
            assert live.until("notice")["message"]["key"] == "server.log.taken_over"
            wait_until(lambda: ben.table(table)["question"]["mine"])
            seats = ben.table(table)["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "person"]
            assert [seat["stand_in"] is not None for seat in seats] == [True, False]
            assert ada.move(table, 0, 1).json()["key"] == "server.refusal.taken_over"
        else:
            assert due_of(store, table) is None
            assert ada.move(table, 0, 0).status_code == 200


def test_who_ran_out_of_time_takes_the_seat_back(person, store) -> None:
    pace = {"kind": "days", "days": 1, "takeover": True}
    ada, ben, table = two_at_a_table(person, settings={"pace": pace})
    assert ada.bare_post(f"/tables/{table}/return").json()["key"] == NOT_STOOD_IN
    let_days_pass(store, table)
    wait_until(lambda: ben.table(table)["question"]["mine"])
    with ben.live(table) as live:
        live.until("table")
        back = ada.bare_post(f"/tables/{table}/return").json()
        assert live.until("notice")["message"]["key"] == "server.log.returned"
    assert [seat["stand_in"] for seat in back["seats"]] == [None, None]
    assert ben.move(table, 0, 1).status_code == 200
    assert ada.move(table, 0, 2).status_code == 200
    told = [line["said"]["key"] for line in ben.table(table)["asides"]]
    assert told == ["server.log.taken_over", "server.log.returned"]
    log = ben.table(table)["log"]
    assert not [line for line in log if line["key"].startswith("server.")]
    assert [line["by"] for line in log if line["seat"] == 0] == ["bot", "person"]


def test_who_comes_back_while_asked_has_time_to_look(person, store) -> None:
    pace = {"kind": "live", "minutes": 60, "increment": 0, "takeover": True}
    ada, ben, table = two_at_a_table(person, settings={"pace": pace})
    stand_in_slowly(store, table)
    away = ada.table(table)
    assert not away["question"]["mine"]  # it is the bot that is asked
    assert away["question"]["moves"] == []
    assert not ada.get("/tables").json()["mine"][0]["my_turn"]
    back = ada.bare_post(f"/tables/{table}/return").json()
    assert back["question"]["mine"]
    assert back["seats"][0]["clock"] >= 60
    assert back["deadline"] > back["asked_at"]
    assert ben.bare_post(f"/tables/{table}/return").json()["key"] == NOT_STOOD_IN


def stand_in_slowly(store, table: str) -> None:
    """A bot stands in at the first seat, as a process wrote it that has not begun to think."""
    sits = "UPDATE seats SET kind = 'bot', bot = 'random'"
    store.change(f'{sits} WHERE "table" = :table AND seat = 0', table=table)
    store.change("UPDATE tables SET changed = changed + 1 WHERE id = :table", table=table)


def due_of(store, table: str) -> float | None:
    """When the server will look at a table by itself."""
    row = sa.text("SELECT due FROM tables WHERE id = :table")
    return store.work(lambda each: each.execute(row, {"table": table}).scalar_one())


def let_days_pass(store, table: str) -> None:
    """Let the table look as if its question had been asked two days ago."""
    store.change(
        f"UPDATE tables SET asked_at = asked_at - {2 * DAY}, deadline = deadline - {2 * DAY},"
        f" due = due - {2 * DAY}, changed = changed + 1 WHERE id = :table",
        table=table,
    )
