"""A table that was played by other rules than are played here: refused clearly, never lost."""

from collections.abc import Callable, Iterator

import pytest

from panj.words import LANGUAGES
from server.helpers import closing_code
from server.test_matches import two_at_a_table


@pytest.fixture
def of_old(store) -> Iterator[Callable[[str], None]]:
    """As if the rules had changed since a table was made; afterwards nobody plays there."""

    def age(table: str) -> None:
        store.change(
            "UPDATE tables SET rules_version = 99, changed = changed + 1 WHERE id = :table",
            table=table,
        )

    yield age
    store.change("UPDATE tables SET status = 'abandoned', due = NULL WHERE rules_version = 99")


def test_a_table_by_other_rules_is_refused_in_every_language(person, of_old) -> None:
    ada, _, table = two_at_a_table(person)
    of_old(table)
    said = set()
    for lang in LANGUAGES:
        refused = ada.client.get(f"/tables/{table}", headers={"accept-language": lang})
        assert refused.status_code == 409
        assert refused.json()["key"] == "core.refusal.rules_version"
        said.add(refused.json()["title"])
    assert len(said) == len(LANGUAGES)
    assert ada.move(table, 0, 0).json()["key"] == "core.refusal.rules_version"
    with ada.live(table) as live:
        assert closing_code(live) == 4404


def test_it_is_still_listed_and_can_be_given_up(person, of_old) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "me")
    of_old(table)
    mine = {brief["id"]: brief for brief in ada.get("/tables").json()["mine"]}
    assert mine[table]["status"] == "running"
    assert ada.bare_post(f"/tables/{table}/abandon").status_code == 200
    mine = {brief["id"]: brief for brief in ada.get("/tables").json()["mine"]}
    assert mine[table]["status"] == "abandoned"


@pytest.mark.parametrize("how", ["over", "abandoned", "taken back"])
def test_a_finished_match_by_other_rules_is_exported_as_it_was(person, of_old, how: str) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "me")
    ada.move(table, 0, 0)
    if how == "taken back":
        ada.post(f"/tables/{table}/propose", kind="undo")
    if how == "abandoned":
        ada.bare_post(f"/tables/{table}/abandon")
    else:
        ada.play_on(table)
    before = ada.get(f"/tables/{table}/export").text
    of_old(table)
    after = ada.get(f"/tables/{table}/export")
    assert after.status_code == 200, after.text
    assert moves_of(after.text) == moves_of(before)
    assert '"rules_version":99' in after.text
    refused = person("Ben").post("/tables/import", file=after.text).json()
    assert refused["key"] == "core.refusal.rules_version_file"


def moves_of(text: str) -> list[str]:
    """A file's moves; its header and its seal differ by the version."""
    return text.splitlines()[1:-1]


def test_the_doctor_does_not_mind_old_matches_that_have_ended(person, store, of_old, panj) -> None:
    ada = person("Ada")
    ended, running = ada.new("high_card", "me", "me"), ada.new("high_card", "me", "me")
    ada.play_on(ended)
    for table in (ended, running):
        of_old(table)
    found = panj("admin", "doctor", "--json", "--database", store.database).json["problems"]
    assert not [problem for problem in found if problem.startswith(ended)]
    assert [problem for problem in found if problem.startswith(running)]
