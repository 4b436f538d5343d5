"""Gifts of time and pauses: who may do them, what the clocks show after them, what is told."""

from typing import Any

import pytest

from panj.server.asides import GIFT_MINUTES
from server.test_clocks import let_days_pass, stand_in_slowly
from server.test_matches import two_at_a_table

pytestmark = pytest.mark.usefixtures("high_card")

HOUR = {"pace": {"kind": "live", "minutes": 60, "increment": 0}}
DAYS = {"pace": {"kind": "days", "days": 1}}
FREE = {"pace": {"kind": "none"}}


def refusal(answer) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def told(table: dict[str, Any]) -> list[str]:
    """What the log says beside the match."""
    return [line["said"]["key"].removeprefix("server.log.") for line in table["asides"]]


def out_of_time(store, table: str, seat: int) -> None:
    """A bot stands in at a seat without time, as a process wrote it that does not think."""
    sits = f"UPDATE seats SET kind = 'bot', bot = 'random', clock = 0 WHERE seat = {seat}"
    store.change(f'{sits} AND "table" = :table', table=table)
    store.change("UPDATE tables SET changed = changed + 1 WHERE id = :table", table=table)


def pause_began_earlier(store, table: str, seconds: float) -> None:
    """Let a pause look as if it had begun so long ago, and what was asked before it as long."""
    store.change(
        f"UPDATE tables SET paused = paused - {seconds}, asked_at = asked_at - {seconds},"
        f" deadline = deadline - {seconds}, changed = changed + 1 WHERE id = :table",
        table=table,
    )


def text_of(who, table: str) -> str:
    return str(who.client.get(f"http://{who.address}/tables/{table}/text").text)


# Gifts


def test_the_host_gives_time_that_is_there_on_coming_back(person, store) -> None:
    ada, ben, table = two_at_a_table(person, settings=HOUR)
    out_of_time(store, table, 1)
    with ben.live(table) as live:
        live.until("table")
        given = ada.post(f"/tables/{table}/gift", seat=1)
        notice = live.until("notice")["message"]
        assert (notice["key"], notice["operands"]) == ("server.log.gift", [1, GIFT_MINUTES])
        assert told(live.until("update")["table"]) == ["gift"]  # at once, not with the next event
    assert given.status_code == 200
    assert given.json()["seats"][1]["clock"] == 60 * GIFT_MINUTES
    assert given.json()["seats"][1]["stand_in"]["given"]
    back = ben.bare_post(f"/tables/{table}/return").json()
    assert back["seats"][1]["clock"] == 60 * GIFT_MINUTES
    assert told(back) == ["gift", "returned"]
    assert back["version"] == 0  # none of it is an event of the match


def test_time_is_given_once_for_each_time_that_ran_out(person, store) -> None:
    ada, ben, table = two_at_a_table(person, settings=HOUR)
    out_of_time(store, table, 1)
    assert ada.post(f"/tables/{table}/gift", seat=1).status_code == 200
    again = ada.post(f"/tables/{table}/gift", seat=1)
    assert refusal(again) == (409, "server.refusal.gift_twice")
    assert ben.table(table)["seats"][1]["clock"] == 60 * GIFT_MINUTES


def test_only_the_host_gives_time_and_never_to_the_host(person, store) -> None:
    ada, ben, table = two_at_a_table(person, settings=HOUR)
    stranger = person("Cleo")
    out_of_time(store, table, 0)
    gift = f"/tables/{table}/gift"
    assert refusal(ben.post(gift, seat=0)) == (403, "server.refusal.not_host")
    assert refusal(stranger.post(gift, seat=0)) == (403, "server.refusal.not_host")
    assert refusal(ada.post(gift, seat=0)) == (403, "server.refusal.gift_own")


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"seat": 1}, "server.refusal.not_out_of_time"),
        ({"seat": 5}, "server.refusal.not_out_of_time"),
        ({"seat": -1}, "server.refusal.bad_field"),
        ({"seat": "one"}, "server.refusal.bad_field"),
        ({}, "server.refusal.bad_field"),
        ({"seat": 1, "minutes": 600}, "server.refusal.bad_field"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_a_gift_that_makes_no_sense_is_refused_in_words(person, lang, body, key) -> None:
    ada, _, table = two_at_a_table(person, settings=HOUR)
    ada.client.headers["accept-language"] = lang
    found = ada.post(f"/tables/{table}/gift", **body).json()
    assert found["key"] == key
    assert found["detail"]
    assert "refusal" not in found["detail"]


def test_days_cannot_be_given_as_minutes(person, store) -> None:
    ada, _, table = two_at_a_table(person, settings=DAYS)
    out_of_time(store, table, 1)
    found = ada.post(f"/tables/{table}/gift", seat=1)
    assert refusal(found) == (409, "server.refusal.no_live_clock")


def test_a_clock_stands_still_while_a_bot_stands_in(person, store) -> None:
    ada, ben, table = two_at_a_table(person, settings=HOUR)
    let_days_pass(store, table)  # the bot is asked, moves, and Ben is asked next
    with ben.live(table) as live:
        while live.until("update")["table"]["version"] < 1:
            pass
    seat = ben.table(table)["seats"][0]
    assert seat["stand_in"]["version"] == 0
    assert seat["clock"] == 0
    assert ada.post(f"/tables/{table}/gift", seat=0).status_code == 403


# Pauses


def test_a_paused_match_can_be_ended_by_agreement(person) -> None:
    ada, ben, table = two_at_a_table(person, settings=HOUR)
    ada.bare_post(f"/tables/{table}/pause")
    assert ada.post(f"/tables/{table}/propose", kind="resign").status_code == 200
    ended = ben.post(f"/tables/{table}/answer", agree=True).json()
    assert (ended["status"], ended["paused"]) == ("abandoned", None)


def test_a_paused_table_moves_for_nobody_and_its_clocks_stand_still(person, store) -> None:
    ada, ben, table = two_at_a_table(person, settings=HOUR)
    with ben.live(table) as live:
        live.until("table")
        assert ada.bare_post(f"/tables/{table}/pause").status_code == 200
        assert told(live.until("update")["table"]) == ["paused"]
    paused = ben.table(table)
    assert paused["paused"] is not None
    assert not ada.get("/tables").json()["mine"][0]["my_turn"]
    for answer in (
        ada.move(table, 0, 0),
        ada.undo(table, 0),
        ada.post(f"/tables/{table}/propose", kind="undo"),
    ):
        assert refusal(answer)[1] == "server.refusal.paused"
    pause_began_earlier(store, table, 100_000)
    left = paused["deadline"] - paused["paused"]
    on = ada.bare_post(f"/tables/{table}/resume").json()
    assert (told(on), on["paused"]) == (["paused", "resumed"], None)
    assert on["deadline"] - on["now"] == pytest.approx(left, abs=2)
    assert ada.move(table, 0, 0).status_code == 200
    assert ada.table(table)["seats"][0]["clock"] == pytest.approx(3600, abs=30)


def test_bots_think_of_nothing_at_a_paused_table_and_go_on_after_it(person, store) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "bot:random", settings=HOUR)
    ada.bare_post(f"/tables/{table}/pause")
    assert refusal(ada.move(table, 0, 0))[1] == "server.refusal.paused"
    with ada.live(table) as live:
        live.until("table")
        ada.bare_post(f"/tables/{table}/resume")
        ada.move(table, 0, 0)
        while live.until("update")["table"]["version"] < 2:
            pass


def test_only_the_host_pauses_a_match_that_has_a_clock_and_runs(person) -> None:
    ada, ben, table = two_at_a_table(person, settings=HOUR)
    stranger = person("Cleo")
    for other in (ben, stranger):
        assert refusal(other.bare_post(f"/tables/{table}/pause")) == (
            403,
            "server.refusal.not_host",
        )
    resume = f"/tables/{table}/resume"
    assert refusal(ada.bare_post(resume)) == (409, "server.refusal.not_paused")
    assert ada.bare_post(f"/tables/{table}/pause").status_code == 200
    assert refusal(ada.bare_post(f"/tables/{table}/pause")) == (409, "server.refusal.paused")
    assert refusal(stranger.bare_post(resume)) == (403, "server.refusal.not_host")
    free = two_at_a_table(person, settings=FREE)
    answer = free[0].bare_post(f"/tables/{free[2]}/pause")
    assert refusal(answer) == (409, "server.refusal.no_clock")
    waiting = ada.new("high_card", "me", "open", start=False, settings=HOUR)
    answer = ada.bare_post(f"/tables/{waiting}/pause")
    assert refusal(answer) == (409, "server.refusal.not_running")


def test_who_plays_there_ends_a_pause_when_the_host_has_gone(person) -> None:
    ada, ben, table = two_at_a_table(person, settings=HOUR)
    resume = f"/tables/{table}/resume"
    with ada.live(table) as live:
        live.until("table")
        ada.bare_post(f"/tables/{table}/pause")
        assert refusal(ben.bare_post(resume)) == (403, "server.refusal.not_host")
    with ben.live(table) as live:
        while any(seat["online"] for seat in ben.table(table)["seats"] if not seat["mine"]):
            live.next()
    assert ben.bare_post(resume).status_code == 200


def test_a_paused_match_may_be_given_up(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "bot:random", settings=HOUR)
    ada.bare_post(f"/tables/{table}/pause")
    ended = ada.bare_post(f"/tables/{table}/abandon").json()
    assert (ended["status"], ended["paused"]) == ("abandoned", None)


def test_who_comes_back_to_a_paused_table_has_the_whole_time_after_it(person, store) -> None:
    ada, _, table = two_at_a_table(person, settings=HOUR)
    stand_in_slowly(store, table)
    store.change("UPDATE tables SET due = NULL WHERE id = :table", table=table)
    assert ada.bare_post(f"/tables/{table}/pause").status_code == 200
    back = ada.bare_post(f"/tables/{table}/return").json()
    assert back["deadline"] - back["paused"] == pytest.approx(back["seats"][0]["clock"])
    pause_began_earlier(store, table, 5000)
    on = ada.bare_post(f"/tables/{table}/resume").json()
    assert on["deadline"] - on["now"] == pytest.approx(on["seats"][0]["clock"], abs=2)


# Beside the pages


def test_a_replay_tells_it_after_the_move_that_it_followed(person) -> None:
    ada, ben, table = two_at_a_table(person, settings=HOUR)
    ada.move(table, 0, 0)
    ada.bare_post(f"/tables/{table}/pause")
    ada.bare_post(f"/tables/{table}/resume")
    ben.move(table, 0, 1)
    seen = ada.get(f"/tables/{table}/replay").json()
    assert [line["version"] for line in seen["asides"]] == [1, 1]


def test_the_text_table_pauses_and_tells_it(person) -> None:
    ada, ben, table = two_at_a_table(person, settings=HOUR)
    page = text_of(ada, table)
    assert "Pause the table" in page
    assert "Pause the table" not in text_of(ben, table)
    ada.bare_post(f"/tables/{table}/pause")
    page = text_of(ada, table)
    assert "The host paused the table." in page
    assert "Go on" in page
    assert 'name="act" value="move"' not in page
