"""Order among strangers: what people can do, and what the house can; what is logged."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Runner
from server.helpers import Person, Served, closing_code, running
from server.stores import Store
from server.test_matches import two_at_a_table
from server.test_sessions import PASSWORD, account, is_in

Make = Callable[..., Person]
WHY = "insults, after a warning"


@pytest.fixture
def keeper(person: Make, store: Store) -> Person:
    """Somebody who looks after the house."""
    found = person("Mira")
    account(found)
    give_role(store, found)
    return found


def give_role(store: Store, who: Person) -> None:
    """What `panj admin grant` does."""
    me = who.get("/me").json()["id"]
    store.change("UPDATE people SET role = 'moderator' WHERE id = :me", me=me)


def ident(who: Person) -> str:
    return str(who.get("/me").json()["id"])


def measure(keeper: Person, who: str, what: str, **more: Any) -> int:
    return keeper.post(f"/admin/people/{who}", what=what, reason=WHY, **more).status_code


def act(keeper: Person, table: str, what: str, **more: Any) -> int:
    return keeper.post(f"/admin/tables/{table}", what=what, reason=WHY, **more).status_code


def acts(keeper: Person) -> list[tuple[str, str]]:
    return [(each["what"], each["reason"]) for each in keeper.get("/admin/acts").json()]


def key(answer: Any) -> str:
    return str(answer.json()["key"]).rpartition(".")[2]


def lines(who: Person, table: str) -> list[str]:
    return [line["text"] for line in who.get(f"/tables/{table}/chat").json()]


# People among themselves


def test_a_report_has_what_was_said_and_comes_once(person: Make, keeper: Person) -> None:
    ada, ben, table = two_at_a_table(person)
    for text in ("good luck", "you fool", "please stop"):
        (ben if "fool" in text else ada).post(f"/tables/{table}/chat", text=text)
    line = ada.get(f"/tables/{table}/chat").json()[1]["id"]
    wish = {"table": table, "line": line, "kind": "insult", "words": "he does that often"}
    assert ada.post("/reports", **wish).status_code == 204
    assert key(ada.post("/reports", **wish)) == "reported"
    assert key(ben.post("/reports", **wish)) == "oneself"
    seat = ben.table(table)["seat"]
    assert ada.post("/reports", table=table, seat=seat, kind="stalling").status_code == 204
    found = [each for each in keeper.get("/admin/reports").json() if each["table"] == table]
    [insult] = [each for each in found if each["kind"] == "insult"]
    assert [text for _, text in insult["lines"]] == ["good luck", "you fool", "please stop"]
    assert (insult["name"], insult["about"], insult["words"]) == (
        "Ben",
        ident(ben),
        "he does that often",
    )
    closed = keeper.post(f"/admin/reports/{insult['id']}/close", reason="warned him")
    assert closed.status_code == 204
    again = keeper.post(f"/admin/reports/{insult['id']}/close", reason="warned him")
    assert again.status_code == 404
    assert insult["id"] not in [each["id"] for each in keeper.get("/admin/reports").json()]
    assert ("close", "warned him") in acts(keeper)


def test_reports_are_no_flood_and_no_way_to_look(person: Make) -> None:
    ada, _, table = two_at_a_table(person, settings={"spectators": False})
    eve = person("Eve")
    assert key(eve.post("/reports", table=table, seat=0, kind="other")) == "watchers"
    for seat in (7, 2):
        assert ada.post("/reports", table=table, seat=seat, kind="other").status_code == 404
    assert ada.post("/reports", table=table, line=2**31 - 1, kind="other").status_code == 404
    _, ben, open_to_all = two_at_a_table(person)
    for number in range(24):
        ben.post(f"/tables/{open_to_all}/chat", text=str(number))
    said = [line["id"] for line in eve.get(f"/tables/{open_to_all}/chat").json()]
    wish = {"table": open_to_all, "kind": "other"}
    codes = [eve.post("/reports", line=line, **wish).status_code for line in said]
    assert (codes[0], codes[-1]) == (204, 429)


def test_who_is_muted_by_somebody_is_read_by_the_others_only(person: Make) -> None:
    ada, ben, table = two_at_a_table(person)
    ben.post(f"/tables/{table}/chat", text="blah")
    seat = ben.table(table)["seat"]
    with ada.live(table) as live, ben.live(table) as theirs:
        live.until("table")
        theirs.until("table")
        mute = ada.post("/mutes", table=table, seat=seat).json()
        assert (mute["name"], lines(ada, table), lines(ben, table)) == ("Ben", [], ["blah"])
        ben.post(f"/tables/{table}/chat", text="more")
        ada.post(f"/tables/{table}/chat", text="quiet at last")
        assert live.until("chat")["line"]["text"] == "quiet at last"
        assert theirs.until("chat")["line"]["text"] == "more"
    assert key(ada.post("/mutes", table=table, seat=ada.table(table)["seat"])) == "oneself"
    assert [each["id"] for each in ada.get("/mutes").json()] == [mute["id"]]
    assert ident(ben) not in str(mute)
    assert ben.client.delete(f"/mutes/{mute['id']}").status_code == 404  # it is not his
    assert ada.client.delete(f"/mutes/{mute['id']}").status_code == 204
    assert lines(ada, table) == ["blah", "more", "quiet at last"]


# The house and people


def test_who_is_muted_plays_and_is_silent(person: Make, keeper: Person) -> None:
    ada, ben, table = two_at_a_table(person)
    account(ben)
    assert measure(keeper, ident(ben), "mute", days=7) == 204
    assert key(ben.post(f"/tables/{table}/chat", text="but")) == "muted"
    asked = next(who for who in (ada, ben) if who.table(table)["question"]["mine"])
    assert asked.move(table, 0, 0).status_code == 200
    [told] = ben.get("/account").json()["told"]
    assert (told["what"], told["reason"]) == ("mute", WHY)
    assert measure(keeper, ident(ben), "lift") == 204
    assert ben.post(f"/tables/{table}/chat", text="sorry").status_code == 201


def test_a_warning_is_read_on_the_account_page(person: Make, keeper: Person) -> None:
    ben = person("Ben")
    assert measure(keeper, ident(ben), "warn") == 204
    assert [each["what"] for each in ben.get("/account").json()["told"]] == ["warn"]
    assert ("warn", WHY) in acts(keeper)
    assert keeper.get("/account").json()["told"] == []


def test_who_is_banned_is_out_within_seconds_and_does_not_come_back(
    person: Make, keeper: Person
) -> None:
    _, ben, table = two_at_a_table(person)
    name, program = account(ben), ben.token("read", "play")
    me = ident(ben)
    with ben.live(table) as live, program.live(table) as its:
        live.until("table")
        its.until("table")
        assert measure(keeper, me, "ban", days=1) == 204
        assert (closing_code(live), closing_code(its)) == (4401, 4401)
    assert not is_in(ben)
    assert program.get("/tables").status_code == 401
    refused = person(None).post("/login", account=name, password=PASSWORD)
    assert (refused.status_code, key(refused), refused.json()["operands"]) == (403, "banned", [WHY])
    assert is_in(person("Somebody else"))  # the address is not banned
    assert measure(keeper, me, "lift") == 204
    assert person(None).post("/login", account=name, password=PASSWORD).status_code == 200
    program.client.close()


def test_a_ban_of_an_address_keeps_guests_of_it_out_and_no_accounts(
    tmp_path: Path, high_card: str
) -> None:
    with running(tmp_path) as server:
        keeper, ben, ada = (Person(server.address, name) for name in ("Mira", "Ben", "Ada"))
        account(keeper)
        account(ada)
        give_role(Store("sqlite", f"sqlite:///{tmp_path}/tables.sqlite"), keeper)
        guest, me = Person(server.address, "Guest"), ident(ben)
        assert measure(keeper, me, "ban", days=400, address=True) == 204
        newcomer = Person(server.address)
        assert key(newcomer.post("/me", name="Ben again")) == "place"
        assert key(guest.get("/me")) == "place"
        assert is_in(ada)  # one household, one class: who has an account stays
        kept = (tmp_path / "tables.sqlite").read_bytes()
        assert b"127.0.0.1" not in kept
        assert measure(keeper, me, "lift") == 204
        assert newcomer.post("/me", name="Ben again").status_code == 200
        for each in (keeper, ben, ada, guest, newcomer):
            each.client.close()


def test_nobody_of_the_house_is_banned_by_another(
    person: Make, keeper: Person, store: Store
) -> None:
    other = person("Oswin")
    account(other)
    give_role(store, other)
    refused = keeper.post(f"/admin/people/{ident(other)}", what="ban", reason=WHY)
    assert key(refused) == "of_the_house"
    assert keeper.post("/admin/people/nobody", what="warn", reason=WHY).status_code == 404
    assert keeper.post(f"/admin/people/{ident(other)}", what="grant", reason=WHY).status_code == 400


# The house and tables


def test_who_is_removed_keeps_the_name_and_gets_no_seat_back(person: Make, keeper: Person) -> None:
    ada, ben, table = two_at_a_table(person)
    seat = ben.table(table)["seat"]
    assert act(keeper, table, "unseat", seat=seat) == 204
    shown = ada.table(table)["seats"][seat]
    assert (shown["name"], shown["stand_in"]["why"]) == ("Ben", "removed")
    assert key(ben.bare_post(f"/tables/{table}/return")) == "removed"
    assert ada.play_on(table)["status"] == "over"
    assert "server.log.removed" in str(ada.table(table)["asides"])
    assert act(keeper, table, "unseat", seat=seat) == 409
    assert "unseat" in [each["what"] for each in ben.get("/account").json()["told"]]


def test_who_was_removed_gets_no_seat_in_a_rematch(person: Make, keeper: Person) -> None:
    ada, ben, table = two_at_a_table(person)
    seat = ben.table(table)["seat"]
    assert act(keeper, table, "unseat", seat=seat) == 204
    assert ada.play_on(table)["status"] == "over"
    assert key(ben.bare_post(f"/tables/{table}/rematch")) == "removed"  # nor begins one
    fresh = ada.bare_post(f"/tables/{table}/rematch").json()
    assert [each["kind"] for each in fresh["seats"]].count("open") == 1  # nothing is kept for Ben
    assert key(ben.bare_post(f"/tables/{table}/rematch")) == "removed"


def test_before_the_start_the_seat_is_open_again(person: Make, keeper: Person) -> None:
    ada, ben = person("Ada"), person("Ben")
    table = ada.new("high_card", "me", "open", start=False)
    ben.post(f"/tables/{table}/join")
    assert act(keeper, table, "unseat", seat=1) == 204
    assert ada.table(table)["seats"][1]["kind"] == "open"
    assert act(keeper, table, "unseat", seat=1) == 409
    assert act(keeper, table, "unseat") == 400


def test_any_table_can_be_stopped_and_deleted(person: Make, keeper: Person) -> None:
    ada, ben, table = two_at_a_table(person)
    with ben.live(table) as live:
        live.until("table")
        assert act(keeper, table, "stop") == 204
        while (live.next().get("table") or {}).get("status") != "abandoned":
            pass
    assert act(keeper, table, "stop") == 409
    waiting = ada.new("high_card", "me", "open", start=False)
    running = two_at_a_table(person)[2]
    for each in (table, waiting, running):
        assert act(keeper, each, "delete") == 204
        assert ada.get(f"/tables/{each}").status_code == 404
        assert act(keeper, each, "delete") == 404


def test_a_line_is_taken_away_for_all(person: Make, keeper: Person) -> None:
    ada, ben, table = two_at_a_table(person)
    ben.post(f"/tables/{table}/chat", text="you fool")
    line = ada.get(f"/tables/{table}/chat").json()[0]["id"]
    assert act(keeper, table, "line", line=line) == 204
    assert (lines(ada, table), lines(ben, table)) == ([], [])
    assert act(keeper, table, "line", line=line) == 404


def test_the_house_can_take_no_newcomers(tmp_path: Path, high_card: str) -> None:
    with running(tmp_path) as server:
        keeper, guest, newcomer = (
            Person(server.address, "Mira"),
            Person(server.address, "Ada"),
            Person(server.address),
        )
        name = account(keeper)
        give_role(Store("sqlite", f"sqlite:///{tmp_path}/tables.sqlite"), keeper)
        assert keeper.post("/admin/registration", open=False, reason=WHY).status_code == 204
        assert not keeper.get("/admin").json()["registration"]
        assert key(newcomer.post("/me", name="Ben")) == "registration"
        wish = {"account": "fresh_one", "password": PASSWORD}
        assert key(guest.post("/account", **wish)) == "registration"
        assert newcomer.post("/login", account=name, password=PASSWORD).status_code == 200
        assert keeper.post("/admin/registration", open=True, reason=WHY).status_code == 204
        assert guest.post("/account", **wish).status_code == 201
        for each in (keeper, guest, newcomer):
            each.client.close()


# What the house sees


def test_the_house_sees_people_and_tables_and_nothing_secret(person: Make, keeper: Person) -> None:
    ada, _, table = two_at_a_table(person)
    name = account(ada)
    [found] = keeper.get("/admin/people", q=name).json()
    assert found["account"] == name
    tables = keeper.get("/admin/tables").json()
    assert sorted({each["id"]: each for each in tables}[table]["names"]) == ["Ada", "Ben"]
    seen = keeper.table(table)
    assert (seen["seat"], seen["question"]["mine"]) == (None, False)
    text = str([found, tables, keeper.get("/admin/acts").json()])
    for word in ("password", "hash", "hand", "'key'", "options", "email"):
        assert word not in text, word


def test_every_act_has_a_reason_and_stays(person: Make, keeper: Person, store: Store) -> None:
    ben = person("Ben")
    before = len(acts(keeper))
    for wish in ({"what": "warn"}, {"what": "warn", "reason": ""}):
        assert keeper.post(f"/admin/people/{ident(ben)}", **wish).status_code == 400
    assert len(acts(keeper)) == before
    assert measure(keeper, ident(ben), "warn") == 204
    assert ben.post("/account/delete", name="Ben").status_code == 204
    act_ = keeper.get("/admin/acts").json()[0]
    assert (act_["what"], act_["name"], act_["who"]) == (
        "warn",
        "",
        keeper.get("/me").json()["account"],
    )


# From the server's own machine


@pytest.fixture
def house(panj: Runner, server: Served, store: Store) -> Runner:
    def run(*words: str):
        return panj("admin", "house", *words, "--database", store.database)

    return run


def test_the_same_from_the_servers_own_machine(person: Make, house: Any) -> None:
    ada, ben, table = two_at_a_table(person)
    name, seat = account(ben), ben.table(table)["seat"]
    because = ("--reason", WHY)
    assert house("mute", name, "--days", "7", *because).code == 0
    assert key(ben.post(f"/tables/{table}/chat", text="but")) == "muted"
    assert house("lift", name, *because).code == 0
    assert house("unseat", table, str(seat + 1), *because).code == 0
    assert ada.table(table)["seats"][seat]["stand_in"]["why"] == "removed"
    assert house("stop", table, *because).code == 0
    assert ada.table(table)["status"] == "abandoned"
    assert house("remove", table, *because).code == 0
    assert ada.get(f"/tables/{table}").status_code == 404
    assert house("ban", name, *because).code == 0
    assert not is_in(ben)
    [found] = house("people", name, "--json").json
    assert found["banned"] is not None
    done = [each["what"] for each in house("log", "--json").json]
    assert done[:6] == ["ban", "delete", "stop", "unseat", "lift", "mute"]
    house("stop", table, *because).refused("no such table")
    house("warn", "nobody_at_all", *because).refused("nobody_at_all")
    assert house("warn", name).code != 0  # not without a reason


def test_a_role_is_given_on_the_servers_own_machine_only(person: Make, house: Any) -> None:
    ada = person("Ada")
    assert ada.get("/admin").status_code == 403
    name = account(ada)
    assert house("grant", name, "moderator", "--reason", "she helps").code == 0
    assert ada.get("/admin").json()["role"] == "moderator"
    assert house("grant", name, "none", "--reason", "thank you").code == 0
    assert ada.get("/admin").status_code == 403
    house("grant", name, "king", "--reason", "why not").refused("owner")
