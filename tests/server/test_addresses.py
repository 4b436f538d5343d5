"""The address of a table may be shown before the table is made."""

from uuid import uuid4

SEATS = [{"kind": "me"}, {"kind": "open"}]


def test_a_table_is_made_at_the_address_that_was_shown(person) -> None:
    address = uuid4().hex
    ada = person("Ada")
    assert ada.get(f"/tables/{address}").status_code == 404
    made = ada.post("/tables", game="kingdomino", seats=SEATS, id=address)
    assert made.json()["table"]["id"] == address
    assert ada.get(f"/tables/{address}").status_code == 200


def test_nobody_makes_a_table_at_the_address_of_another(person) -> None:
    address = uuid4().hex
    person("Ada").post("/tables", game="kingdomino", seats=SEATS, id=address)
    refused = person("Bob").post("/tables", game="kingdomino", seats=SEATS, id=address)
    assert refused.status_code == 409
    assert refused.json()["key"] == "server.refusal.table_taken"


def test_an_address_is_nothing_but_a_random_number(person) -> None:
    for address in ("", "mine", "../x", "A" * 32, "0" * 31):
        refused = person("Ada").post("/tables", game="kingdomino", seats=SEATS, id=address)
        assert refused.status_code == 400, address


def test_how_long_a_bot_may_think_is_told(person) -> None:
    ada = person("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random", "seconds": 3}]
    made = ada.post("/tables", game="kingdomino", seats=seats, start=True)
    assert [seat["seconds"] for seat in made.json()["table"]["seats"]] == [None, 3]
