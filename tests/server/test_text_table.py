"""The table as plain text: everything that a match needs, with forms and links alone."""

import re
from html import unescape
from typing import Any

import pytest

from panj.words import LANGUAGES, words_for
from panj.words.odds import odds_key
from server.helpers import Person


class Reader:
    """Somebody whose browser runs no scripts."""

    def __init__(self, person: Person, table: str, lang: str = "en", **query: str) -> None:
        self.client = person.client
        self.address = f"http://{person.address}/tables/{table}/text"
        self.text = ""
        self.open(lang=lang, **query)

    def open(self, **query: str) -> None:
        got = self.client.get(self.address, params=query)
        assert got.status_code == 200, got.text
        assert "<script" not in got.text
        self.text = got.text

    def forms(self) -> list[dict[str, str]]:
        """The hidden fields of every form, with the label of its button."""
        found = []
        for form in re.findall(r"<form.*?</form>", self.text, re.DOTALL):
            fields = dict(re.findall(r'name="(\w+)" value="(.*?)"', form))
            label = re.findall(r"<button>(.*?)</button>", form)[0]
            found.append({name: unescape(value) for name, value in fields.items()})
            found[-1]["button"] = unescape(label)
        return found

    def press(self, act: str, index: str = "", **more: str) -> None:
        """Press a button, as a browser would: with the form's own fields and nothing else."""
        [form] = [each for each in self.forms() if (each["act"], each["index"]) == (act, index)]
        del form["button"]
        headers = {"x-csrftoken": ""}  # a form has no such header
        got = self.client.post(
            self.address, data={**form, **more}, headers=headers, follow_redirects=True
        )
        assert got.status_code == 200, got.text
        self.text = got.text

    def acts(self) -> list[str]:
        return [form["act"] for form in self.forms()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_strangers_sit_down_start_and_play_without_a_script(person, lang: str) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "open", start=False)
    host, guest = Reader(ada, table, lang), Reader(person(None), table, lang)
    assert host.acts() == ["leave"]
    assert guest.acts() == ["join"]
    assert words_for(lang).text("web.settings.name") in guest.text
    guest.press("join", name="Ben")
    assert "Ben" in guest.text
    assert guest.acts() == ["leave"]
    guest.press("leave")
    assert guest.acts() == ["join"]
    assert words_for(lang).text("web.settings.name") not in guest.text  # known by now
    guest.press("join")
    host.open(lang=lang)
    assert host.acts() == ["start", "leave"]
    host.press("start")
    asked = host if "move" in host.acts() else guest
    asked.open(lang=lang)
    before = ada.table(table)["version"]
    asked.press("move", "0")
    assert ada.table(table)["version"] == before + 1
    assert f'dir="{"rtl" if lang == "fa" else "ltr"}"' in host.text


def test_an_invitation_is_taken_up_without_a_script(person) -> None:
    ada, ben = person("Ada"), person(None)
    made = ada.create("high_card", "me", "invited")
    table, invite = made["table"]["id"], made["invites"]["1"]
    assert Reader(ben, table).acts() == []
    reader = Reader(ben, table, invite=invite)
    reader.press("join", name="Ben")
    assert ada.table(table)["seats"][1]["name"] == "Ben"


@pytest.mark.parametrize(
    ("act", "key"),
    [
        ("start", "server.refusal.not_host"),
        ("leave", "server.refusal.not_seated"),
        ("dance", "server.refusal.bad_request"),
    ],
)
def test_what_is_refused_is_said(person, act: str, key: str) -> None:
    table = person("Ada").new("high_card", "me", "open", start=False)
    reader = Reader(person("Eve"), table)
    said = answer_to(reader, act=act)
    assert words_for("en").text(key) in said


@pytest.mark.parametrize(
    ("changed", "is_made"),
    [
        ({}, True),
        ({"action": "an_action-0"}, True),
        ({"action": "an action 0"}, False),
        ({"action": "short"}, False),
        ({"index": "100001"}, False),
        ({"index": "-1"}, False),
        ({"index": ""}, False),
        ({"version": "1000001"}, False),
        ({"version": "soon"}, False),
    ],
)
def test_a_form_says_what_a_request_may_say(person, changed: dict[str, str], is_made: bool) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "me")
    said = answer_to(Reader(ada, table), "move", **changed)
    assert said == ("" if is_made else words_for("en").text("server.refusal.bad_request"))
    assert ada.table(table)["version"] == int(is_made)


def test_a_name_is_needed_and_looked_at(person) -> None:
    table = person("Ada").new("high_card", "me", "open", start=False)
    reader = Reader(person(None), table)
    assert words_for("en").text("server.refusal.name_empty") in answer_to(reader, name="!!")
    assert words_for("en").text("server.refusal.unknown_person") in answer_to(reader, act="start")


def answer_to(reader: Reader, of: str = "join", **changed: Any) -> str:
    """What the page says to the first form of an act, if somebody has changed it."""
    form = next(each for each in reader.forms() if each["act"] == of)
    got = reader.client.post(
        reader.address,
        data={**form, **changed},
        headers={"x-csrftoken": ""},
        follow_redirects=True,
    )
    alerts = re.findall(r'role="alert">(.*?)</p>', got.text)
    return unescape(alerts[0]) if alerts else ""


def test_a_form_from_elsewhere_does_nothing(person) -> None:
    ada, eve = person("Ada"), person("Eve")
    table = ada.new("high_card", "me", "open", start=False)
    got = eve.client.post(
        f"http://{eve.address}/tables/{table}/text",
        data={"act": "join", "_csrf_token": "x"},
        headers={"x-csrftoken": ""},
    )
    assert got.status_code == 403
    assert ada.table(table)["seats"][1]["kind"] == "open"


def test_a_move_is_taken_back_without_a_script(person) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "me")
    reader = Reader(ada, table)
    for _ in range(60):
        if "undo" in reader.acts():
            break
        reader.press("move", "0")
    version = ada.table(table)["version"]
    reader.press("undo")
    assert ada.table(table)["version"] == version + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_is_asked_for_and_played_without_a_script(person, lang: str) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "me", settings={"hints": True})
    reader = Reader(ada, table, lang)
    reader.press("hint")
    assert "hint" not in reader.acts()
    section = reader.text.partition(f"<h3>{words_for(lang).text('web.hint')}</h3>")[2]
    assert section.count("<li>") >= 1
    odds = [words_for(lang).text(odds_key(percent / 100)) for percent in range(101)]
    assert any(f"({each}" in section for each in odds)
    index = re.findall(r'name="index" value="(\d+)"', section)[0]
    best = next(form for form in reversed(reader.forms()) if form["index"] == index)
    assert ada.move(table, int(best["index"]), int(best["version"])).status_code == 200


def test_a_text_table_without_hints_offers_none(person) -> None:
    ada = person("Ada")
    reader = Reader(ada, ada.new("kingdomino", "me", "me"))
    assert "hint" not in reader.acts()


TITLES = {"en": "earned the title", "fa": "را به دست آوردید", "hu": "elnyert címed"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_played_alone_reads_the_title_that_was_earned(person, lang: str) -> None:
    ada = person("Ada")
    table = ada.new("minerva", "me")
    assert ada.table(table)["result"] is None
    while (seen := ada.table(table))["question"] is not None:
        offers = seen["question"]["moves"]
        ending = [each for each in offers if each["verb"] in ("pass", "decline")]
        ada.move(table, (ending or offers)[-1]["index"], seen["version"])
    seen = ada.table(table)
    assert seen["result"]["key"] == "minerva.result.title"
    assert seen["result"]["operands"][:2] == [0, sum(line["points"][0] for line in seen["scores"])]
    reader = Reader(ada, table, lang)
    assert TITLES[lang] in unescape(reader.text)
