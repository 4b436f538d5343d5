"""Tables from the first wish to the rematch."""

from concurrent.futures import ThreadPoolExecutor
from string import hexdigits

import pytest

from server.helpers import Person, new_action


def test_a_guest_plays_a_whole_match_against_a_bot(person) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "bot:random")
    end = ada.play_on(table)
    assert end["status"] == "over"
    assert sorted(end["ranking"])[0] == 1
    assert end["question"] is None
    assert [seat["kind"] for seat in end["seats"]] == ["person", "bot"]


def test_people_join_an_open_table_and_the_host_starts_it(person) -> None:
    ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
    table = ada.new("high_card", "me", "open", start=False)
    assert table in [brief["id"] for brief in ben.get("/tables").json()["open"]]
    assert ada.bare_post(f"/tables/{table}/start").json()["key"] == "server.refusal.seats_open"
    assert ben.post(f"/tables/{table}/join").json()["seat"] == 1
    assert eve.post(f"/tables/{table}/join").json()["key"] == "server.refusal.no_seat"
    assert ben.bare_post(f"/tables/{table}/start").json()["key"] == "server.refusal.not_host"
    assert ada.bare_post(f"/tables/{table}/start").json()["status"] == "running"
    assert table not in [brief["id"] for brief in ben.get("/tables").json()["open"]]
    assert table in [brief["id"] for brief in ben.get("/tables").json()["mine"]]


def test_a_private_table_is_not_listed(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "open", start=False, settings={"listed": False})
    assert table not in [brief["id"] for brief in person("Ben").get("/tables").json()["open"]]


def test_who_leaves_before_the_start_frees_the_seat(person) -> None:
    ada, ben = person("Ada"), person("Ben")
    table = ada.new("high_card", "me", "open", start=False, settings={"spectators": False})
    ben.post(f"/tables/{table}/join")
    left = ben.bare_post(f"/tables/{table}/leave")
    assert left.status_code == 200
    assert left.json()["seats"][1]["kind"] == "open"
    assert person("Eve").post(f"/tables/{table}/join", seat=1).status_code == 200


def test_nobody_leaves_or_joins_after_the_start(person) -> None:
    ada, ben = person("Ada"), person("Ben")
    table = ada.new("high_card", "me", "bot:random")
    assert ada.bare_post(f"/tables/{table}/leave").json()["key"] == "server.refusal.not_open"
    assert ben.post(f"/tables/{table}/join").json()["key"] == "server.refusal.not_open"


def test_a_live_message_can_be_posted_and_needs_no_type_there(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "me:Ben")
    path = f"/tables/{table}/moves"
    first = {"index": 0, "expected_version": 0, "action_id": new_action()}
    assert ada.post(path, **first).status_code == 200
    second = {"index": 0, "expected_version": 1, "action_id": new_action()}
    assert ada.post(path, type="undo", **second).status_code == 400
    assert ada.post(path, type="move", **second).json()["version"] == 2
    assert ada.post(f"/tables/{table}/chat", text="hello").status_code == 201
    assert ada.post(f"/tables/{table}/chat", type="chat", text="hello").status_code == 201


def test_an_invitation_can_be_typed_after_an_option(person) -> None:
    # With a dash at its beginning, programs would take it for an option of their own.
    made = person("Ada").create("kingdomino", "me", "invited", "invited", "invited")
    assert len(made["invites"]) == 3
    assert all(set(invite) <= set(hexdigits) for invite in made["invites"].values())


def test_an_invitation_is_for_one_seat_and_one_person(person, store) -> None:
    ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
    made = ada.create("high_card", "me", "invited", "open")
    table, invite = made["table"]["id"], made["invites"]["1"]
    kept = store.everything()
    assert table in kept
    assert invite not in kept
    assert eve.post(f"/tables/{table}/join", invite="guessed").status_code == 403
    assert ben.post(f"/tables/{table}/join", invite=invite).json()["seat"] == 1
    again = eve.post(f"/tables/{table}/join", invite=invite)
    assert again.json()["key"] == "server.refusal.invite"


def test_the_host_starts_nothing_that_cannot_start(person) -> None:
    ada = person("Ada")
    refused = ada.post(
        "/tables", game="high_card", seats=[{"kind": "me"}, {"kind": "open"}], start=True
    )
    assert refused.json()["key"] == "server.refusal.seats_open"
    assert ada.get("/tables").json()["mine"] == []


def test_solo_tables_and_tables_of_bots_alone(person) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "bot:random", "bot:random")
    seen = ada.table(table)
    assert seen["seat"] is None
    assert seen["host"]
    assert person("Eve").bare_post(f"/tables/{table}/abandon").status_code == 403
    ended = ada.bare_post(f"/tables/{table}/abandon")
    assert ended.json()["status"] in ("abandoned", "over") or ended.status_code == 409


def test_a_match_of_one_person_can_be_abandoned(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "bot:random")
    assert ada.bare_post(f"/tables/{table}/abandon").json()["status"] == "abandoned"
    assert ada.table(table)["key"] is not None


def test_a_match_of_two_ends_early_only_by_agreement(person) -> None:
    ada, ben, table = two_at_a_table(person)
    assert ada.bare_post(f"/tables/{table}/abandon").json()["key"] == "server.refusal.needs_consent"
    proposed = ada.post(f"/tables/{table}/propose", kind="resign").json()
    assert proposed["proposal"] == {"kind": "resign", "by": 0, "agreed": [0]}
    assert proposed["status"] == "running"
    refused = ben.post(f"/tables/{table}/propose", kind="undo")
    assert refused.json()["key"] == "server.refusal.proposal_open"
    assert ben.post(f"/tables/{table}/answer", agree=False).json()["proposal"] is None
    ada.post(f"/tables/{table}/propose", kind="resign")
    assert ben.post(f"/tables/{table}/answer", agree=True).json()["status"] == "abandoned"


def test_a_move_is_taken_back_beyond_the_boundary_by_consent(person) -> None:
    ada, ben, table = two_at_a_table(person)
    hand = ada.table(table)["view"]["hand"]
    ada.move(table, 0, 0)
    assert ada.undo(table, 1).json()["key"] == "core.refusal.undo"
    ada.post(f"/tables/{table}/propose", kind="undo")
    back = ben.post(f"/tables/{table}/answer", agree=True).json()
    assert back["version"] == 2
    assert back["log"][-1]["key"] == "server.log.undone"
    assert ada.table(table)["view"]["hand"] == hand
    assert ada.table(table)["question"]["mine"]


def test_a_move_that_the_proposer_has_not_seen_stays(person) -> None:
    ada, ben, table = two_at_a_table(person)
    ada.move(table, 0, 0)
    ben.move(table, 0, 1)
    late = ada.post(f"/tables/{table}/propose", kind="undo", expected_version=1)
    assert late.status_code == 409
    assert (late.json()["key"], late.json()["operands"]) == ("core.refusal.stale", [1, 2])
    assert ada.table(table)["proposal"] is None
    meant = ada.post(f"/tables/{table}/propose", kind="undo", expected_version=2)
    assert meant.json()["proposal"]["kind"] == "undo"


def test_consents_that_come_at_the_same_moment_all_count(person) -> None:
    ada = person("Ada")
    others = [person(name) for name in ("Ben", "Cem", "Dora")]
    table = ada.new("kingdomino", "me", "open", "open", "open", start=False)
    for other in others:
        other.post(f"/tables/{table}/join")
    ada.bare_post(f"/tables/{table}/start")
    ada.post(f"/tables/{table}/propose", kind="resign")
    with ThreadPoolExecutor(len(others)) as pool:
        answers = pool.map(lambda each: each.post(f"/tables/{table}/answer", agree=True), others)
    assert [answer.status_code for answer in answers] == [200] * len(others)
    assert ada.table(table)["status"] == "abandoned"


def test_a_move_that_reveals_nothing_is_taken_back_freely(person) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "me")
    seen = ada.table(table)
    while not seen["may_undo"]:
        ada.move(table, 0, seen["version"])
        seen = ada.table(table)
        assert seen["status"] == "running"
    before = seen["version"]
    assert ada.undo(table, before).status_code == 200
    assert ada.table(table)["version"] == before + 1


def test_the_rematch_is_one_table_for_all(person) -> None:
    ada, ben, table = two_at_a_table(person)
    assert ada.bare_post(f"/tables/{table}/rematch").json()["key"] == "server.refusal.not_over"
    ada.post(f"/tables/{table}/propose", kind="resign")
    ben.post(f"/tables/{table}/answer", agree=True)
    fresh = ada.bare_post(f"/tables/{table}/rematch").json()
    assert fresh["status"] == "open"
    assert [seat["name"] for seat in fresh["seats"]] == ["Ada", "Ben"]
    # Nobody sits there, nor has the table in their list, without having said so.
    assert [seat["kind"] for seat in fresh["seats"]] == ["person", "invited"]
    assert fresh["id"] not in [each["id"] for each in ben.get("/tables").json()["mine"]]
    assert ada.bare_post(f"/tables/{fresh['id']}/start").json()["key"].endswith("seats_open")
    eve = person("Eve")
    for wish in ({}, {"seat": 1}, {"invite": "for " + ben.get("/me").json()["id"]}):
        assert eve.post(f"/tables/{fresh['id']}/join", **wish).status_code in (403, 409)
    assert ben.bare_post(f"/tables/{table}/rematch").json()["id"] == fresh["id"]
    assert [seat["kind"] for seat in ben.table(fresh["id"])["seats"]] == ["person", "person"]
    assert ben.table(table)["rematch"] == fresh["id"]
    assert fresh["commitment"] != ada.table(table)["commitment"]
    assert person("Eve").bare_post(f"/tables/{table}/rematch").status_code == 403


def test_the_host_of_a_rematch_opens_a_seat_that_was_kept(person) -> None:
    ada, ben, table = two_at_a_table(person)
    ada.post(f"/tables/{table}/propose", kind="resign")
    ben.post(f"/tables/{table}/answer", agree=True)
    fresh = ada.bare_post(f"/tables/{table}/rematch").json()["id"]
    open_ = f"/tables/{fresh}/open"
    eve = person("Eve")
    assert ben.post(open_, seat=1).json()["key"] == "server.refusal.not_host"
    for seat in (0, 7):
        assert ada.post(open_, seat=seat).json()["key"] == "server.refusal.not_kept"
    seats = ada.post(open_, seat=1).json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Ada"), ("open", "")]
    assert ada.post(open_, seat=1).json()["key"] == "server.refusal.not_kept"
    # Whoever comes first sits there, and the seat is no longer kept for Ben.
    assert eve.post(f"/tables/{fresh}/join").json()["seat"] == 1
    ben.bare_post(f"/tables/{table}/rematch")
    assert [seat["name"] for seat in ada.table(fresh)["seats"]] == ["Ada", "Eve"]
    assert ada.bare_post(f"/tables/{fresh}/start").status_code == 200
    assert ada.post(open_, seat=1).json()["key"] == "server.refusal.not_open"


def test_a_seat_that_is_opened_needs_its_invitation_no_more(person) -> None:
    ada = person("Ada")
    seats = [{"kind": "me"}, {"kind": "invited"}]
    made = ada.post("/tables", game="high_card", seats=seats).json()
    table = made["table"]["id"]
    assert ada.post(f"/tables/{table}/open", seat=1).status_code == 200
    late = person("Ben").post(f"/tables/{table}/join", invite=made["invites"]["1"])
    assert late.json()["key"] == "server.refusal.invite"
    assert person("Eve").post(f"/tables/{table}/join").status_code == 200


# Submitting


def test_a_stale_move_is_refused_with_the_table_as_it_is(person) -> None:
    ada, ben, table = two_at_a_table(person)
    assert ada.move(table, 0, 0).status_code == 200
    late = ben.move(table, 0, 0)
    assert late.status_code == 409
    assert late.headers["content-type"] == "application/problem+json"
    assert late.json()["key"] == "core.refusal.stale"
    assert late.json()["operands"] == [0, 1]
    assert late.json()["table"]["version"] == 1
    assert late.json()["table"]["seat"] == 1
    assert late.json()["table"]["question"]["mine"]


def test_the_same_action_twice_has_one_effect_and_one_answer(person) -> None:
    ada, ben, table = two_at_a_table(person)
    action = new_action()
    first = ada.move(table, 0, 0, action)
    assert first.json() == {"action_id": action, "version": 1}
    assert ada.move(table, 0, 0, action).json() == first.json()
    assert ada.move(table, 1, 1, action).json() == first.json()
    assert ben.table(table)["version"] == 1


@pytest.mark.parametrize("index", [3, 99, 100_000])
def test_a_move_that_is_not_in_the_list_is_refused(person, index: int) -> None:
    ada, _, table = two_at_a_table(person)
    refused = ada.move(table, index, 0)
    assert refused.status_code == 400
    assert refused.json()["key"] == "server.refusal.no_such_move"
    assert ada.table(table)["version"] == 0


def test_who_is_not_asked_does_not_move(person) -> None:
    _, ben, table = two_at_a_table(person)
    assert ben.move(table, 0, 0).json()["key"] == "server.refusal.not_your_turn"
    assert person("Eve").move(table, 0, 0).json()["key"] == "server.refusal.not_seated"


def two_at_a_table(person, **more) -> tuple[Person, Person, str]:
    """Ada and Ben in the middle of High Card; Ada is asked."""
    ada, ben = person("Ada"), person("Ben")
    table = ada.new("high_card", "me", "open", start=False, **more)
    ben.post(f"/tables/{table}/join")
    assert ada.bare_post(f"/tables/{table}/start").status_code == 200
    return ada, ben, table
